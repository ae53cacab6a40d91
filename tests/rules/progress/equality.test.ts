import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import { makeUserRecord } from '../../support/factories.ts';
import {
  admin,
  changed,
  type Fields,
  givenTrainee,
  newUid,
  SEEDED_SINCE,
  signedIn,
  type signedOut,
} from '../world.ts';

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
