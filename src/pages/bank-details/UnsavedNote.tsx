import type { BankDetails } from '../../domain/records.ts';
import { maskAccountNumber } from '../../domain/validators/mask.ts';
import { Notice } from '../../ui/Notice.tsx';
import { BANK_FIELD_LABELS, type BankField } from './bankFieldLabels.ts';

interface UnsavedNoteProps {
  /** The fields in which what is typed differs from what is stored. */
  unsaved: readonly BankField[];
  typed: BankDetails;
  isLocked: boolean;
}

/** Says that something typed is not saved; when the form was locked meanwhile by another tab, says what it was. */
export function UnsavedNote({ unsaved, typed, isLocked }: UnsavedNoteProps) {
  if (unsaved.length === 0) return null;
  if (!isLocked) {
    return (
      <p className="text-body-secondary" role="status">
        Not saved yet
      </p>
    );
  }
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
