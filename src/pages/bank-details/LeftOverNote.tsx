import type { BankDetails } from '../../domain/records/records.ts';
import { maskAccountNumber } from '../../domain/validators/mask.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { BANK_FIELD_LABELS, type BankField } from './bankFieldLabels.ts';

interface LeftOverNoteProps {
  /** The fields in which what is typed differs from what is stored. */
  unsaved: readonly BankField[];
  typed: BankDetails;
}

/** Says what was typed and not saved when another tab submitted the form, so that it is not lost. */
export function LeftOverNote({ unsaved, typed }: LeftOverNoteProps) {
  if (unsaved.length === 0) return null;
  return (
    <Notice kind="warning" title="What you typed here was not submitted">
      <p>The bank details were submitted in another place before you saved. You had typed:</p>
      <ul>
        {unsaved.map((field) => (
          <li key={field}>
            {BANK_FIELD_LABELS[field]}:{' '}
            {field === 'bankAccountNumber' ? maskAccountNumber(typed[field]) : typed[field] || '(empty)'}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
