import { useEffect, useMemo } from 'react';
import type { AppError } from '../domain/appError.ts';
import { type Live, LiveRecord } from './liveRecord.ts';
import { useLive } from './useRecords.ts';

/** Follows a document of this person while the screen shows it. @param watch the same function at each render */
export function useWatched<T>(
  uid: string,
  watch: (uid: string, onValue: (value: T) => void, onError: (error: AppError) => void) => () => void,
): { live: Live<T>; retry: () => void } {
  const record = useMemo(
    () => new LiveRecord<T>((onValue, onError) => watch(uid, onValue, onError)),
    [uid, watch],
  );
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}
