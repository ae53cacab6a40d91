import { useEffect, useRef, useState } from 'react';
import { toAppError } from '../../domain/appError.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';

export interface LeftOut {
  uid: string;
  name: string;
  reason: string;
}

interface Outcome {
  /** For example "2 people validated". */
  done: number;
  verb: string;
  leftOut: readonly LeftOut[];
}

/** One step for several people, one after the other. Leaving the screen ends it after the current person. */
export function useBulk() {
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  /** @returns the uids of those for whom the step was carried out */
  const run = async (
    people: readonly ProgressRecord[],
    verb: string,
    step: (uid: string) => Promise<void>,
  ): Promise<string[]> => {
    setOutcome(null);
    const done: string[] = [];
    const leftOut: LeftOut[] = [];
    for (const [index, { uid, name }] of people.entries()) {
      if (isOver.current) break;
      setProgress({ at: index + 1, of: people.length });
      try {
        await step(uid);
        done.push(uid);
      } catch (thrown) {
        leftOut.push({ uid, name, reason: saveErrorMessage(toAppError(thrown)) });
      }
    }
    setProgress(null);
    setOutcome({ done: done.length, verb, leftOut });
    return done;
  };
  return { run, progress, outcome };
}
