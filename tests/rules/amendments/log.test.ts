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

describe('the log and the fields of an approved record', { tags: ['amendment-steps'] }, () => {
  test('R7: a step has one log entry, also when its commit has two', async () => {
    const person = await givenApproved();
    const { uid } = person;
    const asked = submission(uid, valuesOf(uid, 'contact'));
    const { at } = asked.amendment;
    const own = {
      title: 'Ram Kumar asked',
      timestamp: at,
      did: 'changerequested',
      about: 'contact',
    } as const;
    const again = { title: 'Ram Kumar asked again' };
    await assertFails(commit(person, uid, 'contact', { ...asked, log: own }, { again }));
    await give(uid, 'bank');
    const reviewer = staff({ reviewer: true });
    const refused = await decision(uid, 'bank', reviewer.uid, { status: -1, refusal: 'No' });
    await assertFails(commit(reviewer, uid, 'bank', refused, { again: { title: 'Ravi refused again' } }));
    await assertSucceeds(commit(reviewer, uid, 'bank', refused));
  });

  test('R7: a log entry about a change is of the step that the same write is', async () => {
    const person = await givenApproved();
    const step = submission(person.uid, valuesOf(person.uid, 'contact'));
    const { at } = step.amendment;
    const log = {
      title: 'Ram Kumar asked',
      timestamp: at,
      did: 'changerequested',
      about: 'contact',
    } as const;
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
    const entry = {
      title: 'Ravi',
      timestamp: at,
      by: stranger.uid,
      did: 'changerequested',
      about: 'contact',
    };
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
    const log = {
      title: 'Ram Kumar asked',
      timestamp: step.amendment.at,
      did: 'changerequested',
      about: 'contact',
    } as const;
    await assertSucceeds(commit(person, person.uid, 'contact', { ...step, log }));
    const again = arrayUnion({ ...log, title: 'Ram Kumar asked again' });
    await assertFails(updateDoc(doc(person.db, 'users', person.uid), { logs: again }));
    const bank = submission(person.uid, valuesOf(person.uid, 'bank'));
    const borrowed = { ...log, title: 'Ram Kumar asked again' };
    const session = justSignedIn(person);
    await assertFails(commit(session, person.uid, 'bank', { ...bank, log: borrowed }));
    await assertSucceeds(commit(session, person.uid, 'bank', bank));
    await assertFails(updateDoc(doc(person.db, 'users', person.uid), { logs: again }));
  });

  test('R7: staff log a step of a change with the step only', async () => {
    const { uid } = await givenApproved();
    await give(uid, 'bank');
    const actor = staff({ reviewer: true });
    const step = await decision(uid, 'bank', actor.uid, VALIDATED(actor.uid));
    if (!step.log) throw new Error('There is no entry.');
    await assertSucceeds(commit(actor, uid, 'bank', step));
    const again = arrayUnion({ ...step.log, title: 'Forged words' });
    await assertFails(updateDoc(doc(actor.db, 'users', uid), { logs: again }));
    await give(uid, 'document');
    const other = await decision(uid, 'document', actor.uid, { status: -1, refusal: 'No' });
    const borrowed = { ...step.log, title: 'Forged words' };
    await assertFails(commit(actor, uid, 'document', { ...other, log: borrowed }));
    await assertSucceeds(commit(actor, uid, 'document', other));
    await assertFails(updateDoc(doc(actor.db, 'users', uid), { logs: again }));
  });

  test.each(['owner', 'staff'])(
    'R20: the %s does not turn the summary back to an older change',
    async (who) => {
      const { uid, ...person } = await givenApproved();
      const actor = who === 'owner' ? { ...person, uid } : staff({ reviewer: true });
      const older = await give(uid, 'document', { by: actor.uid });
      await give(uid, 'bank', { by: actor.uid, at: older.at + HOUR });
      const summary = doc(actor.db, 'amendments', uid);
      await assertFails(updateDoc(summary, { last: 'document', since: older.at }));
    },
  );

  test('R20: a step has a whole number as its time', async () => {
    const person = await givenApproved();
    const values = valuesOf(person.uid, 'contact');
    const at = Date.now() + 0.5;
    const half = submission(person.uid, values, { at, submittedAt: at });
    await assertFails(commit(person, person.uid, 'contact', half));
    await assertSucceeds(commit(person, person.uid, 'contact', submission(person.uid, values)));
  });

  test('R5: contact details of an approved person change by an amendment only', async () => {
    for (const status of [4, 5] as const) {
      const person = await givenTrainee({ forms: { status, bankdetails: 2 } });
      for (const field of ['designation', 'phone', 'address']) {
        await assertFails(updateDoc(doc(person.db, 'users', person.uid), { [field]: 'Other' }));
      }
      await assertSucceeds(updateDoc(doc(person.db, 'users', person.uid), { gstmailsend: true }));
    }
  });

  test('R20: nobody but staff changes snapshots, and nobody else adds history', async () => {
    const person = await givenApproved();
    await assertFails(updateDoc(doc(person.db, 'reviewed', person.uid), { 'profile.by': 'other' }));
    for (const { db } of [person, staff({ reviewer: true })])
      await assertFails(updateDoc(doc(db, 'decided', person.uid), { 'profile.by': 'other' }));
    const kept = { kind: 'contact', user: {}, documents: {}, by: person.uid, at: Date.now() };
    await assertFails(setDoc(doc(person.db, 'history', person.uid, 'items', 'contact-1'), kept));
  });

  test('R20: staff add no documents to a record before an amendment is in force', async () => {
    const person = await givenTrainee({ forms: { status: 4, approved: true } });
    await give(person.uid, 'document');
    const actor = staff({ reviewer: true, approver: true });
    await assertFails(setDoc(doc(actor.db, 'documents', person.uid), { PANTANCard: linkOf(person.uid) }));
  });

  test('R20: staff change no field of a record without an amendment', async () => {
    const person = await givenApproved();
    const actor = staff({ reviewer: true, approver: true });
    await assertFails(updateDoc(doc(actor.db, 'users', person.uid), { phone: '9000000009' }));
    await assertFails(updateDoc(doc(actor.db, 'documents', person.uid), { PANTANCard: linkOf(person.uid) }));
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
    ['with another status', { statuses: { contact: 2 } }],
    ['of another kind', { last: 'bank' }],
    ['with a second status', { statuses: { contact: 1, bank: 2 } }],
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
