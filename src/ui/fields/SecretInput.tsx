import type { ComponentPropsWithRef } from 'react';
import Button, { type ButtonProps } from 'react-bootstrap/Button';
import FormControl, { type FormControlProps } from 'react-bootstrap/FormControl';
import InputGroup from 'react-bootstrap/InputGroup';

interface RevealButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** The name of the hidden value, in the button's label. */
  secret: string;
  isShown: boolean;
  onToggle: () => void;
}

export function RevealButton({ secret, isShown, onToggle, ...button }: RevealButtonProps) {
  return (
    <Button variant="outline-secondary" {...button} onClick={onToggle}>
      <span>{isShown ? 'Hide' : 'Show'}</span>
      <span className="visually-hidden">{` ${secret}`}</span>
    </Button>
  );
}

interface SecretInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'onToggle' | 'size' | 'value'>,
    Pick<FormControlProps, 'as' | 'isInvalid' | 'plaintext'>,
    Pick<RevealButtonProps, 'secret' | 'isShown' | 'onToggle'> {
  value?: string;
  /** Another number makes another input; the button keeps the focus. */
  visit?: number;
}

export function SecretInput({ secret, isShown, onToggle, visit, ...input }: SecretInputProps) {
  return (
    <InputGroup>
      <FormControl key={visit} autoComplete="off" {...input} />
      <RevealButton secret={secret} isShown={isShown} onToggle={onToggle} />
    </InputGroup>
  );
}
