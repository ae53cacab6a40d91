import type { ReactNode } from 'react';

/** A long value breaks before an @ or a slash, and within a word only where that is not enough. */
export function Breakable({ text }: { text: string }): ReactNode {
  const [first, ...others] = text.split(/(?=[@/])/);
  return others.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
}
