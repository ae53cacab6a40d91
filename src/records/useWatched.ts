import { useEffect, useMemo } from 'react';
import type { AppError } from '../domain/appError.ts';
import { type Live, LiveRecord } from './liveRecord.ts';
import { useLive } from './useRecords.ts';

/** Follows what `key` names while the screen shows it. @param key, watch the same at each render */
export function useWatched<Key, T>(
  key: Key,
  watch: (key: Key, onValue: (value: T) => void, onError: (error: AppError) => void) => () => void,
): { live: Live<T>; retry: () => void } {
  const record = useMemo(
    () => new LiveRecord<T>((onValue, onError) => watch(key, onValue, onError)),
    [key, watch],
  );
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}
