import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from '../feedback/Loader.tsx';

/** A message that appears as a field loses the focus would move the button away from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A button that shows that its work is under way and cannot be pressed again meanwhile. */
export function SubmitButton({
  isPending,
  children,
  className = 'btn btn-primary',
  disabled,
  ...button
}: ComponentPropsWithRef<'button'> & { isPending: boolean }) {
  return (
    <button
      type="submit"
      onMouseDown={keepFocus}
      {...button}
      className={className}
      disabled={disabled || isPending}
      aria-busy={isPending}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  );
}
