import { type ReactNode, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Sentence } from '../../ui/Sentence.tsx';
import { ChequeDrawing, PanDrawing } from './drawings.tsx';
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
