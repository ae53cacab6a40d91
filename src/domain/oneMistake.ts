/** Whether one letter of a word is missing, added or another one. */
export function hasOneMistake(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const different = [...short].findIndex((letter, index) => letter !== long[index]);
  const from = different === -1 ? short.length : different;
  return long.slice(from + 1) === short.slice(short.length === long.length ? from + 1 : from);
}
