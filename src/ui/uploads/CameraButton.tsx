import { useMediaQuery } from '../useMediaQuery.ts';
import { FileButton } from './FileButton.tsx';

interface CameraButtonProps {
  label: string;
  isEnabled?: boolean;
  onChosen: (file: File) => void;
}

/** For touch screens; choosing a file stays possible next to it. */
export function CameraButton({ label, isEnabled = true, onChosen }: CameraButtonProps) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  if (!isTouched) return null;
  return (
    <FileButton accept="image/*" hasCamera isEnabled={isEnabled} onChosen={onChosen}>
      Take a photo<span className="visually-hidden"> of {label}</span>
    </FileButton>
  );
}
