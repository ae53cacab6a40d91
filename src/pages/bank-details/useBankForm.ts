import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { BankDetails } from '../../domain/records/records.ts';
import { validateIfsc } from '../../domain/validators/bank.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import type { BankFieldControl } from './BankFields.tsx';
import { BankDetailsSchema, tidy } from './bankDetailsSchema.ts';
import { BANK_FIELDS, type BankField } from './bankFieldLabels.ts';
import { hintOn, warningsOn } from './fieldRemarks.ts';
import { useConfirmation } from './useConfirmation.ts';

/** What is typed here stays when the record changes in another tab. */
const KEEP_TYPED = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

export const fieldId = (field: BankField) => `bank-${field}`;

/** The form over the stored bank details, with its draft; a locked form has none. */
export function useBankForm(stored: BankDetails, isLocked: boolean) {
  const form = useForm<BankDetails, unknown, BankDetails>({
    resolver: valibotResolver(BankDetailsSchema),
    values: stored,
    resetOptions: KEEP_TYPED,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  // Reading dirtyFields is what makes the form keep count of them for KEEP_TYPED.
  const { errors, touchedFields, isSubmitted, submitCount, dirtyFields: _ } = form.formState;
  const values = form.watch();
  const typed = tidy(values);
  const before = tidy(stored);
  const unsaved = BANK_FIELDS.filter((field) => typed[field] !== before[field]);
  const draft = useDraft(form, 'bankdetails', { stored, isLocked });

  const confirmation = useConfirmation(values.bankAccountNumber, stored.bankAccountNumber, isSubmitted);

  const handleBlur = (field: BankField) => {
    const value = tidy(form.getValues())[field];
    if (value !== form.getValues(field)) form.setValue(field, value, { shouldDirty: true });
  };

  const controlOf = (field: BankField): BankFieldControl => {
    const isLeft = touchedFields[field] || isSubmitted || values[field] === stored[field];
    return {
      id: fieldId(field),
      error: errors[field]?.message,
      warnings: isLeft ? warningsOn(field, values[field]) : [],
      onRepair: (value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true }),
      hint: hintOn(field, values[field]),
      ...form.register(field, { onBlur: () => handleBlur(field) }),
    };
  };

  /** Takes what has been stored as the new starting point; an IFSC that could not be stored stays as it was typed. */
  const settle = (saved: BankDetails) => {
    const { ifscCode } = tidy(form.getValues());
    form.reset(saved, { keepDirtyValues: false, keepDirty: false });
    if (ifscCode === saved.ifscCode) return;
    form.setValue('ifscCode', ifscCode, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };

  return { form, draft, typed, unsaved, errors, confirmation, attempt: submitCount, controlOf, settle };
}

/** What of the typed details can be stored as a draft: all of it, but for an IFSC that the database would refuse (R16). */
export function storableOf(typed: BankDetails, stored: BankDetails): BankDetails {
  const isRefused = validateIfsc(typed.ifscCode).error !== undefined;
  return isRefused ? { ...typed, ifscCode: stored.ifscCode } : typed;
}
