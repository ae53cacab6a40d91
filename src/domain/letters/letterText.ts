import { yearOfLetter } from '../due/letterYears.ts';
import { kindOf } from '../records/kinds.ts';
import type { UserRecord } from '../records/records.ts';
import type { TaxEntry } from '../records/taxes.ts';
import { financialYearOf } from '../time/dates.ts';

/** A paragraph of a letter. `id` is the requirement in docs/requirements.md. */
export interface Paragraph {
  id: string;
  text: string;
}

/** The pronouns of a letter: "I" for a person, "we" for a company, firm or other body. */
export interface Voice {
  I: string;
  i: string;
  am: string;
  me: string;
  my: string;
}

export function voiceOf(record: UserRecord): Voice {
  return kindOf(record).isPerson
    ? { I: 'I', i: 'I', am: 'am', me: 'me', my: 'my' }
    : { I: 'We', i: 'we', am: 'are', me: 'us', my: 'our' };
}

export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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

/** Facts F10 and F11 of docs/decisions.md, "Tax and MSME details". */
export function taxParagraph(record: UserRecord, entry: TaxEntry): Paragraph {
  const { I, i, my } = voiceOf(record);
  if (entry.class === 'none') {
    return {
      id: 'tax-declares-none',
      text: `${capital(my)} enterprise has no Udyam registration. If it registers, ${i} will tell you with ${my} next invoice.`,
    };
  }
  return {
    id: 'tax-declares-class',
    text: `${I} declare that ${my} enterprise is ${entry.class} by its Udyam certificate ${entry.udyam} for ${unbroken(entry.year)}, and that its main activity is ${entry.activity}. ${I} will give you the new certificate if the class changes.`,
  };
}
