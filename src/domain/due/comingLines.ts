import type { CountedRecord } from '../insights/facts.ts';
import { endsOf, weekGroup } from '../insights/nowStats.ts';
import type { DocumentsRecord } from '../records/records.ts';
import { todayInIndia } from '../time/dates.ts';
import type { ComingView } from './dueAddress.ts';
import type { DueLine } from './dueLines.ts';

interface ComingPerson {
  record: CountedRecord & { name?: string };
  documents: DocumentsRecord;
  /** Empty without a check that is due again. */
  checkDue: string;
}

/** A line for each end that the figure counts, soonest first. */
export function comingLines(
  people: readonly ComingPerson[],
  { what, group }: Pick<ComingView, 'what' | 'group'>,
  now: number,
): DueLine[] {
  const today = todayInIndia(new Date(now));
  const lines = people.flatMap(({ record, documents, checkDue }) =>
    endsOf(record, documents, checkDue)
      .filter((end) => end.what === what && weekGroup(end.day, now) === group)
      .map(({ title, day }) => ({
        kind: what,
        uid: record.uid,
        name: record.name || record.userid,
        what: title,
        day,
        isLate: today > day,
        isTheirs: false,
      })),
  );
  return lines.sort((one, other) => one.day.localeCompare(other.day));
}
