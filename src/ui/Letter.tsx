import type { ReactNode } from 'react';
import './letter.scss';

/** A document on white paper, read on the screen as it is printed; `label` names it. */
export function Letter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article className="letter letter-document" aria-label={label}>
      {children}
    </article>
  );
}
