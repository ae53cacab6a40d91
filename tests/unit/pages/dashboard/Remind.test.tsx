import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../../../src/backend/notify.ts';
import {
  askForReminder,
  getRemindedLately,
  markReminded,
} from '../../../../src/backend/records/reminders.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { ProgressRecord } from '../../../../src/domain/records/records.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { PeopleTable } from '../../../../src/pages/dashboard/people/PeopleTable.tsx';
import { makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/notify.ts');
vi.mock('../../../../src/backend/records/reminders.ts');

const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const DAY = 86_400_000;
const person = (name: string, daysAgo: number, overrides: StoredUserOverrides = {}): ProgressRecord =>
  progressOf(makeParsedUser({ uid: name, name, ...overrides }), NOW - daysAgo * DAY);

async function open(...people: ProgressRecord[]): Promise<void> {
  render(<PeopleTable introducerUid="introducerUid" people={people} now={NOW} />);
  await vi.waitFor(() => expect(getRemindedLately).toHaveBeenCalled());
}
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
const remind = (name: string) => screen.findByRole('button', { name: new RegExp(`^Remind ?${name}$`) });

beforeEach(() => {
  vi.mocked(getRemindedLately).mockResolvedValue({});
  vi.mocked(askForReminder).mockResolvedValue(NOW);
  vi.mocked(notify).mockResolvedValue('message-1');
});
afterEach(() => vi.resetAllMocks());

test('a person without progress for a working day can be reminded, and the row shows when', {
  tags: ['reminder-button'],
}, async () => {
  await open(person('Ram', 2), person('Asha', 0), person('Meera', 4, { forms: { status: 1 } }));
  await userEvent.click(await remind('Ram'));
  expect(askForReminder).toHaveBeenCalledExactlyOnceWith('Ram', 'introducerUid');
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'reminder' }));
  expect(await row('Ram').findByText('Reminded on 20 Nov 2026')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a person reminded within the last day cannot be reminded again', {
  tags: ['reminder-button'],
}, async () => {
  vi.mocked(getRemindedLately).mockResolvedValue({ Ram: NOW - DAY / 2, Asha: NOW - DAY - 5 * 60_000 });
  await open(person('Ram', 2), person('Asha', 2));
  expect(await row('Ram').findByText('Reminded on 20 Nov 2026')).toBeVisible();
  expect(await remind('Asha')).toBeEnabled();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('reads nothing when no one can be reminded or has an address', async () => {
  const older = person('Ram', 2, { email: '' });
  render(<PeopleTable introducerUid="introducerUid" people={[person('Asha', 0), older]} now={NOW} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(getRemindedLately).not.toHaveBeenCalled();
});

test('hides a reminder whose mail failed and allows a retry at once', async () => {
  vi.mocked(notify).mockRejectedValueOnce(
    new AppError('mail/unreachable', 'The mail service cannot be reached.'),
  );
  await open(person('Ram', 2));
  await userEvent.click(await remind('Ram'));
  expect(await row('Ram').findByRole('alert')).toHaveTextContent('The mail service cannot be reached.');
  expect(row('Ram').queryByText(/Reminded on/)).toBeNull();
  expect(markReminded).not.toHaveBeenCalled();
  await userEvent.click(await remind('Ram'));
  expect(await row('Ram').findByText('Reminded on 20 Nov 2026')).toBeVisible();
  expect(markReminded).toHaveBeenCalledExactlyOnceWith('Ram', 'introducerUid', NOW);
});

test('a refusal of the database is shown and sends no mail', async () => {
  vi.mocked(getRemindedLately).mockRejectedValue(new Error('no connection'));
  vi.mocked(askForReminder).mockRejectedValue(new AppError('firestore/permission-denied', 'denied'));
  await open(person('Ram', 2));
  await userEvent.click(await remind('Ram'));
  expect(await row('Ram').findByRole('alert')).toHaveTextContent('there was one within the last 24 hours');
  expect(notify).not.toHaveBeenCalled();
});
