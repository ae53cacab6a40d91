import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayUnion,
  collection,
  doc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { AMENDMENT_KIND_KEYS } from '../../../src/domain/records/amendments.ts';
import type { AmendmentStep } from '../../../src/domain/transitions/amendments.ts';
import { type Fields, givenTrainee, linkOf } from '../world.ts';
import {
  commit,
  decision,
  give,
  givenApproved,
  HOUR,
  justSignedIn,
  staff,
  submission,
  VALIDATED,
  valuesOf,
} from './steps.ts';

/** The person's entry of this step. */
const entryOf = ({ amendment: { at: timestamp } }: ReturnType<typeof submission>) =>
  ({ title: 'Ram Kumar asked', timestamp, did: 'changerequested', about: 'contact' }) as const;

describe('the log and the fields of an approved record', { tags: ['amendment-steps'] }, () => {
  test('R7: a step has one log entry, also when its commit has two', async () => {
    const person = await givenApproved();
    const { uid } = person;
    const asked = submission(uid, valuesOf(uid, 'contact'));
    const own = entryOf(asked);
    const again = { title: 'Ram Kumar asked again' };
    await assertFails(commit(person, uid, 'contact', { ...asked, log: own }, { again }));
    await assertSucceeds(commit(person, uid, 'contact', { ...asked, log: own }));
  });

  test('R7: a log entry about a change is of the step that the same write is', async () => {
    const person = await givenApproved();
    const step = submission(person.uid, valuesOf(person.uid, 'contact'));
    const { at } = step.amendment;
    const log = entryOf(step);
    for (const change of [
      { did: 'changewithdrawn' },
      { did: 'changeinforce' },
      { about: 'bank' },
      { timestamp: at - 1 },
    ] as const) {
      const wrong = { ...step, log: { ...log, ...change } };
      await assertFails(commit(person, person.uid, 'contact', wrong));
    }
    await assertSucceeds(commit(person, person.uid, 'contact', { ...step, log }));
    const stranger = staff({ reviewer: true });
    const entry = { ...log, title: 'Ravi', by: stranger.uid };
    await assertFails(updateDoc(doc(stranger.db, 'users', person.uid), { logs: [log, entry] }));
  });

  test('R7: staff log a step in their own name and without other keys', async () => {
    const person = await givenApproved();
    await give(person.uid, 'bank');
    const actor = staff({ reviewer: true });
    const step = await decision(person.uid, 'bank', actor.uid, VALIDATED(actor.uid));
    if (!step.log) throw new Error('There is no entry.');
    for (const change of [{ by: 'other' }, { note: 'x' }, { did: 'changeinforce' }, { title: ' ' }]) {
      const wrong = { ...step, log: { ...step.log, ...change } } as AmendmentStep;
      await assertFails(commit(actor, person.uid, 'bank', wrong));
    }
    await assertSucceeds(commit(actor, person.uid, 'bank', step));
  });

  test('R7: the person logs a step of a change with the step only', async () => {
    const person = await givenApproved();
    const step = submission(person.uid, valuesOf(person.uid, 'contact'));
    const log = entryOf(step);
    await assertSucceeds(commit(person, person.uid, 'contact', { ...step, log }));
    const again = arrayUnion({ ...log, title: 'Ram Kumar asked again' });
    await assertFails(updateDoc(doc(person.db, 'users', person.uid), { logs: again }));
    const bank = submission(person.uid, valuesOf(person.uid, 'bank'));
    const borrowed = { ...log, title: 'Ram Kumar asked again' };
    const session = justSignedIn(person);
    await assertFails(commit(session, person.uid, 'bank', { ...bank, log: borrowed }));
    const own = { ...entryOf(bank), about: 'bank' } as const;
    await assertSucceeds(commit(session, person.uid, 'bank', { ...bank, log: own }));
    await assertFails(updateDoc(doc(person.db, 'users', person.uid), { logs: again }));
  });

  test('R20: nobody turns the summary back to an older change', async () => {
    const { uid, db } = await givenApproved();
    const older = await give(uid, 'document');
    await give(uid, 'bank', { at: older.at + HOUR });
    for (const since of [older.at, older.at + 1])
      await assertFails(updateDoc(doc(db, 'amendments', uid), { last: 'document', since }));
  });

  test('R20: a step has a whole number as its time', async () => {
    const person = await givenApproved();
    const values = valuesOf(person.uid, 'contact');
    const at = Date.now() + 0.5;
    const half = submission(person.uid, values, { at, submittedAt: at });
    await assertFails(commit(person, person.uid, 'contact', half));
    await assertSucceeds(commit(person, person.uid, 'contact', submission(person.uid, values)));
  });

  test('R20: staff add no documents to a record before an amendment is in force', async () => {
    const person = await givenTrainee({ forms: { status: 4, approved: true } });
    await give(person.uid, 'document');
    const { db } = staff({ reviewer: true, approver: true });
    await assertFails(setDoc(doc(db, 'documents', person.uid), { PANTANCard: linkOf(person.uid) }));
  });

  test('R20: staff change no field of a record without an amendment, and the person no snapshot', async () => {
    const person = await givenApproved();
    const actor = staff({ reviewer: true, approver: true });
    await assertFails(updateDoc(doc(actor.db, 'users', person.uid), { phone: '9000000009' }));
    await assertFails(updateDoc(doc(actor.db, 'documents', person.uid), { PANTANCard: linkOf(person.uid) }));
    await assertFails(updateDoc(doc(person.db, 'reviewed', person.uid), { 'profile.by': 'other' }));
    await give(person.uid, 'contact', { status: 3 });
    const { user } = valuesOf(person.uid, 'contact');
    await assertFails(updateDoc(doc(actor.db, 'users', person.uid), { ...user }));
  });
});

