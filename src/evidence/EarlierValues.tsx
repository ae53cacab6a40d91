import { useEffect, useMemo } from 'react';
import { watchReviewed } from '../backend/records/reviews.ts';
import type { ReviewState } from '../domain/review/sections.ts';
import { reviewedChanges } from '../domain/review/snapshotChanges.ts';
import type { ReviewedRecord } from '../domain/review/snapshots.ts';
import { type Live, LiveRecord } from '../records/liveRecord.ts';
import { useLive } from '../records/useRecords.ts';
import { LiveView } from '../ui/feedback/LiveView.tsx';
import { ChangesTable } from './ChangesTable.tsx';

function useReviewed(uid: string): { live: Live<ReviewedRecord>; retry: () => void } {
  const record = useMemo(
    () => new LiveRecord<ReviewedRecord>((onReviewed, onError) => watchReviewed(uid, onReviewed, onError)),
    [uid],
  );
  useEffect(() => () => record.stop(), [record]);
  return { live: useLive(record), retry: record.retry };
}

export function EarlierValues({ state }: { state: ReviewState }) {
  const { live, retry } = useReviewed(state.record.uid);
  return (
    <>
      <h3>Since the last review</h3>
      <LiveView live={live} onRetry={retry}>
        {(reviewed) => {
          const parts = reviewedChanges(reviewed, state);
          const changed = parts.filter(({ changes }) => changes.length > 0);
          if (parts.length === 0) {
            return (
              <p className="review-nothing">
                Nothing was reviewed before, so there are no earlier values to compare with.
              </p>
            );
          }
          if (changed.length === 0) {
            return <p className="review-nothing">No value is another than when it was reviewed.</p>;
          }
          return changed.map((part) => <ChangesTable key={part.part} part={part} />);
        }}
      </LiveView>
    </>
  );
}
