import { useEffect, useMemo } from 'react';
import { watchReviewed } from '../../backend/records/reviews.ts';
import type { ReviewedRecord } from '../../domain/review/snapshots.ts';
import { type Live, LiveRecord } from '../../records/liveRecord.ts';
import { useLive } from '../../records/useRecords.ts';

/** Follows what reviewers last judged of a person, while the component is there. */
export function useReviewed(uid: string): { live: Live<ReviewedRecord>; retry: () => void } {
  const record = useMemo(
    () => new LiveRecord<ReviewedRecord>((onReviewed, onError) => watchReviewed(uid, onReviewed, onError)),
    [uid],
  );
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}