describe('who reads', { tags: ['amendment-lists'] }, () => {
  test('R2: an approver asks four users at a time who else has a value', async () => {
    const { db } = staff({ approver: true });
    const same = (most: number) =>
      getDocs(query(collection(db, 'users'), where('phone', 'in', ['9000000001']), limit(most)));
    await assertSucceeds(same(4));
    await assertFails(same(5));
    await assertFails(getDocs(query(collection(db, 'users'), where('phone', 'in', ['9000000001']))));
    await assertFails(
      getDocs(query(collection(staff({}).db, 'users'), where('phone', 'in', ['9000000001']), limit(4))),
    );
  });

  test.each<[string, Fields]>([
    ['with another status', { statuses: { contact: 2 }, waiting: ['approver'] }],
    ['of another kind', { last: 'bank' }],
    ['with a second status', { statuses: { contact: 1, bank: 2 }, waiting: ['reviewer', 'approver'] }],
    ['with another time', { since: 1 }],
    ['with a key more', { note: 'x' }],
    ['that waits for nobody', { waiting: [] }],
    ['that waits for an approver', { waiting: ['reviewer', 'approver'] }],
  ])('R20: no summary is stored %s', async (_, summary) => {
    const person = await givenApproved();
    const step = submission(person.uid, valuesOf(person.uid, 'contact'));
    await assertFails(commit(person, person.uid, 'contact', step, { summary }));
  });

  test('R20: a summary changes with its amendment only, and by who changes it', async () => {
    const person = await givenApproved();
    const { at } = await give(person.uid, 'contact');
    const since = { statuses: { contact: 1 }, waiting: ['reviewer'], last: 'contact', since: at };
    const stranger = staff({ reviewer: true });
    const batch = writeBatch(stranger.db);
    batch.set(doc(stranger.db, 'amendments', person.uid), since);
    await assertFails(batch.commit());
    const everyKind = AMENDMENT_KIND_KEYS.map((kind) => [kind, 1]);
    await assertFails(
      updateDoc(doc(person.db, 'amendments', person.uid), { statuses: Object.fromEntries(everyKind) }),
    );
  });
});
