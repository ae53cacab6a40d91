import type { ReactNode } from 'react';
import type { Fact, Letterhead as Office } from '../../domain/letters/letterContent.ts';
import { Letterhead } from './Letterhead.tsx';
import { usePrintMargins } from './usePrintMargins.ts';
import './letter.scss';
import { STORED } from '../stored.ts';

interface LetterProps {
  /** For assistive technology. */
  label: string;
  /** In the margin of each printed page: the document and the person. */
  margin: string;
  /** Of the group; a letter of the person has none. */
  letterhead?: Office | undefined;
  children: ReactNode;
}

export function Letter({ label, margin, letterhead, children }: LetterProps) {
  usePrintMargins(margin);
  return (
    <article className="letter letter-document" lang="en-IN" translate="no" aria-label={label}>
      {letterhead && <Letterhead office={letterhead} />}
      {children}
    </article>
  );
}

/** Version, time and hash of a signed copy, or that there is none. */
export function PrintFoot({ children }: { children: string }) {
  return children && <p className="mt-2 mb-0 small">{children}</p>;
}

interface LetterCloseProps {
  /** On the left, for example place and date; an empty value prints a blank line. */
  facts: readonly Fact[];
  signatory: string;
  /** A link, or '' for a signature by hand. */
  signImage: string;
  /** Below the signatory's name. */
  children?: ReactNode;
}

export function LetterClose({ facts, signatory, signImage, children }: LetterCloseProps) {
  return (
    <div className="letter-close d-flex flex-wrap align-items-end justify-content-between mt-4">
      <dl className="mw-100 m-0">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="fw-normal">{term}</dt>
            <dd className="m-0" {...STORED}>
              {value || <span className="letter-blank" />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="letter-signature" {...STORED}>
        {signImage ? (
          <img src={signImage} alt={`Signature of ${signatory}`} />
        ) : (
          <span className="letter-blank mt-5" />
        )}
        <strong>{signatory}</strong>
        {children}
      </div>
    </div>
  );
}
