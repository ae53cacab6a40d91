import { hasOneMistake } from '../oneMistake.ts';

/** The names of banks by the first characters of an IFSC; empty for a code that belongs to a smaller bank. */
export type BankTable = Readonly<Record<string, string>>;

/**
 * The bank of an IFSC. Small banks use codes of larger ones, mostly with letters after the zero: such a code is named after no
 * bank.
 */
export function bankIn(table: BankTable, ifsc: string): string | undefined {
  if (/[A-Z]/.test(ifsc.slice(4)) && !OWN_LETTERS.test(ifsc)) return undefined;
  return (table[ifsc] ?? table[ifsc.slice(0, 4)]) || undefined;
}

/** Indian Bank and DBS Bank India have a letter in the code of each branch. */
const OWN_LETTERS = /^(IDIB000[A-Z]\d{3}|DBSS0IN\d{4})$/;

const LEGAL =
  'and bank banking co company cooperative corporation limited ltd of op operative plc pvt the'.split(' ');
/** Words that distinguish a bank only when its name has no other word. */
const COMMON =
  'apex commercial district finance grameen grameena gramin india janata mercantile merchants nagari nagarik nagrik payments peoples rural sahakari small urban'.split(
    ' ',
  );

function wordsOf(name: string): string[] {
  return (
    name
      .toLowerCase()
      .replaceAll('ksh', 'x')
      .match(/[a-z0-9]+/g) ?? []
  );
}

function without(words: readonly string[], common: readonly string[]): string[] {
  return words.filter((word) => !common.includes(word));
}

const initialsOf = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('');

/** The initials by which people call a bank: SBI, PNB, HDFC, BOB, KBL with the L of Limited. */
function abbreviationsOf(words: readonly string[]): string[] {
  const short = without(words, ['of', 'and']);
  const all = [words, short, without(short, ['bank']), without(words, LEGAL)];
  const initials = all.map(initialsOf).filter((each) => each.length > 1);
  return [...initials, ...initials.map((each) => `${each}l`)];
}

const keyOf = (name: string) => without(wordsOf(name), LEGAL).join(' ');
const fullNameOf = (name: string) => without(wordsOf(name), ['limited', 'ltd', 'the']).join(' ');

/**
 * Whether the typed name is clearly another bank's; abbreviations, other spellings and other scripts are not.
 * @param table whose other banks are not a shorter form of this one: Indian Bank is not Indian Overseas Bank
 */
export function isOtherBank(typed: string, name: string, table: BankTable = {}): boolean {
  const [key, nameKey] = [keyOf(typed), keyOf(name)];
  if (key === '' || key === nameKey) return false;
  if (isAnother(typed, table)) return true;
  const [mine, theirs] = [wordsOf(typed), wordsOf(name)];
  const isShort = (short: readonly string[], long: readonly string[]) =>
    [short.join(''), without(short, LEGAL).join(''), ...short].some((word) =>
      abbreviationsOf(long).includes(word),
    );
  if (isShort(mine, theirs) || isShort(theirs, mine)) return false;
  const [own, other] = distinctive(key.split(' '), nameKey.split(' '));
  return !isWithin(own, other) && !isWithin(other, own);
}

/** The names of each table as `isAnother` compares them: an export compares thousands. */
const NAMES = new WeakMap<BankTable, ReadonlySet<string>>();

function namesOf(table: BankTable): ReadonlySet<string> {
  const known = NAMES.get(table);
  if (known) return known;
  const ofOwnCodes = Object.keys(table).filter((start) => start.length === 4);
  const names = new Set([
    ...Object.values(table).map(fullNameOf),
    ...ofOwnCodes.map((start) => keyOf(table[start] ?? '')),
  ]);
  NAMES.set(table, names);
  return names;
}

/** Whether the table has a bank of this name, or a bank with its own codes that has these words. */
function isAnother(typed: string, table: BankTable): boolean {
  const names = namesOf(table);
  return names.has(fullNameOf(typed)) || names.has(keyOf(typed));
}

/** The words of both names that distinguish a bank; all words where one name has only common ones. */
function distinctive(one: readonly string[], other: readonly string[]): [string[], string[]] {
  const [rare, otherRare] = [without(one, COMMON), without(other, COMMON)];
  return rare.length > 0 && otherRare.length > 0 ? [rare, otherRare] : [[...one], [...other]];
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.some((other) => isSameWord(word, other)));
}

/** Whether one word is the other one, its beginning, or the other one with a mistake. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && (long.startsWith(short) || short.slice(0, 6) === long.slice(0, 6))) return true;
  return short === long || (short.length >= 5 && hasOneMistake(short, long));
}
