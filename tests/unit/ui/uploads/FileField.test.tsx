import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ModalDialog } from '../../../../src/ui/dialogs/ModalDialog.tsx';
import { formToast } from '../../../../src/ui/feedback/toasts.ts';
import { FileField } from '../../../../src/ui/uploads/FileField.tsx';

const PICTURE = new File(['x'], 'scan.png', { type: 'image/png' });
const start = vi.fn((_: File) => ({
  pause() {},
  resume() {},
  cancel() {},
  whyStalled: async () => undefined,
  done: Promise.resolve(''),
}));
const started = () => start.mock.calls.map(([file]) => file);

function Field({ label = 'Cancelled Cheque', link = '', isLocked = false }) {
  return (
    <FileField
      label={label}
      link={link}
      isLocked={isLocked}
      kindOf={() => Promise.resolve('pdf')}
      check={() => Promise.resolve({})}
      start={start}
    />
  );
}

const filesOf = (...files: File[]) => ({ files, types: ['Files'] });
const area = () => screen.getByLabelText('Cancelled Cheque').closest('.file-field') as HTMLElement;

beforeEach(() => {
  start.mockClear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});

test('a file dropped on the field is uploaded, and one beside it is not opened', async () => {
  render(<Field />);
  const drop = createEvent.drop(document.body, { dataTransfer: filesOf(PICTURE) });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(start).not.toHaveBeenCalled();
  fireEvent.dragOver(document.body, { dataTransfer: filesOf() });
  expect(area()).toHaveAttribute('data-drop', 'near');
  fireEvent.dragOver(area(), { dataTransfer: filesOf() });
  expect(area()).toHaveAttribute('data-drop', 'over');
  expect(screen.getByText('Drop the file here.')).toBeVisible();
  fireEvent.drop(area(), { dataTransfer: filesOf(PICTURE) });
  await waitFor(() => expect(started()).toEqual([PICTURE]));
  expect(area()).toHaveAttribute('data-drop', 'none');
});

test('a locked field accepts no file, and a field accepts no two files and no text', () => {
  const { rerender } = render(<Field isLocked />);
  fireEvent.dragOver(area(), { dataTransfer: filesOf() });
  expect(area()).toHaveAttribute('data-drop', 'none');
  fireEvent.drop(area(), { dataTransfer: filesOf(PICTURE) });
  rerender(<Field />);
  fireEvent.drop(area(), { dataTransfer: filesOf(PICTURE, PICTURE) });
  expect(formToast).toHaveBeenCalledWith('info', expect.stringMatching(/only one file/));
  expect(start).not.toHaveBeenCalled();
  fireEvent.dragOver(area(), { dataTransfer: { files: [], types: ['text/plain'] } });
  expect(area()).toHaveAttribute('data-drop', 'none');
});

const paste = (target: Element, types = ['Files']) =>
  fireEvent.paste(target, { clipboardData: { files: [PICTURE], types } });

test('a pasted picture goes to the only field, or to the focused one of several', async () => {
  const { unmount } = render(<Field />);
  paste(document.body);
  await waitFor(() => expect(started()).toEqual([PICTURE]));
  unmount();
  start.mockClear();
  render(
    <>
      <Field />
      <Field label="Signature" />
    </>,
  );
  paste(document.body);
  expect(start).not.toHaveBeenCalled();
  screen.getByLabelText('Signature').focus();
  paste(screen.getByLabelText('Signature'));
  await waitFor(() => expect(started()).toEqual([PICTURE]));
});

test('a paste replaces no stored file or text, and reaches no removed field or one behind a dialog', () => {
  const { rerender, unmount } = render(<Field link="https://files.example/o/x" />);
  paste(document.body);
  rerender(
    <>
      <Field />
      <input aria-label="Bank Name" />
    </>,
  );
  paste(screen.getByLabelText('Bank Name'));
  paste(document.body, ['text/plain', 'Files']);
  rerender(
    <>
      <Field />
      <ModalDialog isOpen title="Delete it?" onClose={() => undefined}>
        Yes or no
      </ModalDialog>
    </>,
  );
  paste(document.body);
  rerender(<Field />);
  unmount();
  paste(document.body);
  expect(start).not.toHaveBeenCalled();
});

test('the camera is offered only on touch screens', async () => {
  const { unmount } = render(<Field />);
  expect(screen.queryByRole('button', { name: /Take a photo/ })).toBeNull();
  unmount();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  render(<Field />);
  expect(screen.getByLabelText('Cancelled Cheque')).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: /^Take a photo ?of Cancelled Cheque$/ }));
  const camera = opened.mock.contexts[0] as HTMLInputElement;
  expect(camera).toHaveAttribute('capture', 'environment');
  expect(camera).toHaveAttribute('accept', 'image/*');
  fireEvent.change(camera, { target: { files: [PICTURE] } });
  await waitFor(() => expect(started()).toEqual([PICTURE]));
});

test('a stored file shows its kind, its link, and a button to replace it', async () => {
  const { rerender } = render(<Field link="https://files.example/o/x" />);
  expect(await screen.findByText('PDF')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Cancelled Cheque' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Replace ?Cancelled Cheque$/ })).toBeVisible();
  rerender(<Field link="https://files.example/o/x" isLocked />);
  expect(screen.queryByRole('button')).toBeNull();
});
