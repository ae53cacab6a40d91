import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MAILS_REFUSED, sendInvitationMail } from '../../../../../src/backend/mail/mail.ts';
import { forgetAtLogout } from '../../../../../src/backend/onLogout.ts';
import { getInvitationsTo, inviteOnce } from '../../../../../src/backend/records/invitations.ts';
import { getNamesAmongPeople } from '../../../../../src/backend/records/progress.ts';
import { AppError } from '../../../../../src/domain/appError.ts';
import { type InvitationEntry, newInvitation } from '../../../../../src/domain/people/invitations.ts';
import { InviteList } from '../../../../../src/pages/dashboard/invitations/list/InviteList.tsx';
import { saveFile } from '../../../../../src/ui/saveFile.ts';
import { button, choose, field, press } from '../../../../support/unit/controls.ts';
import { renderScreen } from '../../../../support/unit/renderScreen.tsx';

vi.mock('../../../../../src/backend/mail/mail.ts', { spy: true });

const introducer = { uid: 'asha', name: 'Asha Rao', email: 'asha@agency.example' };
const made = (entered: InvitationEntry) =>
  newInvitation(`i-${entered.email}`, introducer, entered, Date.now());
const KAVYA = made({ name: 'Kavya', email: 'kavya@demo.example', usertype: 'trainee' });
const enter = (text: string) => fireEvent.change(field('List'), { target: { value: text } });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const invited = () => vi.mocked(inviteOnce).mock.calls.map(([, { email }]) => email);
const mailed = () => vi.mocked(sendInvitationMail).mock.calls.map(([{ id }]) => id);
const person = (name: string) => `${name},${name.toLowerCase()}@demo.example,Trainee`;

/** Types a list, which is checked without a press. */
async function check(...lines: string[]): Promise<void> {
  renderScreen(<InviteList introducer={introducer} />);
  enter(lines.join('\n'));
  await screen.findByText(/can be invited\.$/);
}

beforeEach(() => {
  forgetAtLogout();
  vi.mocked(getInvitationsTo).mockResolvedValue([]);
  vi.mocked(getNamesAmongPeople).mockResolvedValue(new Set());
  vi.mocked(inviteOnce).mockImplementation(async (_, entered) => ({
    invitation: made(entered),
    isNew: true,
  }));
  vi.mocked(sendInvitationMail).mockResolvedValue('m1');
});

test('only ready rows are invited, once after a double click', {
  tags: ['invite-list-verdict', 'invite-list-known', 'invite-list-once'],
}, async () => {
  vi.mocked(getInvitationsTo).mockResolvedValue([
    made({ name: 'Ram', email: 'ram@demo.example', usertype: 'trainee' }),
  ]);
  vi.mocked(getNamesAmongPeople).mockResolvedValue(new Set(['Meera', 'Tara']));
  await check(person('Kavya'), person('Ram'), person('Meera'), person('Tara'), 'Leela,leela,Vendor');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 5 people can be invited.');
  expect(rowOf('Ram')).toHaveTextContent('Already invited, link expires');
  expect(rowOf('Enter an e-mail')).toHaveTextContent('Enter an e-mail address such as name@example.com');
  await userEvent.click(within(rowOf('Meera')).getByLabelText('Invite anyway'));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Invite 2 people' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 people invited.'));
  expect(invited().sort()).toEqual(['kavya@demo.example', 'meera@demo.example']);
  expect(rowOf('Tara')).toHaveTextContent('Someone with this name has registered under you');
});

