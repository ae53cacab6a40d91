import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import Button from 'react-bootstrap/Button';
import type { DraftStatus, FormDraft } from '../domain/drafts.ts';
import { formatTime, formatTimestamp } from '../domain/time/dates.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import './draft.scss';

interface DraftStateProps {
  status: FormDraft['status'];
  /** Added after "Draft restored": what the person has to do next. */
  next?: string | undefined;
  otherwise?: string | undefined;
}

export function DraftState({ status, next = '', otherwise = '' }: DraftStateProps) {
  const current = useSyncExternalStore(status.subscribe, status.getSnapshot);
  const place = useRef<HTMLSpanElement>(null);
  useRoomForBar(place, current.state === 'retrying');
  return (
    <span ref={place} className={`draft-state is-${current.state}`} role="status">
      {inWords(current, next, otherwise)}
    </span>
  );
}

/**
 * While a draft is not saved, the bar around `place` sticks to the foot of the window: the field in focus is scrolled above
 * it, as high as the bar is in the font and width of this window.
 */
function useRoomForBar(place: RefObject<HTMLElement | null>, isSticky: boolean): void {
  useEffect(() => {
    const bar = place.current?.closest('.form-actions');
    if (!isSticky || !bar) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--form-bar', `${bar.clientHeight}px`);
      const focused = document.activeElement;
      if (focused?.closest('form') === bar.closest('form')) focused?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [place, isSticky]);
}

function inWords(status: DraftStatus, next: string, otherwise: string): string {
  if (status.state === 'idle') return otherwise;
  if (status.state === 'saving') return 'Saving…';
  if (status.state === 'tooLong') return 'This is too long to be stored as a draft. Please shorten it.';
  if (status.state === 'denied')
    return 'This could not be stored as a draft. Please keep this page open until you have submitted it.';
  if (status.state === 'saved') return `Draft saved ${formatTime(status.at)}. ${next}`.trimEnd();
  return 'Not saved, retrying. Please keep this page open until it is saved.';
}

export function RestoredNote({ draft }: { draft: FormDraft }) {
  const { restored, discard, undo } = draft;
  const button = useRef<HTMLButtonElement>(null);
  const isDiscarded = restored?.isDiscarded ?? false;
  const wasDiscarded = useRef(isDiscarded);
  useEffect(() => {
    // The pressed button was removed; its replacement takes the focus.
    if (wasDiscarded.current !== isDiscarded) button.current?.focus();
    wasDiscarded.current = isDiscarded;
  }, [isDiscarded]);
  if (!restored) return null;
  return (
    <div className="no-print">
      <Notice kind="info">
        <div className="cluster justify-content-between">
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
        </div>
      </Notice>
    </div>
  );
}
