import { BANK_FIELDS } from '../forms/bankDetails.ts';
import { emptyValues, longFieldsOf, neededFields } from '../forms/fields.ts';
import type { BankDetails, DocumentsRecord, UserRecord } from '../records/records.ts';
import { IFSC_ERROR } from '../validators/bank.ts';
import { fits, hasBlank, hasFile, isIfsc, TOO_LONG } from './guards.ts';
import { refusalOfSubmission, submit } from './overall.ts';
import { dotted, refuse, type Submission } from './patch.ts';

export const ACCOUNT_KEPT =
  'The bank account stays as it was approved. To change it, use "Change something" on the dashboard.';

export const SAME_ACCOUNT = 'This is the account on record. Enter the new one.';

/** IFSC and account number in a form to compare: spaces and dashes are ignored, digits of every script count. */
export function accountOf({ ifscCode, bankAccountNumber }: BankDetails): string {
  return ifscCode + bankAccountNumber.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** R20: after the approval only a change that an approver confirmed replaces the account. */
export function isAccountKept({ forms, bankDetails }: Pick<UserRecord, 'forms' | 'bankDetails'>): boolean {
  const { length } = accountOf(bankDetails);
  return forms.status >= 4 && isIfsc(bankDetails.ifscCode) && length > bankDetails.ifscCode.length;
}

/** R15, R16: of the form before the approval and of a change after it; undefined when the details are complete. */
function problemOfAccount(details: BankDetails): string | undefined {
  if (!fits(details, longFieldsOf(BANK_FIELDS))) return TOO_LONG;
  if (details.ifscCode !== '' && !isIfsc(details.ifscCode)) return IFSC_ERROR;
  const isIncomplete = hasBlank(...neededFields(BANK_FIELDS).map((name) => details[name]));
  return isIncomplete ? 'Please fill in all required bank details.' : undefined;
}

/** R15, R16, R20: undefined when a change has complete details of another account than the one on record. */
export function problemOfOtherAccount(
  record: UserRecord,
  details: BankDetails = emptyValues(BANK_FIELDS),
): string | undefined {
  const isSame = accountOf(details) === accountOf(record.bankDetails);
  return problemOfAccount(details) ?? (isSame ? SAME_ACCOUNT : undefined);
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
  const problem = problemOfAccount(details);
  if (problem) return refuse(problem);
  if (!hasFile(documents.cancelledCheque)) {
    return refuse('Please Upload Cancelled Cheque and Bank Certificate!');
  }
  return submit(record, 'bankdetails', dotted('bankDetails', details), now);
}
