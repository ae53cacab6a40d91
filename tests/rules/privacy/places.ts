import { readProjectText } from '../projectText.ts';

/** The places of the rules: paths of `match` blocks with the uid, and `x` in place of other variables. */
export function placesOf(uid: string): string[] {
  const places: string[] = [];
  const open: { indent: number; path: string }[] = [];
  for (const [, indent = '', path = ''] of readProjectText('firestore.rules').matchAll(
    /^( +)match (\/\S+) \{$/gm,
  )) {
    if (path.startsWith('/databases')) continue;
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    open.push({ indent: indent.length, path });
    places.push(
      open
        .map((each) => each.path)
        .join('')
        .slice(1),
    );
  }
  return places.map((place) => place.replaceAll('{uid}', uid).replaceAll(/\{\w+\}/g, 'x'));
}
