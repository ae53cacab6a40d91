import {
  type Amendment,
  type AmendmentKind,
  historyId,
  withAmendment,
} from '../../../../src/domain/records/amendments.ts';
import { bankValues, contactValues, taxValues } from '../../../../src/domain/records/newAmendments.ts';
import { parseAmendmentSummary } from '../../../../src/domain/records/parseAmendments.ts';
import { DAY_MS } from '../../../../src/domain/time/dates.ts';
import { makeBankDetails, makeTaxEntry } from '../../factories.ts';
import { cardPng } from '../../sampleFiles.ts';
import type { Account } from '../people/accounts.ts';
import { admin, patchUser } from '../people/records.ts';

/** Unique, because a second person with the account stops a confirmation. */
export function uniqueAccountNumber(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `999${String(number).padStart(11, '0')}`;
}

/** Stores a change of the bank account, submitted or validated that many days ago. */
export async function giveBankChange(
  { uid }: Account,
  status: 1 | 2,
  { days = 3, bankAccountNumber = '99912345676543' } = {},
): Promise<void> {
  const account = makeBankDetails({ bankName: 'Specimen Bank', bankAccountNumber });
  const link = await admin.storeFile({
    path: `vendors/${uid}/amendments/bank/1a2b3c4d-cheque.png`,
    ...cardPng(),
  });
  const values = bankValues(account, { link, hash: 'ab'.repeat(32) });
  await give(uid, 'bank', { values, reason: 'We moved to another bank', status }, days);
}

/** Makes the person a vendor whose first tax details wait for an approver. */
export async function giveTaxChange({ uid }: Account): Promise<void> {
  await patchUser(uid, { usertype: 'vendor', isGSTApplicable: 'yes' });
  const lowerDeduction = { number: 'AB/2026/0001', until: '2027-03-31' };
  const values = taxValues(makeTaxEntry({ class: 'small', lowerDeduction }));
  await give(uid, 'taxes', { values, reason: 'The certificate was renewed', status: 2 }, 3);
}

/** Stores a change of the contact number that came into force five days ago. */
export async function giveContactHistory({ uid }: Account, earlierPhone: string): Promise<void> {
  const address = '12 Sample Marg, Mumbai 400069';
  const values = contactValues({ designation: 'Director', phone: '9000000009', address });
  const { by, at } = await give(uid, 'contact', { values, reason: 'A new number', status: 3 }, 5);
  const before = { designation: 'Producer', phone: earlierPhone, address: '7 Specimen Lane, Mumbai 400069' };
  const entry = { kind: 'contact', user: before, documents: {}, by, at } as const;
  await admin.writeRecords([{ path: `history/${uid}/items/${historyId(entry)}`, data: entry }]);
}

/** Stores a change that was submitted a day before its step, which was that many days ago. */
async function give(
  uid: string,
  kind: AmendmentKind,
  asked: Pick<Amendment, 'values' | 'reason' | 'status'>,
  days: number,
): Promise<Amendment> {
  const at = Date.now() - days * DAY_MS;
  const validation =
    asked.status === 1 ? { by: uid } : { by: 'validator', validatedBy: 'validator', validatedAt: at };
  const amendment = { ...asked, at, submittedAt: at - DAY_MS, ...validation };
  const summary = parseAmendmentSummary(await admin.readRecord(`amendments/${uid}`));
  await admin.writeRecords([
    { path: `amendments/${uid}/items/${kind}`, data: { ...amendment } },
    { path: `amendments/${uid}`, data: { ...withAmendment(summary, kind, amendment) } },
  ]);
  return amendment;
}
