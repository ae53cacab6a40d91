import { limit, query } from 'firebase/firestore';
import { comingLines } from '../../domain/due/comingLines.ts';
import type { ComingView } from '../../domain/due/dueAddress.ts';
import { listedAs } from '../../domain/insights/listing.ts';
import { readText } from '../../domain/records/read.ts';
import { docsOf } from '../firebase/firestore.ts';
import { countedIn } from '../insights/counted.ts';
import { dataOfMany } from '../records/queries.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';
import { type DueList, MOST_DUE, readPeople } from './dueList.ts';

/** Documents, letters, exceptions and checks that end within some weeks, of the people whom the figure counts; three reads for each, or four for checks, which reviewers read. */
export function getComing(view: ComingView, isReviewer: boolean): Promise<DueList> {
  return orAppError(async () => {
    const { what, group } = view;
    const docs = await docsOf(query(countedIn(view, [listedAs(`ends.${what}`, group)]), limit(MOST_DUE)));
    const uids = docs.map(({ id }) => id);
    const [people, checks] = await Promise.all([
      readPeople(uids, isReviewer),
      what === 'checks' ? dataOfMany('checks', uids) : new Map<string, { due?: unknown }>(),
    ]);
    const lines = comingLines(
      people.map((person) => ({ ...person, checkDue: readText(checks.get(person.record.uid)?.due) })),
      view,
      serverNow(),
    );
    return { lines, isCut: docs.length >= MOST_DUE };
  });
}
