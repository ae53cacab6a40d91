import {
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore';
import type { AppError } from '../../domain/appError.ts';
import { isShownDenied } from '../../domain/people/denied.ts';
import { type PersonStage, STATUSES_OF_STAGE } from '../../domain/people/pipeline.ts';
import { searchRanges } from '../../domain/people/search.ts';
import { parseProgressRecord } from '../../domain/records/parseRecord.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { latestWorkingDay } from '../../domain/time/waitingTime.ts';
import { countOf, docsOf } from '../firebase/firestore.ts';
import { waitRanges } from '../insights/waits.ts';
import { orAppError } from '../unreachable.ts';
import { type LivePages, PAGE_SIZE, type PageObserver, watchAll, watchPages } from './livePages.ts';
import { getPeople, inPages, progress, readPerson } from './queries.ts';
import { serverNow } from './serverTime.ts';
import { watcherOf } from './watchDocument.ts';

export interface PeopleView {
  /** Lower case, as in ID tokens. */
  introducerEmail: string;
  stage: PersonStage | 'all';
  order: 'latest' | 'longest';
  /** A person whose status is 0 since before this time is stuck. */
  stuckBefore: number;
  wait?: number | undefined;
}

/** `isCut` when there are more people than one search reads. */
export interface SearchResult {
  people: ProgressRecord[];
  isCut: boolean;
}

/** R13: the observer receives 'firestore/permission-denied' while the introducer's address is not verified. */
export function watchPeople(view: PeopleView, ...observer: PageObserver<ProgressRecord>): LivePages {
  const isWaiting = view.order === 'longest' && view.stage === 'all';
  const source = people(
    view,
    ...conditionsOf(view),
    ...(isWaiting ? [where('forms.approved', '==', false)] : []),
    orderBy('since', view.order === 'latest' ? 'desc' : 'asc'),
  );
  return watchPages(source, readPerson, ...observer);
}

/** How many people an introducer is asked to talk to. */
const MOST_TALKED_TO = 3;

/** The own people who are stuck, longest first, read once. */
export function getLongestStuck(introducerEmail: string): Promise<ProgressRecord[]> {
  const stuckBefore = latestWorkingDay(serverNow());
  const view: PeopleView = { introducerEmail, stage: 'stuck', order: 'longest', stuckBefore };
  const longest = people(view, ...conditionsOf(view), orderBy('since'), limit(MOST_TALKED_TO));
  return orAppError(() => getPeople(longest));
}

/** Conditions of a stage other than its statuses. */
function conditionsOf({ stage, stuckBefore, wait }: PeopleView): readonly QueryConstraint[] {
  const range =
    wait === undefined
      ? undefined
      : waitRanges(serverNow(), stage === 'stuck' ? stuckBefore : undefined)[wait];
  if (range) return range;
  if (stage === 'stuck') return [where('since', '<', stuckBefore)];
  if (stage === 'registered') return [where('since', '>=', stuckBefore)];
  return stage === 'denied' ? [where('decision.action', '==', 'deny')] : [];
}

/** Denied people beyond this number are counted as submitted. */
const MAX_DENIED = 100;

/** Reads one record for each count, and the people with a denial: some of them have submitted again. */
export function countPeople(
  introducerEmail: string,
  stuckBefore: number,
): Promise<Record<PersonStage, number>> {
  const ofStage = (stage: PersonStage) => {
    const view: PeopleView = { introducerEmail, stage, order: 'latest', stuckBefore };
    return people(view, ...conditionsOf(view));
  };
  return orAppError(async () => {
    const [registered, stuck, withStatus1, review, approved, withDenial] = await Promise.all([
      countOf(ofStage('registered')),
      countOf(ofStage('stuck')),
      countOf(ofStage('submitted')),
      countOf(ofStage('review')),
      countOf(ofStage('approved')),
      docsOf(query(ofStage('denied'), limit(MAX_DENIED))),
    ]);
    const denied = withDenial.map(readPerson).filter(isShownDenied).length;
    return { registered, stuck, submitted: withStatus1 - denied, review, approved, denied };
  });
}

/** The progress of one person, for the introducer whom the person named; null without a progress record. */
export const watchPerson = watcherOf('progress', (data, uid) =>
  data ? parseProgressRecord(uid, data) : null,
);

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
  const view: PeopleView = { introducerEmail, stage: 'all', order: 'latest', stuckBefore: 0 };
  return orAppError(async () => {
    const answers = await Promise.all(
      inPages(names).map((page) => docsOf(people(view, where('name', 'in', page)))),
    );
    return new Set(answers.flat().map((document) => readPerson(document).name));
  });
}

function people({ introducerEmail, stage }: PeopleView, ...constraints: QueryConstraint[]): Query {
  return query(
    progress(),
    where('fpocno', '==', introducerEmail.toLowerCase()),
    ...(stage === 'all' ? [] : [where('forms.status', 'in', STATUSES_OF_STAGE[stage])]),
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
