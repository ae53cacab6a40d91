import { type ComponentType, lazy, Suspense } from 'react';
import type { TermKey } from './terms.ts';

interface HelpProps {
  terms: readonly TermKey[];
}

// Fetched after the form, which works without it.
const TermList = lazy<ComponentType<HelpProps>>(() =>
  import('./TermList.tsx').then(
    (module) => ({ default: module.TermList }),
    () => ({ default: () => null }),
  ),
);

/** "What is this?" for the words of a form. */
export function Help({ terms }: HelpProps) {
  return (
    <Suspense>
      <TermList terms={terms} />
    </Suspense>
  );
}
