import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import { ACCOUNT_TYPES } from '../../domain/records/options.ts';
import type { BankDetails } from '../../domain/records/records.ts';
import { useField } from '../../forms/formContext.ts';
import { useIsLocked } from '../../ui/fields/locked.ts';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { AccountNumberField } from './AccountNumberField.tsx';
import {
  type BankField,
  hintOn,
  BANK_FIELD_LABELS as LABELS,
  tidy,
  warningsOn,
} from './bankDetailsSchema.ts';
import { bankOfIfsc } from './bankOfIfsc.ts';
import { CONFIRMATION_ID, type Confirmation } from './useConfirmation.ts';

interface BankFieldsProps {
  stored: BankDetails;
  /** Only while the account number is being filled in. */
  confirmation: Confirmation;
}

/** Locked, they show what is stored and not what was typed. */
export function BankFields({ stored, confirmation }: BankFieldsProps) {
  const isLocked = useIsLocked();
  const controlOf = useControl(stored);
  return (
    // The locked inputs are new ones, not those of the form.
    <div key={String(isLocked)} className="field-grid">
      <TextField label={LABELS.bankName} autoComplete="off" {...controlOf('bankName')} />
      <TextField label={LABELS.bankBranchName} autoComplete="off" {...controlOf('bankBranchName')} />
      <SelectField
        label={LABELS.bankAccountType}
        placeholder="Choose a type"
        options={plainOptions(ACCOUNT_TYPES)}
        {...controlOf('bankAccountType')}
      />
      <AccountNumberField
        label={LABELS.bankAccountNumber}
        className="field-code"
        isHidden={isLocked || stored.bankAccountNumber !== ''}
        {...controlOf('bankAccountNumber')}
      />
      {confirmation.isAsked && !isLocked && (
        <TextField
          id={CONFIRMATION_ID}
          label="Confirm Bank Account Number"
          hint="Enter it again"
          inputMode="numeric"
          autoComplete="off"
          error={confirmation.error}
          {...confirmation.input}
        />
      )}
      <TextField
        label={LABELS.bankMICR}
        className="field-code"
        inputMode="numeric"
        autoComplete="off"
        {...controlOf('bankMICR')}
      />
      <TextField
        label={LABELS.ifscCode}
        className="field-code"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...controlOf('ifscCode')}
      />
      <TextAreaField
        label={LABELS.bankBranchAddress}
        className="field-wide"
        autoComplete="off"
        maxLength={MAX_LONG_TEXT}
        {...controlOf('bankBranchAddress')}
      />
    </div>
  );
}

function useControl(stored: BankDetails) {
  const isLocked = useIsLocked();
  const fieldOf = useField<BankDetails>();
  const { formState, getValues, register, setValue, watch } = useFormContext<BankDetails>();
  const { touchedFields, isSubmitted } = formState;
  const values = watch();
  const filled = useRef('');

  const handleBlur = (field: BankField) => {
    const value = tidy(getValues())[field];
    if (value !== getValues(field)) setValue(field, value, { shouldDirty: true });
  };

  /** A name that was typed stays. */
  const fillBankName = () => {
    const name = bankOfIfsc(getValues('ifscCode'));
    if (!name || getValues('bankName') !== filled.current) return;
    filled.current = name;
    setValue('bankName', name, { shouldDirty: true, shouldValidate: true });
  };

  return (field: BankField) => {
    const { id, error, ...control } = fieldOf(field);
    if (isLocked) return { id, name: field, value: stored[field] };
    const isLeft = touchedFields[field] || isSubmitted || values[field] === stored[field];
    return {
      ...control,
      ...register(field, {
        onBlur: () => handleBlur(field),
        ...(field === 'ifscCode' && { onChange: fillBankName }),
      }),
      id,
      error,
      warnings: isLeft ? warningsOn(field, values[field]) : [],
      onRepair: (value: string) => setValue(field, value, { shouldDirty: true, shouldValidate: true }),
      hint: hintOn(field, values[field]),
    };
  };
}
