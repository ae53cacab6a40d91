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
function neighboursOf(uid: string): { found: Neighbours; missing?: number | undefined } {
  if (!remembered) return { found: {} };
  const [page, uids] = [...remembered.pages].find(([, each]) => each.includes(uid)) ?? [];
  if (page === undefined || !uids) return { found: {} };
  const at = uids.indexOf(uid);
  const before = at > 0 ? { uid: uids[at - 1] } : beyond(remembered, page, -1);
  const after = at < uids.length - 1 ? { uid: uids[at + 1] } : beyond(remembered, page, 1);
  return {
    found: { previous: before.uid, next: after.uid },
    missing: before.missing ?? after.missing,
  };
}

/** The nearest person of the pages before or after this one; some have nobody who was not met already. */
function beyond(
  { pages, view }: Remembered,
  page: number,
  step: 1 | -1,
): { uid?: string | undefined; missing?: number } {
  const isThere = (to: number) => to >= 1 && to <= view.starts.length + 1;
  for (let to = page + step; isThere(to); to += step) {
    const uids = pages.get(to);
    if (!uids) return { missing: to };
    if (uids.length > 0) return { uid: uids.at(step === 1 ? 0 : -1) };
  }
  return {};
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
