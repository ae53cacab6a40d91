import type { Warning } from './normalise.ts';

const LETTERS_LIKE: Readonly<Record<string, string>> = {
  0: 'OQD',
  1: 'IL',
  2: 'Z',
  5: 'S',
  6: 'G',
  8: 'B',
};
const DIGITS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LETTERS_LIKE).flatMap(([digit, letters]) => [...letters].map((letter) => [letter, digit])),
);

/** One character of a pattern: `9` is a digit, `A` a letter, `*` either; any other character stands for itself. */
type Place = string;

function spellings(character: string, place: Place): string[] {
  const likes = [...(LETTERS_LIKE[character] ?? ''), ...(DIGITS_LIKE[character] ?? '')];
  return [character, ...likes].filter((each) => fits(each, place));
}

function fits(character: string, place: Place): boolean {
  if (place === '9') return /[0-9]/.test(character);
  if (place === 'A') return /[A-Z]/.test(character);
  return place === '*' || place === character;
}

/**
 * The respellings of a value that fit the pattern. Characters that already fit stay, except at `*`. A value of another
 * length has none.
 */
export function lookalikes(value: string, pattern: string): string[] {
  const characters = [...value];
  const places = [...pattern];
  if (characters.length !== places.length) return [];
  let found = [''];
  for (const [index, character] of characters.entries()) {
    const place = places[index] ?? '';
    const isFixed = place !== '*' && fits(character, place);
    const options = isFixed ? [character] : spellings(character, place);
    found = found.flatMap((start) => options.map((option) => start + option));
  }
  return found.filter((each) => each !== value);
}

/** @param source the value that decides which spelling is correct */
export function lookalikeWarning(repair: string, source: string): Warning {
  const message = `A letter and a digit that look alike may be mixed up: did you mean ${repair}? Check it against ${source}.`;
  return { message, repair };
}
