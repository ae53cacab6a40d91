import { useContext, useEffect, useSyncExternalStore } from 'react';
import type { DocumentsRecord, UserRecord } from '../domain/records/records.ts';
import { type Live, type LiveRecord, lastOf } from './liveRecord.ts';
import { type Records, RecordsContext } from './recordsContext.ts';

/** The live records of the signed-in person. @throws Error outside RecordsProvider */
export function useRecords(): Records {
  const records = useContext(RecordsContext);
  if (!records) throw new Error('useRecords needs a RecordsProvider above it');
  return records;
}

/** Follows a live record. */
export function useLive<T>(record: LiveRecord<T>): Live<T> {
  return useSyncExternalStore(record.subscribe, record.getSnapshot);
}

/** The signed-in person's users record; `value` is null when there is none. */
export function useUserRecord(): Live<UserRecord | null> {
  return useLive(useRecords().user);
}

/** The signed-in person's documents record. */
export function useDocumentsRecord(): Live<DocumentsRecord> {
  return useLive(useRecords().documents);
}

/** The documents record where another screen follows it already; null otherwise, because nothing is read for this. */
export function useKnownDocuments(): DocumentsRecord | null {
  const { documents } = useRecords();
  return lastOf(useSyncExternalStore(documents.glance, documents.getSnapshot))?.value ?? null;
}

/** Follows the signed-in person's users record before there is a screen that shows it. */
export function useUserRecordAhead(isWanted: boolean): void {
  const records = useContext(RecordsContext);
  useEffect(() => (isWanted ? records?.user.subscribe(() => undefined) : undefined), [isWanted, records]);
}
