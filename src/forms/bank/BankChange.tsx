import { useState } from 'react';
import * as v from 'valibot';
import { confirmPassword } from '../../backend/firebase/password.ts';
import { BANK_FIELDS } from '../../domain/forms/bankDetails.ts';
import { emptyValues } from '../../domain/forms/fields.ts';
import { type AmendedFile, bankValues } from '../../domain/records/newAmendments.ts';
import type { BankDetails } from '../../domain/records/records.ts';
import { codeIn } from '../../domain/validators/normalise.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { ChangeForm, type ChangeProps, proof, REASON } from '../change/ChangeForm.tsx';
import { ProofField } from '../change/ProofField.tsx';
import { useEntryForm } from '../entry/EntryForm.tsx';
import { useField } from '../formContext.ts';
import { BankFields } from './BankFields.tsx';
import { BANK_ENTRIES, tidy } from './bankDetailsSchema.ts';
import { CONFIRMATION_ID, useConfirmation } from './useConfirmation.ts';

interface BankEntries extends BankDetails {
  file: AmendedFile | null;
  reason: string;
  password: string;
}

const BankChangeSchema = v.pipe(
  v.custom<BankEntries>((input) => typeof input === 'object' && input !== null),
  v.transform((entered) => ({ ...entered, ...tidy(entered) })),
  v.object({
    ...BANK_ENTRIES,
    file: proof('Upload a cancelled cheque of the new account.'),
    reason: REASON,
    password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
  }),
);

const NUMBER_MISSING = 'Enter the account number once more.';

/** Starts empty but for the type, so that no part of the old account stays by mistake. */
export function BankChange({ record, last }: ChangeProps) {
  const draft = last?.status === 0 ? last.values.user.bankDetails : undefined;
  const [stored] = useState<BankDetails>(
    () => draft ?? { ...emptyValues(BANK_FIELDS), bankAccountType: record.bankDetails.bankAccountType },
  );
  const entryForm = useEntryForm<BankEntries, v.InferOutput<typeof BankChangeSchema>>({
    id: 'bank',
    entry: 'change-bank',
    schema: BankChangeSchema,
    values: { ...stored, file: null, reason: '', password: '' },
    checksOnBlur: true,
  });
  const { form, attempt } = entryForm;
  const number = codeIn(form.watch('bankAccountNumber'));
  const confirmation = useConfirmation(number, stored.bankAccountNumber, attempt > 0);
  const isUnconfirmed = confirmation.isAsked && !confirmation.isSame;
  const problem = confirmation.error ?? NUMBER_MISSING;
  const error = attempt > 0 && isUnconfirmed ? problem : confirmation.error;
  return (
    <ChangeForm
      uid={record.uid}
      kind="bank"
      entryForm={entryForm}
      valuesOf={({ file, ...entered }) => bankValues(tidy(entered), file)}
      before={({ password }) => confirmPassword(password)}
      problems={isUnconfirmed ? [{ fieldId: CONFIRMATION_ID, message: problem }] : []}
      footer={<Password />}
    >
      <BankFields stored={stored} confirmation={{ ...confirmation, error }} />
      <ProofField
        uid={record.uid}
        kind="bank"
        label="Cancelled Cheque"
        hint="Of the new account. Name, account number and IFSC must be printed and legible."
      />
    </ChangeForm>
  );
}

function Password() {
  const fieldOf = useField<BankEntries>();
  return (
    <PasswordField
      label="Your password"
      hint="Once more, so that no one else can change where we pay"
      autoComplete="current-password"
      {...fieldOf('password')}
    />
  );
}
