import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import type { AmendedValues, Amendment, AmendmentKind } from '../../../src/domain/records/amendments.ts';
import { documentValues, gstValues } from '../../../src/domain/records/newAmendments.ts';
import { DATED_DOCUMENTS } from '../../../src/domain/records/records.ts';
import * as amendments from '../../../src/domain/transitions/amendments.ts';
import { type ActorOptions, admin, changed, dayOf, signedIn } from '../world.ts';
import {
  acceptContact,
  commit,
  confirm,
  decision,
  FULL_LOG,
  fileOf,
  give,
  givenApproved,
  giveValidated,
  staff,
  submission,
  type Tampered,
  VALIDATED,
  validate,
  valuesOf,
} from './steps.ts';

describe('each part of a change', { tags: ['amendment-values'] }, () => {
  const ended = { isGSTApplicable: 'no', GSTIN: '' };

  test.each<[string, (uid: string) => unknown]>([
    ['a certificate', (uid) => ({ ...gstValues('27ZZZPK0001Z1ZV', fileOf(uid, 'gst')), user: ended })],
    ['a GSTIN', () => ({ ...gstValues(''), user: { ...ended, GSTIN: '27ZZZPK0001Z1ZV' } })],
    ['another answer', () => ({ ...gstValues(''), user: { ...ended, isGSTApplicable: 'maybe' } })],
  ])('R20: the registration of a registered person does not end with %s', async (_, values) => {
    const person = await givenApproved({ isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZV' });
    const step = submission(person.uid, values(person.uid) as AmendedValues);
    await assertFails(commit(person, person.uid, 'gst', step));
    await assertSucceeds(commit(person, person.uid, 'gst', submission(person.uid, gstValues(''))));
  });
});

describe('a step that brings nothing into force', { tags: ['amendment-in-force'] }, () => {
  test('R20: a refusal sets no field of the record and of the snapshot', async () => {
    const person = await givenApproved();
    const { uid } = person;
    const seen = await give(uid, 'contact');
    const reviewer = staff({ reviewer: true });
    const how = { seen, refusal: 'Which office?', isReviewer: true };
    const step = amendments.refuseAmendment(person.record, seen, 'contact', how, reviewer, Date.now());
    const { user } = valuesOf(uid, 'contact');
    await assertFails(commit(reviewer, uid, 'contact', step, { user }));
    await assertSucceeds(commit(reviewer, uid, 'contact', step));
    const snapshot = doc(reviewer.db, 'reviewed', uid);
    await assertFails(updateDoc(snapshot, { 'profile.user': user }));
  });
});

describe('who takes a step, and when', { tags: ['amendment-steps'] }, () => {
  test('R20: a validated change is taken back, and one in force is not', async () => {
    const person = await givenApproved();
    const { uid } = person;
    for (const [status, assert] of [[3, assertFails] as const, [2, assertSucceeds] as const]) {
      const { values, reason } = await give(uid, 'contact', { status });
      const amendment = { values, reason, status: 0, by: uid, at: Date.now() } as const;
      await assert(commit(person, uid, 'contact', { allowed: true, amendment }));
    }
  });

  test('R20: a step moves the summary, which names its kind', async () => {
    const person = await givenApproved();
    const { uid } = person;
    const at = Date.now();
    await give(uid, 'contact', { status: -1 });
    const step = submission(uid, valuesOf(uid, 'contact'), { at, submittedAt: at });
    await assertFails(commit(person, uid, 'contact', step, { summary: null }));
    await give(uid, 'bank', { at, submittedAt: at });
    await assertFails(commit(person, uid, 'contact', step, { summary: null }));
    await assertSucceeds(commit(person, uid, 'contact', step));
  });

  test('R20: a reviewer refuses what is submitted or validated, with at most 500 characters', async () => {
    const { uid } = await givenApproved();
    const reviewer = staff({ reviewer: true });
    const refuse = async (length: number) =>
      commit(
        reviewer,
        uid,
        'contact',
        await decision(uid, 'contact', reviewer.uid, { status: -1, refusal: 'x'.repeat(length) }),
      );
    for (const status of [0, -1, 3] as const) {
      await give(uid, 'contact', { status });
      await assertFails(refuse(1));
    }
    await give(uid, 'contact');
    await assertFails(refuse(501));
    await assertSucceeds(refuse(500));
  });
});

describe('the snapshot of a change in force', { tags: ['amendment-in-force'] }, () => {
  test('R20: only the part and the fields of the change move', async () => {
    const person = await givenApproved();
    const { uid } = person;
    await give(uid, 'contact');
    for (const tampered of [
      { reviewed: { user: { ...valuesOf(uid, 'contact').user, name: 'Ram Gupta' } } },
      { part: 'bankdetails' },
      { others: { bankdetails: {} } },
    ])
      await assertFails(acceptContact(uid, tampered));
    await assertSucceeds(acceptContact(uid));
  });
});

describe('a change in force is whole', { tags: ['amendment-in-force'] }, () => {
  test.each<[string, AmendmentKind, Partial<Amendment>, Tampered[]]>([
    ['a new file', 'document', {}, [{ reviewed: null }]],
    ['the end of a registration', 'gst', { values: gstValues('') }, [{ reviewed: null }, { decided: null }]],
  ])('R20: the snapshots have %s', async (_, kind, change, tampered) => {
    const { uid } = await givenApproved({ isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZV' });
    await giveValidated(uid, kind, change);
    for (const missing of tampered) await assertFails(confirm(uid, kind, { approver: true }, {}, missing));
    await assertSucceeds(confirm(uid, kind));
  });

  test('R20: the copy of a decision gets the contact details of the change', async () => {
    const { uid } = await givenApproved();
    await give(uid, 'contact');
    const both = { reviewer: true, approver: true };
    const { user } = valuesOf(uid, 'contact');
    const copied = (by: ActorOptions, fields: object = {}) =>
      validate(uid, 'contact', by, { status: 3 }, { decided: { user: { ...user, ...fields } } });
    await assertFails(copied(both, { phone: '9000000001' }));
    await assertFails(copied({ reviewer: true }));
    await assertSucceeds(copied(both));
  });

  test.each([
    ['another step of staff', { did: 'accepted' }],
    ['another kind of change', { did: 'changeinforce', about: 'contact' }],
    ['a text of the person', {}],
    ['an earlier step', { did: 'changevalidated', about: 'document', timestamp: 1 }],
  ])('R20: a change in force has its own entry, not that of %s', async (_, entry) => {
    const at = Date.now();
    const { uid } = await givenApproved({ logs: [{ title: 'Ram Kumar', timestamp: at, ...entry }] });
    await giveValidated(uid, 'document');
    const approver = staff({ approver: true });
    const step = await decision(uid, 'document', approver.uid, { status: 3, at });
    await assertFails(commit(approver, uid, 'document', step, { user: null }));
    await assertSucceeds(commit(approver, uid, 'document', step));
  });

  test('R20: contact details need no documents', async () => {
    const { uid } = await givenApproved();
    await admin.deleteRecord(`documents/${uid}`);
    await give(uid, 'contact');
    await assertSucceeds(acceptContact(uid));
  });

  test.each<[string, AmendmentKind, object]>([
    ['puts in force', 'contact', { status: 3 }],
    ['validates', 'bank', {}],
    ['refuses', 'contact', { status: -1, refusal: 'No', validatedBy: undefined, validatedAt: undefined }],
  ])('R7: only a full log takes no entry when a reviewer %s a change', async (_, kind, change) => {
    for (const isFull of [false, true]) {
      const { uid } = await givenApproved({ logs: FULL_LOG.slice(isFull ? 0 : 1) });
      await give(uid, kind);
      const reviewer = staff({ reviewer: true });
      const step = await decision(uid, kind, reviewer.uid, { ...VALIDATED(reviewer.uid), ...change });
      const logged = { ...step, amendment: changed(step.amendment, {}) as unknown as Amendment };
      const { log: _, ...unlogged } = logged;
      const [refused, taken] = isFull ? [logged, unlogged] : [unlogged, logged];
      await assertFails(commit(reviewer, uid, kind, refused));
      await assertSucceeds(commit(reviewer, uid, kind, taken));
    }
  });

  test('R11: no document comes into force after its last day', async () => {
    const { uid } = await givenApproved();
    for (const key of DATED_DOCUMENTS) {
      const kind = key === 'GSTCertificate' ? 'gst' : 'document';
      const valid = async (days: number) => {
        const values = documentValues(key as 'CompanyCertificate', fileOf(uid, kind), dayOf(days));
        const { user } = valuesOf(uid, kind);
        await giveValidated(uid, kind, { values: { ...values, user } });
        return confirm(uid, kind);
      };
      await assertFails(valid(-1));
      await assertSucceeds(valid(0));
    }
  });

  test('R20: only staff refuse a change', async () => {
    const { uid } = await givenApproved({ logs: FULL_LOG });
    await giveValidated(uid, 'document');
    const stranger = staff({});
    const refused = { status: -1, refusal: 'No' } as const;
    const theirs = await decision(uid, 'document', stranger.uid, refused);
    await assertFails(commit(stranger, uid, 'document', theirs, { user: null }));
  });

  test('R20: history is written by who put the change in force, with the id and time of the step', async () => {
    const { uid, record } = await givenApproved();
    await admin.deleteRecord(`reviewed/${uid}`);
    const [actor, other] = [staff({ reviewer: true }), staff({ reviewer: true })];
    const at = Date.now();
    const { designation, phone, address } = record;
    const user = { designation, phone, address };
    const keep = ({ db }: Pick<typeof actor, 'db'>, by = actor.uid, time = at, id = `contact-${time}`) =>
      setDoc(doc(db, 'history', uid, 'items', id), { kind: 'contact', user, documents: {}, by, at: time });
    await give(uid, 'contact', { status: 2, by: actor.uid, at });
    await assertFails(keep(actor));
    await give(uid, 'contact', { status: 3, by: uid, at });
    await assertFails(keep(actor));
    await assertFails(keep(signedIn({ uid }), uid));
    await give(uid, 'contact', { status: 3, by: actor.uid, at });
    await assertFails(keep(other));
    await assertFails(keep(actor, actor.uid, at + 1));
    await assertFails(keep(actor, actor.uid, at, 'contact-1'));
    await assertSucceeds(keep(actor));
  });
});
