import type { ComponentPropsWithRef } from 'react';
import { Spinner } from './Spinner.tsx';

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
