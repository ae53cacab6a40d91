import { useEffect, useRef } from 'react';

/** Gives the focus back to a form's button, where disabling the fields took it from one of them. */
export function useFocusAfter(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (wasPending.current && !isPending && isFree) button.current?.focus({ preventScroll: true });
    wasPending.current = isPending;
  }, [isPending]);
  return button;
}
