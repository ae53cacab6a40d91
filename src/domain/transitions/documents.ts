import { hasRunOut } from '../due/exceptions.ts';
import { DOCUMENTS_LOGGED, submissionsOf } from '../forms/registry.ts';
import type { DocumentsKey, DocumentsRecord, UserRecord } from '../records/records.ts';
import { todayInIndia } from '../time/dates.ts';
import { isAccountKept } from './bankDetails.ts';
import { canFill, hasFile, isCalendarDay } from './guards.ts';
import { hasOpenReviewerQuery } from './openQueries.ts';
import { isOverallDue } from './overall.ts';
import { allow, ownLog, refuse, type Transition } from './patch.ts';
import { isProfileEditable } from './profile.ts';

/**
 * R11, R21: documents change while forms.status is 0. At status 1, and at 5 until the last day of an exception, a missing one
 * may be added.
 */
export function canAddDocument(
  record: UserRecord,
  documents: DocumentsRecord,
  key: DocumentsKey,
  now: number,
): boolean {
  if (key === 'cancelledCheque') return canExchangeCheque(record, documents);
  if (key === 'signImage') return canRemoveDocument(record, key);
  if (canRemoveDocument(record, key)) return true;
  const isOpen = record.forms.status === 1 || (record.forms.status === 5 && !hasRunOut(record, now));
  return record.usertype !== 'introducer' && isOpen && !hasFile(documents[key]);
}

/** R11, R20: the cheque of an account in force is exchanged only for an open question of a reviewer about the bank form. */
export function canExchangeCheque(record: UserRecord, { cancelledCheque }: DocumentsRecord): boolean {
  if (!canFill(record, 'bankdetails')) return false;
  return !isAccountKept(record) || !hasFile(cancelledCheque) || hasOpenReviewerQuery(record.queries.bank);
}

export function canRemoveDocument(
  record: UserRecord,
  key: Exclude<DocumentsKey, 'cancelledCheque'>,
): boolean {
  if (key === 'signImage') return isProfileEditable(record);
  return record.usertype !== 'introducer' && record.forms.status === 0;
}

export const UNTIL_UNREAL = 'Enter an existing day, or leave the date empty.';
export const UNTIL_PASSED = 'This day has passed. Upload a document that is still valid.';

/** R11: the problem of a last day that has passed; undefined for any other day, and for none. */
export function problemOfUntil(until: string, now: number): string | undefined {
  if (until === '') return undefined;
  if (!isCalendarDay(until)) return UNTIL_UNREAL;
  return until < todayInIndia(new Date(now)) ? UNTIL_PASSED : undefined;
}

const DOCUMENTS_SUBMISSION = { did: 'submitted', about: 'documents', text: DOCUMENTS_LOGGED } as const;

/** A repeated submission without a change adds no second log entry. */
export function submitDocuments(record: UserRecord, documents: DocumentsRecord, now: number): Transition {
  if (!canRemoveDocument(record, 'CompanyCertificate'))
    return refuse('The documents have already been submitted.');
  if (!hasFile(documents.CompanyCertificate) || !hasFile(documents.PANTANCard)) {
    return refuse('Please Upload the mandatory documents!');
  }
  const isLogged = submissionsOf(record, 'documents').at(-1) === record.logs.at(-1) && record.logs.length > 0;
  return allow({
    set: isOverallDue(record) ? { 'forms.status': 1 } : {},
    ...(!isLogged && ownLog(record, DOCUMENTS_SUBMISSION, now)),
  });
}
