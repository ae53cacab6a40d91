import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { type SearchField, searchRanges } from '../../domain/people/search.ts';
import { parseProgressRecord } from '../../domain/records/parseRecord.ts';
import type { OverallStatus, ProgressRecord } from '../../domain/records/records.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { type Listed, type LivePages, PAGE_SIZE, watchPages } from './livePages.ts';

/** Which people an introducer looks at: those who changed last, or those still waiting, longest first. */
export interface PeopleView {
  /** The introducer's verified address, in lower case as sign-in tokens have it. */
  introducerEmail: string;
  /** One overall status, or null for all. */
  stage: OverallStatus | null;
  order: 'latest' | 'longest';
}

/** What a search found; `isCut` when there is more than one search reads. */
export interface SearchResult {
  people: ProgressRecord[];
  isCut: boolean;
}

/**
 * Follows the progress of the people who named this introducer (R13), page by page.
 * @throws nothing; `onError` gets 'firestore/permission-denied' while the address is not verified
 */
export function watchPeople(
  view: PeopleView,
  onPeople: (listed: Listed<ProgressRecord>) => void,
  onError: (error: AppError) => void,
): LivePages {
  const isWaiting = view.order === 'longest' && view.stage === null;
  const source = people(
    view,
    ...(isWaiting ? [where('forms.approved', '==', false)] : []),
    orderBy('since', view.order === 'latest' ? 'desc' : 'asc'),
  );
  return watchPages(source, read, onPeople, onError);
}

/**
 * Follows who of this introducer's people has a name or user id that begins with what was typed. Each spelling that is
 * tried reads at most one page, however many people there are.
 * @returns a function that stops following
 */
export function watchSearch(
  view: PeopleView,
  typed: string,
  onResult: (result: SearchResult) => void,
  onError: (error: AppError) => void,
): () => void {
  const found = new Map<number, QueryDocumentSnapshot[]>();
  const ranges = searchRanges(typed);
  const stops = ranges.map(({ field, from, to }, index) =>
    onSnapshot(
      people(view, ...between(field, from, to), orderBy(field), limit(PAGE_SIZE)),
      ({ docs }) => {
        found.set(index, docs);
        if (found.size === ranges.length) onResult(merge([...found.values()]));
      },
      (error) => onError(toAppError(error)),
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function people({ introducerEmail, stage }: PeopleView, ...constraints: QueryConstraint[]): Query {
  return query(
    collection(getDatabase(), 'progress'),
    where('fpocno', '==', introducerEmail.toLowerCase()),
    ...(stage === null ? [] : [where('forms.status', '==', stage)]),
    ...constraints,
  );
}

function between(field: SearchField, from: string, to: string): QueryConstraint[] {
  return [where(field, '>=', from), where(field, '<', to)];
}

function read(document: QueryDocumentSnapshot): ProgressRecord {
  return parseProgressRecord(document.id, document.data());
}

function merge(results: readonly QueryDocumentSnapshot[][]): SearchResult {
  const byId = new Map(results.flat().map((document) => [document.id, document]));
  return { people: [...byId.values()].map(read), isCut: results.some((docs) => docs.length === PAGE_SIZE) };
}
