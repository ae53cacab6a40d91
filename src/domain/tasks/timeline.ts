import { FORM_LIST, isFormListed } from '../forms/registry.ts';
import { isApproved } from '../forms/statuses.ts';
import type { FormStatus, LogEntry, UserRecord } from '../records/records.ts';
import { formatDate, todayInIndia } from '../time/dates.ts';
import { workingDaysText } from '../time/waitingTime.ts';
import { workingDaysSince } from '../time/workingDays.ts';
import { hasOpenReviewerQuery } from '../transitions/openQueries.ts';
import { isOverallDue } from '../transitions/overall.ts';

export type Whose = 'person' | 'reviewer' | 'approver' | 'nobody';

/** `since` is absent when the log does not say. */
interface Turn {
  whose: Whose;
  since?: number;
  next: string;
}

const NO_ALTERNATIVE =
  'Your forms are submitted, but no declaration or agreement fits what your profile says about GST, e-invoicing and vendor type. Please check these three there.';
const DENIED =
  'The approver did not approve the empanelment. The reviewer looks at it again; your introducer can tell you more.';

/** Of entries of the same moment the later one in the log is first. */
export function newestFirst(logs: readonly LogEntry[]): LogEntry[] {
  return logs.toReversed().toSorted((one, other) => other.timestamp - one.timestamp);
}

export function turnOf(record: UserRecord): Turn {
  const { forms, approval } = record;
  if (isApproved(forms)) return { whose: 'nobody', next: 'Nothing is left to do.' };
  if (forms.status === 3) {
    return {
      whose: 'approver',
      ...latest(record.logs),
      next: 'The approver decides, and you get a mail about it.',
    };
  }
  // One of the alternative forms can carry the overall status while another form is sent back.
  const isSentBack = countListed(record, -1) > 0;
  if (isSentBack || (forms.status === 0 && !isOverallDue(record))) {
    return { whose: 'person', ...latest(record.logs.filter(isOfStaff)), next: nextForPerson(record) };
  }
  if (forms.status === 1 && approval?.action === 'deny') {
    return { whose: 'reviewer', since: approval.at, next: DENIED };
  }
  const own = record.logs.filter((entry) => !isOfStaff(entry));
  return {
    whose: 'reviewer',
    ...latest(own.length > 0 ? own : record.logs),
    next: forms.status === 2 ? 'The reviewer sends the record for approval.' : nextForReviewer(record),
  };
}

/** Within a weekend a date, because no working day has begun. */
export function sinceText(since: number, now: number): string {
  const days = workingDaysSince(since, now);
  if (days > 0) return `for ${workingDaysText(days)}`;
  const day = todayInIndia(new Date(since));
  return day === todayInIndia(new Date(now)) ? 'since today' : `since ${formatDate(day)}`;
}

function nextForPerson(record: UserRecord): string {
  const steps = [
    countListed(record, -1) > 0 && 'Resolve the open queries, correct what they ask for and submit again.',
    hasOpenReviewerQuery(record.queries.general) && 'Resolve the open query about your profile.',
    countListed(record, 0) > 0 && `Complete ${openForms(record)}.`,
  ].filter(Boolean);
  return steps.length > 0 ? steps.join(' ') : NO_ALTERNATIVE;
}

function nextForReviewer(record: UserRecord): string {
  const next = 'The reviewer checks your forms. If something is unclear, you get a query.';
  return countListed(record, 0) > 0 ? `${next} You can still complete ${openForms(record)}.` : next;
}

function openForms(record: UserRecord): string {
  const open = countListed(record, 0);
  return open === 1 ? 'the form that is open' : `the ${open} forms that are open`;
}

function countListed(record: UserRecord, status: FormStatus): number {
  return FORM_LIST.filter(({ key }) => isFormListed(record, key) && record.forms[key] === status).length;
}

function isOfStaff(entry: LogEntry): boolean {
  return entry.by !== undefined;
}

function latest(logs: readonly LogEntry[]): { since?: number } {
  return logs.length > 0 ? { since: Math.max(...logs.map(({ timestamp }) => timestamp)) } : {};
}
