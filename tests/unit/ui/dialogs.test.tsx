import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SubmitDialog } from '../../../src/forms/SubmitDialog.tsx';
import { ConfirmDialog } from '../../../src/ui/dialogs/ConfirmDialog.tsx';
import { ModalDialog } from '../../../src/ui/dialogs/ModalDialog.tsx';

it('the submit dialog shows the declaration, and can be cancelled', {
  tags: ['form-submit'],
}, async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  render(<SubmitDialog isOpen isPending={false} onConfirm={onConfirm} onCancel={onCancel} />);
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  expect(dialog).toHaveTextContent(
    'I hereby declare that all the information given above is true and correct to the best of my knowledge',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

it('a confirm dialog stays while its action runs, shows a failure, and Escape cancels it', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const dialog = (error?: string) => (
    <ConfirmDialog
      isOpen
      title="Mark this query as resolved?"
      confirmLabel="Resolve"
      isPending={!error}
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
  const { rerender } = render(dialog());
  expect(screen.getByRole('button', { name: 'Resolve' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  rerender(dialog('There is no connection.'));
  expect(screen.getByRole('alert')).toHaveTextContent('There is no connection.');
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div id="root">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ModalDialog isOpen={isOpen} title="A question" onClose={() => setOpen(false)}>
        <button type="button">Inside</button>
      </ModalDialog>
    </div>
  );
}
const root = () => document.getElementById('root');

it('the page behind a dialog is inert, and gets the focus back', async () => {
  const { rerender } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'A question' });
  expect(dialog).toHaveFocus();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(root()).toHaveAttribute('inert');
  await userEvent.click(dialog);
  expect(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(root()).not.toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(root()).toHaveAttribute('inert');
  rerender(<div id="root" />);
  expect(root()).not.toHaveAttribute('inert');
});
