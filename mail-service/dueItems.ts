import type { DueRecord } from '../src/domain/due/dueRecord.ts';
import { dueRenewals } from '../src/domain/due/dueTasks.ts';
import { deliverableTitles } from '../src/domain/due/exceptions.ts';
import { dueExpiries } from '../src/domain/due/expiries.ts';
import { formTitle } from '../src/domain/forms/registry.ts';
import type { DocumentsRecord } from '../src/domain/records/records.ts';
import { addDays, startOfDayInIndia, todayInIndia } from '../src/domain/time/dates.ts';

/** What a person has to deliver, and the last day, where there is one. */
export interface DueItem {
  title: string;
  /** An ISO date. */
  day?: string;
}

/** What the person can deliver: what an exception waived, letters of the year that begins, and documents that end. */
export function dueItemsOf(record: DueRecord, documents: DocumentsRecord, now: number): DueItem[] {
  const day = record.approval?.until;
  return [
    ...deliverableTitles(record, documents, now).map((title) => ({ title, ...(day && { day }) })),
    ...renewalItems(record, now),
    ...expiryItems(record, documents, now),
  ];
}

function expiryItems(record: DueRecord, documents: DocumentsRecord, now: number): Required<DueItem>[] {
  return dueExpiries(record, documents, now).map(({ title, until }) => ({
    title: `${title}, a new one`,
    day: until,
  }));
}

export function renewalItems(record: DueRecord, now: number): Required<DueItem>[] {
  return dueRenewals(record, now).map(({ form, year, day }) => ({
    title: `${formTitle(record, form)}, ${year}`,
    day,
  }));
}

/** How many days before the last day of an exception its mail is sent. */
const SOON = 7;

/** The stage of mails about an exception: 1 in its last week, 2 after its last day; 0 before, and without a last day. */
export function exceptionStage({ approval }: Pick<DueRecord, 'approval'>, now: number): 0 | 1 | 2 {
  const { until } = approval ?? {};
  if (!until || startOfDayInIndia(until) === 0) return 0;
  const today = todayInIndia(new Date(now));
  if (today > until) return 2;
  return today >= addDays(until, -SOON) ? 1 : 0;
}
