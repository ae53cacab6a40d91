import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DocumentsRecord, UserRecord } from '../domain/records/records.ts';
import { type Live, LiveRecord, lastOf, type WatchOf } from './liveRecord.ts';
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

/** null unless another screen listens to the record, because this hook reads nothing. */
export function useKnownDocuments(): DocumentsRecord | null {
  const { documents } = useRecords();
  return lastOf(useSyncExternalStore(documents.peek, documents.getSnapshot))?.value ?? null;
}

/** Listens while the screen is open. @param key, watch the same in each render */
export function useWatched<Key, T>(key: Key, watch: WatchOf<Key, T>): { live: Live<T>; retry: () => void } {
  const record = useMemo(() => new LiveRecord<T>((...observer) => watch(key, ...observer)), [key, watch]);
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}
