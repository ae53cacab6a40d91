import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MAILS_REFUSED, sendInvitationMail } from '../../../../../src/backend/mail/mail.ts';
import { notify } from '../../../../../src/backend/notify.ts';
import {
  countInvited,
  inviteOnce,
  linkOf,
  watchInvitationSearch,
  watchInvitations,
} from '../../../../../src/backend/records/invitations.ts';
import { countPeople, watchPeople, watchSearch } from '../../../../../src/backend/records/progress.ts';
import {
  askForReminder,
  getRemindedLately,
  markReminded,
} from '../../../../../src/backend/records/reminders.ts';
import { AppError } from '../../../../../src/domain/appError.ts';
import { type Invitation, newInvitation } from '../../../../../src/domain/people/invitations.ts';
import type { Approval, ProgressRecord } from '../../../../../src/domain/records/records.ts';
import { progressOf } from '../../../../../src/domain/transitions/progress.ts';
import { Pipeline } from '../../../../../src/pages/dashboard/people/Pipeline.tsx';
import { makeParsedUser, type StoredUserOverrides } from '../../../../support/factories.ts';
import { texts } from '../../../../support/unit/controls.ts';
import { renderScreen } from '../../../../support/unit/renderScreen.tsx';
import { listing, watching } from '../../../../support/unit/watching.ts';

vi.mock('../../../../../src/backend/mail/mail.ts', { spy: true });

const DAY = 86_400_000;
const introducer = { uid: 'introducerUid', name: 'Asha Rao', email: 'asha@agency.example' };
const person = (name: string, daysAgo: number, overrides: StoredUserOverrides = {}): ProgressRecord =>
  progressOf(makeParsedUser({ uid: name, name, ...overrides }), Date.now() - daysAgo * DAY);
const invitation = (name: string, daysAgo: number): Invitation =>
  newInvitation(
    `i${name}`,
    introducer,
    { name, email: `${name.toLowerCase()}@demo.example`, usertype: 'vendor' },
    Date.now() - daysAgo * DAY,
  );

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const counts = { registered: 1, stuck: 2, submitted: 0, review: 0, approved: 3, denied: 0 };

async function open(people: ProgressRecord[], invitations: Invitation[] = [], path = '/dashboard') {
  vi.mocked(watchPeople).mockImplementation(listing(people));
  vi.mocked(watchInvitations).mockImplementation(listing(invitations));
  const shown = renderScreen(<Pipeline introducer={introducer} />, {
    record: { usertype: 'introducer' },
    path,
  });
  await vi.waitFor(() => expect(countPeople).toHaveBeenCalled());
  await act(async () => {});
  return shown;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(countInvited).mockResolvedValue(4);
  vi.mocked(countPeople).mockResolvedValue(counts);
  vi.mocked(getRemindedLately).mockResolvedValue({});
  vi.mocked(askForReminder).mockResolvedValue(Date.now());
  vi.mocked(sendInvitationMail).mockResolvedValue('m1');
  vi.mocked(linkOf).mockImplementation(({ id }) => `https://portal.example/register?invite=${id}`);
});

test('an introducer finds who is stuck and reminds them in three presses', {
  tags: ['pipeline-bulk', 'pipeline-stages'],
}, async () => {
  const { address } = await open([person('Ram', 9), person('Tara', 8)]);
  let presses = 0;
  const press = async (element: HTMLElement) => {
    presses += 1;
    await userEvent.click(element);
  };
  const stages = screen.getByRole('navigation', { name: 'Stages' });
  expect(within(stages).getByRole('link', { name: 'Everyone 10' })).toBeVisible();
  await press(within(stages).getByRole('link', { name: 'Stuck 2' }));
  expect(address()).toBe('/dashboard?stage=stuck');
  await press(await screen.findByLabelText('Select all 2 who can get a mail'));
  await press(await button('Remind 2 people'));
  await vi.waitFor(() => expect(markReminded).toHaveBeenCalledTimes(2));
  expect(presses).toBe(3);
  expect(row('Ram')).toHaveTextContent('Reminded on');
  expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
});

