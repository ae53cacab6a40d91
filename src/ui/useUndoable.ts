import { useEffect, useRef, useState } from 'react';
import { useUnsavedWarning } from './useUnsavedWarning.ts';

export const UNDO_MS = 5000;

/**
 * An action that can be undone for five seconds, because it starts only then. Leaving the screen starts it at once; closing
 * the tab asks first. @param act reports its own failures
 */
export function useUndoable(act: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const isDue = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useUnsavedWarning(isWaiting);
  useEffect(() => {
    if (!isWaiting) return;
    const start = () => {
      if (!isDue.current) return;
      isDue.current = false;
      setWaiting(false);
      latest.current();
    };
    const timer = setTimeout(start, UNDO_MS);
    return () => {
      clearTimeout(timer);
      start();
    };
  }, [isWaiting]);
  return {
    isWaiting,
    begin: () => {
      isDue.current = true;
      setWaiting(true);
    },
    /** Without the rest of the five seconds. */
    startNow: () => setWaiting(false),
    undo: () => {
      isDue.current = false;
      setWaiting(false);
    },
  };
}
