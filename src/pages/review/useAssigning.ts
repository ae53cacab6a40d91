import { useState } from 'react';
import { giveBack, takePerson } from '../../backend/review/assignments.ts';
import { toAppError } from '../../domain/appError.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';

/** Takes one person, or gives one back. Names the person in an error, because the row may be far from it. */
export function useAssigning(reviewer: Reviewer) {
  const [pending, setPending] = useState<string>();
  const [error, setError] = useState<string>();
  const assign = async ({ uid, name }: ProgressRecord, write: typeof giveBack) => {
    setPending(uid);
    setError(undefined);
    try {
      await write(uid, reviewer);
    } catch (thrown) {
      setError(`${name || 'No name'}: ${saveErrorMessage(toAppError(thrown))}`);
    }
    setPending(undefined);
  };
  return {
    pending,
    error,
    take: (person: ProgressRecord) => void assign(person, (uid, by) => takePerson(uid, by)),
    giveBack: (person: ProgressRecord) => void assign(person, giveBack),
  };
}
