import { financialYearOf, formatDate, startOfDayInIndia, todayInIndia } from '../../src/domain/time/dates.ts';

/** The facts that determine when a person's data may be erased. */
export interface Keeping {
  /** Whether the person was ever approved: the books then have to explain payments. */
  wasApproved: boolean;
  /** The last event in the records or of the account, in epoch milliseconds. */
  lastEvent: number;
}

/** DPDP Rules, rule 8(3): at least one year from the processing. */
export function yearIsOver({ lastEvent }: Pick<Keeping, 'lastEvent'>): string {
  return laterBy(1, todayInIndia(new Date(lastEvent)));
}

/** The first day after the financial years for which books are kept; each begins on 1 April. */
export function booksAreOver({ lastEvent }: Pick<Keeping, 'lastEvent'>, keptYears: number): string {
  const start = financialYearOf(todayInIndia(new Date(lastEvent))).slice(0, 4);
  return `${Number(start) + 1 + keptYears}-04-01`;
}

/** The reasons why the data have to stay; empty when they are due. */
export function reasonsToKeep(keeping: Keeping, keptYears: number, now: number): string[] {
  const lastDay = formatDate(todayInIndia(new Date(keeping.lastEvent)));
  const year = yearIsOver(keeping);
  const books = booksAreOver(keeping, keptYears);
  return [
    ...(now < startOfDayInIndia(year)
      ? [`The last event was on ${lastDay}. Data are kept for at least one year: until ${formatDate(year)}.`]
      : []),
    ...(keeping.wasApproved && now < startOfDayInIndia(books)
      ? [
          `The person was approved, with the last event on ${lastDay}. Books are kept for ${keptYears} financial years: until ${formatDate(books)}.`,
        ]
      : []),
  ];
}

/** The date some years later; 29 February becomes 1 March. */
function laterBy(years: number, isoDate: string): string {
  const later = `${Number(isoDate.slice(0, 4)) + years}${isoDate.slice(4)}`;
  return later.endsWith('-02-29') ? later.replace('-02-29', '-03-01') : later;
}
