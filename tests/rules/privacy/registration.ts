import { doc, writeBatch } from 'firebase/firestore/lite';
import { newPerson } from '../../../src/domain/records/newRecords.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import type { Actor, Fields } from '../world.ts';

/** The registration, in one write with the event of the notice where one is given. */
export function register({ db, uid, email }: Actor, version?: string, event?: Fields): Promise<void> {
  const entered = {
    usertype: 'trainee' as const,
    vendorStatus: 'Employee',
    nationality: 'Indian' as const,
    name: 'Ram Kumar',
    email,
    phone: '9000000001',
    pancard: 'ZZZPK0001Z',
    aadharcard: '',
    fpoc: 'Asha Rao',
    fpocno: 'asha.rao@media.example',
  };
  const record = newPerson(uid, entered, new Date());
  const batch = writeBatch(db);
  batch.set(doc(db, 'users', uid), record, { merge: true });
  batch.set(doc(db, 'progress', uid), { ...progressOf(record, Date.now()) });
  if (version && event) batch.set(doc(db, 'consents', uid, 'events', version), event);
  return batch.commit();
}
