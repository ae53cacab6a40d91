import {
  collection,
  type DocumentData,
  doc,
  getDocFromServer,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { ApprovedPerson } from '../../domain/exports/checks.ts';
import { type ExportEntry, MAX_EXPORTED, parseExportEntry } from '../../domain/exports/formats.ts';
import { isVendorApproved } from '../../domain/exports/vendors.ts';
import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import { parseTaxDetails } from '../../domain/records/taxes.ts';
import { parseReviewedRecord } from '../../domain/review/snapshots.ts';
import { uidsWithPendingBank } from '../amendments/amendments.ts';
import { countOf, docsOf, getDatabase } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';
import { type LivePages, type PageObserver, watchPages } from './livePages.ts';
import { dataOfMany, inPages, progress } from './queries.ts';
import { serverNow } from './serverTime.ts';
import { transact } from './transaction.ts';

/**
 * People whose approval is not earlier than `from`. Reads one more than an export takes, to detect that
 * there are more.
 */
function approved(from: number): Query {
  return query(
    progress(),
    where('forms.status', 'in', [4, 5]),
    where('since', '>=', from),
    orderBy('since'),
    limit(MAX_EXPORTED + 1),
  );
}

/** @throws AppError */
export function countApproved(from: number): Promise<number> {
  return orAppError(() => countOf(approved(from)));
}

/**
 * Reads three records for each person: `progress` has no bank details, the users records cannot be queried
 * by time, and `reviewed` has the reviewed values. Of a vendor also the tax details. @throws AppError
 */
export function readApproved(from: number, onRead: (count: number) => void): Promise<ApprovedPerson[]> {
  return orAppError(async () => {
    const people: ApprovedPerson[] = [];
    const pending = await uidsWithPendingBank();
    const docs = await docsOf(approved(from));
    for (const page of inPages(docs.map(({ id }) => id))) {
      const users = await dataOfMany('users', page);
      const taxes = await dataOfMany('taxes', page);
      const read = await Promise.all([...users].map(withReviewed));
      people.push(
        ...read.map((person) => ({ ...person, taxes: parseTaxDetails(taxes.get(person.record.uid)) })),
      );
      onRead(people.length);
    }
    return people
      .filter(({ record }) => isVendorApproved(record))
      .map((person) => ({ ...person, isBankChangePending: pending.has(person.record.uid) }));
  });
}

/** One read for each person, because snapshots cannot be listed (R2). */
async function withReviewed([uid, user]: [string, DocumentData]): Promise<ApprovedPerson> {
  const reviewed = await getDocFromServer(doc(getDatabase(), 'reviewed', uid));
  return {
    record: parseUserRecord(uid, user),
    reviewed: parseReviewedRecord(reviewed.data()),
  };
}

/** Writes the log entry before the file is saved, so that no file lacks one. @throws AppError */
export async function logExport(entry: Omit<ExportEntry, 'id' | 'at'>): Promise<void> {
  const database = getDatabase();
  const reference = doc(collection(database, 'exports'));
  await transact((transaction) => void transaction.set(reference, { ...entry, at: serverNow() }));
}

export function watchExports(...observer: PageObserver<ExportEntry>): LivePages {
  const log = query(collection(getDatabase(), 'exports'), orderBy('at', 'desc'));
  return watchPages(log, (each) => parseExportEntry(each.id, each.data()), ...observer);
}
