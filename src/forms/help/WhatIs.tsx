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

/** The buttons that explain terms, after the text of a field's hint. */
export function WhatIs({ terms, children }: ExplanationsProps & { children?: ReactNode }) {
  return (
    <>
      {children}
      {/* As high as one line of buttons, so that the fields below keep their place. */}
      <Suspense fallback={<div className="py-3" />}>
        <Explanations terms={terms} />
      </Suspense>
    </>
  );
}
