import {
  endAt,
  limit,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  query,
  snapshotEqual,
  startAfter,
} from 'firebase/firestore';
import { type AppError, toAppError } from '../../domain/appError.ts';

/** How many records one page of a list reads. */
export const PAGE_SIZE = 25;

/** The pages that are followed so far, as one list. */
export interface Listed<Item> {
  items: Item[];
  /** Whether there are further pages: one can be asked for, or is on its way. */
  more: 'none' | 'available' | 'loading';
}

/** A list that is followed page by page. */
export interface LivePages {
  showMore: () => void;
  stop: () => void;
}

interface Page {
  documents: QueryDocumentSnapshot[] | null;
  /** Absent on the first page. */
  after?: QueryDocumentSnapshot;
  /** Where it ends; absent on the last page, which ends where it is full. */
  last?: QueryDocumentSnapshot;
  stop: () => void;
}

/**
 * Follows an ordered query page by page, so that what is read depends on the pages shown and not on how much there is.
 * A page ends at its last record once the next one is asked for; what is new or moves then shows up where it belongs, and
 * nothing falls between two pages. What was read stays: a page is asked for anew only when its end has moved or was pushed
 * out of what it follows.
 */
export function watchPages<Item>(
  source: Query,
  read: (document: QueryDocumentSnapshot) => Item,
  onListed: (listed: Listed<Item>) => void,
  onError: (error: AppError) => void,
): LivePages {
  const pages: Page[] = [];

  const stop = () => {
    for (const page of pages) page.stop();
  };
  const publish = () => {
    if (pages[0]?.documents) onListed(listed(pages, read));
  };
  const follow = (page: Page) => {
    const { after, last } = page;
    // One more than a page shows says whether there is another page.
    const end = last ? endAt(last) : limit(PAGE_SIZE + 1);
    page.stop = onSnapshot(
      query(source, ...(after ? [startAfter(after), end] : [end])),
      ({ docs }) => take(page, docs, last),
      (error) => {
        stop();
        onError(toAppError(error));
      },
    );
  };
  const take = (page: Page, docs: QueryDocumentSnapshot[], followedTo: QueryDocumentSnapshot | undefined) => {
    const { last } = page;
    const documents = !last || last === followedTo ? docs : upTo(docs, last);
    if (documents) {
      page.documents = documents;
      publish();
    } else {
      page.stop();
      follow(page);
    }
  };
  const open = (after?: QueryDocumentSnapshot) => {
    const page: Page = { documents: null, stop: () => {}, ...(after && { after }) };
    pages.push(page);
    follow(page);
  };
  const showMore = () => {
    const page = pages.at(-1);
    const last = page?.documents?.[PAGE_SIZE - 1];
    if (!page?.documents || !last || page.documents.length <= PAGE_SIZE) return;
    page.documents = page.documents.slice(0, PAGE_SIZE);
    page.last = last;
    open(last);
    publish();
  };

  open();
  return { showMore, stop };
}

/** The records up to the page's end, or null when that is not where it was, so that some may be missing. */
function upTo(
  docs: readonly QueryDocumentSnapshot[],
  last: QueryDocumentSnapshot,
): QueryDocumentSnapshot[] | null {
  const at = docs.findIndex((document) => document.id === last.id);
  const found = docs[at];
  return found && snapshotEqual(found, last) ? docs.slice(0, at + 1) : null;
}

function listed<Item>(pages: readonly Page[], read: (document: QueryDocumentSnapshot) => Item): Listed<Item> {
  const last = pages.at(-1)?.documents;
  const shown = pages.flatMap(({ documents }, index) =>
    index === pages.length - 1 ? (documents ?? []).slice(0, PAGE_SIZE) : (documents ?? []),
  );
  // A record that moves between two pages may be in both for a moment.
  const byId = new Map(shown.map((document) => [document.id, document]));
  const more = last ? (last.length > PAGE_SIZE ? 'available' : 'none') : 'loading';
  return { items: [...byId.values()].map(read), more };
}
