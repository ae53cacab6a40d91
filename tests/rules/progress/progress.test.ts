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
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import { listedForms, makeUserRecord } from '../../support/factories.ts';
import {
  admin,
  changed,
  type Fields,
  givenTrainee,
  newUid,
  type Person,
  SEEDED_SINCE,
  signedIn,
  type signedOut,
  update,
} from '../world.ts';

async function givenWithoutProgress(overrides: Fields = {}): Promise<Person> {
  const uid = newUid();
  const actor = signedIn({ uid });
  const stored = makeUserRecord({ uid, email: actor.email, ...overrides });
  await admin.writeRecords([{ path: `users/${uid}`, data: { ...stored } }]);
  return { ...actor, record: parseUserRecord(uid, stored) };
}

test.each([{}, { reviewer: true }, { approver: true }])(
  'R13, R23: an unverified address sees nothing, with the claims %o',
  async (claims) => {
    const { uid, record } = await givenTrainee();
    const { db } = signedIn({ email: record.fpocno, verified: false, ...claims });
    await assertFails(getDoc(doc(db, 'progress', uid)));
    await assertFails(getDocs(query(collection(db, 'progress'), where('fpocno', '==', record.fpocno))));
  },
);

test('R13: progress equals the users record after a change of both', async () => {
  const owner = await givenTrainee();
  const write = (shown: Fields) => update(owner, owner.record, { name: 'Ram Gupta' }, { shown });
  await assertFails(write({ name: 'Ram Gupte', words: ['Ram', 'Gupte'] }));
  await assertFails(write({ since: Date.now() }));
  await assertFails(write({ extra: 1 }));
  await assertFails(write({ words: ['Ram', 'Kumar'] }));
  await assertSucceeds(write({}));
});

test('R13: since is the current time when the forms change', async () => {
  const { record } = await givenTrainee({ forms: { bankdetails: 1 } });
  const reviewer = signedIn({ reviewer: true });
  const write = (since: number) => update(reviewer, record, { 'forms.bankdetails': 2 }, { shown: { since } });
  await assertFails(write(SEEDED_SINCE));
  await assertFails(write(Date.now() + 400_000));
  await assertFails(write(0));
  await assertSucceeds(write(Date.now()));
});

test('R13: the time of submission is the current time of the submission', {
  tags: ['progress-identity'],
}, async () => {
  const forms = listedForms(1);
  const submit = (owner: Person, submittedAt?: number) =>
    update(owner, owner.record, { 'forms.status': 1 }, { shown: { submittedAt } });
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
  for (const { record } of [await givenTrainee(), await givenWithoutProgress()]) {
    const deny = (submittedAt?: number) =>
      update(approver, record, { 'forms.status': 1, approval }, { shown: { submittedAt } });
    await assertFails(deny(Date.now()));
    await assertSucceeds(deny());
  }
});

const DIFFERENCES: [string, Fields][] = [
  ['uid', { uid: 'other' }],
  ['address', { email: 'other@demo.example' }],
  ['address, where it is missing', { email: undefined }],
  ['name', { name: 'Somebody Else' }],
  ['userid', { userid: 'O2611ABCDE' }],
  ['usertype', { usertype: 'vendor' }],
  ['fpocno', { fpocno: 'other@agency.example' }],
  ['forms', { forms: { status: 0 } }],
  ['words', { words: ['Ram'] }],
  ['words, where a space is part of one', { words: ['Ram Kumar'] }],
  ['words, where they are one', { words: ['RamKumar'] }],
  ['words, where they are no list', { words: 'Ram Kumar' }],
  ['decision', { decision: { action: 'accept', by: 'x', at: 1 } }],
  ['time of submission', { submittedAt: Date.now() }],
  ['keys', { phone: '9000000001' }],
];

test.each(DIFFERENCES)('R13: progress cannot differ from the users record in its %s', async (_, change) => {
  const owner = await givenTrainee();
  for (const { db } of [owner, signedIn({ reviewer: true }), signedIn({ approver: true })]) {
    const same = { ...progressOf(owner.record, SEEDED_SINCE) };
    await assertSucceeds(setDoc(doc(db, 'progress', owner.uid), same));
    await assertFails(setDoc(doc(db, 'progress', owner.uid), changed(same, change)));
  }
});

test.each(DIFFERENCES)(
  'R13: a new progress record must equal the users record in its %s',
  async (_, change) => {
    const uid = newUid();
    const owner = signedIn({ uid });
    const stored = makeUserRecord({ uid, email: owner.email });
    await admin.writeRecords([{ path: `users/${uid}`, data: { ...stored } }]);
    const progress = { ...progressOf(parseUserRecord(uid, stored), Date.now()) };
    await assertFails(setDoc(doc(owner.db, 'progress', uid), changed(progress, change)));
    for (const since of ['now', 1])
      await assertFails(setDoc(doc(owner.db, 'progress', uid), { ...progress, since }));
    await assertSucceeds(setDoc(doc(owner.db, 'progress', uid), progress));
  },
);

test('R13: staff can create it for an older record, but not for an introducer', async () => {
  for (const usertype of ['trainee', 'introducer'] as const) {
    const uid = newUid();
    const stored = { ...makeUserRecord({ uid }), usertype };
    await admin.writeRecords([{ path: `users/${uid}`, data: { ...stored } }]);
    const progress = { ...progressOf(parseUserRecord(uid, stored), Date.now()), fpocno: stored.fpocno };
    const write = (db: ReturnType<typeof signedOut>) =>
      setDoc(doc(db, 'progress', uid), { ...progress, usertype });
    if (usertype === 'introducer') await assertFails(write(signedIn({ reviewer: true }).db));
    else await assertSucceeds(write(signedIn({ approver: true }).db));
  }
});
