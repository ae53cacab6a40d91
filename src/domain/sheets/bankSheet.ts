import { storedFileName } from '../files/fileNames.ts';
import { BANK_FIELDS } from '../forms/bankDetails.ts';
import { type Fact, filled, type LetterContent } from '../letters/letterContent.ts';
import type { UserRecord } from '../records/records.ts';
import { detailsOf } from '../review/detail.ts';
import { maskAadhar } from '../validators/mask.ts';

/** The facts about the person on a printout; the Aadhar number is masked. */
export function userFacts(record: UserRecord): Fact[] {
  return filled(
    [
      ['Name', record.name],
      ['User ID', record.userid],
      ['E-mail', record.email],
      ['Contact Number', record.phone],
      ['PAN Number', record.pancard],
      ...(record.aadharcard ? ([['Aadhar Number', maskAadhar(record.aadharcard)]] as const) : []),
    ],
    'Not given',
  );
}

/** The printout of the bank form. @param cheque the link of the cheque, or '' */
export function bankSheet(record: UserRecord, cheque: string): LetterContent {
  const account = detailsOf(record.bankDetails, BANK_FIELDS).map(({ label, value }): Fact => [label, value]);
  return {
    label: 'Bank Details',
    title: 'Bank Details',
    blocks: [
      { id: 'user', type: 'heading', text: 'User Details' },
      { id: 'user-facts', type: 'facts', facts: userFacts(record) },
      { id: 'account', type: 'heading', text: 'Account' },
      { id: 'account-facts', type: 'facts', facts: filled(account, 'Not given') },
      { id: 'cheque', type: 'heading', text: 'Cancelled Cheque' },
      ...(cheque
        ? [
            {
              id: 'cheque-file',
              type: 'picture',
              name: storedFileName(cheque),
              link: cheque,
              text: 'Cancelled cheque',
            } as const,
          ]
        : []),
    ],
    closing: [],
    signedAt: [
      ['Place', ''],
      ['Date', ''],
    ],
    signatory: record.name,
    below: [],
  };
}
