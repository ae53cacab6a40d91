import { collection, documentId, orderBy, type Query, query, where } from 'firebase/firestore';
import type { Filters } from '../../domain/insights/figures.ts';
import { figuresListed, type ListView, stageOfList } from '../../domain/insights/listAddress.ts';
import { type InsightStage, insightStageOf, STATUS_OF_STAGE } from '../../domain/insights/nowStats.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { latestWorkingDay } from '../../domain/time/waitingTime.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { type LivePages, type PageObserver, watchPages } from '../records/livePages.ts';
import { peopleWith, progress, readPerson } from '../records/queries.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';
import { waitRanges } from './waits.ts';

/** A person on a list; `person` is absent where the list has the uids only. */
export interface ListedPerson {
  uid: string;
  person?: ProgressRecord;
}

/** R26: page by page, in the order in which the database has them; a stage as it is now, the longest wait first. */
export function watchListed(view: ListView, ...[onListed, onError]: PageObserver<ListedPerson>): LivePages {
  const stage = stageOfList(view);
  if (!stage) {
    return watchPages(countedIn(view, figuresListed(view)), ({ id: uid }) => ({ uid }), onListed, onError);
  }
  const now = serverNow();
  const read = (document: Parameters<typeof readPerson>[0]) => {
    const person = readPerson(document);
    return { uid: person.uid, person };
  };
  const isInStage = ({ person }: ListedPerson) => person && insightStageOf(person, now) === stage;
  return watchPages(
    peopleInStage(stage, view, now),
    read,
    // A denial is one of submitted people, and the database cannot tell who has submitted again.
    ({ items, more }) => onListed({ items: items.filter(isInStage), more }),
    onError,
  );
}

/** Everybody with one of these figures, within the filters. */
export function countedIn({ type, kind, domain }: Filters, figures: readonly string[]): Query {
  return query(
    collection(getDatabase(), 'counted'),
    where('figures', 'array-contains-any', figures),
    ...(type === undefined ? [] : [where('type', '==', type)]),
    ...(kind === undefined ? [] : [where('kind', '==', kind)]),
    ...(domain === undefined ? [] : [where('domain', '==', domain)]),
    orderBy(documentId()),
  );
}

/** The same conditions as in countPeopleNow. */
function peopleInStage(stage: InsightStage, { type, group }: ListView, now: number): Query {
  const today = latestWorkingDay(now);
  const whole = {
    registered: [where('since', '>=', today)],
    stuck: [where('since', '<', today)],
  };
  const wait =
    group === undefined || stage === 'registered'
      ? (whole[stage as keyof typeof whole] ?? [])
      : (waitRanges(now, stage === 'stuck' ? today : undefined)[group] ?? []);
  return query(
    progress(),
    where('forms.status', '==', STATUS_OF_STAGE[stage]),
    ...(stage === 'denied' ? [where('decision.action', '==', 'deny')] : []),
    ...(type === undefined ? [] : [where('usertype', '==', type)]),
    ...wait,
    orderBy('since'),
  );
}

/** @param uids joined by commas @returns the progress of those who still exist, by uid */
export function getListed(uids: string): Promise<Map<string, ProgressRecord>> {
  return orAppError(async () => {
    const people = await peopleWith(uids.split(',').filter(Boolean));
    return new Map(people.map((person) => [person.uid, person]));
  });
}
