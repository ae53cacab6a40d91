import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getComing, getDueList } from '../../../../src/backend/due/dueList.ts';
import { notify } from '../../../../src/backend/notify.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { DueLine } from '../../../../src/domain/due/dueLines.ts';
import { DueListPage } from '../../../../src/pages/due-list/DueListPage.tsx';
import { press } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/due/dueList.ts', () => ({
  getComing: vi.fn(),
  getDueList: vi.fn(),
  MOST_DUE: 100,
}));

const LINE: DueLine = {
  kind: 'exceptions',
  uid: 'tara',
  name: 'Tara Rao',
  what: 'Exception. Not delivered: PAN Card',
  day: '2026-12-31',
  isLate: true,
  isTheirs: true,
};

function open(
  lines: readonly DueLine[],
  user: { isReviewer?: boolean; isApprover?: boolean },
  isCut = false,
  path = '/due',
) {
  vi.mocked(getDueList).mockResolvedValue({ lines: [...lines], isCut });
  renderScreen(<DueListPage />, { record: null, user: { uid: 'ravi', ...user }, path });
}

test('a reviewer has a person mailed who is due, again after a failure', {
  tags: ['due-list'],
}, async () => {
  open([LINE, { ...LINE, uid: 'ram', name: 'Ram Kumar', day: '', isLate: false, isTheirs: false }], {
    isReviewer: true,
  });
  const [, first, second] = await screen.findAllByRole('row');
  if (!first || !second) throw new Error('There are two lines.');
  expect(first).toHaveTextContent('31 Dec 2026Overdue');
  expect(within(first).getByRole('link', { name: 'Tara Rao' })).toHaveAttribute('href', '/review/tara');
  expect(second).toHaveTextContent('No last day');
  expect(within(second).queryByRole('button')).toBeNull();
  const unreachable = new AppError('mail/unreachable', 'The mail service cannot be reached.');
  vi.mocked(notify).mockRejectedValueOnce(unreachable).mockResolvedValue('<1@a.example>');
  await press('Remind Tara Rao');
  expect(await screen.findByRole('alert')).toHaveTextContent('The mail service cannot be reached.');
  vi.mocked(notify).mockClear();
  await press('Remind Tara Rao');
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'due', person: { uid: 'tara' } });
  expect(await within(first).findByRole('status')).toHaveTextContent('Reminded');
});

test('an approver sees the exceptions, with links to decide', { tags: ['due-list'] }, async () => {
  open([LINE], { isApprover: true }, true);
  expect(await screen.findByRole('link', { name: 'Tara Rao' })).toHaveAttribute('href', '/approvals/tara');
  expect(getDueList).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Only the first 100 of a kind are listed.')).toBeVisible();
});

test.each([
  ['isReviewer', 'Open the review queue', '/review'],
  ['isApprover', 'Open approvals', '/approvals'],
] as const)(
  'says that nothing is due, and leads on (%s)',
  { tags: ['empty-list'] },
  async (role, label, to) => {
    open([], { [role]: true });
    expect(await screen.findByRole('heading', { name: 'Nothing is due' })).toBeVisible();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  },
);

test('shows why the list cannot be read', async () => {
  vi.mocked(getDueList).mockRejectedValue(new AppError('firestore/unavailable', 'x'));
  renderScreen(<DueListPage />, { record: null, user: { uid: 'ravi', isReviewer: true } });
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an address with a kind shows only its lines', { tags: ['insights-links'] }, async () => {
  const check = { ...LINE, kind: 'checks' as const, uid: 'ram', name: 'Ram Kumar' };
  open([LINE, check], { isReviewer: true }, false, '/due?what=checks');
  expect(await screen.findByRole('link', { name: 'Ram Kumar' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tara Rao' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/due');
});

test('the address of a figure of /insights lists what ends in its weeks', {
  tags: ['insights-links'],
}, async () => {
  vi.mocked(getComing).mockResolvedValue({ lines: [{ ...LINE, kind: 'documents' }], isCut: false });
  open([], { isApprover: true }, false, '/due?what=documents&weeks=8&type=vendor');
  expect(await screen.findByRole('link', { name: 'Tara Rao' })).toBeVisible();
  expect(getComing).toHaveBeenCalledExactlyOnceWith({ what: 'documents', group: 2, type: 'vendor' }, false);
  expect(getDueList).not.toHaveBeenCalled();
  expect(screen.getByText(/^Only documents, vendors that end: 5 to 8 weeks/)).toBeVisible();
});
