import type { ComponentPropsWithRef, MouseEvent } from 'react';
import Button, { type ButtonProps } from 'react-bootstrap/Button';
import { Spinner } from '../feedback/Loader.tsx';

/** A message that appears as a field loses the focus would move the button away from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A button that shows that its work is under way and cannot be pressed again meanwhile. */
export function SubmitButton({
  isPending,
  children,
  disabled,
  ...button
}: ComponentPropsWithRef<'button'> & Pick<ButtonProps, 'variant' | 'size'> & { isPending: boolean }) {
  return (
    <Button
      type="submit"
      onMouseDown={keepFocus}
      {...button}
      disabled={disabled || isPending}
      aria-busy={isPending}
    >
      {isPending && <Spinner />}
      {children}
    </Button>
  );
}
