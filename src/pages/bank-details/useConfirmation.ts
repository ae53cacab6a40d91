import { useState } from 'react';
import { normalise } from '../../domain/validators/normalise.ts';

const DIFFERENT =
  'The two account numbers are not the same. Compare both with your cheque, and correct the wrong one.';

/** The summary links to it. */
export const CONFIRMATION_ID = 'bank-confirmation';

/** Compared and never stored. */
export interface Confirmation {
  /** A number that is stored already is not typed again. */
  isAsked: boolean;
  isSame: boolean;
  /** Nothing typed is no difference. */
  isDifferent: boolean;
  error: string | undefined;
  input: { value: string; onChange: (event: { target: { value: string } }) => void; onBlur: () => void };
}

/** `isSubmitted` says whether a submission was tried: before that, people may finish typing. */
export function useConfirmation(accountNumber: string, stored: string, isSubmitted: boolean): Confirmation {
  const [value, setValue] = useState('');
  const [isLeft, setLeft] = useState(false);
  const number = normalise(accountNumber);
  const repeated = normalise(value);
  const isAsked = number !== '' && number !== normalise(stored);
  const isDifferent = isAsked && repeated !== '' && repeated !== number;
  return {
    isAsked,
    isSame: repeated === number,
    isDifferent,
    error: isDifferent && (isLeft || isSubmitted) ? DIFFERENT : undefined,
    input: {
      value,
      onChange: ({ target }) => setValue(target.value),
      onBlur: () => setLeft(repeated !== ''),
    },
  };
}
