import { FORM_LIST, type FormDefinition, formTitle, isFormListed } from '../forms/registry.ts';
import { type Invitation, invitationState } from '../people/invitations.ts';
import { isMap, readText, readTime } from '../records/read.ts';
import { DATED_DOCUMENTS, type FormStatus, type ProgressRecord } from '../records/records.ts';
import { MAILED_FIELDS, type RecordWith } from '../records/recordWith.ts';
import { whoseTurn } from '../tasks/timeline.ts';
import { DAY_MS } from '../time/dates.ts';
import { daysSince, workingDaysSince } from '../time/waitingTime.ts';
import { hasOpenReviewerQuery, isSentBack } from '../transitions/openQueries.ts';

/** `reminders/{uid}`: the job writes `sent`, the introducer writes `asked`. */
export interface Reminders {
  /** The last reminder, its number in the series, and `since` of the progress that the series is about. */
  sent?: { since: number; count: number; at: number };
  asked?: { by: string; at: number; isMailed: boolean };
}

/** The subjects of mails to an approved person; each has its own record in `reminders`. */
export const DUE_MARKS = ['exception', 'letters', 'certificate', 'class', ...DATED_DOCUMENTS] as const;

export function dueMarkId(mark: (typeof DUE_MARKS)[number], uid: string): string {
  return `${mark}-${uid}`;
}

/** Days before each reminder of a series, which ends with the last. */
const WAITS = [3, 3, 7, 7, 7];
export const MOST_REMINDERS = WAITS.length;

/** How long an introducer waits before asking again (R17): a day, plus the tolerance of the stored time. */
export const ASKED_AGAIN_MS = DAY_MS + 5 * 60_000;
/** How long the mail service sends a request of an introducer; long enough for retries. */
export const ASKED_MAILED_MS = 15 * 60_000;
export const INVITATION_MS_LEFT = 3 * DAY_MS;

/** Never throws. */
export function parseReminders({ sent, asked }: Readonly<Record<string, unknown>>): Reminders {
  return {
    ...(isMap(sent) && {
      sent: {
        since: readTime(sent.since) ?? 0,
        count: readTime(sent.count) ?? 0,
        at: readTime(sent.at) ?? 0,
      },
    }),
    ...(isMap(asked) && {
      asked: { by: readText(asked.by), at: readTime(asked.at) ?? 0, isMailed: asked.mailed === true },
    }),
  };
}

/**
 * The number of the due reminder. A mail requested by the introducer resets the interval, but is not part of
 * the series.
 */
export function dueReminder(since: number, { sent, asked }: Reminders, now: number): number | null {
  const count = sent?.since === since ? sent.count : 0;
  const wait = WAITS[count];
  if (wait === undefined || since <= 0) return null;
  const last = Math.max(since, sent?.at ?? 0, asked?.isMailed ? asked.at : 0);
  return daysSince(last, now) >= wait ? count + 1 : null;
}

/** The fields of the users record that reminders read; the job reads no others. */
export const REMINDED_FIELDS = [...MAILED_FIELDS, 'forms', 'queries'] as const;

/** A field that it lacks is missing in REMINDED_FIELDS. */
export interface RemindedRecord extends RecordWith<'uid' | (typeof REMINDED_FIELDS)[number]> {}

/** Whether the person has to act; false after the approval. */
export function isRemindable(record: RemindedRecord): boolean {
  return !record.forms.approved && whoseTurn(record) === 'person';
}

/** Whether the record must be read: progress (R13) does not contain everything. */
export function mayBeRemindable({ forms }: Pick<ProgressRecord, 'forms'>): boolean {
  return !forms.approved && (forms.status === 0 || (forms.status < 3 && isSentBack(forms)));
}

/**
 * People an introducer can remind: it has been their turn for a working day, and progress has their address.
 */
export function isStuck({ forms, since, email }: ProgressRecord, now: number): boolean {
  return forms.status === 0 && since > 0 && email !== '' && workingDaysSince(since, now) >= 1;
}

export function mayAskAgain(askedAt: number, now: number): boolean {
  return now - askedAt >= ASKED_AGAIN_MS;
}

/** Whether the one reminder of an invitation is due: in its last days, unless it was open for no longer than those. */
export function isInvitationDue(invitation: Invitation, { sent }: Reminders, now: number): boolean {
  const start = invitation.expiresAt - INVITATION_MS_LEFT;
  return (
    sent === undefined &&
    invitationState(invitation, now) === 'open' &&
    now >= start &&
    invitation.createdAt < start
  );
}

/** The titles of the forms to submit and of the forms with an open query. */
export interface OpenWork {
  toSubmit: string[];
  asked: string[];
}

export function openWorkOf(record: RemindedRecord): OpenWork {
  const titles = (status: FormStatus) =>
    FORM_LIST.filter(({ key }) => isFormListed(record, key) && record.forms[key] === status).map(({ key }) =>
      formTitle(record, key),
    );
  const hasQuery = hasOpenReviewerQuery(record.queries.general);
  return { toSubmit: titles(0), asked: [...(hasQuery ? ['My Profile'] : []), ...titles(-1)] };
}

/** Progress does not contain which forms apply (R13), so the text names only forms for everyone. */
export function openWorkShown(progress: Pick<ProgressRecord, 'forms' | 'usertype'>): OpenWork {
  const { forms } = progress;
  const titleOf = ({ key }: FormDefinition) => formTitle(progress, key);
  return {
    toSubmit: FORM_LIST.filter(({ key, concernsUnless }) => !concernsUnless && forms[key] === 0).map(titleOf),
    asked: FORM_LIST.filter(({ key }) => forms[key] === -1).map(titleOf),
  };
}
