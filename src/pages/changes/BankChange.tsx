import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type AmendedFile, bankValues } from '../../domain/records/amendments.ts';
import { emptyBankDetails } from '../../domain/records/defaults.ts';
import type { BankDetails } from '../../domain/records/records.ts';
import { useRemembered } from '../../drafts/useRemembered.ts';
import { BankFields } from '../../forms/bank/BankFields.tsx';
import { BankDetailsSchema, tidy } from '../../forms/bank/bankDetailsSchema.ts';
import { CONFIRMATION_ID, useConfirmation } from '../../forms/bank/useConfirmation.ts';
import { FormScopeContext } from '../../forms/formContext.ts';
import { useCheckedForm } from '../../forms/frame/useCheckedForm.ts';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { ChangeForm, type ChangeProps } from './ChangeForm.tsx';
import { ProofField } from './ProofField.tsx';

const CHEQUE_MISSING = 'Upload a cancelled cheque of the new account.';
const NUMBER_MISSING = 'Enter the account number once more.';

/** Starts empty but for the type, so that no part of the old account stays by mistake. */
export function BankChange({ record, last }: ChangeProps) {
  const draft = last?.status === 0 ? last.values.user.bankDetails : undefined;
  const [stored] = useState<BankDetails>(
    () => draft ?? { ...emptyBankDetails(), bankAccountType: record.bankDetails.bankAccountType },
  );
  const checked = useCheckedForm<BankDetails, BankDetails>(stored, {
    id: 'bank',
    schema: BankDetailsSchema,
    checksOnBlur: true,
  });
  const { form, attempt, problems } = checked;
  const forget = useRemembered(form, 'change-bank');
  const [cheque, setCheque] = useState<AmendedFile>();
  const number = tidy(form.watch()).bankAccountNumber;
  const confirmation = useConfirmation(number, stored.bankAccountNumber, attempt > 0);
  const isTried = attempt > 0;
  const chequeError = isTried && !cheque ? CHEQUE_MISSING : undefined;
  const numberError =
    confirmation.error ??
    (isTried && number !== '' && !confirmation.isSame && confirmation.isAsked ? NUMBER_MISSING : undefined);

  const read = async () => {
    let valid: BankDetails | undefined;
    await form.handleSubmit((details) => {
      valid = details;
    })();
    return valid && cheque && (confirmation.isSame || !confirmation.isAsked)
      ? bankValues(valid, cheque)
      : null;
  };
  return (
    <ChangeForm uid={record.uid} kind="bank" read={read} onSubmitted={forget}>
      <FormProvider {...form}>
        <FormScopeContext value={checked}>
          <ErrorSummary
            items={
              isTried
                ? [
                    ...problems,
                    ...(numberError ? [{ fieldId: CONFIRMATION_ID, message: numberError }] : []),
                    ...(chequeError ? [{ fieldId: 'change-file', message: chequeError }] : []),
                  ]
                : []
            }
            attempt={attempt}
          />
          <BankFields stored={stored} confirmation={{ ...confirmation, error: numberError }} />
        </FormScopeContext>
      </FormProvider>
      <ProofField
        uid={record.uid}
        kind="bank"
        label="Cancelled Cheque"
        hint="Of the new account. Name, account number and IFSC must be printed and legible."
        file={cheque}
        onFile={setCheque}
        error={chequeError}
      />
    </ChangeForm>
  );
}
