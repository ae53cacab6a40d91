import { doc, writeBatch } from 'firebase/firestore/lite';
import {
  REVIEW_PARTS,
  type ReviewedRecord,
  type ReviewStep,
  snapshotsFor,
} from '../../../src/domain/review/snapshots.ts';
import { type Actor, admin, type Fields, type Person, progressAfter, withEntry } from '../world.ts';

/** The snapshot of a new trainee's bank form, as the portal writes it. */
export function keptBank({ uid }: Pick<Actor, 'uid'>, part: Fields = {}): Fields {
  return { bankdetails: { user: {}, documents: {}, by: uid, at: Date.now(), ...part } };
}

/**
 * Validates the bank form with `kept` as its snapshot in the same write; `fields` is another step, or none.
 */
export async function writeStep(
  actor: Pick<Actor, 'uid' | 'db'>,
  { uid, record }: Pick<Person, 'uid' | 'record'>,
  kept: Fields = keptBank(actor),
  fields: Fields = { 'forms.bankdetails': 2 },
  collection: 'reviewed' | 'decided' | 'findings' = 'reviewed',
): Promise<void> {
  const batch = writeBatch(actor.db);
  if (Object.keys(fields).length > 0)
    batch.update(doc(actor.db, 'users', uid), withEntry(actor, record, fields));
  const progress = progressAfter(actor, record, fields);
  if (progress) batch.set(doc(actor.db, 'progress', uid), progress);
  batch.set(doc(actor.db, collection, uid), kept, { mergeFields: Object.keys(kept) });
  await batch.commit();
}

/** Every part as stored, in the name of this reviewer or approver. */
export async function partsBy(
  { uid, record }: Pick<Person, 'uid' | 'record'>,
  by: string,
  on: ReviewStep['on'] = REVIEW_PARTS,
  at = Date.now(),
): Promise<ReviewedRecord> {
  const dataOf = async (collection: string) => (await admin.readRecord(`${collection}/${uid}`)) ?? {};
  const stored = { user: await dataOf('users'), documents: await dataOf('documents'), reviewed: {} };
  return snapshotsFor(record, { on, movesOverall: true, by, at }, stored);
}

/** A decision as the approver writes it, without snapshot and entry. */
export function decisionOf(by: string, action = 'accept', status = 4, terms: Fields = {}): Fields {
  const approval = { action, by, at: Date.now(), ...terms };
  return { 'forms.status': status, 'forms.approved': status > 3, approval };
}
