import {
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { type AppError, orAppError } from '../../domain/appError.ts';
import { searchRanges } from '../../domain/people/search.ts';
import type { OverallStatus, ProgressRecord } from '../../domain/records/records.ts';
import { type Listed, type LivePages, PAGE_SIZE, watchAll, watchPages } from './livePages.ts';
import { inPages, progress, readPerson } from './queries.ts';

export interface PeopleView {
  /** Lower case, as in ID tokens. */
  introducerEmail: string;
  stage: OverallStatus | null;
  order: 'latest' | 'longest';
}

/** `isCut` when there are more people than one search reads. */
export interface SearchResult {
  people: ProgressRecord[];
  isCut: boolean;
}

/** R13: `onError` receives 'firestore/permission-denied' while the introducer's address is not verified. */
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
  return watchPages(source, readPerson, onPeople, onError);
}

/** Each spelling reads at most one page, for any number of people. */
export function watchSearch(
  view: PeopleView,
  typed: string,
  onResult: (result: SearchResult) => void,
  onError: (error: AppError) => void,
): () => void {
  const queries = searchRanges(typed).map(({ field, from, to }) =>
    people(view, where(field, '>=', from), where(field, '<', to), orderBy(field), limit(PAGE_SIZE)),
  );
  return watchAll(queries, (found) => onResult(merge(found)), onError);
}

/** The given names, as spelled, that exist among the introducer's people. @throws AppError */
export function getNamesAmongPeople(introducerEmail: string, names: readonly string[]): Promise<Set<string>> {
  const view: PeopleView = { introducerEmail, stage: null, order: 'latest' };
  return orAppError(async () => {
    const answers = await Promise.all(
      inPages(names).map((page) => getDocsFromServer(people(view, where('name', 'in', page)))),
    );
    return new Set(answers.flatMap(({ docs }) => docs.map((document) => readPerson(document).name)));
  });
}

function people({ introducerEmail, stage }: PeopleView, ...constraints: QueryConstraint[]): Query {
  return query(
    progress(),
    where('fpocno', '==', introducerEmail.toLowerCase()),
    ...(stage === null ? [] : [where('forms.status', '==', stage)]),
    ...constraints,
  );
}

function merge(results: readonly QueryDocumentSnapshot[][]): SearchResult {
  const byId = new Map(results.flat().map((document) => [document.id, document]));
  return {
    people: [...byId.values()].map(readPerson),
    isCut: results.some((docs) => docs.length === PAGE_SIZE),
  };
}
