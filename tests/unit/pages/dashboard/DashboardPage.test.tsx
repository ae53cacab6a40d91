import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchWaiting } from '../../../../src/backend/amendments/amendments.ts';
import { getAbsences, showCard } from '../../../../src/backend/deputies/deputies.ts';
import { resendVerificationMail } from '../../../../src/backend/firebase/verificationMail.ts';
import { watchApprovals } from '../../../../src/backend/records/approvalQueue.ts';
import { completeOverall } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import { DashboardPage, useCompleteOverall } from '../../../../src/pages/dashboard/DashboardPage.tsx';
import { accountToast } from '../../../../src/ui/feedback/toasts.ts';
import { listedForms, makeParsedUser } from '../../../support/factories.ts';
import { press, texts } from '../../../support/unit/controls.ts';
import { renderScreen, type ScreenOptions } from '../../../support/unit/renderScreen.tsx';
import { listing } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/firebase/verificationMail.ts', () => ({ resendVerificationMail: vi.fn() }));
vi.mock('../../../../src/backend/records/queueFigures.ts', () => ({
  getQueueFigures: () => Promise.resolve({ stages: [], weeks: [], decided: null }),
  getDecisionFigures: () => Promise.resolve({ weeks: [], decided: null, latest: [] }),
}));
vi.mock('../../../../src/backend/review/reviewerWork.ts', () => ({
  getReviewerWork: () => Promise.resolve({ lists: [], sent: { people: [], count: 0 } }),
}));

beforeEach(() => {
  vi.mocked(showCard).mockResolvedValue();
  vi.mocked(getAbsences).mockResolvedValue([]);
  vi.mocked(watchApprovals).mockImplementation((onListed) => listing([])(null, onListed));
  vi.mocked(watchWaiting).mockImplementation(listing([]));
  vi.mocked(completeOverall).mockResolvedValue(undefined);
});

const DAY = 86_400_000;
const open = (options: ScreenOptions = {}) => renderScreen(<DashboardPage />, options);
const table = () => screen.getByRole('table', { name: 'Your forms and their status' });

function statusOf(form: string): HTMLElement {
  const row = within(table()).getByText(form).closest('tr');
  const cell = row && within(row).getAllByRole('cell').at(-1);
  if (!cell) throw new Error(`There is no row of ${form}.`);
  return cell;
}

test('dashboard: the table has Sr. No., Form Name and Status, and the forms as links', {
  tags: ['route-screens', 'dashboard-table', 'dashboard-verification'],
}, () => {
  open();
  expect(texts(within(table()).getAllByRole('columnheader'))).toEqual(['Sr. No.', 'Form Name', 'Status']);
  const [, ...rows] = within(table()).getAllByRole('row');
  const cells = rows.map((row) => within(row).getAllByRole('cell'));
  expect(cells.map(([number]) => number?.textContent)).toEqual(rows.map((_, at) => `${at + 1}`));
  const links = rows.map((row) => within(row).getByRole('link'));
  expect(links.slice(0, 3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Non-applicability of GST', '/nonapplicability'],
    ['Trainee Data Form', '/mt-trainee-form'],
    ['Trainee Bank Details', '/trainee-bankdetails'],
  ]);
  for (const [index, link] of links.entries()) expect(cells[index]?.[1]).toContainElement(link);
  expect(screen.queryByText('E-mail verification is pending')).toBeNull();
});

test('dashboard: each status shows its label and updates live', {
  tags: ['people-live', 'status-words'],
}, () => {
  const { publish } = open({ record: { isGSTApplicable: 'yes' } });
  for (const [bankdetails, label] of [
    [0, 'Pending'],
    [3, 'Approved'],
    [-1, 'Queries'],
  ] as const) {
    publish({ isGSTApplicable: 'yes', forms: { bankdetails } });
    expect(statusOf('Trainee Bank Details').textContent).toBe(label);
  }
  expect(statusOf('Trainee Data Form').textContent).toBe('Pending');
});

test('dashboard: the GST row shows NA when GST is not applicable, and when no letter is needed', {
  tags: ['status-words'],
}, () => {
  const { publish } = open({ record: { forms: { nonapplicability: 1 } } });
  expect(statusOf('Non-applicability of GST')).toHaveTextContent(/^Submitted GST: NA$/);
  publish({ isGSTApplicable: 'yes' });
  const status = statusOf('Non-applicability of GST');
  expect(status.textContent).toBe('NA');
  expect(status.closest('tr')).toHaveTextContent('Not needed: GST applies to you');
});

