import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { aadharMode } from '../../config/portal.ts';
import { ChequeDrawing, PanDrawing } from './drawings.tsx';
import { TERMS, type Term, type TermKey } from './terms.ts';

/** One button for each word; its text opens below. */
export function TermList({ terms }: { terms: readonly TermKey[] }) {
  const headingId = useId();
  const textId = useId();
  const [open, setOpen] = useState<TermKey>();
  const shown: Term | undefined = open && TERMS[open];
  const asked = terms.filter((key) => key !== 'aadhar' || aadharMode !== 'off');
  const hasReasons = asked.some((key) => 'why' in TERMS[key]);
  return (
    <section aria-labelledby={headingId} className="no-print mt-4 mb-4">
      <h2 id={headingId} className="h6">
        {hasReasons ? 'What is this, and why we ask' : 'What is this?'}
      </h2>
      <div className="d-flex flex-wrap gap-2">
        {asked.map((key) => (
          <Button
            key={key}
            variant="outline-secondary"
            size="sm"
            active={key === open}
            aria-expanded={key === open}
            aria-controls={textId}
            onClick={() => setOpen(key === open ? undefined : key)}
          >
            {TERMS[key].name}
          </Button>
        ))}
      </div>
      <div id={textId} className="mt-3" hidden={!shown}>
        {shown && (
          <>
            <p className="mb-0">{shown.text}</p>
            {shown.why && (
              <p className="mb-0">
                <strong>Why we ask:</strong> {shown.why}
              </p>
            )}
            {shown.drawing === 'cheque' && <ChequeDrawing />}
            {shown.drawing === 'pan' && <PanDrawing />}
          </>
        )}
      </div>
    </section>
  );
}
