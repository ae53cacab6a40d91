import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { getBankOfIfsc } from '../../backend/hints/hints.ts';
import { BANK_FIELDS } from '../../domain/forms/bankDetails.ts';
import { isolated } from '../../domain/isolated.ts';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import type { BankDetails } from '../../domain/records/records.ts';
import { validateIfsc } from '../../domain/validators/bank.ts';
import { maskAccountNumber } from '../../domain/validators/mask.ts';
import { FieldFrame, type InputProps } from '../../ui/fields/FieldFrame.tsx';
import { READ_ONLY, useIsLocked } from '../../ui/fields/locked.ts';
import { SecretInput } from '../../ui/fields/SecretInput.tsx';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useField } from '../formContext.ts';
import { tidiedOnLeaving } from '../frame/replaceText.ts';
import { useFill, useHint } from '../frame/useHint.ts';
import type { TermKey } from '../help/terms.ts';
import { WhatIs } from '../help/WhatIs.tsx';
import { type BankField, hintOn, tidy, warningsOn } from './bankDetailsSchema.ts';
import { CONFIRMATION_ID, type Confirmation } from './useConfirmation.ts';

interface BankFieldsProps {
  stored: BankDetails;
  /** Shown only while the account number is being typed. */
  confirmation: Confirmation;
  /** IFSC and account number stay, while the other fields are open. */
  isAccountKept?: boolean;
}

const ACCOUNT_FIELDS: readonly BankField[] = ['bankAccountNumber', 'ifscCode'];

/** Locked fields show the stored values, not the typed ones. */
export function BankFields({ stored, confirmation, isAccountKept = false }: BankFieldsProps) {
  const isLocked = useIsLocked();
  const controlOf = useControl(stored, isAccountKept);
  return (
    // Locked inputs are new elements, not registered with the form.
    <div key={String(isLocked)} className="field-grid">
      <TextField autoComplete="off" {...controlOf('bankName')} />
      <TextField autoComplete="off" {...controlOf('bankBranchName')} />
      <SelectField
        placeholder="Choose a type"
        options={plainOptions(BANK_FIELDS.bankAccountType.options)}
        {...controlOf('bankAccountType')}
      />
      <AccountNumberField
        className="field-code"
        isHidden={isLocked || isAccountKept || stored.bankAccountNumber !== ''}
        {...controlOf('bankAccountNumber')}
      />
      {confirmation.isAsked && !isLocked && !isAccountKept && (
        <TextField
          id={CONFIRMATION_ID}
          label="Confirm Bank Account Number"
          hint={confirmation.hint}
          inputMode="numeric"
          autoComplete="off"
          error={confirmation.error}
          {...confirmation.input}
        />
      )}
      <TextField className="field-code" inputMode="numeric" autoComplete="off" {...controlOf('bankMICR')} />
      <TextField
        className="field-code field-capitals"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...controlOf('ifscCode')}
      />
      <TextAreaField
        className="field-wide"
        autoComplete="off"
        maxLength={MAX_LONG_TEXT}
        {...controlOf('bankBranchAddress')}
      />
    </div>
  );
}

const TERMS_OF: Partial<Record<BankField, TermKey>> = {
  bankAccountNumber: 'account',
  bankMICR: 'micr',
  ifscCode: 'ifsc',
};

const NAMED_BY_IFSC = 'The bank of the IFSC code; change it if your cheque has another name';

function useControl(stored: BankDetails, isAccountKept: boolean) {
  const isLocked = useIsLocked();
  const fieldOf = useField<BankDetails>();
  const { formState, getValues, register, setValue, watch } = useFormContext<BankDetails>();
  const { touchedFields, isSubmitted } = formState;
  const values = watch();

  const handleBlur = (field: BankField) => {
    const value = tidy(getValues())[field];
    if (value !== getValues(field)) setValue(field, value, { shouldDirty: true });
  };

  const { bankName, ifscCode } = tidy(values);
  const isTyped = !isLocked && ifscCode !== stored.ifscCode && validateIfsc(ifscCode).error === undefined;
  const fillName = useFill<BankDetails>('bankName');
  const found = useHint(isTyped ? ifscCode : '', getBankOfIfsc, (bankFound) =>
    fillName(bankFound?.name ?? ''),
  );
  const bank = found?.name;
  const otherBank = found?.isOther(bankName)
    ? [
        {
          message: `The IFSC code belongs to ${isolated(found.name)}. Check which of the two is right.`,
          repair: found.name,
        },
      ]
    : [];

  return (field: BankField) => {
    const { id, error } = fieldOf(field);
    const label = BANK_FIELDS[field].label;
    const term = TERMS_OF[field];
    const isKept = isAccountKept && ACCOUNT_FIELDS.includes(field);
    if (isLocked || isKept) return { id, label, name: field, value: stored[field], isLocked: true };
    const isNamedByIfsc = field === 'bankName' && bank !== undefined && bank === bankName;
    const hint = isNamedByIfsc ? NAMED_BY_IFSC : hintOn(field, values[field]);
    const isLeft = touchedFields[field] || isSubmitted || values[field] === stored[field];
    return {
      ...register(field, { onBlur: () => handleBlur(field) }),
      onFocus: tidiedOnLeaving(() => tidy(getValues())[field]),
      id,
      label,
      error,
      warnings: [
        ...(isLeft ? warningsOn(field, values[field]) : []),
        ...(field === 'bankName' ? otherBank : []),
      ],
      onRepair: (value: string) => setValue(field, value, { shouldDirty: true, shouldValidate: true }),
      hint: term ? <WhatIs terms={[term]}>{hint}</WhatIs> : hint,
    };
  };
}

/**
 * A locked number shows its last four digits; in an editable one only the font hides the digits, so that the
 * person can overwrite it.
 */
function AccountNumberField({ isHidden, value, ...field }: InputProps<'input'> & { isHidden: boolean }) {
  const [isShown, setShown] = useState(!isHidden);
  const locked = typeof value === 'string' && {
    ...READ_ONLY,
    value: isShown ? value : maskAccountNumber(value),
  };
  return (
    <FieldFrame {...field}>
      {(control) => (
        <SecretInput
          {...control}
          {...locked}
          type="text"
          inputMode="numeric"
          className={isShown || locked ? '' : 'hidden-digits'}
          secret="account number"
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
        />
      )}
    </FieldFrame>
  );
}