test('people and invitations are one list', { tags: ['pipeline-stages', 'pipeline-bulk'] }, async () => {
  await open([person('Ram', 9), person('Asha', 0)], [invitation('Kavya', 3), invitation('Meera', 40)]);
  const rows = texts(screen.getAllByRole('rowheader')).map((text) => text.slice(0, 4));
  expect(rows).toEqual(['Asha', 'Kavy', 'RamT', 'Meer']);
  expect(row('Kavya')).toHaveTextContent('Pending, expires');
  expect(row('Meera')).toHaveTextContent('Expired on');
  const renewed = { ...invitation('Meera', 0), id: 'new' };
  vi.mocked(inviteOnce).mockResolvedValue({ invitation: renewed, isNew: true });
  await userEvent.click(screen.getByLabelText('Select Kavya'));
  await userEvent.click(screen.getByLabelText('Select Meera'));
  await userEvent.click(screen.getByLabelText('Select Ram'));
  await userEvent.click(await button('Remind 1 person and resend 2 invitations'));
  await vi.waitFor(() => expect(sendInvitationMail).toHaveBeenCalledTimes(2));
  const mailed = vi.mocked(sendInvitationMail).mock.calls.map(([{ id }]) => id);
  expect(mailed.toSorted()).toEqual(['iKavya', 'new']);
  expect(notify).toHaveBeenCalledOnce();
});

test('a failed mail is shown in its row', { tags: ['pipeline-bulk', 'reminder-button'] }, async () => {
  const unreachable = new AppError('mail/unreachable', 'The mail service cannot be reached.');
  vi.mocked(notify).mockRejectedValueOnce(unreachable);
  await open([person('Ram', 9), person('Tara', 8)]);
  await userEvent.click(screen.getByLabelText(/^Select all/));
  await userEvent.click(await button('Remind 2 people'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The mail service cannot be reached.');
  expect(markReminded).toHaveBeenCalledOnce();
  await userEvent.click(await button('Remind 1 person'));
  await vi.waitFor(() => expect(markReminded).toHaveBeenCalledTimes(2));
});

test('after the hourly limit of mails the remaining people stay selected', {
  tags: ['pipeline-bulk'],
}, async () => {
  vi.mocked(notify).mockRejectedValue(new AppError(MAILS_REFUSED, 'Too many mails within an hour.'));
  const names = Array.from({ length: 20 }, (_, at) => `Person${String.fromCharCode(65 + at)}`);
  await open(names.map((name) => person(name, 9)));
  await userEvent.click(screen.getByLabelText(/^Select all/));
  await userEvent.click(await button('Remind 20 people'));
  await vi.waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  expect(vi.mocked(notify).mock.calls.length).toBeLessThanOrEqual(4);
  expect(await button('Remind 20 people')).toBeEnabled();
});

test('nobody is reminded twice within a day', { tags: ['reminder-button'] }, async () => {
  vi.mocked(getRemindedLately).mockResolvedValue({
    Ram: Date.now() - DAY / 2,
    Tara: Date.now() - DAY - 5 * 60_000,
  });
  await open([person('Ram', 9), person('Tara', 9)]);
  expect(await button(/^Remind ?Tara$/)).toBeEnabled();
  expect(row('Ram')).toHaveTextContent('Reminded on');
  expect(screen.queryByRole('button', { name: /^Remind ?Ram$/ })).toBeNull();
});

test('a refusal of the database is shown and sends no mail', async () => {
  vi.mocked(getRemindedLately).mockRejectedValue(new Error('no connection'));
  vi.mocked(askForReminder).mockRejectedValue(new AppError('firestore/permission-denied', 'denied'));
  await open([person('Ram', 9)]);
  await userEvent.click(await button(/^Remind ?Ram$/));
  expect(await screen.findByRole('alert')).toHaveTextContent('there was one within the last 24 hours');
  expect(notify).not.toHaveBeenCalled();
});

test('reads no reminders when no one can be reminded or has an address', async () => {
  await open([person('Asha', 0), person('Ram', 9, { email: '' })]);
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  expect(getRemindedLately).not.toHaveBeenCalled();
});

test('an introducer sees a denial, its reason and what is next', { tags: ['denial-shown'] }, async () => {
  const reason = 'The PAN is of somebody else.';
  const approval: Approval = { action: 'deny', by: 'a', at: Date.now(), reason };
  await open([person('Ram', 0, { approval, forms: { status: 1, bankdetails: 2 } })]);
  expect(within(row('Ram')).getByText('Denied')).toHaveClass('status-danger');
  expect(row('Ram')).toHaveTextContent(`Reason: ${reason}`);
  expect(row('Ram')).toHaveTextContent('Please help to correct what is asked for.');
});

test('the share sheet has the message, or it is copied', { tags: ['pipeline-person'] }, async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  const copy = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  const own = { share: { value: share }, clipboard: { value: { writeText: copy } } };
  for (const [key, value] of Object.entries(own)) {
    Object.defineProperty(navigator, key, { ...value, configurable: true });
  }
  await open([person('Ram', 9)], [invitation('Kavya', 1)]);
  await userEvent.click(await button(/^Share ?for Kavya$/));
  expect(share.mock.lastCall?.[0].text).toContain('https://portal.example/register?invite=iKavya');
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await userEvent.click(await button(/^Share ?for Ram$/));
  expect(copy).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('not allowed', 'NotAllowedError'));
  await userEvent.click(await button(/^Share ?for Ram$/));
  expect(copy.mock.lastCall?.[0]).toMatch(/^Dear Ram, your registration/);
  for (const key of Object.keys(own)) Reflect.deleteProperty(navigator, key);
});

