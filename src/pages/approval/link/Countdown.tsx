import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import Button from 'react-bootstrap/Button';
import type { ApprovalAction } from '../../../domain/records/records.ts';
import { Sentence } from '../../../ui/Sentence.tsx';
import { ACTION_LABELS } from '../approvalMessages.ts';

const SECONDS = 5;

interface CountdownProps {
  action: ApprovalAction;
  /** The link's action, for example 'accept “Meera Nair”'. */
  will: string;
  isPaused?: boolean;
  onRun: () => void;
  onStop: () => void;
}

/**
 * Any web site can send a signed-in tab here, so the approver must have seen the page for five seconds. The
 * count restarts when the page was hidden or lost the focus.
 */
export function Countdown({ action, will, isPaused = false, onRun, onStop }: CountdownProps) {
  const isLookedAt = useSyncExternalStore(followLooks, isPageLookedAt) && !isPaused;
  const [left, setLeft] = useState(SECONDS);
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);

  useEffect(() => {
    if (!isLookedAt) {
      setLeft(SECONDS);
      return;
    }
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onRun()), 1000);
    return () => clearTimeout(timer);
  }, [isLookedAt, left, onRun]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onStop();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onStop]);

  return (
    <>
      <p role="status">
        <Sentence>{`This link will ${will} in five seconds. Press Stop or Escape if you did not open it yourself.`}</Sentence>
      </p>
      <p className="approval-seconds" aria-hidden="true">
        {isLookedAt ? `${left} s` : 'Waiting until you look at this page'}
      </p>
      <div className="form-actions">
        <Button ref={stop} variant="secondary" onClick={onStop}>
          Stop
        </Button>
        <Button variant="outline-primary" onClick={onRun}>{`${ACTION_LABELS[action]} now`}</Button>
      </div>
    </>
  );
}

function isPageLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function followLooks(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
  };
}
