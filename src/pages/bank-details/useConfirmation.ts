import { useState } from 'react';
import { normalise } from '../../domain/validators/normalise.ts';

const DIFFERENT =
  'The two account numbers are not the same. Compare both with your cheque, and correct the wrong one.';

/** The id of the second field, to which the summary links. */
export const CONFIRMATION_ID = 'bank-confirmation';

/** The account number typed for the second time; it is compared and never stored. */
export interface Confirmation {
  /** Whether it is asked for: a number that is stored already is not typed again. */
  isAsked: boolean;
  isSame: boolean;
  /** Something else is typed here; nothing typed is no difference. */
  isDifferent: boolean;
  error: string | undefined;
  input: { value: string; onChange: (event: { target: { value: string } }) => void; onBlur: () => void };
}

/**
 * @param accountNumber as it is typed in the first field
 * @param stored as it is in the record
 * @param isSubmitted whether a submission has been tried: before that, people may finish typing
 */
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