test('without anybody the form to invite is open; it repeats no open invitation', {
  tags: ['invite-form-first'],
}, async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'Invite people' })).toBeVisible();
  expect(screen.getByRole('link', { name: /\/register$/ })).toBeVisible();
  expect(screen.getByText(/No one has registered under you yet/)).toBeVisible();
  vi.mocked(inviteOnce).mockResolvedValue({ invitation: invitation('Kavya', 1), isNew: false });
  await userEvent.type(await screen.findByLabelText('Name'), 'Kavya');
  await userEvent.type(screen.getByLabelText('E-mail'), 'kavya@demo.example');
  await userEvent.click(await button('Invite'));
  expect(await screen.findByText(/This address has an open invitation/)).toBeVisible();
  expect(sendInvitationMail).not.toHaveBeenCalled();
});

test('with an invitation a press opens the form', { tags: ['invite-form-first'] }, async () => {
  await open([], [invitation('Kavya', 1)]);
  expect(screen.queryByText(/Send your first invitation/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Invite people' })).toBeNull();
  await userEvent.click(await button('Invite people'));
  expect(await screen.findByRole('heading', { name: 'Invite people' })).toBeVisible();
});

test('the address chooses the filter', { tags: ['pipeline-address'] }, async () => {
  await open([], [invitation('Meera', 40)], '/dashboard?stage=invited&invitations=expired');
  expect(vi.mocked(watchInvitations).mock.lastCall?.[0]).toMatchObject({ filter: 'expired' });
  expect(watchPeople).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Invitations')).toHaveValue('expired');
});

test('more people are listed on request, and a search finds those who are not listed', async () => {
  vi.mocked(watchInvitations).mockImplementation(listing([]));
  const showMore = vi.fn();
  vi.mocked(watchPeople).mockImplementation((_, onListed) => {
    onListed({ items: [person('Ram', 9)], more: 'available' });
    return { showMore, stop: () => {} };
  });
  const found = { people: [person('Zoya', 1)], isCut: true };
  vi.mocked(watchSearch).mockImplementation((_view, text, onFound) => watching(found)(text, onFound));
  vi.mocked(watchInvitationSearch).mockImplementation((_uid, text, onFound) => watching([])(text, onFound));
  renderScreen(<Pipeline introducer={introducer} />, { record: { usertype: 'introducer' } });
  expect(await screen.findByText('1 person listed so far.')).toBeVisible();
  await userEvent.click(await button('Show more people'));
  expect(showMore).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByRole('searchbox'), 'zoya');
  expect(await screen.findByText(/and more match/)).toBeVisible();
  expect(row('Zoya')).toBeVisible();
});

test('an empty stage leads to everyone, and a search is cleared', { tags: ['empty-list'] }, async () => {
  await open([], [], '/dashboard?stage=denied');
  expect(screen.getByRole('link', { name: 'Show everyone' })).toHaveAttribute('href', '/dashboard');
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'nobody');
  await userEvent.click(await button('Clear search'));
  expect(search).toHaveValue('');
});
