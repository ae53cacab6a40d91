import { parseDelegation, withDeputies } from '../../src/domain/people/delegations.ts';
import { type Invitation, parseInvitation } from '../../src/domain/people/invitations.ts';
import { parseProgressRecord, parseUserRecord } from '../../src/domain/records/parseRecord.ts';
import type { ProgressRecord } from '../../src/domain/records/records.ts';
import {
  dueReminder,
  INVITATION_MS_LEFT,
  isInvitationDue,
  isRemindable,
  mayBeRemindable,
  openWorkOf,
  REMINDED_FIELDS,
  type RemindedRecord,
} from '../../src/domain/reminders/reminders.ts';
import { startOfDayInIndia, todayInIndia } from '../../src/domain/time/dates.ts';
import { isEmailAddress } from '../../src/domain/validators/emailAddress.ts';
import { messageIdOf } from '../delivery.ts';
import { layOut } from '../layout.ts';
import { isForGood, Refusal, reasonOf } from '../refusal.ts';
import { approversOf, type Teams } from '../settings.ts';
import { isDigestDue, waitingLong } from './digests.ts';
import { dueCertificates, dueChecks, dueClasses, dueDocuments, dueExceptions, dueLetters } from './due.ts';
import { type DueMail, type JobParts, type ReminderEntry, readReminders, remindersOf } from './dueMail.ts';
import { digestMail, invitationReminder, reminderMail } from './reminderTexts.ts';

const PROGRESS_FIELDS = 'name userid usertype forms since submittedAt decision'.split(' ');
const DELEGATION_FIELDS = ['email', 'deputyEmail', 'from', 'until'];
const INVITATION_FIELDS =
  'introducerUid introducerName introducerEmail name email usertype createdAt expiresAt status'.split(' ');

/** The number of the mail server's connections. */
const AT_ONCE = 10;

/** All mails that are due now. Writes nothing. */
export async function findDueMails(given: Omit<JobParts, 'deliver' | 'log'>): Promise<DueMail[]> {
  const { database } = given;
  const stored = await database.list({
    collection: 'progress',
    fields: PROGRESS_FIELDS,
    where: [['forms.approved', '==', false]],
  });
  const parts = { ...given, settings: { ...given.settings, teams: await teamsWithDeputies(given) } };
  const people = stored.map(({ id, fields }) => parseProgressRecord(id, fields));
  const mails = await Promise.all([
    dueDigests(people, parts),
    dueInvitations(parts),
    duePeople(people, parts),
    dueExceptions(parts),
    dueLetters(parts),
    dueDocuments(parts),
    dueCertificates(parts),
    dueClasses(parts),
    dueChecks(parts),
  ]);
  return mails.flat();
}

/** R25: reminders to an approver who is away go to the deputy. */
async function teamsWithDeputies({
  database,
  settings: { teams },
  now,
}: Omit<JobParts, 'deliver' | 'log'>): Promise<Teams> {
  const stored = await database.list({
    collection: 'delegations',
    fields: DELEGATION_FIELDS,
    where: [['until', '>', now]],
    orderBy: 'until',
  });
  const delegations = stored.map(({ id, fields }) => parseDelegation(id, fields));
  const [approver = teams.approver, ...otherApprovers] = withDeputies(approversOf(teams), delegations, now);
  return { ...teams, approver, otherApprovers };
}

async function duePeople(
  people: readonly ProgressRecord[],
  { database, settings, now }: Omit<JobParts, 'deliver' | 'log'>,
): Promise<DueMail[]> {
  const candidates = people.filter(mayBeRemindable);
  const stored = await readReminders(
    database,
    candidates.map(({ uid }) => uid),
  );
  const due = candidates.flatMap(({ uid, since }) => {
    const count = dueReminder(since, remindersOf(stored.get(uid)), now);
    return count === null ? [] : [{ uid, since, count }];
  });
  const users = await database.getAll(
    'users',
    due.map(({ uid }) => uid),
    REMINDED_FIELDS,
  );
  return due.flatMap(({ uid, since, count }) => {
    const user = users.get(uid);
    const record: RemindedRecord | undefined = user && parseUserRecord(uid, user.fields);
    if (!record || !isRemindable(record)) return [];
    const content = reminderMail(record, openWorkOf(record), settings.portalOrigins[0]);
    return [
      { kind: 'person' as const, id: uid, count, since, to: record.email, content, stored: stored.get(uid) },
    ];
  });
}

