import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for the field; a locked form, for example, never shows it. */
const PATIENCE_MS = 5_000;

/**
 * Focuses the field that a link names in its state, `{ field: 'ifscCode' }`. A list such as `gstTable.0` is
 * found by its first field.
 */
export function useFieldFocus(): void {
  const { key, state } = useLocation();
  const field = fieldOf(state);
  useEffect(() => {
    if (!key || field === undefined) return;
    const focus = () => {
      const found = [...document.querySelectorAll<HTMLElement>('main [name]')].find((element) => {
        const name = element.getAttribute('name');
        return (name === field || name?.startsWith(`${field}.`)) && element.getClientRects().length > 0;
      });
      if (!found) return;
      stop();
      // Runs after the heading of the new screen has taken the focus.
      requestAnimationFrame(() => requestAnimationFrame(() => found.focus()));
    };
    const observer = new MutationObserver(focus);
    const timer = setTimeout(() => stop(), PATIENCE_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    focus();
    return stop;
  }, [key, field]);
}

function fieldOf(state: unknown): string | undefined {
  const field: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'field') : undefined;
  return typeof field === 'string' && field !== '' ? field : undefined;
}
