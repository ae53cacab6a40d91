import { FileButton } from './FileButton.tsx';
import { useMediaQuery } from './useMediaQuery.ts';

interface CameraButtonProps {
  label: string;
  isEnabled?: boolean;
  onChosen: (file: File) => void;
}

/** "Take a photo", on devices that are touched; choosing a file stays beside it. */
export function CameraButton({ label, isEnabled = true, onChosen }: CameraButtonProps) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  if (!isTouched) return null;
  return (
    <FileButton accept="image/*" hasCamera isEnabled={isEnabled} onChosen={onChosen}>
      Take a photo<span className="visually-hidden"> of {label}</span>
    </FileButton>
  );
}
