import { type ReactNode, useRef } from 'react';
import Button from 'react-bootstrap/Button';

interface FileButtonProps {
  children: ReactNode;
  accept: string;
  /** Opens the camera that looks away from the person, where there is one. */
  hasCamera?: boolean;
  variant?: 'primary' | 'outline-secondary';
  isEnabled?: boolean;
  onChosen: (file: File) => void;
}

/** A further way to choose a file, beside the labelled input of a field: a button that opens the file dialog or the camera. */
export function FileButton({
  children,
  accept,
  hasCamera = false,
  variant = 'outline-secondary',
  isEnabled = true,
  onChosen,
}: FileButtonProps) {
  // Held until the next click, as a phone may clean up an input that nobody holds while its camera is open.
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