test("asks for the verification until the approval; a retry shows 'Verification email send to'", {
  tags: ['dashboard-verification'],
}, async () => {
  const email = 'meera@demo.example';
  const error = new AppError('auth/too-many-requests', 'Firebase: Error (auth/too-many-requests).');
  vi.mocked(resendVerificationMail).mockRejectedValueOnce(error).mockResolvedValue(email);
  const { publish } = open({ record: { email }, user: { isEmailVerified: false } });
  expect(await screen.findByText('E-mail verification is pending')).toBeVisible();
  expect(screen.getByText(email)).toBeVisible();
  await press('Resend verification mail');
  expect(screen.getByRole('alert')).toHaveTextContent('There were too many tries. Please wait a few minutes');
  expect(accountToast).toHaveBeenCalledWith('warning', error.message);
  await press('Resend verification mail');
  expect(accountToast).toHaveBeenLastCalledWith('success', `Verification email send to ${email}`);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  publish({ forms: { status: 4, approved: true } });
  expect(screen.queryByText('E-mail verification is pending')).toBeNull();
});

const WORK = ['Review forms', 'Decide on empanelments', 'No forms for this account'];

test.each([
  ['a reviewer', { isReviewer: true }, WORK.slice(0, 1)],
  ['an approver', { isApprover: true }, WORK.slice(1, 2)],
  ['an account without a role', {}, WORK.slice(2)],
])('dashboard: without a record %s sees the workspace of the own role only', async (_, user, own) => {
  open({ record: null, user });
  await screen.findByText(own[0] ?? '');
  expect(WORK.filter((text) => screen.queryByText(text))).toEqual(own);
});

test('dashboard: a reviewer who is an approver too sees the panels of both roles', {
  tags: ['approvals-dashboard'],
}, async () => {
  open({ record: null, user: { isReviewer: true, isApprover: true } });
  expect(await screen.findByRole('heading', { name: 'Review forms' })).toBeVisible();
  expect(await screen.findByText('No one is waiting for a decision')).toBeVisible();
  expect(await screen.findByText('No times from submission to decision are known yet.')).toBeVisible();
  expect(document.querySelector('.btn-primary')).toBeNull();
  expect(screen.queryByText('No forms for this account')).toBeNull();
});

test('a long timeline shows the latest entries, and the others on request', async () => {
  const logs = Array.from({ length: 40 }, (_, index) => ({
    title: `Meera Nair submitted Bank Details for the ${index + 1}. time`,
    timestamp: Date.now() - (40 - index) * DAY,
  }));
  open({ record: { logs } });
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getAllByRole('listitem')).toHaveLength(8);
  expect(timeline.getAllByRole('listitem')[0]).toHaveTextContent('for the 40. time');
  await userEvent.click(timeline.getByRole('button', { name: 'Show all 40 entries' }));
  expect(timeline.getAllByRole('listitem')).toHaveLength(40);
  await userEvent.click(timeline.getByRole('button', { name: 'Show the latest only' }));
  expect(timeline.getAllByRole('listitem')).toHaveLength(8);
});

const due = () => makeParsedUser({ uid: 'uid1', forms: listedForms(1) });

test('sets the overall status to 1 once, for any number of updates', () => {
  const { rerender } = renderHook(({ record }) => useCompleteOverall(record), {
    initialProps: { record: due() },
  });
  rerender({ record: due() });
  expect(completeOverall).toHaveBeenCalledExactlyOnceWith('uid1');
});

test('a refusal shows no message and leaves no unhandled rejection', async () => {
  vi.mocked(completeOverall).mockRejectedValue(new AppError('refused', 'Another tab was quicker.'));
  renderHook(() => useCompleteOverall(due()));
  await vi.waitFor(() => expect(completeOverall).toHaveBeenCalledOnce());
});

test.each<[string, UserRecord | null]>([
  ['without a record', null],
  ['while a form is pending', makeParsedUser()],
  ['of an introducer', { ...due(), usertype: 'introducer' }],
])('changes nothing %s', (_, record) => {
  renderHook(() => useCompleteOverall(record));
  expect(completeOverall).not.toHaveBeenCalled();
});
