import type { ReactNode } from 'react';
import './letter.scss';

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
