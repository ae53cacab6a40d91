import type { BankDetails, DocumentsRecord, UserRecord } from '../records/records.ts';
import { IFSC_ERROR } from '../validators/bank.ts';
import { canFill, fits, hasBlank, hasFile, isIfsc, TOO_LONG } from './guards.ts';
import { submit } from './overall.ts';
import { dotted, refuse, type Transition } from './patch.ts';

/** R6: refused without a cancelled cheque or a required field. */
export function submitBankDetails(
  record: UserRecord,
  documents: DocumentsRecord,
  details: BankDetails,
  now: number,
): Transition {
  if (record.forms.bankdetails === -1) {
    return refuse('Resolve the open queries before you submit the bank details again.');
  }
  if (!canFill(record, 'bankdetails')) return refuse('The bank details have already been submitted.');
  if (!fits(details, ['bankBranchAddress'])) return refuse(TOO_LONG);
  if (details.ifscCode !== '' && !isIfsc(details.ifscCode)) return refuse(IFSC_ERROR);
  if (!hasFile(documents.cancelledCheque)) {
    return refuse('Please Upload Cancelled Cheque and Bank Certificate!');
  }
  const { bankMICR: _optional, ...required } = details;
  if (hasBlank(...Object.values(required))) return refuse('Please fill in all required bank details.');
  return submit(record, 'bankdetails', dotted('bankDetails', details), now);
}
