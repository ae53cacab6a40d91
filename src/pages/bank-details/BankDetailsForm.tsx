import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { uploadCheque } from '../../backend/files/documentFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { submitBankDetails } from '../../backend/papers/submissions.ts';
import { changePaths, paths } from '../../config/paths.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import { BANK_FIELD_NAMES, BANK_FIELDS } from '../../domain/forms/bankDetails.ts';
import { CHEQUE_NOTICE_BYTES } from '../../domain/records/limits.ts';
import type { BankDetails, DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { isAccountKept } from '../../domain/transitions/bankDetails.ts';
import { canExchangeCheque } from '../../domain/transitions/documents.ts';
import { hasFile } from '../../domain/transitions/guards.ts';
import { inGroups, maskAccountNumber } from '../../domain/validators/mask.ts';
import { type Answer, Answers } from '../../forms/Answers.tsx';
import { BankFields } from '../../forms/bank/BankFields.tsx';
import { BankDetailsSchema, tidy } from '../../forms/bank/bankDetailsSchema.ts';
import { CONFIRMATION_ID, useConfirmation } from '../../forms/bank/useConfirmation.ts';
import { fieldId } from '../../forms/formContext.ts';
import { WhatIs } from '../../forms/help/WhatIs.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { formToast } from '../../ui/feedback/toasts.ts';
import { PrintButton, printDocument } from '../../ui/print/PrintButton.tsx';
import { FileField } from '../../ui/uploads/FileField.tsx';

const CONFIRMATION_HINT =
  'Enter it again. Without it you compare the number with your cheque before you submit.';
const CHEQUE_ID = 'bank-cheque';
const CHEQUE_MISSING = 'Please Upload Cancelled Cheque and Bank Certificate!';
const CHEQUE_LARGE = 'Please upload file less than or equal to 5 MB';

interface BankDetailsFormProps {
  record: UserRecord;
  documents: DocumentsRecord;
  isPrintable: boolean;
}

export function BankDetailsForm({ record, documents, isPrintable }: BankDetailsFormProps) {
  const stored = record.bankDetails;
  const status = record.forms.bankdetails;
  const { isLocked, buttonLabel, write, redirect } = useFormSubmission(
    record,
    'bankdetails',
    (details: BankDetails) => submitBankDetails(record.uid, withKept(details)),
    { success: 'Bank Details Submitted Successfully' },
  );
  const isKept = isAccountKept(record);
  // A draft from before the decision may have another account.
  const withKept = (details: BankDetails): BankDetails =>
    isKept ? { ...details, bankAccountNumber: stored.bankAccountNumber, ifscCode: stored.ifscCode } : details;
  const cheque = hasFile(documents.cancelledCheque) ? documents.cancelledCheque : '';
  const recordForm = useRecordForm<BankDetails, BankDetails>({
    id: 'bank',
    schema: BankDetailsSchema,
    stored,
    draft: 'bankdetails',
    isLocked,
    checksOnBlur: true,
  });
  const { form, attempt, problems } = recordForm;
  const typed = withKept(tidy(form.watch()));
  const confirmation = useConfirmation(typed.bankAccountNumber, stored.bankAccountNumber, attempt > 0);
  const chequeError = attempt > 0 && !cheque && !isLocked ? CHEQUE_MISSING : undefined;

  const handleAttempt = () => {
    if (!cheque) formToast('info', CHEQUE_MISSING);
    return cheque !== '' && !confirmation.isDifferent;
  };

  return (
    <Card body className="no-print">
      <RecordForm
        recordForm={recordForm}
        write={write}
        buttonLabel={buttonLabel}
        unsavedText="It is not submitted yet."
        isDeclared
        question={(details, close) => (
          <>
            <Answers answers={answersOf(withKept(details))} onChange={close} />
            {!confirmation.isSame && <NumberToCompare accountNumber={details.bankAccountNumber} />}
          </>
        )}
        onAttempt={handleAttempt}
        onSaved={() => redirect(paths.bankDetails)}
        problems={[
          ...problems,
          ...(confirmation.error ? [{ fieldId: CONFIRMATION_ID, message: confirmation.error }] : []),
          ...(chequeError ? [{ fieldId: CHEQUE_ID, message: chequeError }] : []),
        ]}
        heading={<h2>Account</h2>}
        footer={
          <>
            <ChequeField
              record={record}
              link={cheque}
              isLocked={!isLocked && !canExchangeCheque(record, documents)}
              error={chequeError}
            />
            {isLocked ? <UnsubmittedNote stored={stored} typed={typed} /> : <BankCertificate />}
          </>
        }
        actions={
          status >= 2 && (
            <PrintButton
              isReady={isPrintable}
              onPrint={() => void printDocument(`Bank Details ${record.name}`)}
            />
          )
        }
      >
        {isKept && !isLocked && <AccountNote isChequeKept={!canExchangeCheque(record, documents)} />}
        <BankFields
          stored={stored}
          confirmation={{ ...confirmation, hint: CONFIRMATION_HINT }}
          isAccountKept={isKept}
        />
      </RecordForm>
    </Card>
  );
}

interface ChequeFieldProps {
  record: UserRecord;
  /** Empty without a file. */
  link: string;
  isLocked: boolean;
  error: string | undefined;
}

function ChequeField({ record, link, isLocked, error }: ChequeFieldProps) {
  return (
    <FileField
      id={CHEQUE_ID}
      label="Cancelled Cheque"
      hint={
        <WhatIs terms={['cheque']}>
          An image or a PDF, up to 5 MB recommended. Name, account number and IFSC must be printed and
          legible. It uploads at once.
        </WhatIs>
      }
      link={link}
      isLocked={isLocked}
      kindOf={storedKind}
      error={error}
      check={checkCheque}
      start={(file, onProgress) => uploadCheque(record, file, link, onProgress)}
      onUploaded={() => formToast('success', 'Cancelled Cheque uploaded successfully!')}
    />
  );
}

function answersOf(details: BankDetails): Answer[] {
  return [
    ...BANK_FIELD_NAMES.map((field) => ({
      fieldId: fieldId('bank', field),
      label: BANK_FIELDS[field].label,
      value: field === 'bankAccountNumber' ? maskAccountNumber(details[field]) : details[field],
    })),
    { fieldId: CHEQUE_ID, label: 'Cheque', value: 'Uploaded' },
  ];
}

async function checkCheque(file: File) {
  const verdict = await checkFile(file, {
    noticeAbove: { bytes: CHEQUE_NOTICE_BYTES, notice: CHEQUE_LARGE },
  });
  if (verdict.notice && !verdict.error) formToast('warning', verdict.notice);
  return verdict;
}

function AccountNote({ isChequeKept }: { isChequeKept: boolean }) {
  return (
    <p>
      <span>
        {`IFSC code${isChequeKept ? ', account number and cheque' : ' and account number'} stay as they were approved. Another account is a`}
      </span>{' '}
      <Link to={changePaths.bank}>change of the bank account</Link>, which an approver confirms.
    </p>
  );
}

function BankCertificate() {
  return (
    <p>
      One of the two is enough. Without a cheque book, let your bank fill in and stamp this form, and upload
      it here.{' '}
      <a href="/sample-bank-certificate.pdf" download>
        Download sample bank certificate
      </a>
    </p>
  );
}

/** Not typed twice on this visit, so the dialog asks to compare it. */
function NumberToCompare({ accountNumber }: { accountNumber: string }) {
  return (
    <p>
      Account number: <strong className="number-to-compare text-nowrap">{inGroups(accountNumber)}</strong>
      <br />
      Please compare each digit with your cheque: this is the account we will pay you into.
    </p>
  );
}

/** The text typed here when another tab submitted the form. */
function UnsubmittedNote({ stored, typed }: { stored: BankDetails; typed: BankDetails }) {
  const before = tidy(stored);
  const fields = BANK_FIELD_NAMES.filter((field) => typed[field] !== before[field]);
  if (fields.length === 0) return null;
  return (
    <Notice kind="warning" title="What you typed here was not submitted">
      <p>The bank details were submitted in another tab or on another device. You had typed:</p>
      <ul>
        {fields.map((field) => (
          <li
            key={field}
          >{`${BANK_FIELDS[field].label}: ${field === 'bankAccountNumber' ? maskAccountNumber(typed[field]) : typed[field] || '(empty)'}`}</li>
        ))}
      </ul>
    </Notice>
  );
}
