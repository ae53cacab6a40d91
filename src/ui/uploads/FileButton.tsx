import { type ReactNode, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useMediaQuery } from '../useMediaQuery.ts';

interface FileButtonProps {
  children: ReactNode;
  accept: string;
  /** The rear camera, if there is one. */
  hasCamera?: boolean;
  variant?: 'outline-primary' | 'outline-secondary';
  isEnabled?: boolean;
  onChosen: (file: File) => void;
}

/** A further way to choose a file, next to the labelled input of a field. */
export function FileButton({
  children,
  accept,
  hasCamera = false,
  variant = 'outline-secondary',
  isEnabled = true,
  onChosen,
}: FileButtonProps) {
  // In a ref until the next click: a phone may garbage-collect an unreferenced input while its camera is open.
  const chooser = useRef<HTMLInputElement>(null);
  const handleClick = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    if (hasCamera) input.setAttribute('capture', 'environment');
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) onChosen(file);
    });
    chooser.current = input;
    input.click();
  };
  return (
    <Button variant={variant} size="sm" disabled={!isEnabled} onClick={handleClick}>
      {children}
    </Button>
  );
}

interface CameraButtonProps {
  label: string;
  isEnabled: boolean;
  onChosen: (file: File) => void;
}

/** For touch screens; the file chooser stays available beside it. */
export function CameraButton({ label, isEnabled, onChosen }: CameraButtonProps) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  if (!isTouched) return null;
  return (
    <FileButton accept="image/*" hasCamera isEnabled={isEnabled} onChosen={onChosen}>
      Take a photo<span className="visually-hidden">{` of ${label}`}</span>
    </FileButton>
  );
}
