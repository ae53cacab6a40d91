import { useEffect, useMemo, useState } from 'react';
import { countQueue, watchQueue } from '../../backend/records/reviewQueue.ts';
import {
  parseSearch,
  type QueueCursor,
  type QueueFilters,
  type QueuePage,
} from '../../domain/review/queue.ts';
import { type Live, LiveRecord } from '../../records/liveRecord.ts';
import { useLive } from '../../records/useRecords.ts';

export interface QueueState {
  typed: string;
  filters: QueueFilters;
  /** Of the second page and later ones, as far as they were opened. */
  starts: readonly QueueCursor[];
}

interface Queue {
  live: Live<QueuePage>;
  retry: () => void;
  /** Absent while it is not known. */
  count: number | undefined;
}

/** One listener; none remains when the page is turned. */
export function useQueue({ typed, filters, starts }: QueueState): Queue {
  const search = useMemo(() => parseSearch(typed), [typed]);
  const after: QueueCursor | null = starts.at(-1) ?? null;
  const record = useMemo(
    () =>
      new LiveRecord<QueuePage>((onPage, onError) => watchQueue({ filters, search, after }, onPage, onError)),
    [filters, search, after],
  );
  useEffect(() => () => record.stop(), [record]);
  const live = useLive(record);

  // Whoever comes to the visible page or leaves it has changed the count.
  const visible = live.state === 'ready' ? live.value.people.map(({ uid }) => uid).join() : null;
  const [counted, setCounted] = useState<{ filters: unknown; search: unknown; count: number }>();
  useEffect(() => {
    if (visible === null) return;
    let isOver = false;
    countQueue({ filters, search }).then(
      (count) => isOver || setCounted({ filters, search, count }),
      // The list itself says when the connection is lost.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [filters, search, visible]);
  const isCurrent = counted?.filters === filters && counted.search === search;
  return { live, retry: record.retry, count: isCurrent ? counted.count : undefined };
}
