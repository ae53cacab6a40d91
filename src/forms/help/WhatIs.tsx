import { type ReactNode, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Sentence } from '../../ui/Sentence.tsx';
import { questionOf, TERMS, type Term, type TermKey } from './terms.ts';

/** One button for each word; its text opens below. */
export function Explanations({ terms }: { terms: readonly TermKey[] }) {
  const textId = useId();
  const [open, setOpen] = useState<TermKey>();
  const shown: Term | undefined = open && TERMS[open];
  return (
    <div className="no-print">
      {terms.map((key) => (
        <Button
          key={key}
          variant="link"
          size="sm"
          className="px-0 py-1 me-2"
          style={{ textAlign: 'start' }}
          aria-expanded={key === open}
          aria-controls={textId}
          onClick={() => setOpen(key === open ? undefined : key)}
        >
          {questionOf(TERMS[key])}
        </Button>
      ))}
      <div id={textId} hidden={!shown}>
        {shown && (
          <>
            <p className="mb-0">
              <Sentence>{shown.text}</Sentence>
            </p>
            {shown.why && (
              <p className="mb-0">
                <strong>Why we ask:</strong> <span>{`${shown.why}`}</span>
              </p>
            )}
            {shown.drawing === 'cheque' && <ChequeDrawing />}
            {shown.drawing === 'pan' && <PanDrawing />}
          </>
        )}
      </div>
    </div>
  );
}

/** The buttons that explain terms, after the text of a field's hint. */
export function WhatIs({ terms, children }: { terms: readonly TermKey[]; children?: ReactNode }) {
  return (
    <>
      {typeof children === 'string' ? <Sentence>{children}</Sentence> : children && <span>{children}</span>}
      <Explanations terms={terms} />
    </>
  );
}

function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 150"
      width="100%"
      style={{ maxWidth: 320 }}
      role="img"
      aria-label={label}
      className="mt-3"
      fill="none"
      stroke="currentColor"
      fontSize="11"
    >
      {children}
    </svg>
  );
}

const TEXT = { fill: 'currentColor', stroke: 'none' } as const;

function ChequeDrawing() {
  return (
    <Drawing label="Drawing of a cancelled cheque: the IFSC at the top, the account number in the middle, the MICR at the foot.">
      <rect x="1" y="1" width="318" height="148" rx="6" />
      <text x="12" y="20" {...TEXT}>
        Your bank, branch, IFSC
      </text>
      <path d="M12 50h190M12 70h140" />
      <text x="12" y="98" {...TEXT}>
        A/c No. 000123…
      </text>
      <text x="12" y="140" {...TEXT}>
        000001 400002005 (MICR)
      </text>
      <path d="M40 128 230 14M70 140 260 26" />
      <text x="104" y="92" transform="rotate(-31 150 78)" fontSize="16" fontWeight="700" {...TEXT}>
        CANCELLED
      </text>
    </Drawing>
  );
}

function PanDrawing() {
  return (
    <Drawing label="Drawing of a PAN card: the name on the left, the number of ten characters below it, the photo on the right.">
      <rect x="1" y="1" width="318" height="148" rx="10" />
      <text x="12" y="22" {...TEXT}>
        INCOME TAX DEPARTMENT
      </text>
      <text x="12" y="52" {...TEXT}>
        Name
      </text>
      <path d="M12 60h130" />
      <text x="12" y="92" {...TEXT}>
        Permanent Account Number
      </text>
      <text x="12" y="114" fontSize="16" fontWeight="700" {...TEXT}>
        AAAPA1234A
      </text>
      <rect x="236" y="40" width="64" height="76" />
      <circle cx="268" cy="66" r="14" />
      <path d="M244 112c4-24 44-24 48 0" />
    </Drawing>
  );
}
