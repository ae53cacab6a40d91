import { doc, writeBatch } from 'firebase/firestore/lite';
import { type Actor, type Fields, type Person, progressAfter, withEntry } from '../world.ts';

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

/** A decision as the approver writes it, without snapshot and entry. */
export function decisionOf(by: string, action = 'accept', status = 4, terms: Fields = {}): Fields {
  const approval = { action, by, at: Date.now(), ...terms };
  return { 'forms.status': status, 'forms.approved': status > 3, approval };
}
