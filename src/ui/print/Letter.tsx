import type { ReactNode } from 'react';
import { Letterhead } from './Letterhead.tsx';
import { usePrintMargins } from './usePrintMargins.ts';
import './letter.scss';

interface LetterProps {
  /** For assistive technology. */
  label: string;
  /** At the foot of each printed page: which document of whom. */
  margin: string;
  /** Whose office is in the letterhead; the first one without. */
  state?: string;
  children: ReactNode;
}

export function Letter({ label, margin, state, children }: LetterProps) {
  usePrintMargins(margin);
  return (
    <article className="letter letter-document" aria-label={label}>
      <Letterhead {...(state && { state })} />
      {children}
    </article>
  );
}
