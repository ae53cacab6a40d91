import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SubmitDialog } from '../../../src/forms/SubmitDialog.tsx';
import { ConfirmDialog } from '../../../src/ui/dialogs/ConfirmDialog.tsx';

describe('the submit dialog', () => {
  it('asks with the declaration and submits or cancels [form-confirm]', async () => {
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
});

describe('a confirm dialog', () => {
  it('cannot be closed or confirmed again while its action runs', async () => {
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    render(
      <ConfirmDialog
        isOpen
        title="Mark this query as resolved?"
        confirmLabel="Resolve"
        isPending
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    expect(screen.getByRole('button', { name: 'Resolve' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('is cancelled with Escape, and says why its action failed', async () => {
    const onCancel = vi.fn();
    render(
      <ConfirmDialog
        isOpen
        title="Mark this query as resolved?"
        confirmLabel="Resolve"
        isPending={false}
        error="There is no connection."
        onConfirm={() => undefined}
        onCancel={onCancel}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('There is no connection.');
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
