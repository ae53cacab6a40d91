import {
  endAt,
  getDocsFromServer,
  limit,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  query,
  snapshotEqual,
  startAfter,
} from 'firebase/firestore';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { reportOutOfReach } from './watchDocument.ts';

export const PAGE_SIZE = 25;

export interface Listed<Item> {
  items: Item[];
  more: 'none' | 'available' | 'loading';
}

/** Receives the records so far, and an error. */
export type PageObserver<Item> = [
  onListed: (listed: Listed<Item>) => void,
  onError: (error: AppError) => void,
];

export interface LivePages {
  showMore: () => void;
  stop: () => void;
}

interface Page {
  documents: QueryDocumentSnapshot[] | null;
  after?: QueryDocumentSnapshot;
  /** The last record of the page; absent on the last page, which ends at its limit. */
  last?: QueryDocumentSnapshot;
  stop: () => void;
}

/**
 * A page ends at its last record once the next page is requested, so that no record falls between two pages.
 * A page is read again only when its last record has moved.
 */
export function watchPages<Item>(
  source: Query,
  read: (document: QueryDocumentSnapshot) => Item,
  ...[onListed, onError]: PageObserver<Item>
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
    // Reads one record more than a page, to detect a next page.
    const end = last ? endAt(last) : limit(PAGE_SIZE + 1);
    page.stop = watchAnswers(
      query(source, ...(after ? [startAfter(after), end] : [end])),
      (docs) => take(page, docs, last),
      (error) => {
        stop();
        onError(toAppError(error));
      },
      onError,
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

/** Runs several queries; `onFound` receives all results, once each query has answered. */
export function watchAll(
  queries: readonly Query[],
  onFound: (found: QueryDocumentSnapshot[][]) => void,
  onError: (error: AppError) => void,
): () => void {
  const found = new Map<number, QueryDocumentSnapshot[]>();
  const stops = queries.map((each, index) =>
    watchAnswers(
      each,
      (docs) => {
        found.set(index, docs);
        if (found.size === queries.length) onFound([...found.values()]);
      },
      (error) => onError(toAppError(error)),
      onError,
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * The client first reports the records that it holds of other lists, or none. Only the database's own answer
 * is the whole list.
 * @param onOutOfReach receives 'firestore/unavailable' or 'firestore/blocked' meanwhile; the listener goes on
 */
function watchAnswers(
  source: Query,
  onDocs: (docs: QueryDocumentSnapshot[]) => void,
  onEnd: (error: unknown) => void,
  onOutOfReach: (error: AppError) => void,
): () => void {
  let isKnown = false;
  let isOver = false;
  let hasAsked = false;
  const reportUnknown = () => reportOutOfReach(() => !isKnown && !isOver, onOutOfReach);
  const stop = onSnapshot(
    source,
    // Without this option no second snapshot confirms the same documents.
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      isKnown ||= !metadata.fromCache;
      if (isKnown) onDocs(docs);
      else if (docs.length === 0) reportUnknown();
      else if (!hasAsked) {
        hasAsked = true;
        // Without a connection the listener stays silent now; this read shares its answer, or fails.
        getDocsFromServer(source).catch(reportUnknown);
      }
    },
    onEnd,
  );
  return () => {
    isOver = true;
    stop();
  };
}

/** The records up to `last`; null when that record has moved, because records may then be missing. */
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
