import { useRef } from 'react';

interface UploadActionProps {
  label: string;
  isEnabled: boolean;
  onChosen: (file: File) => void;
}

/** A row without a file: the Upload button and the file dialog that it opens (SPEC 4, Document row states). */
export function UploadAction({ label, isEnabled, onChosen }: UploadActionProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        disabled={!isEnabled}
        onClick={() => chooser.current?.click()}
      >
        Upload<span className="visually-hidden"> {label}</span>
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`Upload ${label}`}
        accept="image/*,application/pdf"
        disabled={!isEnabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChosen(file);
        }}
      />
    </>
  );
}
