import type { CsvRow } from '../../../../domain/exports/csv.ts';

/** The columns of a list, from 0. `name` has two where first and last name are apart. */
export interface Columns {
  name: readonly number[];
  email: number;
  type: number;
}

interface Layout {
  columns: Columns;
  /** The rows of people: without title lines and headings. */
  rows: readonly CsvRow[];
}

const HEADINGS = {
  name: /^(full|vendor|supplier|employee|trainee|candidate|contact|person)?['’]?s?[ _-]?name( of .+)?$/i,
  first: /^(first|given)[ _-]?name$/i,
  last: /^((last|family)[ _-]?name|surname)$/i,
  email: /^(work|official|personal|contact)?[ _-]?(e-?mail|mail)[ _-]?(address|id)?$/i,
  type: /^(type|as|user ?type|registering as|category|trainee ?(\/|or) ?vendor)$/i,
} as const;

const TYPE = /^(trainee|vendor)s?$/i;
/** Headings stand within so many rows. */
const TITLE_ROWS = 10;

/**
 * Finds the columns by the headings, and without known ones by what the cells hold. A column that is missing is read, and
 * written, behind the last one.
 */
export function layoutOf(rows: readonly CsvRow[]): Layout {
  const firstPerson = rows.findIndex(hasAddress);
  const above = firstPerson === -1 ? rows.slice(0, 1) : rows.slice(0, Math.min(firstPerson, TITLE_ROWS));
  const head = above.findIndex(isHead);
  const found = rows[head];
  if (found) return { columns: columnsUnder(found), rows: rows.slice(head + 1) };
  // A first row without an address may be a person with a mistake, so it stays.
  return { columns: columnsOfCells(rows), rows };
}

const hasAddress = ({ cells }: CsvRow) => cells.some((cell) => cell.includes('@'));

/** "As" and "Type" alone are names of people too. */
function isHead({ cells }: CsvRow): boolean {
  const { name, first, email } = HEADINGS;
  return cells.some((cell) => [name, first, email].some((heading) => heading.test(cell)));
}

function columnsUnder({ cells }: CsvRow): Columns {
  const at = (heading: keyof typeof HEADINGS) => cells.findIndex((cell) => HEADINGS[heading].test(cell));
  const parts = [at('first'), at('last')].filter((index) => index >= 0);
  const name = at('name') >= 0 ? [at('name')] : parts;
  return withMissing({ name, email: at('email'), type: at('type') }, cells.length);
}

/** Without headings: name, e-mail and type, or the columns with addresses and types, and the first other one. */
function columnsOfCells(rows: readonly CsvRow[]): Columns {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const indices = Array.from({ length: width }, (_, index) => index);
  const most = (isOne: (cell: string) => boolean) => {
    const counts = indices.map((index) => rows.filter(({ cells }) => isOne(cells[index] ?? '')).length);
    const highest = Math.max(0, ...counts);
    return highest > 0 ? counts.indexOf(highest) : -1;
  };
  const email = most((cell) => cell.includes('@'));
  if (email === -1) return { name: [0], email: 1, type: 2 };
  const type = most((cell) => TYPE.test(cell));
  const name = indices.find((index) => index !== email && index !== type);
  return withMissing({ name: name === undefined ? [] : [name], email, type }, Math.max(width, 2));
}

function withMissing({ name, email, type }: Columns, width: number): Columns {
  return {
    type: type >= 0 ? type : width,
    email: email >= 0 ? email : width + 1,
    name: name.length > 0 ? name : [width + 2],
  };
}
