import { useEffect, useMemo, useState } from 'react';
import { countStages, watchQueue } from '../../backend/records/reviewQueue.ts';
import {
  parseSearch,
  type QueueFilters,
  type QueuePage,
  type QueueView,
  type StageCounts,
  toQuery,
} from '../../domain/review/queue.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { recallQueue, rememberQueue } from '../../records/queueMemory.ts';
import { useWatched } from '../../records/useRecords.ts';

interface QueueState {
  reviewerUid: string;
  typed: string;
  filters: QueueFilters;
  page: number;
}

/** All listeners end when the page is turned. `filters` must be memoised. */
export function useQueue({ reviewerUid, typed, filters, page }: QueueState) {
  const view = useMemo((): QueueView => {
    const search = parseSearch(typed);
    return { filters, search, page: search ? 1 : page, starts: knownStarts(reviewerUid, filters) };
  }, [reviewerUid, typed, filters, page]);
  const { live, retry } = useWatched(view, watchQueue);
  const seen = lastOf(live)?.value;
  useEffect(() => {
    if (seen) rememberQueue(reviewerUid, typed, view, seen);
  }, [reviewerUid, typed, view, seen]);
  return { view, live, retry, counts: useCounts(filters, seen) };
}

function knownStarts(reviewerUid: string, filters: QueueFilters): QueueView['starts'] {
  const { view } = recallQueue(reviewerUid) ?? {};
  return view && toQuery(view.filters, 1) === toQuery(filters, 1) ? view.starts : [];
}

/** Absent while unknown. Counted again when a person enters or leaves the visible page. */
function useCounts(filters: QueueFilters, seen: QueuePage | undefined): StageCounts | undefined {
  const [counted, setCounted] = useState<{ others: string; counts: StageCounts }>();
  // Counts every stage, so that the chosen stage makes no difference.
  const others = toQuery({ ...filters, status: 'any' }, 1);
  const visible = seen?.people.map(({ uid, forms }) => `${uid} ${forms.status}`).join();
  useEffect(() => {
    if (visible === undefined) return;
    let isOver = false;
    countStages(filters).then(
      (counts) => isOver || setCounted({ others, counts }),
      // The list reports a lost connection.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [filters, others, visible]);
  return counted?.others === others ? counted.counts : undefined;
}
