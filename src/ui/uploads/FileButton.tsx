import { type ReactNode, useRef } from 'react';

interface FileButtonProps {
  children: ReactNode;
  accept: string;
  /** Opens the camera that looks away from the person, where there is one. */
  hasCamera?: boolean;
  /** The name of the input behind the button. */
  inputLabel?: string;
  className?: string;
  isEnabled?: boolean;
  onChosen: (file: File) => void;
}

/** A button that opens the file dialog, or the camera. */
export function FileButton({
  children,
  accept,
  hasCamera = false,
  inputLabel,
  className = 'btn btn-outline-secondary btn-sm',
  isEnabled = true,
  onChosen,
}: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={!isEnabled}
        onClick={() => chooser.current?.click()}
      >
        {children}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={inputLabel}
        accept={accept}
        capture={hasCamera ? 'environment' : undefined}
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
