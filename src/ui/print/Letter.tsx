import type { ReactNode } from 'react';
import { Letterhead } from './Letterhead.tsx';
import { usePrintMargins } from './usePrintMargins.ts';
import './letter.scss';

interface LetterProps {
  /** For assistive technology. */
  label: string;
  /** In the margin of each printed page: the document and the person. */
  margin: string;
  /** Whose office is in the letterhead; the first one by default. */
  state?: string;
  /** A letter of the person has no letterhead of the group. */
  isOwn?: boolean;
  children: ReactNode;
}

export function Letter({ label, margin, state, isOwn = false, children }: LetterProps) {
  usePrintMargins(margin);
  return (
    <article className="letter letter-document" aria-label={label}>
      {!isOwn && <Letterhead {...(state && { state })} />}
      {children}
    </article>
  );
}

interface LetterCloseProps {
  /** On the left, for example place and date; an empty value prints a blank line. */
  facts: readonly { term: string; value: string }[];
  signatory: string;
  /** A link, or '' for a signature by hand. */
  signImage: string;
  /** Below the signatory's name. */
  children?: ReactNode;
}

export function LetterClose({ facts, signatory, signImage, children }: LetterCloseProps) {
  return (
    <div className="letter-close">
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || <span className="letter-blank" />}</dd>
          </div>
        ))}
      </dl>
      <div className="letter-signature">
        {signImage ? (
          <img src={signImage} alt={`Signature of ${signatory}`} />
        ) : (
          <span className="letter-blank" />
        )}
        <strong>{signatory}</strong>
        {children}
      </div>
    </div>
  );
}
