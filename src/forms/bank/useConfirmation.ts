import { useState } from 'react';
import { codeIn } from '../../domain/validators/normalise.ts';

const DIFFERENT =
  'The two account numbers are not the same. Compare both with your cheque, and correct the wrong one.';

export const CONFIRMATION_ID = 'bank-confirmation';

/**
 * The second entry of the account number is compared and never stored. Before the first attempt to submit (`isSubmitted`), an incomplete entry is no
 * error.
 */
export function useConfirmation(accountNumber: string, stored: string, isSubmitted: boolean) {
  const [value, setValue] = useState('');
  const [isLeft, setLeft] = useState(false);
  const number = codeIn(accountNumber);
  const repeated = codeIn(value);
  const isAsked = number !== '' && number !== codeIn(stored);
  const isDifferent = isAsked && repeated !== '' && repeated !== number;
  return {
    /** A stored number is not confirmed again. */
    isAsked,
    isSame: repeated === number,
    /** Whether both entries differ; false for an empty second entry. */
    isDifferent,
    hint: 'Enter it again',
    error: isDifferent && (isLeft || isSubmitted) ? DIFFERENT : undefined,
    input: {
      value,
      onChange: (event: { target: { value: string } }) => setValue(event.target.value),
      onBlur: () => setLeft(repeated !== ''),
    },
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
