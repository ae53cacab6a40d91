import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchWaiting } from '../../../../src/backend/amendments/amendments.ts';
import {
  getAbsences,
  possibleDeputies,
  saveDelegation,
  showCard,
  watchDelegationsTo,
} from '../../../../src/backend/deputies/deputies.ts';
import {
  changesSinceDecision,
  findingsOf,
  watchApprovals,
  watchDecisions,
} from '../../../../src/backend/records/approvalQueue.ts';
import type { Listed } from '../../../../src/backend/records/livePages.ts';
import { getDecisionFigures } from '../../../../src/backend/records/queueFigures.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { ProgressRecord } from '../../../../src/domain/records/records.ts';
import { addDays } from '../../../../src/domain/time/dates.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { DeputyForm } from '../../../../src/pages/approval/away/DeputyForm.tsx';
import { ApprovalListPage } from '../../../../src/pages/approval/list/ApprovalListPage.tsx';
import { ApproverPanel } from '../../../../src/pages/dashboard/ApproverPanel.tsx';
import { today } from '../../../../src/records/useNow.ts';
import { INTRODUCER_EMAIL, makeParsedUser } from '../../../support/factories.ts';
import { press, sentence, texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { listing, watching } from '../../../support/unit/watching.ts';

let publish: (listed: Listed<ProgressRecord>) => void;
let fail: (error: AppError) => void;
const showMore = vi.fn();

beforeEach(() => {
  vi.mocked(showCard).mockResolvedValue();
  vi.mocked(getAbsences).mockResolvedValue([]);
  vi.mocked(getDecisionFigures).mockResolvedValue({ weeks: [], decided: null, latest: [] });
  vi.mocked(watchApprovals)
    .mockReset()
    .mockImplementation((onPeople, onError) => {
      fail = (error) => act(() => onError(error));
      publish = (listed) => act(() => onPeople(listed));
      return { showMore, stop: () => {} };
    });
  vi.mocked(watchWaiting).mockImplementation(listing([]));
  vi.mocked(findingsOf).mockResolvedValue(new Map());
  vi.mocked(changesSinceDecision).mockResolvedValue(new Map());
});

function person(uid: string, name: string, since = 1): ProgressRecord {
  return progressOf(makeParsedUser({ uid, name, usertype: 'vendor', forms: { status: 3 } }), since);
}

function open() {
  renderScreen(<ApprovalListPage />, { record: null, user: { isApprover: true }, path: '/approvals' });
}

test('lists what is known of each person, with a link', {
  tags: ['approvals-list', 'verification-staff'],
}, async () => {
  const duplicates = [{ field: 'pancard', uid: 'other' } as const];
  vi.mocked(findingsOf).mockResolvedValue(
    new Map([['a', { points: 2, duplicates, linkKey: '', by: 'ravi', at: 1 }]]),
  );
  open();
  publish({
    items: [
      { ...person('a', 'Asha'), verified: true },
      person('b', ''),
      { ...person('c', 'Chand'), verified: false },
    ],
    more: 'none',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  expect(texts(screen.getAllByRole('columnheader'))).toEqual(['Name', 'Introducer', 'Waiting', 'Flags']);
  const row = await screen.findByRole('row', { name: /3 flags, 1 of them a duplicate$/ });
  expect(row).toHaveTextContent(INTRODUCER_EMAIL);
  expect(row).toHaveTextContent('Vendor');
  expect(within(row).getByRole('link', { name: 'Asha' })).toHaveAttribute('href', '/approvals/a');
  expect(screen.getByRole('row', { name: /^No name.*Not known$/ })).toBeVisible();
  const unverified = screen.getAllByText(/Address not verified/);
  expect(unverified.map((text) => text.closest('tr'))).toEqual([screen.getByRole('row', { name: /^Chand/ })]);
});

test('reads findings once for each sending of a person, page by page', {
  tags: ['approvals-list'],
}, async () => {
  open();
  publish({ items: [person('a', 'Asha')], more: 'available' });
  await screen.findByText('Not known');
  screen.getByRole('button', { name: 'Show more people' }).click();
  expect(showMore).toHaveBeenCalledOnce();
  publish({ items: [person('a', 'Asha'), person('b', 'Bina')], more: 'none' });
  await vi.waitFor(() => expect(findingsOf).toHaveBeenCalledTimes(2));
  await act(async () => {});
  publish({ items: [person('a', 'Asha', 9), person('b', 'Bina')], more: 'none' });
  await vi.waitFor(() => expect(findingsOf).toHaveBeenCalledTimes(3));
  expect(vi.mocked(findingsOf).mock.calls.map(([uids]) => uids)).toEqual([['a'], ['b'], ['a']]);
});

test('shows changes since a last decision', { tags: ['approval-decided'] }, async () => {
  const decision = { action: 'deny', by: 'anita', at: 1 } as const;
  const changes = { a: ['Bank Details', 'Profile'], b: [] };
  vi.mocked(changesSinceDecision).mockResolvedValue(new Map(Object.entries(changes)));
  open();
  const people = ['a', 'b', 'c'].map((uid) => ({ ...person(uid, uid), decision }));
  const exception = { action: 'acceptasexception', by: 'anita', at: 1, until: '2026-11-20' } as const;
  const others = [person('d', 'd'), { ...person('e', 'e'), decision: exception }];
  publish({ items: [...people, ...others], more: 'none' });
  expect(await screen.findByText('Changed since the last decision: Bank Details, Profile')).toBeVisible();
  expect(screen.getAllByText(/since the last decision/)).toHaveLength(2);
  expect(screen.getByText('No changes since the last decision')).toBeVisible();
  expect(changesSinceDecision).toHaveBeenCalledExactlyOnceWith(['a', 'b', 'c', 'e']);
  expect(screen.getByText('Accepted before as an exception until 20 Nov 2026')).toBeVisible();
});

test('an empty list explains what will appear', { tags: ['approvals-list'] }, () => {
  open();
  publish({ items: [], more: 'none' });
  const title = 'No one is waiting for a decision';
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(/they are listed here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the due list' })).toHaveAttribute('href', '/due');
});

test('the tab Decided lists decisions with reason and end', { tags: ['approvals-list'] }, async () => {
  const at = Date.UTC(2026, 10, 24, 4, 30);
  const terms = { until: '2026-12-31', reason: 'GST certificate to follow.' };
  const decision = { action: 'acceptasexception', by: 'anita', at, ...terms } as const;
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
  await press('Show more decisions');
  expect(showMore).toHaveBeenCalled();
  await userEvent.click(tabs.getByRole('link', { name: 'Waiting 2' }));
  expect(screen.getByRole('link', { name: 'Meera' })).toBeVisible();
});

const openPanel = () => renderScreen(<ApproverPanel />, { record: null, user: { isApprover: true } });
const panel = () => within(screen.getByRole('region', { name: 'Decide on empanelments' }));

test('an approver sees who waits, with links', { tags: ['approvals-dashboard'] }, async () => {
  openPanel();
  publish({ items: [person('a', 'Asha'), person('b', 'Bina')], more: 'none' });
  await screen.findAllByText('Not known');
  const [, ...rows] = panel().getAllByRole('row');
  const addresses = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
  expect(addresses).toEqual(['/approvals/a', '/approvals/b']);
  expect(panel().getByText(/^People waiting for your decision, longest wait first/)).toBeVisible();
  expect(panel().getByRole('link', { name: 'All approvals' })).toHaveAttribute('href', '/approvals');
  publish({ items: [person('a', 'Asha')], more: 'available' });
  expect(panel().getByText(/^The first 25 people waiting for your decision/)).toBeVisible();
  expect(panel().queryByRole('button')).toBeNull();
});

test('the panel says on whose behalf a deputy decides', { tags: ['approvals-dashboard'] }, () => {
  const absent = { uid: 'anita', name: 'Anita Desai', email: 'anita@agency.example', reason: '', at: 1 };
  const deputy = { deputy: 'ravi', deputyName: 'Ravi Rao', deputyEmail: 'ravi@agency.example' };
  const delegation = { ...absent, ...deputy, from: Date.now() - 1000, until: Date.now() + 86_400_000 };
  vi.mocked(watchDelegationsTo).mockImplementationOnce(watching([delegation]));
  openPanel();
  expect(panel().getByText(sentence(/^You decide on behalf of Anita Desai/))).toBeVisible();
});

test('people who were not loaded can be loaded again', { tags: ['approvals-dashboard'] }, async () => {
  openPanel();
  fail(new AppError('firestore/unavailable', 'offline'));
  expect(panel().getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(panel().queryByText('No one is waiting for a decision')).toBeNull();
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  publish({ items: [person('a', 'Asha')], more: 'none' });
  expect(await panel().findByRole('link', { name: 'Asha' })).toBeVisible();
});

test('the panel has what was decided lately, and who else is away', {
  tags: ['approvals-dashboard'],
}, async () => {
  const decision = { action: 'deny', by: 'anita', at: Date.parse('2026-11-20T09:00:00Z') } as const;
  const latest = [{ ...person('a', 'Asha'), decision }];
  vi.mocked(getDecisionFigures).mockResolvedValue({ weeks: [0, 3], decided: null, latest });
  const until = Date.parse('2026-12-01T00:00:00+05:30');
  const away = { uid: 'dev', name: 'Dev Patil', email: '', deputy: 'ira', deputyName: 'Ira Menon' };
  vi.mocked(getAbsences).mockResolvedValue([{ ...away, deputyEmail: '', from: 0, until, reason: '', at: 0 }]);
  renderScreen(<ApproverPanel />, { user: { isApprover: true } });
  publish({ items: [], more: 'none' });
  const absence = sentence('Dev Patil is away until 1 Dec 2026; Ira Menon decides.');
  expect(await screen.findByText(absence)).toBeVisible();
  const decided = within(await screen.findByRole('region', { name: 'Decided lately' }));
  expect(decided.getByRole('link', { name: 'Asha' })).toHaveAttribute('href', '/approvals/a');
  expect(decided.getByText('20 Nov 2026')).toBeVisible();
  expect(screen.getByText('Decisions in the last 2 weeks; this week 3.')).toBeVisible();
});

test('a first day away with a year of two digits names no deputy', async () => {
  vi.mocked(possibleDeputies).mockResolvedValue([
    { uid: 'ravi', name: 'Ravi Shah', email: 'ravi@agency.example', at: Date.now() },
  ]);
  renderScreen(
    <DeputyForm
      approver={{ uid: 'anita', name: 'Anita Desai', email: 'anita@agency.example' }}
      isReplacing={false}
    />,
  );
  await userEvent.selectOptions(await screen.findByLabelText('Deputy'), 'ravi');
  fireEvent.change(screen.getByLabelText('First day away'), { target: { value: '0026-11-25' } });
  fireEvent.change(screen.getByLabelText('Back on'), { target: { value: addDays(today(), 3) } });
  await userEvent.click(screen.getByRole('button', { name: 'Name deputy' }));
  expect(screen.getByLabelText('First day away')).toBeInvalid();
  expect((await screen.findAllByText('Enter the first day away.')).length).toBeGreaterThan(0);
  expect(saveDelegation).not.toHaveBeenCalled();
});
