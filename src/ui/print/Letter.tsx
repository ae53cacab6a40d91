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

interface LetterCloseProps {
  /** On the left, such as place and date; an empty value leaves a line to write on. */
  facts: readonly { term: string; value: string }[];
  signatory: string;
  /** A link, or '' where one signs by hand. */
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
