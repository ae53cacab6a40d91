import type { ComponentPropsWithRef } from 'react';

interface RevealButtonProps {
  /** What it shows or hides, within the button's name. */
  secret: string;
  isShown: boolean;
  onToggle: () => void;
  className?: string;
}

/** Shows and hides something that not everybody who passes by should read. */
export function RevealButton({
  secret,
  isShown,
  onToggle,
  className = 'btn btn-outline-secondary',
}: RevealButtonProps) {
  return (
    <button type="button" className={className} onClick={onToggle}>
      {isShown ? 'Hide' : 'Show'}
      <span className="visually-hidden"> {secret}</span>
    </button>
  );
}

interface SecretInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onToggle'>,
    Omit<RevealButtonProps, 'className'> {
  hasError: boolean;
}

/** An input with the button that shows what it holds; how it is hidden is for the field to say. */
export function SecretInput({
  secret,
  isShown,
  onToggle,
  hasError,
  className = '',
  ...input
}: SecretInputProps) {
  return (
    <div className="input-group">
      <input
        autoComplete="off"
        {...input}
        className={`form-control ${hasError ? 'is-invalid' : ''} ${className}`}
      />
      <RevealButton secret={secret} isShown={isShown} onToggle={onToggle} />
    </div>
  );
}
