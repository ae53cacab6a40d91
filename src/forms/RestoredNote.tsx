import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import type { FormDraft } from '../domain/drafts.ts';
import { formatTimestamp } from '../domain/time/dates.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import './draft.scss';

export function RestoredNote({ draft }: { draft: FormDraft }) {
  const { restored, discard, undo } = draft;
  const button = useRef<HTMLButtonElement>(null);
  const isDiscarded = restored?.isDiscarded ?? false;
  const wasDiscarded = useRef(isDiscarded);
  useEffect(() => {
    // The button that was pressed has gone; the one in its place takes the focus.
    if (wasDiscarded.current !== isDiscarded) button.current?.focus();
    wasDiscarded.current = isDiscarded;
  }, [isDiscarded]);
  if (!restored) return null;
  return (
    <div className="restored-note no-print">
      <Notice kind="info">
        <p>
          {isDiscarded
            ? 'What you had typed is discarded. The form shows what was saved before.'
            : `What you typed on ${formatTimestamp(restored.at)} is back in the form. It is not submitted yet.`}
        </p>
        <Button
          ref={button}
          key={isDiscarded ? 'undo' : 'discard'}
          variant="outline-secondary"
          size="sm"
          onClick={isDiscarded ? undo : discard}
        >
          {isDiscarded ? 'Undo' : 'Discard'}
        </Button>
      </Notice>
    </div>
  );
}
