import { usualDays } from '../../config/portal.ts';
import { FORM_LIST, type FormDefinition, isFormListed } from '../forms/registry.ts';
import { isDenied } from '../people/denied.ts';
import { staffIn } from '../people/logTitles.ts';
import type { FormStatus, LogEntry, UserRecord } from '../records/records.ts';
import { formatDate, todayInIndia } from '../time/dates.ts';
import { workingDaysSince, workingDaysText } from '../time/waitingTime.ts';
import { hasOpenReviewerQuery } from '../transitions/openQueries.ts';
import { isOverallDue, type OverallFields } from '../transitions/overall.ts';

export type Whose = 'person' | 'reviewer' | 'approver' | 'nobody';

/** `since` is absent when the log lacks it; `next` is empty at the end. */
interface Turn {
  whose: Whose;
  since?: number;
  next: string;
}

export const WHOSE_TURN: Record<Whose, string> = {
  person: 'With you',
  reviewer: 'With the reviewer',
  approver: 'With the approver',
  nobody: 'Approved',
};

const DENIED = 'The review team returns what has to be corrected. You will be notified by e-mail.';

/** Of entries with the same time, the later one in the log is first. */
export function newestFirst(logs: readonly LogEntry[]): LogEntry[] {
  return [...logs].reverse().sort((one, other) => other.timestamp - one.timestamp);
}

/** The title of an entry as the person reads it: own entries begin with "You" in place of the name, those of staff with name and role. */
export function titleForPerson(entry: Pick<LogEntry, 'title' | 'by' | 'did'>, name: string): string {
  const { title, by } = entry;
  if (by === undefined)
    return name !== '' && title.startsWith(`${name} `) ? `You${title.slice(name.length)}` : title;
  const staff = staffIn(entry);
  return staff ? `${staff.name}, ${staff.role},${title.slice(staff.name.length)}` : title;
}

export function whoseTurn(record: OverallFields): Whose {
  const { forms } = record;
  if (forms.approved) return openForms(record).length > 0 ? 'person' : 'nobody';
  if (forms.status === 3) return 'approver';
  // One of the alternative forms can set the overall status while another is returned.
  const isOpen = countListed(record, -1) > 0 || (forms.status === 0 && !isOverallDue(record));
  return isOpen ? 'person' : 'reviewer';
}

export function turnOf(record: UserRecord): Turn {
  const { forms, approval } = record;
  const whose = whoseTurn(record);
  if (whose === 'nobody') return { whose, next: '' };
  if (whose === 'approver') {
    return {
      whose,
      ...latest(record.logs),
      next: `Approval usually takes ${usualDays.approval} working days. You will be notified by e-mail.`,
    };
  }
  if (whose === 'person') {
    const since = forms.approved ? {} : latest(record.logs.filter(isOfStaff));
    return { whose, ...since, next: nextForPerson(record) };
  }
  if (approval && isDenied(record)) return { whose, since: approval.at, next: DENIED };
  const own = record.logs.filter((entry) => !isOfStaff(entry));
  return {
    whose,
    ...latest(own.length > 0 ? own : record.logs),
    next: forms.status === 2 ? 'The reviewer sends it for approval.' : nextForReviewer(record),
  };
}

/** "today", a number of working days, or within a weekend a date, because no working day has begun. */
export function sinceText(since: number, now: number): string {
  const days = workingDaysSince(since, now);
  if (days > 0) return `for ${workingDaysText(days)}`;
  const day = todayInIndia(new Date(since));
  return day === todayInIndia(new Date(now)) ? 'since today' : `since ${formatDate(day)}`;
}

/** While the person has nothing to do. */
export function restHeading(record: UserRecord): string {
  const { forms } = record;
  const { whose } = turnOf(record);
  if (whose === 'nobody') return 'Your empanelment is approved';
  if (isDenied(record)) return 'Not approved';
  if (whose === 'approver') return 'Sent for approval';
  return forms.status < 2 ? 'Everything is submitted' : 'Your forms are validated';
}

/** For example "With the reviewer since today." and the next step. */
export function waitingText(record: UserRecord, now: number): string {
  const { whose, since, next } = turnOf(record);
  if (whose === 'nobody' || isDenied(record)) return next;
  return `${WHOSE_TURN[whose]}${since === undefined ? '' : ` ${sinceText(since, now)}`}. ${next}`;
}

function nextForPerson(record: UserRecord): string {
  return [
    countListed(record, -1) > 0 && 'Resolve the open queries, correct what they ask for and submit again.',
    hasOpenReviewerQuery(record.queries.general) && 'Resolve the open query about your profile.',
    countListed(record, 0) > 0 && `${formsLeft(record)} left to complete.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function nextForReviewer(record: UserRecord): string {
  const next = `A review usually takes ${usualDays.review} working days. If something is unclear, you get a query.`;
  return countListed(record, 0) > 0 ? `${next} ${formsLeft(record)} left to complete.` : next;
}

function formsLeft(record: UserRecord): string {
  const open = countListed(record, 0);
  return open === 1 ? '1 form' : `${open} forms`;
}

/** The forms that apply to the person and are pending or returned. */
export function openForms(record: OverallFields): FormDefinition[] {
  return FORM_LIST.filter(({ key }) => isFormListed(record, key) && record.forms[key] < 1);
}

function countListed(record: OverallFields, status: FormStatus): number {
  return FORM_LIST.filter(({ key }) => isFormListed(record, key) && record.forms[key] === status).length;
}

function isOfStaff(entry: LogEntry): boolean {
  return entry.by !== undefined;
}

function latest(logs: readonly LogEntry[]): { since?: number } {
  return logs.length > 0 ? { since: Math.max(...logs.map(({ timestamp }) => timestamp)) } : {};
}
