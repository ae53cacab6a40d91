import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

/** Puts a text in place of what the control holds, all at once, and stays in it. */
export async function fill(control: HTMLElement, text: string): Promise<void> {
  // The form checks the text after the event, which React wants to be waited for.
  await act(async () => {
    control.focus();
    fireEvent.change(control, { target: { value: text } });
  });
}

/** Leaves the control. */
export async function leave(control: HTMLElement): Promise<void> {
  await act(async () => control.blur());
}

/** The notification that says this, once it is there; needs a Toaster. */
export async function toast(text: string): Promise<Element> {
  const found = await screen.findByText(
    (content, element) => content.includes(text) && element?.closest('.Toastify__toast') != null,
  );
  return found.closest('.Toastify__toast') ?? found;
}

/** The texts of every label on the screen, in their order. */
export const labels = () => [...document.querySelectorAll('form label')].map((label) => label.textContent);

/** The notice on the screen that says this, with the others left out. */
export function notification(text: string): HTMLElement {
  const [notice] = screen.getAllByRole('status').filter((status) => status.textContent.includes(text));
  if (!notice) throw new Error(`No notice says: ${text}`);
  return notice;
}
