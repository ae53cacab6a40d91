import type { FieldErrors } from 'react-hook-form';
import type { BankDetails } from '../../domain/records/records.ts';
import type { SummaryItem } from '../../ui/fields/ErrorSummary.tsx';
import { BANK_FIELDS } from './bankFieldLabels.ts';
import { fieldId } from './useBankForm.ts';
import { CONFIRMATION_ID } from './useConfirmation.ts';

/** What the summary above the form lists, in the order of the fields, with the cheque at its end. */
export function summaryOf(
  errors: FieldErrors<BankDetails>,
  confirmation: string | undefined,
  cheque?: SummaryItem,
): SummaryItem[] {
  const fields = BANK_FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    const own = message ? [{ fieldId: fieldId(field), message }] : [];
    const isRepeated = field === 'bankAccountNumber' && confirmation !== undefined;
    return isRepeated ? [...own, { fieldId: CONFIRMATION_ID, message: confirmation }] : own;
  });
  return cheque ? [...fields, cheque] : fields;
}
