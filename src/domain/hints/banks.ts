/** The names of banks by the first characters of an IFSC. */
export type BankTable = Readonly<Record<string, string>>;

/**
 * The bank with the longest key that starts the IFSC, because small banks use codes of larger ones. Such codes mostly
 * have letters after the zero: one that the table does not know is named after no bank.
 */
export function bankIn(table: BankTable, ifsc: string): string | undefined {
  const shortest = /[A-Z]/.test(ifsc.slice(4)) && !OWN_LETTERS.test(ifsc) ? 5 : 4;
  for (let length = ifsc.length; length >= shortest; length--) {
    const name = table[ifsc.slice(0, length)];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Indian Bank and DBS Bank India have a letter in the code of each branch. */
const OWN_LETTERS = /^(IDIB000[A-Z]\d{3}|DBSS0IN\d{4})$/;

const LEGAL =
  'and bank banking co company cooperative corporation limited ltd of op operative plc pvt the'.split(' ');
/** Words that distinguish a bank only when its name has no other word. */
const COUNTRY = ['india'];

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function without(words: readonly string[], common: readonly string[]): string[] {
  return words.filter((word) => !common.includes(word));
}

function distinctive(words: readonly string[]): string[] {
  const rest = without(words, LEGAL);
  const own = without(rest, COUNTRY);
  return own.length > 0 ? own : rest;
}

const initialsOf = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('');

/** Whether the typed name is clearly another bank's; abbreviations, other spellings and other scripts are not. */
export function isOtherBank(typed: string, name: string): boolean {
  const [words, nameWords] = [wordsOf(typed), wordsOf(name)];
  const [mine, theirs] = [distinctive(words), distinctive(nameWords)];
  if (mine.length === 0) return false;
  const abbreviations = [nameWords, without(nameWords, ['of', 'and']), theirs].map(initialsOf);
  if (abbreviations.includes(mine.join('')) || mine.some((word) => abbreviations.includes(word)))
    return false;
  const starts = theirs.map((word) => word.slice(0, 4));
  return !mine.some((word) => starts.includes(word.slice(0, 4)));
}
