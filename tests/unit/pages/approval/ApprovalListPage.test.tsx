import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchWaiting } from '../../../../src/backend/amendments/amendments.ts';
import { showCard } from '../../../../src/backend/deputies/deputies.ts';
import {
  changesSinceDecision,
  findingsOf,
  watchApprovals,
  watchDecisions,
} from '../../../../src/backend/records/approvalQueue.ts';
import type { Listed } from '../../../../src/backend/records/livePages.ts';
import type { ProgressRecord } from '../../../../src/domain/records/records.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { ApprovalListPage } from '../../../../src/pages/approval/list/ApprovalListPage.tsx';
import { INTRODUCER_EMAIL, makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/deputies/deputies.ts');
vi.mock('../../../../src/backend/amendments/amendments.ts');
vi.mock('../../../../src/backend/records/approvalQueue.ts');

let publish: (listed: Listed<ProgressRecord>) => void;
const showMore = vi.fn();

beforeEach(() => {
  vi.mocked(showCard).mockReset().mockResolvedValue();
  vi.mocked(watchApprovals)
    .mockReset()
    .mockImplementation((onPeople) => {
      publish = (listed) => act(() => onPeople(listed));
      return { showMore, stop: () => {} };
    });
  vi.mocked(watchWaiting).mockReturnValue({ showMore, stop: vi.fn() });
  vi.mocked(findingsOf).mockReset().mockResolvedValue(new Map());
  vi.mocked(changesSinceDecision).mockReset().mockResolvedValue(new Map());
});

function person(uid: string, name: string, since = 1): ProgressRecord {
  return progressOf(makeParsedUser({ uid, name, usertype: 'vendor', forms: { status: 3 } }), since);
}

function open(isApprover = true) {
  renderScreen(<ApprovalListPage />, { record: null, user: { isApprover }, path: '/approvals' });
}

test('lists name, type, introducer, waiting time and flags, and the name opens the page', {
  tags: ['approvals-list'],
}, async () => {
  const duplicates = [{ field: 'pancard', uid: 'other' } as const];
  vi.mocked(findingsOf).mockResolvedValue(
    new Map([['a', { points: 2, duplicates, linkKey: '', by: 'ravi', at: 1 }]]),
  );
  open();
  publish({ items: [person('a', 'Asha'), person('b', '')], more: 'none' });
  expect(screen.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Name', 'Introducer', 'Waiting', 'Flags']);
  const row = await screen.findByRole('row', { name: /3 flags, 1 of them a duplicate$/ });
  expect(row).toHaveTextContent(INTRODUCER_EMAIL);
  expect(row).toHaveTextContent('Vendor');
  expect(within(row).getByRole('link', { name: 'Asha' })).toHaveAttribute('href', '/approvals/a');
  expect(screen.getByRole('row', { name: /^No name.*Not known$/ })).toBeVisible();
});

test('an address that was not verified is shown in the list', {
  tags: ['verification-approver'],
}, async () => {
  open();
  publish({
    items: [
      { ...person('a', 'Asha'), verified: false },
      { ...person('b', 'Bina'), verified: true },
      person('c', 'Chand'),
    ],
    more: 'none',
  });
  await screen.findAllByText('Not known');
  expect(screen.getByRole('row', { name: /^Asha/ })).toHaveTextContent('Address not verified');
  for (const name of [/^Bina/, /^Chand/]) {
    expect(screen.getByRole('row', { name })).not.toHaveTextContent('Address not verified');
  }
});

test('reads findings once for each person, and again when the person is sent again', {
  tags: ['approvals-reads'],
}, async () => {
  open();
  publish({ items: [person('a', 'Asha')], more: 'available' });
  await screen.findByText('Not known');
  publish({ items: [person('a', 'Asha'), person('b', 'Bina')], more: 'none' });
  await vi.waitFor(() => expect(findingsOf).toHaveBeenCalledTimes(2));
  await act(async () => {});
  publish({ items: [person('a', 'Asha', 9), person('b', 'Bina')], more: 'none' });
  await vi.waitFor(() => expect(findingsOf).toHaveBeenCalledTimes(3));
  expect(vi.mocked(findingsOf).mock.calls.map(([uids]) => uids)).toEqual([['a'], ['b'], ['a']]);
});

test('shows changes since the last decision, for people with one', {
  tags: ['approvals-changes'],
}, async () => {
  const decision = { action: 'deny', by: 'anita', at: 1 } as const;
  const changes = new Map([
    ['a', ['Bank Details', 'Profile']],
    ['b', []],
  ]);
  vi.mocked(changesSinceDecision).mockResolvedValue(changes);
  open();
  const people = ['a', 'b', 'c'].map((uid) => ({ ...person(uid, uid), decision }));
  publish({ items: [...people, person('d', 'd')], more: 'none' });
  expect(await screen.findByText('Changed since the last decision: Bank Details, Profile')).toBeVisible();
  expect(screen.getAllByText(/since the last decision/)).toHaveLength(2);
  expect(screen.getByText('No changes since the last decision')).toBeVisible();
  expect(changesSinceDecision).toHaveBeenCalledExactlyOnceWith(['a', 'b', 'c']);
});

test('the list has pages', { tags: ['approvals-list'] }, () => {
  open();
  publish({ items: [person('a', 'Asha')], more: 'available' });
  screen.getByRole('button', { name: 'Show more people' }).click();
  expect(showMore).toHaveBeenCalledOnce();
});

test('an empty list explains what will appear', { tags: ['approvals-list'] }, () => {
  open();
  publish({ items: [], more: 'none' });
  expect(screen.getByText('No one is waiting for a decision')).toBeVisible();
  expect(screen.getByText(/they are listed here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the due list' })).toHaveAttribute('href', '/due');
});

test('the tab Decided has an address and lists decisions with reason and end', {
  tags: ['approvals-decided'],
}, async () => {
  const at = Date.UTC(2026, 10, 24, 4, 30);
  const decision = {
    action: 'acceptasexception',
    by: 'anita',
    at,
    until: '2026-12-31',
    reason: 'GST certificate to follow.',
  } as const;
  vi.mocked(watchDecisions).mockImplementation((onPeople) => {
    onPeople({ items: [{ ...person('a', 'Asha'), decision }], more: 'available' });
    return { showMore, stop: () => {} };
  });
  open();
  publish({ items: [person('b', 'Meera'), person('c', 'Ram')], more: 'none' });
  const tabs = within(screen.getByRole('navigation', { name: 'Lists' }));
  expect(tabs.getByRole('link', { name: 'Waiting 2' })).toHaveAttribute('aria-current', 'true');
  expect(watchDecisions).not.toHaveBeenCalled();
  await userEvent.click(tabs.getByRole('link', { name: 'Decided' }));
  expect(tabs.getByRole('link', { name: 'Decided' })).toHaveAttribute('aria-current', 'true');
  expect(tabs.getByRole('link', { name: 'Decided' })).toHaveAttribute('href', '/approvals?show=decided');
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent(
    /^Asha.*Accepted as exception until 31 Dec 202624 Nov 2026, 10:00GST certificate to follow\.$/,
  );
  expect(screen.getByRole('link', { name: 'Asha' })).toHaveAttribute('href', '/approvals/a');
  await userEvent.click(screen.getByRole('button', { name: 'Show more decisions' }));
  expect(showMore).toHaveBeenCalled();
  await userEvent.click(tabs.getByRole('link', { name: 'Waiting 2' }));
  expect(screen.getByRole('link', { name: 'Meera' })).toBeVisible();
});

test('the list is for approvers only', () => {
  open(false);
  expect(screen.getByText('This page is for approvers')).toBeVisible();
  expect(watchApprovals).not.toHaveBeenCalled();
});
