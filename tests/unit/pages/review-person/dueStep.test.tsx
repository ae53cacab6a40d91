import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { findDuplicates } from '../../../../src/backend/records/duplicates.ts';
import { sendApprovalMail, sendForApproval, validateAll } from '../../../../src/backend/records/reviews.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { UNDO_MS } from '../../../../src/ui/useUndoable.ts';
import { listedForms, makeBankDetails } from '../../../support/factories.ts';
import { deferred } from '../../../support/unit/watching.ts';
import { button, every, open, openChanging, REVIEWER, resetReview, unflagged } from './openReview.tsx';

vi.mock('../../../../src/backend/amendments/amendments.ts');
vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/privacy/access.ts', () => ({ logAccess: () => Promise.resolve() }));
vi.mock('../../../../src/backend/records/approvalQueue.ts');
vi.mock('../../../../src/backend/records/duplicates.ts');
vi.mock('../../../../src/backend/records/reviews.ts');
vi.mock('../../../../src/backend/review/assignments.ts');
vi.mock('../../../../src/backend/review/deliveries.ts');
vi.mock('../../../../src/backend/files/storedKind.ts', () => ({ storedKind: async () => 'image' }));
vi.mock('../../../../src/ui/feedback/toasts.ts');
vi.mock('../../../../src/records/queueMemory.ts', () => ({
  useNeighbours: () => ({ previous: 'before', next: 'after' }),
  queueAddress: () => '/review',
}));

beforeEach(resetReview);

test('one key validates a person without flags', { tags: ['review-validate-all'] }, async () => {
  const record = unflagged();
  open(record);
  await userEvent.keyboard('v');
  expect(validateAll).toHaveBeenCalledExactlyOnceWith(record.uid, REVIEWER);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({
    kind: 'formvalidated',
    person: record,
    forms: Object.keys(listedForms(1)),
  });
});

test('Validate all is busy during the search for duplicates that runs, and takes no second press', {
  tags: ['review-validate-all', 'review-duplicates'],
}, async () => {
  const { promise, resolve } = deferred<[]>();
  vi.mocked(findDuplicates).mockReturnValue(promise);
  open(unflagged());
  expect(screen.getByText('Searching for duplicates.')).toBeVisible();
  await userEvent.dblClick(button('Validate all'));
  expect(button('Validate all').querySelector('.spinner-border')).toBeVisible();
  expect(validateAll).not.toHaveBeenCalled();
  resolve([]);
  await waitFor(() => expect(validateAll).toHaveBeenCalledOnce());
  expect(findDuplicates).toHaveBeenCalledOnce();
});

test('the next step repeats a failed search', { tags: ['review-send', 'review-duplicates'] }, async () => {
  vi.mocked(findDuplicates).mockRejectedValueOnce(new AppError('firestore/unavailable', 'offline'));
  const record = unflagged({ forms: every(2) });
  open(record);
  await userEvent.keyboard('ss');
  expect(findDuplicates).toHaveBeenCalledTimes(2);
  expect(sendForApproval).toHaveBeenCalledExactlyOnceWith(
    record.uid,
    { points: 0, duplicates: [] },
    REVIEWER,
  );
});

test('Validate all asks first where the search for duplicates failed', {
  tags: ['review-validate-all', 'review-duplicates'],
}, async () => {
  vi.mocked(findDuplicates).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  open(unflagged());
  await userEvent.click(button('Validate all'));
  const dialog = await screen.findByRole('dialog', { name: 'To check: the search for duplicates failed' });
  expect(validateAll).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Validate all' }));
  expect(validateAll).toHaveBeenCalledOnce();
});

