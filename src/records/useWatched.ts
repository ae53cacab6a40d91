import { useEffect, useMemo } from 'react';
import { type Live, LiveRecord, type WatchOfPerson } from './liveRecord.ts';
import { useLive } from './useRecords.ts';

/** Follows a document of this person while the screen shows it. @param watch the same function at each render */
export function useWatched<T>(uid: string, watch: WatchOfPerson<T>): { live: Live<T>; retry: () => void } {
  const record = useMemo(() => new LiveRecord<T>((...observer) => watch(uid, ...observer)), [uid, watch]);
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}
