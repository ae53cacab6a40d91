import { doc, writeBatch } from 'firebase/firestore/lite';
import type { UserRecord } from '../../../src/domain/records/records.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import type { Actor, Fields, Person } from '../world.ts';

/** The snapshot of the bank form of a fresh trainee, as the portal writes it. */
export function keptBank({ uid }: Pick<Actor, 'uid'>, part: Fields = {}): Fields {
  return { bankdetails: { user: {}, documents: {}, by: uid, at: Date.now(), ...part } };
}

/** Validates the bank form and writes `kept` as its snapshot in the same write; `fields` is another step, or none at all. */
export async function judge(
  actor: Pick<Actor, 'uid' | 'db'>,
  { uid, record }: Pick<Person, 'uid' | 'record'>,
  kept: Fields = keptBank(actor),
  fields: Fields = { 'forms.bankdetails': 2 },
): Promise<void> {
  const batch = writeBatch(actor.db);
  if (Object.keys(fields).length > 0) batch.update(doc(actor.db, 'users', uid), fields);
  if (Object.keys(fields).some((key) => key.startsWith('forms.'))) {
    const progress = { ...record, forms: formsAfter(record, fields) };
    batch.set(doc(actor.db, 'progress', uid), progressOf(progress, Date.now()));
  }
  batch.set(doc(actor.db, 'reviewed', uid), kept, { mergeFields: Object.keys(kept) });
  await batch.commit();
}

function formsAfter({ forms }: UserRecord, fields: Fields): UserRecord['forms'] {
  const moved = Object.entries(fields).filter(([key]) => key.startsWith('forms.'));
  return {
    ...forms,
    ...Object.fromEntries(moved.map(([key, value]) => [key.slice('forms.'.length), value])),
  };
}
