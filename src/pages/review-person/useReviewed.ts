import { useEffect, useMemo } from 'react';
import { watchReviewed } from '../../backend/reviews.ts';
import type { ReviewedRecord } from '../../domain/reviewed.ts';
import { type Live, LiveRecord } from '../../session/liveRecord.ts';
import { useLive } from '../../session/useRecords.ts';

/** Follows what reviewers last judged of a person, while the component is there. */
export function useReviewed(uid: string): { live: Live<ReviewedRecord>; retry: () => void } {
  const record = useMemo(
    () => new LiveRecord<ReviewedRecord>((onReviewed, onError) => watchReviewed(uid, onReviewed, onError)),
    [uid],
  );
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}
