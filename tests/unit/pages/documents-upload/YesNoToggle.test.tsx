import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { setDocumentFlag } from '../../../../src/backend/records/documents.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { YesNoToggle } from '../../../../src/pages/documents-upload/YesNoToggle.tsx';

vi.mock('../../../../src/backend/records/documents.ts');

const row = {
  key: 'GSTCertificate',
  label: 'GST Registration Certificate',
  hint: '',
  isMandatory: false,
  isNeeded: false,
} as const;
const toggle = () => screen.getByRole('checkbox');

/** @returns a function that fails the write; until then it is pending */
function renderToggle(): (error: AppError) => void {
  let fail: (error: AppError) => void = () => undefined;
  const write = new Promise<void>((_, reject) => {
    fail = reject;
  });
  vi.mocked(setDocumentFlag).mockReturnValue(write);
  render(<YesNoToggle uid="u1" row={row} isYes={false} isLocked={false} />);
  return fail;
}

test('the toggle changes at once, before the record updates', async () => {
  renderToggle();
  await userEvent.click(toggle());
  expect(setDocumentFlag).toHaveBeenCalledWith('u1', 'GSTCertificate', true);
  expect(toggle()).toBeChecked();
});

test('a toggle that cannot be saved changes back and shows the reason', async () => {
  const fail = renderToggle();
  await userEvent.click(toggle());
  fail(new AppError('firestore/unavailable', 'There is no connection.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('not saved');
  await waitFor(() => expect(toggle()).not.toBeChecked());
});
