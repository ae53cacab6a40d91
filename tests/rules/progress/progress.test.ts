import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import { listedForms, makeUserRecord } from '../../support/factories.ts';
import { keptBank } from '../review/writeStep.ts';
import {
  admin,
  type Fields,
  givenTrainee,
  newUid,
  type Person,
  SEEDED_SINCE,
  signedIn,
  withEntry,
} from '../world.ts';

async function givenWithoutProgress(overrides: Fields = {}): Promise<Person> {
  const uid = newUid();
  const actor = signedIn({ uid });
  const stored = makeUserRecord({ uid, email: actor.email, ...overrides });
  await admin.writeRecords([{ path: `users/${uid}`, data: { ...stored } }]);
  return { ...actor, record: parseUserRecord(uid, stored) };
}

describe('reading', () => {
  test.each([{}, { reviewer: true }, { approver: true }])(
    'R13, R23: an unverified address sees nothing, with the claims %o',
    async (claims) => {
      const { uid, record } = await givenTrainee();
      const { db } = signedIn({ email: record.fpocno, verified: false, ...claims });
      await assertFails(getDoc(doc(db, 'progress', uid)));
      await assertFails(getDocs(query(collection(db, 'progress'), where('fpocno', '==', record.fpocno))));
    },
  );
});

describe('writing', () => {
  test('R13: progress equals the users record after a change of both', async () => {
    const owner = await givenTrainee();
    const write = (fields: Fields) => {
      const batch = writeBatch(owner.db);
      batch.update(doc(owner.db, 'users', owner.uid), { name: 'Ram Gupta' });
      batch.update(doc(owner.db, 'progress', owner.uid), fields);
      return batch.commit();
    };
    const words = ['Ram', 'Gupta'];
    await assertFails(write({ name: 'Ram Gupte', words: ['Ram', 'Gupte'] }));
    await assertFails(write({ name: 'Ram Gupta', words, since: Date.now() }));
    await assertFails(write({ name: 'Ram Gupta', words, extra: 1 }));
    await assertFails(write({ name: 'Ram Gupta' }));
    await assertSucceeds(write({ name: 'Ram Gupta', words }));
  });

  test('R13: since is the current time when the forms change', async () => {
    const { record } = await givenTrainee({ forms: { bankdetails: 1 } });
    const reviewer = signedIn({ reviewer: true });
    const write = (since: number) => {
      const forms = { ...record.forms, bankdetails: 2 as const };
      const batch = writeBatch(reviewer.db);
      batch.update(
        doc(reviewer.db, 'users', record.uid),
        withEntry(reviewer, record, { 'forms.bankdetails': 2 }),
      );
      batch.set(doc(reviewer.db, 'progress', record.uid), progressOf({ ...record, forms }, since));
      batch.set(doc(reviewer.db, 'reviewed', record.uid), keptBank(reviewer));
      return batch.commit();
    };
    await assertFails(write(SEEDED_SINCE));
    await assertFails(write(Date.now() + 400_000));
    await assertFails(write(0));
    await assertSucceeds(write(Date.now()));
  });

  test('R13: the time of submission is the current time of the submission', {
    tags: ['progress-identity'],
  }, async () => {
    const forms = listedForms(1);
    const submit = ({ db, uid, record }: Person, submittedAt?: number) => {
      const batch = writeBatch(db);
      batch.update(doc(db, 'users', uid), { 'forms.status': 1 });
      const after = { ...record, forms: { ...record.forms, status: 1 as const } };
      batch.set(doc(db, 'progress', uid), progressOf(after, Date.now(), submittedAt));
      return batch.commit();
    };
    const first = await givenTrainee({ forms });
    await assertFails(submit(first));
    await assertFails(submit(first, Date.now() - 400_000));
    await assertSucceeds(submit(first, Date.now()));
    const older = await givenWithoutProgress({ forms });
    await assertFails(submit(older, Date.now() - 400_000));
    await assertSucceeds(submit(older, Date.now()));
  });

  test('R13: the time of submission cannot change alone, or a denial would look answered', async () => {
    const approval = { action: 'deny' as const, by: 'x', at: SEEDED_SINCE };
    const owner = await givenTrainee({ approval, forms: { status: 1 } });
    const shown = progressOf(owner.record, SEEDED_SINCE, SEEDED_SINCE - 1);
    await admin.writeRecords([{ path: `progress/${owner.uid}`, data: { ...shown } }]);
    for (const { db } of [owner, signedIn({ reviewer: true }), signedIn({ approver: true })]) {
      const reference = doc(db, 'progress', owner.uid);
      await assertFails(updateDoc(reference, { submittedAt: Date.now() }));
      await assertFails(updateDoc(reference, { submittedAt: deleteField() }));
      await assertFails(updateDoc(reference, { decision: deleteField() }));
      await assertSucceeds(setDoc(reference, { ...shown }));
    }
    const older = await givenWithoutProgress({ approval, forms: { status: 1 } });
    const reference = doc(older.db, 'progress', older.uid);
    await assertFails(setDoc(reference, progressOf(older.record, Date.now(), Date.now())));
    await assertSucceeds(setDoc(reference, progressOf(older.record, Date.now())));
  });

  test('R13: a denial of a pending record is not a submission', async () => {
    const approver = signedIn({ approver: true });
    const approval = { action: 'deny' as const, by: approver.uid, at: Date.now() };
    for (const { uid, record } of [await givenTrainee(), await givenWithoutProgress()]) {
      const deny = (submittedAt?: number) => {
        const batch = writeBatch(approver.db);
        batch.update(
          doc(approver.db, 'users', uid),
          withEntry(approver, record, { 'forms.status': 1, approval }),
        );
        const after = { ...record, approval, forms: { ...record.forms, status: 1 as const } };
        batch.set(doc(approver.db, 'progress', uid), progressOf(after, Date.now(), submittedAt));
        return batch.commit();
      };
      await assertFails(deny(Date.now()));
      await assertSucceeds(deny());
    }
  });
});
