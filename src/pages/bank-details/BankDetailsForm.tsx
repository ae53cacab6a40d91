import { useState } from 'react';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { canFill, hasFile } from '../../domain/transitions/guards.ts';
import { DraftState } from '../../forms/DraftState.tsx';
import { RestoredNote } from '../../forms/RestoredNote.tsx';
import { SubmitDialog } from '../../forms/SubmitDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { formToast } from '../../ui/feedback/toasts.ts';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { printDocument } from '../../ui/print/printDocument.ts';
import { BankFields } from './BankFields.tsx';
import { ChequeField } from './ChequeField.tsx';
import { CHEQUE_MISSING } from './chequeMessages.ts';
import { LeftOverNote } from './LeftOverNote.tsx';
import { LockedBankFields } from './LockedBankFields.tsx';
import { NumberToCompare } from './NumberToCompare.tsx';
import { SampleCertificateLink } from './SampleCertificateLink.tsx';
import { summaryOf } from './summaryOf.ts';
import { storableOf, useBankForm } from './useBankForm.ts';
import { useBankWrites } from './useBankWrites.ts';

const CHEQUE_ID = 'bank-cheque';

interface BankDetailsFormProps {
  record: UserRecord;
  documents: DocumentsRecord;
}

/** Fields, cheque and buttons of the bank form; what may be done follows forms.bankdetails. */
export function BankDetailsForm({ record, documents }: BankDetailsFormProps) {
  const stored = record.bankDetails;
  const isLocked = !canFill(record, 'bankdetails');
  const canSubmit = !isLocked && record.forms.bankdetails === 0;
  const cheque = hasFile(documents.cancelledCheque) ? documents.cancelledCheque : '';
  const { form, draft, typed, unsaved, errors, confirmation, attempt, controlOf, settle } = useBankForm(
    stored,
    isLocked,
  );
  const { pending, failureOf, forgetFailure, saveDraft, submit } = useBankWrites(record.uid);
  const [isConfirming, setConfirming] = useState(false);
  const chequeError = attempt > 0 && !cheque && canSubmit ? CHEQUE_MISSING : undefined;
  const draftFailure = failureOf('draft');

  const handleAttempt = (isComplete: boolean) => {
    forgetFailure();
    if (!cheque) formToast('info', CHEQUE_MISSING);
    else if (isComplete && !confirmation.isDifferent) setConfirming(true);
  };
  const handleSave = async () => {
    const storable = storableOf(typed, stored);
    if (!(await saveDraft(storable))) return;
    settle(storable);
    if (storable.ifscCode === typed.ifscCode) formToast('success', 'Bank Details Saved Successfully');
    else formToast('warning', 'Bank Details Saved without the IFSC Code');
  };
  const handleConfirm = async () => {
    if (!(await submit(typed))) return;
    settle(typed);
    draft.forget();
    setConfirming(false);
    formToast('success', 'Bank Details Submitted Successfully');
  };
  const checkAndAsk = form.handleSubmit(
    () => handleAttempt(true),
    () => handleAttempt(false),
  );

  return (
    <form className="panel no-print" noValidate onSubmit={(event) => void checkAndAsk(event)}>
      <h2>Account</h2>
      {!isLocked && <RestoredNote draft={draft} />}
      <ErrorSummary
        items={
          attempt > 0 && !isLocked
            ? summaryOf(
                errors,
                confirmation.error,
                chequeError ? { fieldId: CHEQUE_ID, message: chequeError } : undefined,
              )
            : []
        }
        attempt={attempt}
      />
      {isLocked ? (
        <LockedBankFields details={stored} />
      ) : (
        <fieldset disabled={pending !== null}>
          <BankFields
            controlOf={controlOf}
            isAccountNumberHidden={stored.bankAccountNumber !== ''}
            confirmation={confirmation}
          />
        </fieldset>
      )}
      <ChequeField id={CHEQUE_ID} uid={record.uid} link={cheque} error={chequeError} isLocked={isLocked} />
      <SampleCertificateLink />
      {isLocked && <LeftOverNote unsaved={unsaved} typed={typed} />}
      {draftFailure && (
        <Notice kind="danger" title="Your bank details are not saved">
          <p>{draftFailure}</p>
        </Notice>
      )}
      <div className="form-actions">
        {canSubmit && <SubmitButton isPending={pending === 'submission'}>Submit</SubmitButton>}
        {!isLocked && (
          <SubmitButton
            type="button"
            variant="outline-secondary"
            isPending={pending === 'draft'}
            onClick={() => void handleSave()}
          >
            Save draft
          </SubmitButton>
        )}
        {record.forms.bankdetails >= 2 && (
          <PrintButton onPrint={() => void printDocument(`Bank Details ${record.name}`)} />
        )}
        {!isLocked && <DraftState status={draft.status} next="It is not submitted yet." />}
      </div>
      <SubmitDialog
        isOpen={isConfirming && canSubmit}
        isPending={pending === 'submission'}
        error={failureOf('submission')}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setConfirming(false)}
      >
        {!confirmation.isSame && <NumberToCompare accountNumber={typed.bankAccountNumber} />}
      </SubmitDialog>
    </form>
  );
}
