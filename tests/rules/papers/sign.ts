import { arrayUnion, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { sha256 } from '../../../src/domain/files/sha256.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { FormKey } from '../../../src/domain/records/records.ts';
import { copyId, hashedText, type SignedCopy } from '../../../src/domain/signed/signedCopy.ts';
import { signedCopy, withFields } from '../../../src/domain/signed/signing.ts';
import type { UserPatch } from '../../../src/domain/transitions/patch.ts';
import { allForms } from '../../support/factories.ts';
import { FILLED_RECORD, SUBMISSIONS } from '../model/forms.ts';
import {
  type Actor,
  admin,
  type Fields,
  givenTrainee,
  linkOf,
  type Person,
  progressAfter,
} from '../world.ts';

const SIGN_HASH = 'cd'.repeat(32);

/** A vendor whose forms are all filled in and pending, with signature and cheque. */
export async function givenUnsigned(change: Fields = {}): Promise<Person> {
  const person = await givenTrainee(
    {
      ...FILLED_RECORD,
      usertype: 'vendor',
      vendortype: 'Other',
      isGSTApplicable: 'no',
      isEinvoicingApplicable: 'no',
      forms: allForms(0),
      ...change,
    },
    {},
  );
  const signImage = linkOf(person.uid, 'signature');
  await admin.writeRecords([
    { path: `users/${person.uid}`, data: { signImage }, merge: true },
    { path: `documents/${person.uid}`, data: { cancelledCheque: linkOf(person.uid) } },
  ]);
  return { ...person, record: { ...person.record, signImage } };
}

interface Submission {
  patch: UserPatch;
  copy: SignedCopy;
}

/** The submission of a complete form by the portal. */
export async function submissionOf(
  { record, uid }: Person,
  form: FormKey,
  now = Date.now(),
): Promise<Submission> {
  const documents = parseDocumentsRecord(await admin.readRecord(`documents/${uid}`));
  const outcome = SUBMISSIONS[form](record, record, documents, now);
  if (!outcome.allowed) throw new Error(outcome.refusal.reason);
  const { patch } = outcome;
  const raw = (await admin.readRecord(`users/${uid}`)) ?? {};
  const after = parseUserRecord(uid, withFields(raw, patch.set));
  const copy = await signedCopy(form, after, documents, { at: patch.log?.timestamp, signHash: SIGN_HASH });
  if (!copy) throw new Error('no copy');
  return { patch, copy };
}

export async function withHash(uid: string, copy: SignedCopy): Promise<SignedCopy> {
  return { ...copy, hash: await sha256(hashedText(uid, copy)) };
}

interface Written {
  copy?: Fields | undefined;
  /** Of the copy; that of its form and time by default. */
  id?: string;
  uid?: string;
  patch?: UserPatch | undefined;
  storedAt?: unknown;
  /** A log entry behind that of the submission. */
  note?: Fields;
}

/** One request with the fields of the form and a copy, each of which may be missing. */
export async function commit(
  actor: Actor,
  { record }: Person,
  { copy, patch, id, uid = record.uid, storedAt = serverTimestamp(), note }: Written,
): Promise<void> {
  const batch = writeBatch(actor.db);
  if (patch) {
    const { logs = [] } = (await admin.readRecord(`users/${record.uid}`)) ?? {};
    const fields = { ...patch.set, ...(patch.log && { logs: [...(logs as unknown[]), patch.log] }) };
    batch.update(doc(actor.db, 'users', record.uid), fields);
    const progress = progressAfter(actor, record, patch.set as Fields);
    if (progress) batch.set(doc(actor.db, 'progress', record.uid), progress);
  }
  if (note) batch.update(doc(actor.db, 'users', record.uid), { logs: arrayUnion(note) });
  if (copy) {
    const named = id ?? copyId(copy as unknown as SignedCopy);
    batch.set(doc(actor.db, 'papers', uid, 'items', named), { ...copy, storedAt });
  }
  return batch.commit();
}
