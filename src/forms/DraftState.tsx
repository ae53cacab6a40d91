import { useSyncExternalStore } from 'react';
import type { DraftStatus, FormDraft } from '../domain/drafts.ts';
import { formatTime } from '../domain/time/dates.ts';
import './draft.scss';

interface DraftStateProps {
  status: FormDraft['status'];
  /** What is still to be done with a stored draft. */
  next: string;
  /** Said while there is no draft. */
  otherwise?: string | undefined;
}

export function DraftState({ status, next, otherwise = '' }: DraftStateProps) {
  const current = useSyncExternalStore(status.subscribe, status.getSnapshot);
  return (
    <span className={`draft-state is-${current.state}`} role="status">
      {inWords(current, next, otherwise)}
    </span>
  );
}

function inWords(status: DraftStatus, next: string, otherwise: string): string {
  if (status.state === 'idle') return otherwise;
  if (status.state === 'saving') return 'Saving…';
  if (status.state === 'tooLong') return 'This is too long to be stored as a draft. Please shorten it.';
  if (status.state === 'denied')
    return 'This could not be stored as a draft. Please keep this page open until you have submitted it.';
  if (status.state === 'saved') return `Draft saved ${formatTime(status.at)}. ${next}`;
  return 'Not saved, retrying. Please keep this page open until it is saved.';
}
