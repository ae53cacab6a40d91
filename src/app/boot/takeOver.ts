import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the form that the build rendered, in one step, so that nothing changes it meanwhile. Where a page translator or a password
 * manager has put its own elements into the form, React renders the form anew; the typed text and the focus move over.
 */
export function takeOver(root: HTMLElement, portal: ReactNode): void {
  const typed = new Map(inputsIn(root).map(({ autocomplete, value }) => [autocomplete, value]));
  const focused = document.activeElement instanceof HTMLInputElement && document.activeElement.autocomplete;
  flushSync(() => hydrateRoot(root, portal, { onRecoverableError: (error) => console.warn(error) }));
  for (const input of inputsIn(root)) {
    enter(input, typed.get(input.autocomplete) ?? '');
    if (input.autocomplete === focused) input.focus();
  }
}

const inputsIn = (root: Element) => [...root.querySelectorAll<HTMLInputElement>('input[autocomplete]')];

/** Enters a text as a keyboard does: React ignores a value without an event. */
function enter(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
