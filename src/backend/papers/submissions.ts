import { doc, getDoc, serverTimestamp } from 'firebase/firestore';
import type { PlainForm } from '../../domain/forms/registry.ts';
import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import { readText } from '../../domain/records/read.ts';
import type { BankDetails, EinvoicingDeclaration, NonGst, UserRecord } from '../../domain/records/records.ts';
import { copyId } from '../../domain/signed/signedCopy.ts';
import { signedCopy, withFields } from '../../domain/signed/signing.ts';
import * as bankDetails from '../../domain/transitions/bankDetails.ts';
import * as letters from '../../domain/transitions/letters.ts';
import * as overall from '../../domain/transitions/overall.ts';
import * as traineeForm from '../../domain/transitions/traineeForm.ts';
import { type AlsoWrite, commitSubmission } from '../commit/commit.ts';
import { signatureHash } from '../files/signatureHash.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { serverNow } from '../records/serverTime.ts';
import { notifyOfSubmission } from '../records/users.ts';

/** R19: the write that adds the signed copy to the transaction of a submission. */
function copyOf(uid: string): AlsoWrite {
  lookUpSignature(uid).catch(() => undefined);
  return async (transaction, { raw, documents }, { form, patch: { set, log } }) => {
    const record = parseUserRecord(uid, withFields(raw, set));
    const signHash = await signatureHash(record.signImage);
    const copy = await signedCopy(form, record, documents, { at: log?.timestamp, signHash });
    if (!copy) return;
    const reference = doc(getDatabase(), 'papers', uid, 'items', copyId(copy));
    transaction.set(reference, { ...copy, storedAt: serverTimestamp() });
  };
}

/**
 * Starts the look-up before the transaction needs it. Every screen listens to this record, so reading it costs nothing.
 */
async function lookUpSignature(uid: string): Promise<void> {
  const stored = await getDoc(doc(getDatabase(), 'users', uid));
  await signatureHash(readText(stored.get('signImage')));
}

async function submit(
  uid: string,
  submission: Parameters<typeof commitSubmission<'documents'>>[1],
  together: readonly 'documents'[] = [],
): Promise<void> {
  notifyOfSubmission(uid, await commitSubmission(uid, submission, together, copyOf(uid)));
}

/** This and the other submissions throw as commitTransition. */
export function submitBankDetails(uid: string, details: BankDetails): Promise<void> {
  return submit(
    uid,
    ({ record, documents }) => bankDetails.submitBankDetails(record, documents, details, serverNow()),
    ['documents'],
  );
}

export function submitNonApplicability(uid: string, declaration: NonGst): Promise<void> {
  return submit(uid, ({ record }) => letters.submitNonApplicability(record, declaration, serverNow()));
}

export function submitEinvoicing(uid: string, declaration: EinvoicingDeclaration): Promise<void> {
  return submit(uid, ({ record }) => letters.submitEinvoicing(record, declaration, serverNow()));
}

export function submitPlainForm<Key extends PlainForm>(
  uid: string,
  key: Key,
  entered: NonNullable<UserRecord[Key]>,
): Promise<void> {
  return submit(uid, ({ record }) => overall.submitPlainForm(record, key, entered, serverNow()));
}

export function submitTraineeForm(uid: string): Promise<void> {
  return submit(uid, ({ record }) => traineeForm.submitTraineeForm(record, serverNow()));
}