test('flags are shown once before everything is validated', { tags: ['review-validate-all'] }, async () => {
  vi.mocked(findDuplicates).mockResolvedValue([{ field: 'pancard', uid: 'other' }]);
  open(unflagged({ bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }) }));
  await userEvent.click(button('Validate all'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'To check: 2 flags, 1 of them a duplicate' }),
  );
  const [point] = dialog.getAllByRole('listitem');
  expect(point).toHaveTextContent('Bank Details, IFSC Code: The format is not valid.');
  expect(dialog.getByText(/^Same PAN as/)).toBeVisible();
  expect(validateAll).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Validate all' }));
  expect(validateAll).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a button with nothing to validate says why', { tags: ['review-validate-all'] }, async () => {
  open(unflagged({ forms: { ...every(2), status: 0, bankdetails: 0 } }));
  expect(button('Validate all')).toBeDisabled();
  expect(button('Validate all')).toHaveAccessibleDescription('Not submitted: Bank Details');
  await userEvent.keyboard('v');
  expect(validateAll).not.toHaveBeenCalled();
});

test('sending for approval stores the findings, and mails', { tags: ['review-send'] }, async () => {
  const duplicates = [{ field: 'phone', uid: 'other' } as const];
  vi.mocked(findDuplicates).mockResolvedValue(duplicates);
  const record = unflagged({ forms: every(2), bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }) });
  open(record);
  await userEvent.keyboard('ss');
  expect(sendForApproval).toHaveBeenCalledExactlyOnceWith(record.uid, { points: 1, duplicates }, REVIEWER);
  expect(sendApprovalMail).toHaveBeenCalledExactlyOnceWith(record.uid);
  expect(screen.getByText('E-mail sent to the approver.')).toBeVisible();
});

test('after a denial nothing says that the approver has a mail', { tags: ['review-send'] }, async () => {
  const { show } = openChanging(unflagged({ forms: every(2) }));
  await userEvent.keyboard('ss');
  show(unflagged({ forms: { ...every(2), status: 3 } }));
  expect(screen.getByText('E-mail sent to the approver.')).toBeVisible();
  show(unflagged({ forms: { ...every(2), status: 1 } }));
  expect(screen.queryByText('E-mail sent to the approver.')).not.toBeInTheDocument();
});

test('a sending can be undone, and nothing is written', { tags: ['review-undo'] }, async () => {
  open(unflagged({ forms: every(2) }));
  await userEvent.keyboard('s');
  expect(screen.getByText('Sent in 5 seconds')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(button('Send for approval')).toBeEnabled();
  cleanup();
  expect(sendForApproval).not.toHaveBeenCalled();
});

test('a waiting sending starts when the reviewer goes on', { tags: ['review-undo'] }, async () => {
  const record = unflagged({ forms: every(2) });
  open(record);
  await userEvent.keyboard('s');
  expect(sendForApproval).not.toHaveBeenCalled();
  cleanup();
  await waitFor(() => expect(sendApprovalMail).toHaveBeenCalledExactlyOnceWith(record.uid));
});

test('a sending starts by itself after five seconds', { tags: ['review-undo'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(unflagged({ forms: every(2) }));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.keyboard('s');
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1000);
  expect(sendForApproval).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sendForApproval).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('an undo that comes as the mail leaves undoes nothing', { tags: ['review-undo'] }, async () => {
  const { promise, resolve } = deferred<string>();
  vi.mocked(sendApprovalMail).mockReturnValue(promise);
  const record = unflagged({ forms: every(2) });
  open(record);
  await userEvent.keyboard('ssu');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  resolve('id');
  expect(await screen.findByText('E-mail sent to the approver.')).toBeVisible();
  expect(sendForApproval).toHaveBeenCalledOnce();
  expect(sendApprovalMail).toHaveBeenCalledExactlyOnceWith(record.uid);
});

test('nothing is sent for approval while the search for duplicates fails', async () => {
  vi.mocked(findDuplicates).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  open(unflagged({ forms: every(2) }));
  expect(await screen.findByText('The search for duplicates failed.')).toBeVisible();
  await userEvent.dblClick(button('Send for approval'));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection');
  expect(sendForApproval).not.toHaveBeenCalled();
});

test('after sending, the main button is the next person', { tags: ['review-send', 'review-page'] }, () => {
  open(unflagged({ forms: { ...every(2), status: 3 } }));
  const primary = [...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);
  expect(primary).toEqual(['Next person']);
  expect(screen.getByRole('link', { name: 'Next person' })).toHaveAttribute('href', '/review/after');
});
