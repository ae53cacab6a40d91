import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { TermKey } from './terms.ts';

interface ExplanationsProps {
  terms: readonly TermKey[];
}

// Fetched after the form, which works without it.
const Explanations = lazy<ComponentType<ExplanationsProps>>(() =>
  import('./Explanations.tsx').then(
    (module) => ({ default: module.Explanations }),
    () => ({ default: () => null }),
  ),
);

/** As high as one line of buttons, so that the fields below keep their place. */
const ROOM = <div className="btn btn-sm d-block py-1">&nbsp;</div>;

/** The buttons that explain terms, after the text of a field's hint. */
export function WhatIs({ terms, children }: ExplanationsProps & { children?: ReactNode }) {
  return (
    <>
      {children}
      <Suspense fallback={ROOM}>
        <Explanations terms={terms} />
      </Suspense>
    </>
  );
}
