import {
  collection,
  doc,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { type AppError, orAppError } from '../../domain/appError.ts';
import { type ExportEntry, MAX_EXPORTED, parseExportEntry } from '../../domain/exports/formats.ts';
import { isVendorApproved } from '../../domain/exports/vendors.ts';
import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { type Listed, type LivePages, watchPages } from './livePages.ts';
import { inPages, progress } from './queries.ts';
import { serverNow } from './serverTime.ts';
import { againWhenDenied, inTransaction } from './transaction.ts';

/** Of those whose last step, the approval, is not earlier than `from`; one more than an export takes says that there are more. */
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
  return orAppError(async () => (await getCountFromServer(approved(from))).data().count);
}

/** Reads two records for each: progress has no bank details, and the users records cannot be asked by time. @throws AppError */
export function readApproved(from: number, onRead: (count: number) => void): Promise<UserRecord[]> {
  return orAppError(async () => {
    const users = collection(getDatabase(), 'users');
    const records: UserRecord[] = [];
    const { docs } = await getDocsFromServer(approved(from));
    for (const page of inPages(docs.map(({ id }) => id))) {
      const answer = await getDocsFromServer(query(users, where(documentId(), 'in', page)));
      records.push(...answer.docs.map((each) => parseUserRecord(each.id, each.data())));
      onRead(records.length);
    }
    return records.filter(isVendorApproved);
  });
}

/** Before the file is handed over, so that there is none without its entry. @throws AppError */
export async function logExport(entry: Omit<ExportEntry, 'id' | 'at'>): Promise<void> {
  const database = getDatabase();
  const reference = doc(collection(database, 'exports'));
  await againWhenDenied(() =>
    inTransaction(database, (transaction) => void transaction.set(reference, { ...entry, at: serverNow() })),
  );
}

export function watchExports(
  onExports: (listed: Listed<ExportEntry>) => void,
  onError: (error: AppError) => void,
): LivePages {
  const log = query(collection(getDatabase(), 'exports'), orderBy('at', 'desc'));
  return watchPages(log, (each) => parseExportEntry(each.id, each.data()), onExports, onError);
}
