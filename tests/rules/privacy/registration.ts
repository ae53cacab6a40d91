import { doc, writeBatch } from 'firebase/firestore/lite';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import { makeNewPerson } from '../../support/factories.ts';
import type { Actor, Fields } from '../world.ts';

/** The registration, in one write with the event of the notice where one is given. */
export function register({ db, uid, email }: Actor, version?: string, event?: Fields): Promise<void> {
  const record = makeNewPerson(uid, email);
  const batch = writeBatch(db);
  batch.set(doc(db, 'users', uid), record, { merge: true });
  batch.set(doc(db, 'progress', uid), { ...progressOf(record, Date.now()) });
  if (version && event) batch.set(doc(db, 'consents', uid, 'events', version), event);
  return batch.commit();
}
