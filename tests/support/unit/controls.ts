import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** The control with this label. */
export const field = (label: string) => screen.getByLabelText(label);

// Testing Library drops the space before a part that is for screen readers only; the text has it.
const named = (wanted: string) => ({
  name: (name: string, element: Element) => name === wanted || element.textContent === wanted,
});

/** The button of this name; null when there is none. */
export const button = (name: string) => screen.queryByRole('button', named(name));

/** Clicks the button of this name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', named(name)));

/** Chooses the option of the control with this label. */
export const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option);

/** Clicks the button of this name in the open dialog. */
export async function confirm(name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', named(name)));
}

/** Replaces the control's text at once, and keeps the focus. */
export async function fill(control: HTMLElement, text: string): Promise<void> {
  // The form validates asynchronously, so React needs a wait.
  await act(async () => {
    control.focus();
    fireEvent.change(control, { target: { value: text } });
  });
}

/** Leaves the control. */
export async function leave(control: HTMLElement): Promise<void> {
  await act(async () => control.blur());
}

/** The toast that says this, once it is there; needs a Toaster. */
export function toast(text: string): Promise<Element> {
  return waitFor(() => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')];
    const found = toasts.find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`No toast says: ${text}`);
    return found;
  });
}

/** The texts of these elements, in their order. */
export const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** The texts of every label on the screen. */
export const labels = () => texts(document.querySelectorAll('form label'));

/** The notice with this text. @throws Error unless there is exactly one */
export function notification(text: string): HTMLElement {
  const [notice, other] = screen.getAllByRole('status').filter((status) => status.textContent.includes(text));
  if (!notice || other) throw new Error(`Not exactly one notice says: ${text}`);
  return notice;
}

/** Only text fields have a read-only state; selects, checkboxes and files do not. */
export function expectLocked(control: HTMLElement): void {
  if (control instanceof HTMLTextAreaElement) expect(control).toHaveAttribute('readonly');
  else expect(control).toBeDisabled();
}

/** Whether the browser would ask before it closes or reloads the page. */
export const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Finds the innermost element with this text, of which a part may be in another element, such as a name. */
export function sentence(text: string | RegExp) {
  const isIn = ({ textContent }: Element) => {
    const shown = textContent.replaceAll(/\s+/g, ' ').trim();
    return typeof text === 'string' ? shown === text : text.test(shown);
  };
  return (_: string, element: Element | null) =>
    element !== null && isIn(element) && ![...element.children].some(isIn);
}