test('unknown headings: the introducer chooses the columns', { tags: ['invite-list-columns'] }, async () => {
  renderScreen(<InviteList introducer={introducer} />);
  enter('Kontakt;Firma;Wer\nkavya@demo.example;Menon Films;Kavya\nram@demo.example;Rao Prints;Ram');
  expect(await screen.findByRole('heading', { name: 'Which column has what?' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Rao Prints' })).toBeVisible();
  await press('Use these columns');
  expect(field('Column of the name')).toHaveAccessibleDescription('Choose a column');
  expect(field('Column of the e-mail')).toHaveDisplayValue('Column 1: Kontakt');
  await choose('Column of the name', 'Column 2: Firma');
  await press('Use these columns');
  await userEvent.selectOptions(await screen.findByLabelText('Everybody without a type is a'), 'Vendor');
  expect(await screen.findByText('2 of 2 people can be invited.')).toBeVisible();
  expect(rowOf('Menon Films')).toHaveTextContent('kavya@demo.example');
  await press('Choose other columns');
  await userEvent.click(field('The first row has headings, not a person'));
  await choose('Column of the name', 'Column 3: Wer');
  await press('Use these columns');
  expect(await screen.findByText('1 row has a problem. 2 of 3 people can be invited.')).toBeVisible();
  const faulty = field('E-mail in row 1');
  await userEvent.clear(faulty);
  await userEvent.type(faulty, 'wer@demo.example');
  fireEvent.blur(faulty);
  expect(await screen.findByText('3 of 3 people can be invited.')).toBeVisible();
});

test('a text put in at once is read as pasted, also in place of another; a typed one stays', async () => {
  renderScreen(<InviteList introducer={introducer} />);
  enter('Kavya Menon - kavya@demo.example\nRam Rao - ram@demo.example');
  expect(screen.getByLabelText('List')).toHaveValue(
    'Kavya Menon, kavya@demo.example\nRam Rao, ram@demo.example',
  );
  enter('Om - om@demo.example');
  expect(screen.getByLabelText('List')).toHaveValue('Om, om@demo.example');
  const undo = { inputType: 'historyUndo', target: { value: 'Om - om@demo.example' } };
  fireEvent.input(screen.getByLabelText('List'), undo);
  expect(screen.getByLabelText('List')).toHaveValue('Om - om@demo.example');
  await userEvent.clear(screen.getByLabelText('List'));
  await userEvent.type(screen.getByLabelText('List'), 'Om - om@x.in');
  expect(screen.getByLabelText('List')).toHaveValue('Om - om@x.in');
});

test('a retry creates only missing invitations', { tags: ['invite-list-once'] }, async () => {
  vi.mocked(inviteOnce).mockRejectedValueOnce(new AppError('firestore/unavailable', 'no connection'));
  vi.mocked(sendInvitationMail).mockRejectedValueOnce(
    new AppError('mail/timeout', 'The mail service did not answer.'),
  );
  await check(person('Kavya'), person('Ram'), person('Meera'));
  await press('Invite 3 people');
  await waitFor(() => expect(rowOf('Kavya')).toHaveTextContent('Not invited.'));
  expect(rowOf('Ram')).toHaveTextContent(
    'The invitation is saved, but the e-mail was not sent. The mail service did not answer.',
  );
  expect(screen.getByRole('status')).toHaveTextContent('1 person invited, 2 not yet.');
  vi.mocked(inviteOnce).mockReset().mockResolvedValue({ invitation: KAVYA, isNew: false });
  vi.mocked(sendInvitationMail).mockClear();
  await press('Try again for 2 people');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 people invited.'));
  expect(inviteOnce).toHaveBeenCalledOnce();
  expect(mailed().sort()).toEqual(['i-kavya@demo.example', 'i-ram@demo.example']);
});

test('a person invited meanwhile gets no second mail, and is known to a new list', {
  tags: ['invite-list-once', 'invite-list-known'],
}, async () => {
  vi.mocked(inviteOnce).mockResolvedValue({ invitation: KAVYA, isNew: false });
  await check(person('Kavya'));
  await press('Invite 1 person');
  await waitFor(() => expect(rowOf('Kavya')).toHaveTextContent('Already invited'));
  expect(sendInvitationMail).not.toHaveBeenCalled();
  vi.mocked(getInvitationsTo).mockResolvedValue([KAVYA]);
  await press('New list');
  enter(person('Kavya'));
  expect(await screen.findByText(/0 of 1 person can be invited\.$/)).toBeVisible();
  expect(rowOf('Kavya')).toHaveTextContent('Already invited, link expires');
});

test('the report has each result, without formulas', { tags: ['invite-list-problems'] }, async () => {
  await check(person('Kavya'), '"=1+1",x@demo.example,Vendor');
  await press('Invite 1 person');
  await press('Save report (CSV)');
  const [name, content] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^invitations-\d{4}-\d\d-\d\d\.csv$/);
  expect(content).toBe(
    '\uFEFF"Row","Name","E-mail","Type","Result"\r\n' +
      '"1","Kavya","kavya@demo.example","Trainee","Invited"\r\n' +
      '"2","\'=1+1","x@demo.example","Vendor","The name begins like a formula: remove = + - or @"\r\n',
  );
});

test('450 rows with 30 faulty ones are checked in batches, with the problems first', {
  tags: ['invite-list-any-length', 'invite-list-problems', 'invite-list-verdict'],
}, async () => {
  const lines = Array.from({ length: 450 }, (_, at) =>
    at % 15 === 0 ? `Wrong${at},none,Vendor` : person(`P${at}`),
  );
  await check(...lines);
  expect(screen.getByRole('status')).toHaveTextContent('420 of 450 people can be invited.');
  expect(getInvitationsTo).toHaveBeenCalledTimes(3);
  for (const [, addresses] of vi.mocked(getInvitationsTo).mock.calls)
    expect(addresses.length).toBeLessThanOrEqual(200);
  expect(document.querySelectorAll('tr')).toHaveLength(51);
  expect(field('Name in row 1')).toHaveValue('Wrong0');
  fireEvent.click(screen.getByText('Show 30 problems'));
  expect(screen.getByText('Show all 450')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Invite 420 people')).toBeEnabled();
});

test('only a corrected row is looked up again', { tags: ['invite-list-problems'] }, async () => {
  await check('Type;E-mail;Name', 'Vendor;leela;"Rao, Leela"', `Trainee;ram@demo.example;Ram`);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 people can be invited.');
  vi.mocked(getInvitationsTo).mockClear();
  fireEvent.change(field('E-mail in row 2'), { target: { value: 'leela@demo.example' } });
  fireEvent.blur(field('E-mail in row 2'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 2 people can be invited.'));
  expect(field('List')).toHaveValue(
    'Type;E-mail;Name\nVendor;leela@demo.example;Rao, Leela\nTrainee;ram@demo.example;Ram',
  );
  expect(vi.mocked(getInvitationsTo).mock.calls).toEqual([['asha', ['leela@demo.example']]]);
});

test('a list that the mail service stops goes on later', { tags: ['invite-list-stopped'] }, async () => {
  vi.mocked(sendInvitationMail).mockRejectedValue(new AppError(MAILS_REFUSED, 'Too many mails.'));
  await check(...Array.from({ length: 500 }, (_, at) => person(`P${at}`)));
  await press('Invite 500 people');
  expect(await screen.findByText(/takes no more mails within this hour/)).toBeVisible();
  expect(vi.mocked(inviteOnce).mock.calls.length).toBeLessThanOrEqual(4);
  vi.mocked(sendInvitationMail).mockResolvedValue('m1');
  await press('Try again for 500 people');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('500 people invited.'), {
    timeout: 5000,
  });
  expect(new Set(invited()).size).toBe(500);
});

test('a list that cannot be looked up says so, and can be checked again', async () => {
  vi.mocked(getInvitationsTo).mockRejectedValueOnce(new AppError('firestore/unavailable', 'no connection'));
  renderScreen(<InviteList introducer={introducer} />);
  enter(person('Kavya'));
  await screen.findByRole('alert');
  expect(button('Invite 1 person')).toBeDisabled();
  await press('Check again');
  await screen.findByText('1 of 1 person can be invited.');
});

test('each file that is not a list has its message', { tags: ['invite-list-any-length'] }, async () => {
  renderScreen(<InviteList introducer={introducer} />);
  const drop = (content: string, read?: () => Promise<Uint8Array>) => {
    // jsdom has no arrayBuffer.
    const file = Object.assign(new File([content], 'list.csv'), read && { arrayBuffer: read });
    fireEvent.drop(field('List'), { dataTransfer: { types: ['Files'], files: [file] } });
  };
  drop('x'.repeat(5_000_001));
  await screen.findByText(/This file is larger than 5 MB/);
  drop('', async () => new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  await screen.findByText(/This is not a CSV file/);
  drop('', () => Promise.reject(new Error('gone')));
  await screen.findByText(/The file could not be read/);
  drop('', async () => new TextEncoder().encode('\uFEFFKavya,kavya@demo.example,Vendor'));
  await waitFor(() => expect(field('List')).toHaveValue('Kavya,kavya@demo.example,Vendor'));
});

test('the list is restored after another screen, until all of it is sent', async () => {
  const list = <InviteList introducer={introducer} />;
  renderScreen(list);
  enter(person('Kavya'));
  cleanup();
  renderScreen(list);
  expect(field('List')).toHaveValue(person('Kavya'));
  await screen.findByText('1 of 1 person can be invited.');
  await press('Invite 1 person');
  await screen.findByText('1 person invited.');
  cleanup();
  renderScreen(list);
  expect(field('List')).toHaveValue('');
});
