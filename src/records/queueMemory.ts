import { useEffect, useReducer } from 'react';
import { onLogout } from '../backend/onLogout.ts';
import { getQueuePage } from '../backend/records/reviewQueue.ts';
import { paths } from '../config/paths.ts';
import type { QueueCursor, QueuePage, QueueView } from '../domain/review/queue.ts';

interface Remembered {
  reviewerUid: string;
  /** With the filters and the page, and never with what was typed. */
  address: string;
  typed: string;
  view: Omit<QueueView, 'after'>;
  /** Where each page starts, as far as it is known; null is the beginning. */
  starts: readonly (QueueCursor | null)[];
  /** Whom each page showed when it was last seen. */
  pages: readonly (readonly string[] | undefined)[];
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

/** What was searched for, and where the pages of this view start. */
export function recallQueue(reviewerUid: string): Remembered | null {
  return remembered?.reviewerUid === reviewerUid ? remembered : null;
}

export function rememberQueue(
  queue: Omit<Remembered, 'starts' | 'pages'>,
  page: number,
  starts: Remembered['starts'],
  { people, next }: QueuePage,
): void {
  const known = starts.slice(0, page);
  const pages: string[][] = [];
  pages[page - 1] = people.map(({ uid }) => uid);
  remembered = { ...queue, starts: next ? [...known, next] : known, pages };
}

/** So that the way back from a person leads to the same page of the queue. */
export function queueAddress(): string {
  return remembered?.address ?? paths.review;
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

/** `missing` is the number of a page that has to be read first, counted from zero. */
function neighboursOf(uid: string): { found: Neighbours; missing?: number } {
  const { pages = [], starts = [] } = remembered ?? {};
  const page = pages.findIndex((uids) => uids?.includes(uid));
  const uids = pages[page];
  if (!uids) return { found: {} };
  const at = uids.indexOf(uid);
  const found = {
    previous: at > 0 ? uids[at - 1] : pages[page - 1]?.at(-1),
    next: at < uids.length - 1 ? uids[at + 1] : pages[page + 1]?.[0],
  };
  const isReadable = (number: number) => pages[number] === undefined && starts[number] !== undefined;
  if (at === 0 && isReadable(page - 1)) return { found, missing: page - 1 };
  if (at === uids.length - 1 && isReadable(page + 1)) return { found, missing: page + 1 };
  return { found };
}

/** Whoever was worked on since moves to the end of the queue, and is not met twice. */
async function readPage(page: number): Promise<void> {
  const queue = remembered;
  if (!queue) return;
  const { people, next } = await getQueuePage({ ...queue.view, after: queue.starts[page] ?? null });
  if (remembered !== queue) return;
  const seen = new Set(queue.pages.flatMap((uids) => uids ?? []));
  const pages = [...queue.pages];
  pages[page] = people.map(({ uid }) => uid).filter((uid) => !seen.has(uid));
  const starts = [...queue.starts];
  if (next) starts[page + 1] ??= next;
  remembered = { ...queue, pages, starts };
}
