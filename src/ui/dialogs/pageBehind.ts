import { useEffect } from 'react';

let shut = 0;

/** Whether a dialog covers the page. */
export const isPageBehind = () => shut > 0;

/**
 * Makes the page inert: react-bootstrap traps the focus, but pointers and screen readers still reach the
 * page.
 */
export function usePageBehind(isOpen: boolean): void {
  // After the effect in which react-bootstrap stores the focused element, and before the one that restores the focus.
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
