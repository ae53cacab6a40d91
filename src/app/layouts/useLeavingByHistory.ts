import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasUnsaved } from '../../drafts/unsaved.ts';
import { guardHistory } from '../historyGate.ts';

/** The place of an entry in the history, which the router writes into its state. */
function placeOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/**
 * Holds the browser's back and forward buttons while something is not kept. The browser has already moved when it tells,
 * so it is sent back first, unseen by the router; `leaveBy` then gets the way on.
 */
export function useLeavingByHistory(leaveBy: (go: () => void) => void): void {
  const location = useLocation();
  const here = useRef<{ place: number | undefined; pathname: string }>({ place: undefined, pathname: '' });
  useEffect(() => {
    here.current = { place: placeOf(window.history.state), pathname: location.pathname };
  }, [location]);

  useEffect(() => {
    let phase: 'watching' | 'returning' | 'leaving' = 'watching';
    let steps = 0;
    const onPopState = (event: PopStateEvent) => {
      if (phase === 'leaving') {
        phase = 'watching';
        return;
      }
      if (phase === 'returning') {
        event.stopImmediatePropagation();
        phase = 'watching';
        const { place } = here.current;
        leaveBy(() => {
          // The page has gone by itself meanwhile, such as after a submission.
          if (here.current.place !== place) return;
          phase = 'leaving';
          window.history.go(steps);
        });
        return;
      }
      const [from, to] = [here.current.place, placeOf(event.state)];
      if (!hasUnsaved() || window.location.pathname === here.current.pathname) return;
      if (from === undefined || to === undefined || from === to) return;
      event.stopImmediatePropagation();
      steps = to - from;
      phase = 'returning';
      window.history.go(-steps);
    };
    return guardHistory(onPopState);
  }, [leaveBy]);
}