async function dueDigests(
  people: readonly ProgressRecord[],
  { database, settings, now }: Omit<JobParts, 'deliver' | 'log'>,
): Promise<DueMail[]> {
  const { teams, portalOrigins } = settings;
  const since = startOfDayInIndia(todayInIndia(new Date(now)));
  const digests = [
    { digest: 'review', id: 'digest-review', to: teams.review, cc: [] },
    { digest: 'approval', id: 'digest-approval', to: teams.approver, cc: teams.otherApprovers },
  ] as const;
  const stored = await readReminders(
    database,
    digests.map(({ id }) => id),
  );
  return digests.flatMap(({ digest, id, to, cc }) => {
    const waiting = waitingLong(people, digest, now);
    if (waiting.length === 0 || !isDigestDue(remindersOf(stored.get(id)), now)) return [];
    const content = digestMail(digest, waiting, now, portalOrigins[0]);
    return [
      { kind: `${digest} digest` as const, id, count: 1, since, to, cc, content, stored: stored.get(id) },
    ];
  });
}

async function dueInvitations({
  database,
  settings,
  now,
}: Omit<JobParts, 'deliver' | 'log'>): Promise<DueMail[]> {
  const found = await database.list({
    collection: 'invitations',
    fields: INVITATION_FIELDS,
    where: [
      ['expiresAt', '>', now],
      ['expiresAt', '<=', now + INVITATION_MS_LEFT],
    ],
    orderBy: 'expiresAt',
  });
  const invitations = found.map(({ id, fields }) => parseInvitation(id, fields));
  const idOf = ({ id }: Invitation) => `invitation-${id}`;
  const stored = await readReminders(database, invitations.map(idOf));
  return invitations
    .filter((invitation) => isInvitationDue(invitation, remindersOf(stored.get(idOf(invitation))), now))
    .map((invitation) => ({
      kind: 'invitation' as const,
      id: idOf(invitation),
      count: 1,
      since: 0,
      to: invitation.email,
      content: invitationReminder(invitation, settings.portalOrigins[0]),
      stored: stored.get(idOf(invitation)),
    }));
}

type Counts = Record<ReminderEntry['outcome'], number>;

/** A failed mail is due again in the next run, and does not stop the others. */
export async function sendDueMails(mails: readonly DueMail[], parts: JobParts): Promise<Counts> {
  const counts: Counts = { sent: 0, taken: 0, refused: 0, failed: 0 };
  const waiting = [...mails];
  const work = async () => {
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
      const entry = await send(mail, parts);
      counts[entry.outcome] += 1;
      parts.log(entry);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
}

/**
 * Marked as sent before sending, so that only one of two runs sends it. A permanent refusal keeps the mark.
 */
async function send(mail: DueMail, { database, deliver, settings, now }: JobParts): Promise<ReminderEntry> {
  const { kind, id, count, since, to, cc = [], content, stored } = mail;
  const path = `reminders/${id}`;
  const entry = { severity: 'INFO', message: 'reminder', kind } as const;
  try {
    const isOurs = await database.setField(path, 'sent', { since, count, at: now }, { stored });
    if (!isOurs) return { ...entry, outcome: 'taken' };
    try {
      if (!isEmailAddress(to)) throw new Refusal(409, 'The record has no e-mail address.');
      const key = messageIdOf(`${path} ${since} ${count}`, settings.from);
      const { attempts } = await deliver({ to, ...(cc.length > 0 && { cc }), ...layOut(content) }, key);
      return { ...entry, outcome: 'sent', attempts };
    } catch (error) {
      if (error instanceof Refusal && isForGood(error)) {
        return { ...entry, severity: 'WARNING', outcome: 'refused', reason: reasonOf(error) };
      }
      await database.setField(path, 'sent', remindersOf(stored).sent);
      throw error;
    }
  } catch (error) {
    const reason =
      error instanceof Refusal ? reasonOf(error) : error instanceof Error ? error.message : 'unknown';
    return { ...entry, severity: 'ERROR', outcome: 'failed', reason };
  }
}
