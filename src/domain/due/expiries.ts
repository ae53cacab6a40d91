import { type DatedRow, datedRows, type RowFields, untilOf } from '../forms/documentRows.ts';
import type { DatedDocument, DocumentsRecord } from '../records/records.ts';
import { addDays, todayInIndia } from '../time/dates.ts';
import type { DueRecord } from './dueRecord.ts';
import { hasRunOut } from './exceptions.ts';

/** A document is due from this many days before its last day. */
export const EXPIRY_DAYS = 30;
const LAST_WEEK = 7;

export interface Expiry {
  key: DatedDocument;
  title: string;
  /** The last day on which it is valid, an ISO date. */
  until: string;
}

/** The documents of a record that have a last day. */
export function expiriesOf(record: RowFields, documents: DocumentsRecord): Expiry[] {
  const expiry = (row: DatedRow): Expiry => ({
    key: row.key,
    title: row.label,
    until: untilOf(documents, row),
  });
  return datedRows(record)
    .map(expiry)
    .filter(({ until }) => until !== '');
}

/** The documents of an approved person that end within 30 days or have ended; none while no change is taken. */
export function dueExpiries(record: DueRecord, documents: DocumentsRecord, now: number): Expiry[] {
  if (record.forms.status < 4 || hasRunOut(record, now)) return [];
  return expiriesOf(record, documents).filter(({ until }) => expiryStage(until, now) > 0);
}

/** The stage of mails about a last day: 1 from 30 days before, 2 in its last week, 3 after it; 0 earlier. */
export function expiryStage(until: string, now: number): 0 | 1 | 2 | 3 {
  const today = todayInIndia(new Date(now));
  if (today > until) return 3;
  if (today >= addDays(until, -LAST_WEEK)) return 2;
  return today >= addDays(until, -EXPIRY_DAYS) ? 1 : 0;
}
