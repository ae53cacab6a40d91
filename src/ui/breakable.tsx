import type { ReactNode } from 'react';

/** A long value breaks before “@” and “(” first, not within a word. */
export function breakable(text: string): ReactNode {
  return text.split(/(?=[@(])/).flatMap((part, at) => (at > 0 ? [<wbr key={part} />, part] : part));
}
