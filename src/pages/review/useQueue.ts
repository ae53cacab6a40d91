import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { countStages, watchQueue } from '../../backend/records/reviewQueue.ts';
import { watchAssignments } from '../../backend/review/assignments.ts';
import { getQueueDetails } from '../../backend/review/queueFlags.ts';
import type {
  QueueDetail,
  QueueFilters,
  QueuePage,
  QueueSort,
  QueueView,
  StageCounts,
} from '../../domain/queue/queue.ts';
import { toQuery } from '../../domain/queue/queueAddress.ts';
import { inShownOrder, parseSearch } from '../../domain/queue/queuePages.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import type { Assignment } from '../../domain/transitions/assignments.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { recallQueue, rememberQueue } from '../../records/queueMemory.ts';
import { useWatched } from '../../records/useRecords.ts';

interface QueueState {
  reviewerUid: string;
  typed: string;
  filters: QueueFilters;
  sort: QueueSort | undefined;
  page: number;
}

const NOBODY: readonly ProgressRecord[] = [];
const NONE: ReadonlyMap<string, Assignment> = new Map();

/** `people` are those of the page in the order shown. All listeners end when the page is turned. `filters` must be memoised. */
export function useQueue({ reviewerUid, typed, filters, sort, page }: QueueState) {
  const view = useMemo((): QueueView => {
    const search = parseSearch(typed);
    const starts = knownStarts(reviewerUid, filters, sort);
    return { reviewer: reviewerUid, filters, sort, search, page: search ? 1 : page, starts };
  }, [reviewerUid, typed, filters, sort, page]);
  const { live, retry } = useWatched(view, watchQueue);
  const seen = lastOf(live)?.value;
  const { details, hasFailed } = useQueueDetails(seen?.people ?? NOBODY);
  const uids = (seen?.people ?? NOBODY).map(({ uid }) => uid).join();
  const known = lastOf(useWatched(uids, watchAssignments).live)?.value;
  const assignments = known ?? NONE;
  const people = useMemo(
    () => inShownOrder(seen?.people ?? NOBODY, sort, details, assignments),
    [seen, sort, details, assignments],
  );
  useEffect(() => {
    if (seen) rememberQueue(reviewerUid, typed, view, { ...seen, people: [...people] });
  }, [reviewerUid, typed, view, seen, people]);
  const own = known && uidsTakenBy(reviewerUid, known);
  return {
    people,
    details,
    hasFailed,
    assignments,
    view,
    live,
    retry,
    counts: useCounts(view, seen, useChanges(uids, own)),
  };
}

function knownStarts(
  reviewerUid: string,
  filters: QueueFilters,
  sort: QueueSort | undefined,
): QueueView['starts'] {
  const { view } = recallQueue(reviewerUid) ?? {};
  return view && toQuery(view.filters, 1, view.sort) === toQuery(filters, 1, sort) ? view.starts : [];
}

function uidsTakenBy(reviewerUid: string, assignments: ReadonlyMap<string, Assignment>): string {
  const taken = [...assignments].filter(([, { reviewer }]) => reviewer === reviewerUid);
  return taken
    .map(([uid]) => uid)
    .sort()
    .join();
}

/** How often `own` changed while the same people were listed. The first value of `own` does not count as a change. */
function useChanges(uids: string, own: string | undefined): number {
  const [changes, add] = useReducer((count: number) => count + 1, 0);
  const before = useRef<{ uids: string; own: string }>(undefined);
  useEffect(() => {
    if (own === undefined) return;
    if (before.current?.uids === uids && before.current.own !== own) add();
    before.current = { uids, own };
  }, [uids, own]);
  return changes;
}

/**
 * Absent while unknown. Counted again when a person enters, leaves, or is taken or given back on the visible page, but not
 * when a search finds other people.
 */
function useCounts(
  { filters, reviewer, search }: QueueView,
  seen: QueuePage | undefined,
  changes: number,
): StageCounts | undefined {
  const [counted, setCounted] = useState<{ others: string; changes: number; counts: StageCounts }>();
  // Counts every stage, so that the chosen stage makes no difference.
  const others = toQuery({ ...filters, status: 'any' }, 1);
  const visible = seen?.people.map(({ uid, forms }) => `${uid} ${forms.status}`).join();
  const isKnown = counted?.others === others;
  const toCount = search && isKnown && counted.changes === changes ? undefined : visible;
  const page = useMemo(
    () => (toCount === undefined ? undefined : { filters, reviewer, toCount, changes }),
    [filters, reviewer, toCount, changes],
  );
  useEffect(() => {
    if (!page) return;
    let isOver = false;
    countStages(page.filters, page.reviewer).then(
      (counts) => isOver || setCounted({ others, changes: page.changes, counts }),
      // The list reports a lost connection.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [page, others]);
  return isKnown ? counted.counts : undefined;
}

type Known = ReadonlyMap<string, QueueDetail & { since: number }>;

/** Read once for each person, and again when a status moved. */
function useQueueDetails(people: readonly ProgressRecord[]): { details: Known; hasFailed: boolean } {
  const [details, setDetails] = useState<Known>(new Map());
  const [failed, setFailed] = useState('');
  const missing = people
    .filter(({ uid, since }) => details.get(uid)?.since !== since)
    .map(({ uid, since }) => `${uid} ${since}`)
    .join();
  useEffect(() => {
    if (missing === '') return;
    let isOver = false;
    const sinceOf = new Map(missing.split(',').map((each) => each.split(' ') as [string, string]));
    getQueueDetails([...sinceOf.keys()]).then(
      (found) => {
        if (isOver) return;
        const read = [...found].map(
          ([uid, detail]) => [uid, { ...detail, since: Number(sinceOf.get(uid)) }] as const,
        );
        setDetails((before) => new Map([...before, ...read]));
      },
      () => isOver || setFailed(missing),
    );
    return () => {
      isOver = true;
    };
  }, [missing]);
  return { details, hasFailed: missing !== '' && failed === missing };
}
