import { useEffect, useReducer } from 'react';
import { onLogout } from '../backend/onLogout.ts';
import { getQueuePage } from '../backend/records/reviewQueue.ts';
import { paths } from '../config/paths.ts';
import { type QueuePage, type QueueView, toQuery } from '../domain/review/queue.ts';

interface Remembered {
  reviewerUid: string;
  typed: string;
  /** With the starts of all pages that are known. */
  view: QueueView;
  /** Whom each page showed when it was last seen, by its number. */
  pages: ReadonlyMap<number, readonly string[]>;
}

interface Neighbours {
  previous?: string | undefined;
  next?: string | undefined;
}

// In memory only: a search may name a person, and nothing personal goes into the address or into storage.
let remembered: Remembered | null = null;

onLogout(() => {
  remembered = null;
});

export function recallQueue(reviewerUid: string): Remembered | null {
  return remembered?.reviewerUid === reviewerUid ? remembered : null;
}

export function rememberQueue(
  reviewerUid: string,
  typed: string,
  view: QueueView,
  { people, starts }: QueuePage,
): void {
  const pages = new Map([[view.page, people.map(({ uid }) => uid)]]);
  remembered = { reviewerUid, typed, view: { ...view, starts }, pages };
}

/** So that the way back from a person leads to the same page of the queue. */
export function queueAddress(): string {
  if (!remembered) return paths.review;
  return paths.review + toQuery(remembered.view.filters, remembered.view.page);
}

/**
 * Of the queue as it was filtered and seen, across its pages. None for whoever was not in it, such as a person opened by
 * address.
 */
export function useNeighbours(uid: string): Neighbours {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const { found, missing } = neighboursOf(uid);
  useEffect(() => {
    if (missing === undefined) return;
    let isOver = false;
    readPage(missing).then(
      () => isOver || renew(),
      // Without its neighbour the page just ends the list; the record itself says when the connection is lost.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [missing]);
  return found;
}

/** `missing` is a page that has to be read first. */
function neighboursOf(uid: string): { found: Neighbours; missing?: number } {
  if (!remembered) return { found: {} };
  const { pages, view } = remembered;
  const [page, uids] = [...pages].find(([, each]) => each.includes(uid)) ?? [];
  if (page === undefined || !uids) return { found: {} };
  const at = uids.indexOf(uid);
  const isFirst = at === 0;
  const isLast = at === uids.length - 1;
  const found = {
    previous: isFirst ? pages.get(page - 1)?.at(-1) : uids[at - 1],
    next: isLast ? pages.get(page + 1)?.[0] : uids[at + 1],
  };
  if (isFirst && page > 1 && !pages.has(page - 1)) return { found, missing: page - 1 };
  if (isLast && view.starts.length >= page && !pages.has(page + 1)) return { found, missing: page + 1 };
  return { found };
}

/** Whoever was worked on since moves to the end of the queue, and is not met twice. */
async function readPage(page: number): Promise<void> {
  const queue = remembered;
  if (!queue) return;
  const { people, starts } = await getQueuePage({ ...queue.view, page });
  if (remembered !== queue) return;
  const seen = new Set([...queue.pages.values()].flat());
  const uids = people.map(({ uid }) => uid).filter((uid) => !seen.has(uid));
  const longer = starts.length > queue.view.starts.length ? starts : queue.view.starts;
  remembered = {
    ...queue,
    view: { ...queue.view, starts: longer },
    pages: new Map([...queue.pages, [page, uids]]),
  };
}
