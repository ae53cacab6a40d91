import {
  collection,
  getDocsFromServer,
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
import { inPages } from './inPages.ts';
import { type Listed, type LivePages, PAGE_SIZE, watchPages } from './livePages.ts';

export interface PeopleView {
  /** In lower case, as in sign-in tokens. */
  introducerEmail: string;
  stage: OverallStatus | null;
  order: 'latest' | 'longest';
}

/** `isCut` when there is more than one search reads. */
export interface SearchResult {
  people: ProgressRecord[];
  isCut: boolean;
}

/** R13: `onError` gets 'firestore/permission-denied' while the introducer's address is not verified. */
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

/** Each spelling that is tried reads at most one page, however many people there are. */
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

/** Those of these names, as they are spelled, that people who named the introducer have. @throws AppError */
export async function getNamesAmongPeople(
  introducerEmail: string,
  names: readonly string[],
): Promise<Set<string>> {
  const view: PeopleView = { introducerEmail, stage: null, order: 'latest' };
  try {
    const answers = await Promise.all(
      inPages(names).map((page) => getDocsFromServer(people(view, where('name', 'in', page)))),
    );
    return new Set(answers.flatMap(({ docs }) => docs.map((document) => read(document).name)));
  } catch (error) {
    throw toAppError(error);
  }
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
