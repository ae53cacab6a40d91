import type { CsvRow } from '../../../../domain/exports/csv.ts';

/** The columns of a list, from 0. `name` has several where first and last name are apart. */
export interface Columns {
  name: readonly number[];
  email: number;
  type: number;
}

/** Where the people of a list are. */
export interface Layout {
  columns: Columns;
  /** Rows above the people: title lines and headings. */
  headings: number;
}

/** -1 for a column that is missing or not certain. */
interface FoundLayout extends Layout {
  /** False when the introducer has to choose the columns. */
  isCertain: boolean;
}

const HEADINGS = {
  name: /^(full|vendor|supplier|employee|trainee|candidate|contact|person)?['’]?s?[ _-]?name( of .+)?$/i,
  first: /^(first|given)[ _-]?name$/i,
  middle: /^middle[ _-]?(name|initial)s?$/i,
  last: /^((last|family)[ _-]?name|surname)$/i,
  email:
    /^(work|official|personal|contact|vendor|supplier|employee|trainee|candidate)?['’]?s?[ _-]?(e-?mail|mail)[ _-]?(address|id)?$/i,
  type: /^(type|as|role|(user|vendor) ?type|registering as|category|trainee ?(\/|or) ?vendor)$/i,
} as const;

const TYPE = /^(trainee|vendor)s?$/i;
/** Headings stand within so many rows. */
const TITLE_ROWS = 10;

/** Finds the columns by the headings, and without known ones by what the cells hold. */
export function layoutOf(rows: readonly CsvRow[]): FoundLayout {
  const firstPerson = rows.findIndex(hasAddress);
  const above = firstPerson === -1 ? rows.slice(0, 1) : rows.slice(0, Math.min(firstPerson, TITLE_ROWS));
  const head = above.findIndex(isHead);
  const found = rows[head];
  if (found) {
    const under = columnsUnder(found, rows.slice(head + 1));
    // Without an address there is nothing to choose from.
    return { ...under, headings: head + 1, isCertain: under.isCertain || firstPerson === -1 };
  }
  // A first row with a type is a person whose address has a mistake.
  const headings = above.length === firstPerson && !above.some(hasType) ? firstPerson : 0;
  const ofCells = columnsOfCells(rows.slice(headings));
  return { ...ofCells, headings, isCertain: ofCells.isCertain && headings === 0 };
}

/** A column that is missing is read, and written, behind the last one. */
export function withMissing({ name, email, type }: Columns, rows: readonly CsvRow[]): Columns {
  const width = Math.max(widthOf(rows), 2);
  return {
    type: type >= 0 ? type : width,
    email: email >= 0 ? email : width + 1,
    name: name.length > 0 ? name : [width + 2],
  };
}

export function widthOf(rows: readonly CsvRow[]): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
}

const hasAddress = ({ cells }: CsvRow) => cells.some((cell) => cell.includes('@'));
const hasType = ({ cells }: CsvRow) => cells.some((cell) => TYPE.test(cell));

/** "As" and "Type" alone are names of people too. */
function isHead({ cells }: CsvRow): boolean {
  const { name, first, email } = HEADINGS;
  return cells.some((cell) => [name, first, email].some((heading) => heading.test(cell)));
}

interface FoundColumns {
  columns: Columns;
  isCertain: boolean;
}

/** Several columns with one heading name none. */
function columnsUnder({ cells }: CsvRow, people: readonly CsvRow[]): FoundColumns {
  const all = (heading: keyof typeof HEADINGS) =>
    cells.flatMap((cell, index) => (HEADINGS[heading].test(cell) ? [index] : []));
  const [whole, first, last, email] = [all('name'), all('first'), all('last'), all('email')];
  const parts = [...first, ...all('middle'), ...last];
  // The category of a vendor can be something else.
  const type = all('type').filter((index) => people.some((row) => TYPE.test(row.cells[index] ?? '')));
  const name = whole.length > 0 ? whole : parts;
  const isNameCertain = whole.length === 1 || (whole.length === 0 && first.length === 1 && last.length < 2);
  return {
    columns: { name: isNameCertain ? name : [], email: single(email), type: single(type) },
    isCertain: isNameCertain && email.length === 1 && type.length < 2,
  };
}

function single([only = -1, ...others]: readonly number[]): number {
  return others.length === 0 ? only : -1;
}

/** Without headings: name, e-mail and type, or the columns with addresses and types, and the only other one. */
function columnsOfCells(rows: readonly CsvRow[]): FoundColumns {
  const counted = (isOne: (cell: string) => boolean) =>
    Array.from(
      { length: widthOf(rows) },
      (_, index) => rows.filter(({ cells }) => isOne(cells[index] ?? '')).length,
    );
  const addresses = counted((cell) => cell.includes('@'));
  const email = mostOf(addresses);
  if (email === -1) return { columns: { name: [0], email: 1, type: 2 }, isCertain: true };
  const type = mostOf(counted((cell) => TYPE.test(cell)));
  const others = counted((cell) => cell !== '').flatMap((count, index) =>
    count > 0 && index !== email && index !== type ? [index] : [],
  );
  // A first column of numbers is not one of names.
  const isUsualOrder =
    email === 1 && others[0] === 0 && rows.some(({ cells }) => /^\D+$/.test(cells[0] ?? ''));
  const isCertain =
    (isUsualOrder || others.length < 2) && addresses.filter((count) => count > 0).length === 1;
  return { columns: { name: isCertain ? others.slice(0, 1) : [], email, type }, isCertain };
}

function mostOf(counts: readonly number[]): number {
  const highest = Math.max(0, ...counts);
  return highest > 0 ? counts.indexOf(highest) : -1;
}
