import {
  type Amendment,
  type AmendmentKind,
  historyId,
  withAmendment,
} from '../../../../src/domain/records/amendments.ts';
import { bankValues, contactValues, taxValues } from '../../../../src/domain/records/newAmendments.ts';
import { parseAmendmentSummary } from '../../../../src/domain/records/parseAmendments.ts';
import { makeBankDetails, makeTaxEntry } from '../../factories.ts';
import { cardPng } from '../../sampleFiles.ts';
import type { Account } from '../people/accounts.ts';
import { admin, patchUser } from '../people/records.ts';

const DAY = 86_400_000;

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
  const at = Date.now() - days * DAY;
  await give(uid, 'bank', {
    values: bankValues(account, { link, hash: 'ab'.repeat(32) }),
    reason: 'We moved to another bank',
    status,
    by: status === 1 ? uid : 'validator',
    at,
    submittedAt: at - DAY,
    ...(status === 2 && { validatedBy: 'validator', validatedAt: at }),
  });
}

/** Makes the person a vendor whose first tax details wait for an approver. */
export async function giveTaxChange({ uid }: Account): Promise<void> {
  await patchUser(uid, { usertype: 'vendor', isGSTApplicable: 'yes' });
  const at = Date.now() - 3 * DAY;
  const lowerDeduction = { number: 'AB/2026/0001', until: '2027-03-31' };
  await give(uid, 'taxes', {
    values: taxValues(makeTaxEntry({ class: 'small', lowerDeduction })),
    reason: 'The certificate was renewed',
    status: 2,
    by: 'validator',
    at,
    submittedAt: at - DAY,
    validatedBy: 'validator',
    validatedAt: at,
  });
}

/** Stores a change of the contact number that came into force five days ago. */
export async function giveContactHistory({ uid }: Account, earlierPhone: string): Promise<void> {
  const at = Date.now() - 5 * DAY;
  const { user, ...values } = contactValues({
    designation: 'Director',
    phone: '9000000009',
    address: '12 Sample Marg, Mumbai 400069',
  });
  const step = { by: 'validator', at } as const;
  await give(uid, 'contact', {
    values: { user, ...values },
    reason: 'A new number',
    status: 3,
    ...step,
    submittedAt: at - DAY,
    validatedBy: 'validator',
    validatedAt: at,
  });
  const before = { designation: 'Producer', phone: earlierPhone, address: '7 Specimen Lane, Mumbai 400069' };
  const entry = { kind: 'contact', user: before, documents: {}, ...step } as const;
  await admin.writeRecords([{ path: `history/${uid}/items/${historyId(entry)}`, data: entry }]);
}

async function give(uid: string, kind: AmendmentKind, amendment: Amendment): Promise<void> {
  const summary = parseAmendmentSummary(await admin.readRecord(`amendments/${uid}`));
  await admin.writeRecords([
    { path: `amendments/${uid}/items/${kind}`, data: { ...amendment } },
    { path: `amendments/${uid}`, data: { ...withAmendment(summary, kind, amendment) } },
  ]);
}
