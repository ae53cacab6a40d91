import { expect, test } from 'vitest';
import type { Mail } from '../../../mail-service/delivery.ts';
import { Refusal } from '../../../mail-service/refusal.ts';
import type { ReminderEntry } from '../../../mail-service/remind/dueMail.ts';
import { findDueMails, sendDueMails } from '../../../mail-service/remind/job.ts';
import type { Reminders } from '../../../src/domain/reminders/reminders.ts';
import {
  commonForms,
  listedForms,
  makeInvitation,
  makeProgress,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../support/factories.ts';
import { mailSettings } from '../../support/mailService.ts';
import { newUid } from '../world.ts';
import { newProject } from './remindProject.ts';

const DAY = 86_400_000;
/** A Friday. */
const NOW = Date.parse('2026-11-20T09:00:00+05:30');

/** The stored form. */
interface StoredReminders {
  sent?: Reminders['sent'];
  asked?: { by: string; at: number; mailed?: boolean };
}

type Given = StoredUserOverrides & { since?: number; reminders?: StoredReminders };

function givenProject() {
  const { admin, database } = newProject();
  const settings = mailSettings({ APPROVER_EMAIL: 'approver@agency.example, deputy@agency.example' });
  const mails: Mail[] = [];
  const log: ReminderEntry[] = [];
  const state = { isDown: false };
  const deliver = (mail: Mail, messageId: string) => {
    if (state.isDown || mail.to.startsWith('down')) {
      return Promise.reject(new Refusal(502, 'The mail server cannot be reached.'));
    }
    if (mail.to.startsWith('unknown')) {
      const cause = Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' });
      return Promise.reject(new Refusal(502, 'The mail server refused the mail.', { cause }));
    }
    mails.push(mail);
    return Promise.resolve({ messageId, attempts: 1 });
  };
  const run = async (now = NOW) => {
    const parts = { settings, database, deliver, now, log: (entry: ReminderEntry) => void log.push(entry) };
    return sendDueMails(await findDueMails(parts), parts);
  };
  const givePeople = (people: readonly Given[]) =>
    admin.writeRecords(
      people.flatMap(({ since = NOW - 4 * DAY, reminders, ...overrides }) => {
        const uid = newUid();
        const user = makeUserRecord({
          uid,
          email: `${uid}@demo.example`,
          pancard: 'ZZZPK0001Z',
          ...overrides,
        });
        return [
          { path: `users/${user.uid}`, data: { ...user } },
          { path: `progress/${user.uid}`, data: { ...makeProgress(user, since) } },
          ...(reminders ? [{ path: `reminders/${user.uid}`, data: { ...reminders } }] : []),
        ];
      }),
    );
  return { admin, database, settings, mails, log, state, run, givePeople };
}

const person = { uid: 'one', email: 'one@demo.example' };

test('a person gets one list of open tasks per day, for any number of runs', {
  tags: ['reminder-person'],
}, async () => {
  const { run, mails, givePeople, admin } = givenProject();
  const query = { title: 'Which branch?', timestamp: 1, status: 0 as const, by: 'reviewer' as const };
  await givePeople([
    { ...person, forms: { ...commonForms(1), bankdetails: -1 }, queries: { bank: [query] } as never },
  ]);
  expect(await run()).toEqual({ sent: 1, taken: 0, refused: 0, failed: 0 });
  expect(mails[0]?.to).toBe(person.email);
  expect(mails[0]?.text).toContain('A reviewer asks about: Bank Details.');
  expect(mails[0]?.text).toContain('Still to be filled in and submitted: Non-applicability of GST.');
  expect(await run()).toEqual({ sent: 0, taken: 0, refused: 0, failed: 0 });
  expect(await run(NOW + 3 * DAY)).toEqual({ sent: 1, taken: 0, refused: 0, failed: 0 });
  expect(await admin.readRecord('reminders/one')).toEqual({
    sent: { since: NOW - 4 * DAY, count: 2, at: NOW + 3 * DAY },
  });
});

test('two jobs at the same time mail a person once', { tags: ['reminder-once'] }, async () => {
  const { run, mails, givePeople, log } = givenProject();
  await givePeople(Array.from({ length: 10 }, () => ({})));
  const [one, other] = await Promise.all([run(), run()]);
  expect(one.sent + other.sent).toBe(10);
  expect(one.failed + other.failed).toBe(0);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(10);
  expect(JSON.stringify(log)).not.toContain('demo.example');
});

test('the next run mails a person whose mail failed, and mails all others', {
  tags: ['reminder-once'],
}, async () => {
  const { run, mails, state, givePeople, admin } = givenProject();
  const asked = { by: 'introducer', at: NOW - 10 * DAY };
  const sent = { since: 1, count: 5, at: 2 };
  await givePeople([
    { ...person, email: 'down@demo.example', reminders: { asked, sent } },
    { uid: 'two', email: 'two@demo.example' },
  ]);
  expect(await run()).toEqual({ sent: 1, taken: 0, refused: 0, failed: 1 });
  expect(await admin.readRecord('reminders/one')).toEqual({ asked, sent });
  await admin.writeRecords([{ path: 'users/one', data: { email: 'one@demo.example' }, merge: true }]);
  state.isDown = true;
  expect(await run()).toEqual({ sent: 0, taken: 0, refused: 0, failed: 1 });
  state.isDown = false;
  expect(await run()).toEqual({ sent: 1, taken: 0, refused: 0, failed: 0 });
  expect(mails.map(({ to }) => to)).toEqual(['two@demo.example', 'one@demo.example']);
  expect(await admin.readRecord('reminders/one')).toMatchObject({ asked, sent: { count: 1, at: NOW } });
});

test('a person without an earlier reminder gets one after a failure too', {
  tags: ['reminder-once'],
}, async () => {
  const { run, state, givePeople } = givenProject();
  await givePeople([person]);
  state.isDown = true;
  expect(await run()).toMatchObject({ failed: 1 });
  state.isDown = false;
  expect(await run()).toMatchObject({ sent: 1 });
});

test("a person gets no reminder after the introducer's mail, or while others have to act", async () => {
  const { run, mails, givePeople } = givenProject();
  await givePeople([
    { reminders: { asked: { by: 'introducer', at: NOW - DAY, mailed: true } } },
    { ...person, reminders: { asked: { by: 'introducer', at: NOW - DAY } } },
    { since: NOW - 2 * DAY },
    { forms: { status: 1, ...listedForms(1) }, since: NOW - DAY },
    { forms: { status: 4, approved: true } },
    { forms: listedForms(1) },
  ]);
  expect(await run()).toEqual({ sent: 1, taken: 0, refused: 0, failed: 0 });
  expect(mails).toMatchObject([{ to: person.email }]);
});

test.each([
  ['no address', { email: '' }],
  ['an address that the mail server refuses for good', { email: 'unknown@demo.example' }],
])('a person with %s is reported as refused once, and no run fails', async (_, overrides) => {
  const { run, givePeople, log } = givenProject();
  await givePeople([overrides]);
  expect(await run()).toEqual({ sent: 0, taken: 0, refused: 1, failed: 0 });
  expect(await run(NOW + DAY)).toEqual({ sent: 0, taken: 0, refused: 0, failed: 0 });
  expect(log).toMatchObject([{ severity: 'WARNING', outcome: 'refused' }]);
});

test('more than a page of people are all reminded, and none twice', async () => {
  const { run, mails, givePeople } = givenProject();
  for (let page = 0; page < 2; page += 1) await givePeople(Array.from({ length: 160 }, () => ({})));
  expect(await run()).toEqual({ sent: 320, taken: 0, refused: 0, failed: 0 });
  expect(new Set(mails.map(({ to }) => to)).size).toBe(320);
});

test('a dry run writes nothing and reads no PAN', { tags: ['reminder-once'] }, async () => {
  const { database, settings, givePeople, admin } = givenProject();
  await givePeople([person]);
  const mails = await findDueMails({ database, settings, now: NOW });
  expect(mails).toMatchObject([{ kind: 'person', id: 'one', count: 1 }]);
  expect(JSON.stringify(mails)).not.toContain('ZZZPK0001Z');
  const users = await database.getAll('users', ['one', 'nobody'], ['email', 'forms.status']);
  expect([...users.values()].map(({ fields }) => fields)).toEqual([
    { email: 'one@demo.example', forms: { status: 0 } },
  ]);
  const listed = await database.list({
    collection: 'users',
    fields: ['name'],
    where: [['email', '==', person.email]],
  });
  expect(listed.map(({ fields }) => Object.keys(fields))).toEqual([['name']]);
  expect(await admin.readRecord('reminders/one')).toBeNull();
});

const waiting = (status: 1 | 2 | 3, days: number, name: string) => ({
  uid: name,
  name,
  forms: { status, ...listedForms(1) } as const,
  since: NOW - days * DAY,
});

test('the digest of an approver who is away goes to the deputy', { tags: ['deputy-set'] }, async () => {
  const { run, mails, givePeople, admin } = givenProject();
  await givePeople([waiting(3, 8, 'sent')]);
  const away = { from: NOW - DAY, until: NOW + DAY, deputyEmail: 'dev@agency.example' };
  await admin.writeRecords([
    { path: 'delegations/asha', data: { ...away, email: 'approver@agency.example' } },
    { path: 'delegations/back', data: { ...away, email: 'deputy@agency.example', until: NOW } },
  ]);
  await run();
  expect(mails).toMatchObject([{ to: 'dev@agency.example', cc: ['deputy@agency.example'] }]);
});

test('the digests go to the review team and the approver, once per working day', {
  tags: ['reminder-digests'],
}, async () => {
  const { run, mails, givePeople } = givenProject();
  const reviews = Array.from({ length: 12 }, (_, at) => waiting(1, 8 + at, `person${at}`));
  await givePeople([...reviews, waiting(3, 8, 'sent'), waiting(2, 1, 'fresh')]);
  expect(await run()).toEqual({ sent: 2, taken: 0, refused: 0, failed: 0 });
  const [review, approval] = ['review-team@agency.example', 'approver@agency.example'].map((address) =>
    mails.find(({ to }) => to === address),
  );
  expect(review?.subject).toBe('12 people are waiting for a review');
  expect(review?.text.match(/\/review\/person\d+/g)).toHaveLength(10);
  expect(review?.text).toMatch(/person11, since 1 Nov 2026 \(\d+ working days\): .*\/review\/person11\n/);
  expect(approval?.subject).toBe('1 person is waiting for an approval');
  expect(approval?.cc).toEqual(['deputy@agency.example']);
  expect(review?.cc).toBeUndefined();
  expect(approval?.text).toContain('/approvals/sent');
  expect(await run(NOW + 8 * 3_600_000)).toMatchObject({ sent: 0 });
  expect(await run(NOW + DAY)).toMatchObject({ sent: 0 });
  expect(await run(NOW + 3 * DAY)).toMatchObject({ sent: 2 });
});

test('an invitation has one reminder, three days before it expires', {
  tags: ['reminder-invitation'],
}, async () => {
  const { run, mails, admin } = givenProject();
  const invitation = (email: string, change: object) => ({
    path: `invitations/${email.split('@')[0]}`,
    data: { ...makeInvitation({ email, createdAt: NOW - 27 * DAY, expiresAt: NOW + 3 * DAY }), ...change },
  });
  await admin.writeRecords([
    invitation('kavya@demo.example', {}),
    invitation('later@demo.example', { expiresAt: NOW + 4 * DAY }),
    invitation('expired@demo.example', { expiresAt: NOW - 1 }),
    invitation('used@demo.example', { status: 'used' }),
  ]);
  expect(await run()).toEqual({ sent: 1, taken: 0, refused: 0, failed: 0 });
  expect(mails[0]?.to).toBe('kavya@demo.example');
  expect(mails[0]?.subject).toBe('Your invitation is open until 23 Nov 2026, 09:00 (IST)');
  expect(mails[0]?.text).toContain('/register?invite=kavya\n');
  expect(await run()).toMatchObject({ sent: 0 });
});
