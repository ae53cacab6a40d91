import { doc, getDoc, serverTimestamp } from 'firebase/firestore';
import { parseUserRecord } from '../../domain/records/parseRecord.ts';
import { readText } from '../../domain/records/read.ts';
import type {
  BankDetails,
  EinvoicingDeclaration,
  MsaAcceptance,
  NonGst,
} from '../../domain/records/records.ts';
import { copyId, type SignedForm } from '../../domain/signed/signedCopy.ts';
import { signedCopy, withFields } from '../../domain/signed/signing.ts';
import * as bankDetails from '../../domain/transitions/bankDetails.ts';
import * as letters from '../../domain/transitions/letters.ts';
import type { Transition } from '../../domain/transitions/patch.ts';
import * as traineeForm from '../../domain/transitions/traineeForm.ts';
import { signatureHash } from '../files/signatureHash.ts';
import { getDatabase } from '../firebase/firestore.ts';
import {
  type AlsoWrite,
  commitDocumentsTransition,
  commitTransition,
  type StoredUser,
} from '../records/commit.ts';
import { serverNow } from '../records/serverTime.ts';
import { tell } from '../records/users.ts';

/** R19: the write that adds the signed copy to the transaction of a submission. */
function copyOf(uid: string, form: SignedForm): AlsoWrite {
  lookUpSignature(uid).catch(() => undefined);
  return async (transaction, { raw }, { set, log }, documents) => {
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
  form: SignedForm,
  transition: (stored: StoredUser) => Transition,
): Promise<void> {
  tell(uid, await commitTransition(uid, transition, copyOf(uid, form)));
}

/** This and the other submissions throw as commitTransition. */
export async function submitBankDetails(uid: string, details: BankDetails): Promise<void> {
  const patch = await commitDocumentsTransition(
    uid,
    ({ record }, uploaded) => bankDetails.submitBankDetails(record, uploaded, details, serverNow()),
    copyOf(uid, 'bankdetails'),
  );
  tell(uid, patch);
}

export function submitNonApplicability(uid: string, declaration: NonGst): Promise<void> {
  return submit(uid, 'nonapplicability', ({ record }) =>
    letters.submitNonApplicability(record, declaration, serverNow()),
  );
}

export function submitEinvoicing(uid: string, declaration: EinvoicingDeclaration): Promise<void> {
  return submit(uid, 'einvoicing', ({ record }) =>
    letters.submitEinvoicing(record, declaration, serverNow()),
  );
}

export function acceptMsa(uid: string, acceptance: MsaAcceptance): Promise<void> {
  return submit(uid, 'msa', ({ record }) => letters.acceptMsa(record, acceptance, serverNow()));
}

export function submitTraineeForm(uid: string): Promise<void> {
  return submit(uid, 'vendorform', ({ record }) => traineeForm.submitTraineeForm(record, serverNow()));
}
