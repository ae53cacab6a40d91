import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchWaiting } from '../../../../src/backend/amendments/amendments.ts';
import { showCard, watchDelegationsTo } from '../../../../src/backend/deputies/deputies.ts';
import { findingsOf, watchApprovals } from '../../../../src/backend/records/approvalQueue.ts';
import type { Listed } from '../../../../src/backend/records/livePages.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { ProgressRecord } from '../../../../src/domain/records/records.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { ApproverPanel } from '../../../../src/pages/dashboard/ApproverPanel.tsx';
import { makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/deputies/deputies.ts');
vi.mock('../../../../src/backend/amendments/amendments.ts');
vi.mock('../../../../src/backend/records/approvalQueue.ts');

let publish: (listed: Listed<ProgressRecord>) => void;
let fail: (error: AppError) => void;

beforeEach(() => {
  vi.mocked(showCard).mockResolvedValue();
  vi.mocked(watchApprovals)
    .mockReset()
    .mockImplementation((onPeople, onError) => {
      publish = (listed) => act(() => onPeople(listed));
      fail = (error) => act(() => onError(error));
      return { showMore: vi.fn(), stop: () => {} };
    });
  vi.mocked(watchWaiting).mockReturnValue({ showMore: vi.fn(), stop: () => {} });
  vi.mocked(findingsOf).mockResolvedValue(new Map());
});

function person(uid: string, name: string): ProgressRecord {
  return progressOf(makeParsedUser({ uid, name, forms: { status: 3 } }), Date.now());
}

function open() {
  renderScreen(<ApproverPanel />, { record: null, user: { isApprover: true } });
}

const panel = () => within(screen.getByRole('region', { name: 'Decide on empanelments' }));

test('an approver sees who waits, each leading to the own page', {
  tags: ['approvals-dashboard'],
}, async () => {
  open();
  publish({ items: [person('a', 'Asha'), person('b', 'Bina')], more: 'none' });
  await screen.findAllByText('Not known');
  const [, ...rows] = panel().getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/approvals/a',
    '/approvals/b',
  ]);
  expect(panel().getByText(/^People waiting for your decision, longest wait first/)).toBeVisible();
  expect(panel().getByRole('link', { name: 'All approvals' })).toHaveAttribute('href', '/approvals');
});

test('with more than a page, the panel says that these are the first', {
  tags: ['approvals-dashboard'],
}, async () => {
  open();
  publish({ items: [person('a', 'Asha')], more: 'available' });
  await screen.findByText('Not known');
  expect(panel().getByText(/^The first 25 people waiting for your decision/)).toBeVisible();
  expect(panel().queryByRole('button')).toBeNull();
});

test('the panel says when nobody waits', { tags: ['approvals-dashboard'] }, () => {
  open();
  publish({ items: [], more: 'none' });
  expect(panel().getByRole('heading', { level: 3, name: 'No one is waiting for a decision' })).toBeVisible();
  expect(panel().getByRole('link', { name: 'Open the due list' })).toHaveAttribute('href', '/due');
});

test('the panel says on whose behalf a deputy decides', { tags: ['approvals-dashboard'] }, () => {
  const delegation = {
    uid: 'anita',
    name: 'Anita Desai',
    email: 'anita@agency.example',
    deputy: 'ravi',
    deputyName: 'Ravi Rao',
    deputyEmail: 'ravi@agency.example',
    from: Date.now() - 1000,
    until: Date.now() + 86_400_000,
    reason: '',
    at: 1,
  };
  vi.mocked(watchDelegationsTo).mockImplementationOnce((_, onDelegations) => {
    onDelegations([delegation]);
    return () => {};
  });
  open();
  expect(panel().getByText(/^You decide on behalf of Anita Desai/)).toBeVisible();
});

test('people who could not be loaded are loaded again on request', {
  tags: ['approvals-dashboard'],
}, async () => {
  open();
  fail(new AppError('firestore/unavailable', 'offline'));
  expect(panel().getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(panel().queryByText('No one is waiting for a decision')).toBeNull();
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  publish({ items: [person('a', 'Asha')], more: 'none' });
  expect(await panel().findByRole('link', { name: 'Asha' })).toBeVisible();
});
