import { useEffect, useMemo } from 'react';
import { watchReviewed } from '../../backend/records/reviews.ts';
import type { ReviewedRecord } from '../../domain/review/snapshots.ts';
import { type Live, LiveRecord } from '../../records/liveRecord.ts';
import { useLive } from '../../records/useRecords.ts';

export interface Reviewed {
  live: Live<ReviewedRecord>;
  retry: () => void;
}

export function useReviewed(uid: string): Reviewed {
  const record = useMemo(
    () => new LiveRecord<ReviewedRecord>((onReviewed, onError) => watchReviewed(uid, onReviewed, onError)),
    [uid],
  );
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}
