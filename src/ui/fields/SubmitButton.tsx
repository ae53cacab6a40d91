import type { ComponentPropsWithRef, MouseEvent } from 'react';
import Button, { type ButtonProps } from 'react-bootstrap/Button';
import { Spinner } from '../feedback/Loader.tsx';

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** With an `onClick` it does not submit. */
export function SubmitButton({
  isPending,
  children,
  disabled,
  ...button
}: ComponentPropsWithRef<'button'> & Pick<ButtonProps, 'variant' | 'size'> & { isPending: boolean }) {
  return (
    <Button
      type={button.onClick ? 'button' : 'submit'}
      onMouseDown={keepFocus}
      {...button}
      disabled={disabled || isPending}
      aria-busy={isPending}
    >
      {isPending && <Spinner />}
      <span>{children}</span>
    </Button>
  );
}
