import type { ReactNode } from 'react';

/** A long value breaks before “@” and “(” first, not within a word. */
export function breakable(text: string): ReactNode {
  const at = text.search(/[@(]/);
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text[at]}
      {breakable(text.slice(at + 1))}
    </>
  );
}
