import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DocumentsRecord, UserRecord } from '../domain/records/records.ts';
import { type Live, LiveRecord, lastOf, type WatchOfPerson } from './liveRecord.ts';
import { type Records, RecordsContext } from './RecordsProvider.tsx';

/** @throws Error outside RecordsProvider */
export function useRecords(): Records {
  const records = useContext(RecordsContext);
  if (!records) throw new Error('useRecords needs a RecordsProvider above it');
  return records;
}

export function useLive<T>(record: LiveRecord<T>): Live<T> {
  return useSyncExternalStore(record.subscribe, record.getSnapshot);
}

/** `value` is null when there is no record. */
export function useUserRecord(): Live<UserRecord | null> {
  return useLive(useRecords().user);
}

export function useDocumentsRecord(): Live<DocumentsRecord> {
  return useLive(useRecords().documents);
}

/** null unless another screen follows the record, because nothing is read for this. */
export function useKnownDocuments(): DocumentsRecord | null {
  const { documents } = useRecords();
  return lastOf(useSyncExternalStore(documents.peek, documents.getSnapshot))?.value ?? null;
}

/** Follows a document of this person while the screen shows it. @param watch the same function at each render */
export function useWatched<T>(uid: string, watch: WatchOfPerson<T>): { live: Live<T>; retry: () => void } {
  const record = useMemo(() => new LiveRecord<T>((...observer) => watch(uid, ...observer)), [uid, watch]);
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}
