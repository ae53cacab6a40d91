import { yearOfLetter } from '../due/letterYears.ts';
import { financialYearOf } from '../time/dates.ts';

/** A paragraph of a letter. `id` is the requirement in docs/requirements.md. */
export interface Paragraph {
  id: string;
  text: string;
}

/** Like 2026‑27, with a hyphen that does not break; empty for a text that is no date. */
export function unbrokenYear(isoDate: string): string {
  return unbroken(financialYearOf(isoDate));
}

/** The financial year that a letter is for. `isAhead`: the year begins after the letter is signed. */
export function yearsOf(letter: { date: string; year?: string }): { year: string; isAhead: boolean } {
  const year = yearOfLetter(letter);
  return { year: unbroken(year), isAhead: year > financialYearOf(letter.date) };
}

function unbroken(year: string): string {
  return year.replace('-', '\u2011');
}
