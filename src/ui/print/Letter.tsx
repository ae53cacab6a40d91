import type { ReactNode } from 'react';
import { Letterhead } from './Letterhead.tsx';
import { usePrintMargins } from './usePrintMargins.ts';
import './letter.scss';

interface LetterProps {
  /** Names it for assistive technology. */
  label: string;
  /** Stands at the foot of each printed page: which document of whom. */
  margin: string;
  /** Whose office stands in the letterhead; the first one without. */
  state?: string;
  children: ReactNode;
}

/** A document on white paper, read on the screen as it is printed. */
export function Letter({ label, margin, state, children }: LetterProps) {
  usePrintMargins(margin);
  return (
    <article className="letter letter-document" aria-label={label}>
      <Letterhead {...(state && { state })} />
      {children}
    </article>
  );
}
