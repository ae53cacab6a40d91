import { useEffect, useReducer } from 'react';
import { onLogout } from '../backend/onLogout.ts';
import { getQueuePage } from '../backend/records/reviewQueue.ts';
import { paths } from '../config/paths.ts';
import type { QueuePage, QueueView } from '../domain/queue/queue.ts';
import { toQuery } from '../domain/queue/queueAddress.ts';

interface Remembered {
  reviewerUid: string;
  typed: string;
  /** The last view of the queue, with the starts of all known pages. */
  view: QueueView;
  /** The people of each page when it was last seen, by page number. */
  pages: ReadonlyMap<number, readonly string[]>;
}

interface Neighbours {
  previous?: string | undefined;
  next?: string | undefined;
}

// In memory only: a search may contain a name, and personal data must be neither in the address nor in storage.
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

/** Lets the link back from a person return to the same page of the queue. */
export function queueAddress(): string {
  if (!remembered) return paths.review;
  return paths.review + toQuery(remembered.view.filters, remembered.view.page, remembered.view.sort);
}

/**
 * The neighbours in the queue as last filtered and seen, across its pages. None for a person who was not in
 * it, such as one opened by address.
 */
export function useNeighbours(uid: string): Neighbours {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const { found, missing } = neighboursOf(uid);
  useEffect(() => {
    if (missing === undefined) return;
    let isOver = false;
    readPage(missing).then(
      () => isOver || renew(),
      // Without the neighbour page the list ends here; the record itself reports a lost connection.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [missing]);
  return found;
}

/** `missing` is a page that must be read first. */
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

/** The nearest person of the neighbouring pages; some pages have only people already visited. */
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

/** A person worked on since moves to the end of the queue, and is not visited twice. */
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
