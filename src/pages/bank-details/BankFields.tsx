import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { MAX_LONG_TEXT } from '../../domain/records/limits.ts';
import { ACCOUNT_TYPES } from '../../domain/records/options.ts';

import type { Remark } from '../../ui/fields/FieldFrame.tsx';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { AccountNumberField } from './AccountNumberField.tsx';
import { type BankField, BANK_FIELD_LABELS as LABELS } from './bankFieldLabels.ts';
import { CONFIRMATION_ID, type Confirmation } from './useConfirmation.ts';

/** Everything that one input gets: from the form while it can be edited, from the record while it is locked. */
export interface BankFieldControl {
  id: string;
  name: string;
  error?: string | undefined;
  warnings?: readonly Remark[] | undefined;
  onRepair?: (value: string) => void;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  value?: string;
  ref?: Ref<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>;
  onChange?: ChangeEventHandler;
  onBlur?: FocusEventHandler;
}

interface BankFieldsProps {
  controlOf: (field: BankField) => BankFieldControl;
  /** The account number is hidden until somebody asks for it. */
  isAccountNumberHidden: boolean;
  /** The account number for the second time; only while it is being filled in. */
  confirmation?: Confirmation;
}

/** The fields of `bankDetails`, in the order of the screen. */
export function BankFields({ controlOf, isAccountNumberHidden, confirmation }: BankFieldsProps) {
  return (
    <div className="field-grid">
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
        isHidden={isAccountNumberHidden}
        {...controlOf('bankAccountNumber')}
      />
      {confirmation?.isAsked && (
        <TextField
          id={CONFIRMATION_ID}
          label="Confirm Bank Account Number"
          hint="Once more, from the cheque"
          inputMode="numeric"
          autoComplete="off"
          error={confirmation.error}
          {...confirmation.input}
        />
      )}
      <TextField label={LABELS.bankMICR} inputMode="numeric" autoComplete="off" {...controlOf('bankMICR')} />
      <TextField
        label={LABELS.ifscCode}
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
