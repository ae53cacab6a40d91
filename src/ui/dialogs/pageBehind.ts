import { useEffect } from 'react';

let shut = 0;

/** Whether something lies over the page that has to be finished first. */
export const isPageBehind = () => shut > 0;

/**
 * Makes the page inert: react-bootstrap traps the focus, but leaves the page to pointers and screen readers.
 */
export function usePageBehind(isOpen: boolean): void {
  // After the effect in which react-bootstrap remembers where the focus was, and before the one that gives it back.
  useEffect(() => {
    if (!isOpen) return;
    const root = document.getElementById('root');
    shut += 1;
    root?.setAttribute('inert', '');
    return () => {
      shut -= 1;
      if (shut === 0) root?.removeAttribute('inert');
    };
  }, [isOpen]);
}
