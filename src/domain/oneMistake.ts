/** Whether one letter of a word is missing, added or another one, or two neighbours are swapped. */
export function hasOneMistake(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const different = [...short].findIndex((letter, index) => letter !== long[index]);
  const from = different === -1 ? short.length : different;
  const swapped = short.slice(0, from) + short.charAt(from + 1) + short.charAt(from) + short.slice(from + 2);
  if (swapped === long) return true;
  return long.slice(from + 1) === short.slice(short.length === long.length ? from + 1 : from);
}
