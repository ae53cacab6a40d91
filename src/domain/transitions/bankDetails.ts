import { BANK_FIELDS } from '../forms/bankDetails.ts';
import { longFieldsOf, neededFields } from '../forms/fields.ts';
import type { BankDetails, DocumentsRecord, UserRecord } from '../records/records.ts';
import { IFSC_ERROR } from '../validators/bank.ts';
import { fits, hasBlank, hasFile, isIfsc, TOO_LONG } from './guards.ts';
import { refusalOfSubmission, submit } from './overall.ts';
import { dotted, refuse, type Submission } from './patch.ts';

export const ACCOUNT_KEPT =
  'The bank account stays as it was approved. To change it, use "Change something" on the dashboard.';

/** IFSC and account number in a form to compare: spaces and dashes are ignored, digits of every script count. */
export function accountOf({ ifscCode, bankAccountNumber }: BankDetails): string {
  return ifscCode + bankAccountNumber.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** R20: after the approval only a change that an approver confirmed replaces the account. */
export function isAccountKept({ forms, bankDetails }: Pick<UserRecord, 'forms' | 'bankDetails'>): boolean {
  const { length } = accountOf(bankDetails);
  return forms.status >= 4 && isIfsc(bankDetails.ifscCode) && length > bankDetails.ifscCode.length;
}

/** R6: refused without a cancelled cheque or a required field. */
export function submitBankDetails(
  record: UserRecord,
  documents: DocumentsRecord,
  details: BankDetails,
  now: number,
): Submission {
  const refusal = refusalOfSubmission(record, 'bankdetails');
  if (refusal) return refuse(refusal);
  if (isAccountKept(record) && accountOf(details) !== accountOf(record.bankDetails)) {
    return refuse(ACCOUNT_KEPT);
  }
  if (!fits(details, longFieldsOf(BANK_FIELDS))) return refuse(TOO_LONG);
  if (details.ifscCode !== '' && !isIfsc(details.ifscCode)) return refuse(IFSC_ERROR);
  if (!hasFile(documents.cancelledCheque)) {
    return refuse('Please Upload Cancelled Cheque and Bank Certificate!');
  }
  if (hasBlank(...neededFields(BANK_FIELDS).map((name) => details[name])))
    return refuse('Please fill in all required bank details.');
  return submit(record, 'bankdetails', dotted('bankDetails', details), now);
}
