import { doc, limit, setDoc, updateDoc, where, writeBatch } from 'firebase/firestore/lite';
import { NEVER } from '../../../src/domain/review/checks.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import {
  LINK_KEY,
  makeInvitation,
  makeProgress,
  makeRegistration,
  makeTaxes,
} from '../../support/factories.ts';
import { decisionOf, keptBank, writeStep } from '../review/writeStep.ts';
import { admin, giveRecord, linkOf, newUid, patchRecord, SEEDED_SINCE, signedIn, update } from '../world.ts';
import { confirmTaxes } from './amendments.ts';
import type { Scene } from './roles.ts';
import { filtered, recordAt } from './table.ts';

/** The record of the person. */
const of = (collection: string, parts: Parameters<typeof recordAt>[1]) =>
  recordAt(({ person }) => `${collection}/${person.uid}`, parts);

/** For a person with an account and without records. */
function asNewcomer({ role, actor }: Scene): { person: ReturnType<typeof signedIn>; actor: Scene['actor'] } {
  const person = signedIn();
  return { person, actor: role === 'owner' ? person : actor };
}

export const users = of('users', {
  create: async (scene) => {
    const { actor, person } = asNewcomer(scene);
    const record = makeRegistration({ uid: person.uid, email: person.email });
    const batch = writeBatch(actor.db);
    batch.set(doc(actor.db, 'users', person.uid), record);
    batch.set(doc(actor.db, 'progress', person.uid), makeProgress({ designation: '', ...record } as never));
    await batch.commit();
  },
  update: {
    profile: ({ actor, person }) => update(actor, person.record, { phone: '9000000009' }),
    review: ({ actor, person }) => update(actor, person.record, { 'forms.bankdetails': 2 }),
    decision: ({ actor, person }) => update(actor, person.record, decisionOf(actor.uid)),
  },
});

export const documents = of('documents', {
  stored: () => ({}),
  list: filtered(limit(100)),
  create: ({ person }, place) => setDoc(place, { PANTANCard: linkOf(person.uid) }),
  update: { upload: ({ person }, place) => updateDoc(place, { PANTANCard: linkOf(person.uid) }) },
});

export const progress = of('progress', {
  list: filtered(({ introducer }) => where('fpocno', '==', introducer.email)),
  create: async (scene) => {
    const { actor, person } = asNewcomer(scene);
    const record = { ...scene.person.record, uid: person.uid };
    await giveRecord(`users/${person.uid}`, { ...record });
    await setDoc(doc(actor.db, 'progress', person.uid), progressOf(record, Date.now()));
  },
  update: { same: ({ person }, place) => setDoc(place, progressOf(person.record, SEEDED_SINCE)) },
});

/** A snapshot of the bank form, written together with a review. */
export const reviewed = of('reviewed', {
  stored: () => ({}),
  create: ({ actor, person }) => writeStep(actor, person),
  update: { validate: ({ actor, person }) => writeStep(actor, person) },
});

/** A snapshot of the bank form, written together with a decision. */
export const decided = of('decided', { stored: () => ({}), create: decide, update: { decide } });

function decide({ actor, person }: Scene): Promise<void> {
  return writeStep(actor, person, keptBank(actor), decisionOf(actor.uid), 'decided');
}

/** The findings, written when the record is sent for approval. */
export const findings = of('findings', { stored: () => ({}), create: send, update: { send } });

async function send({ actor, person }: Scene): Promise<void> {
  const forms = { ...person.record.forms, status: 2 as const };
  await admin.writeRecords(
    ['users', 'progress'].map((collection) => ({
      path: `${collection}/${person.uid}`,
      data: { ...person.record, forms },
    })),
  );
  const sent = { by: actor.uid, at: Date.now() };
  const validated = { ...person, record: { ...person.record, forms } };
  const found = { points: 0, duplicates: [], linkKey: LINK_KEY, ...sent };
  await writeStep(actor, validated, found, { 'forms.status': 3, sent }, 'findings');
}

/** An invitation of the person by their own introducer. */
export const invitations = of('invitations', {
  stored: ({ person, introducer }) => invitation(introducer, person.email),
  list: filtered(({ introducer }) => where('introducerUid', '==', introducer.uid)),
  create: ({ actor, person }) =>
    setDoc(doc(actor.db, 'invitations', newUid()), invitation(actor, person.email)),
  update: {
    use: ({ actor }, place) => updateDoc(place, { status: 'used', usedBy: actor.uid }),
    revoke: (_, place) => updateDoc(place, { status: 'revoked' }),
  },
});

/** A reviewer's check, written together with the summary that counts it. */
export const checks = recordAt(({ person }) => `checks/${person.uid}/items/earlier`, {
  stored: () => check('somebody'),
  create: recordCheck,
  update: { change: (_, place) => updateDoc(place, { result: 'differs' }) },
});

/** The newest check of each kind, and the day on which the first of them is due. */
export const checkSummaries = of('checks', {
  stored: () => summary('earlier'),
  list: filtered(where('due', '<=', NEVER)),
  create: recordCheck,
  update: { record: recordCheck },
});

async function recordCheck({ actor, person }: Scene): Promise<void> {
  const id = newUid();
  const batch = writeBatch(actor.db);
  batch.set(doc(actor.db, 'checks', person.uid, 'items', id), check(actor.uid));
  batch.set(doc(actor.db, 'checks', person.uid), summary(id));
  await batch.commit();
}

const mark = (reviewer: string) => ({ reviewer, name: 'Rita', at: Date.now() });

/** A person whom another reviewer has taken. */
export const assignments = of('assignments', {
  stored: () => mark('somebody'),
  create: ({ actor }, place) => setDoc(place, mark(actor.uid)),
  update: { 'take over': ({ actor }, place) => setDoc(place, { ...mark(actor.uid), from: 'somebody' }) },
});

/** The figures of a month, which only the job writes. */
export const stats = recordAt(() => 'stats/2026-11', {
  stored: () => ({ groups: [] }),
  create: ({ actor }) => setDoc(doc(actor.db, 'stats', newUid()), { groups: [] }),
  update: { count: (_, place) => updateDoc(place, { older: 1 }) },
});

/** The figures that count a person, which only the job writes. */
export const counted = of('counted', {
  stored: () => ({ figures: ['approved 2026-11'] }),
  create: (_, place) => setDoc(place, { figures: [] }),
  update: { count: (_, place) => updateDoc(place, { figures: [] }) },
});

/** The log of exports for finance. */
export const exportsLog = of('exports', {
  stored: () => exported('somebody'),
  create: ({ actor }) => setDoc(doc(actor.db, 'exports', newUid()), exported(actor.uid)),
  update: { change: (_, place) => updateDoc(place, { count: 1 }) },
});

const asked = (by: string, at = Date.now()) => ({ asked: { by, at } });

/** A reminder that the introducer requested long ago. */
export const reminders = of('reminders', {
  stored: ({ introducer }) => asked(introducer.uid, 1),
  list: filtered(({ introducer }) => where('asked.by', '==', introducer.uid)),
  create: ({ actor }, place) => setDoc(place, asked(actor.uid)),
  update: { ask: ({ actor }, place) => updateDoc(place, asked(actor.uid)) },
});

const asVendor = ({ person }: Scene) => patchRecord(`users/${person.uid}`, { usertype: 'vendor' });

/** The tax details of a vendor. */
export const taxes = of('taxes', {
  prepare: asVendor,
  stored: () => ({ ...makeTaxes() }),
  list: filtered(where('lowerDeduction.until', '<=', NEVER)),
  create: async (scene, place) => {
    await asVendor(scene);
    await setDoc(place, makeTaxes({ at: Date.now() }));
  },
  update: { declare: (_, place) => setDoc(place, makeTaxes({ at: Date.now() })), confirm: confirmTaxes },
});

const draft = () => ({ values: { city: '"Pu"' }, at: Date.now() });

/** Unsaved text of Section 1. */
export const drafts = recordAt(({ person }) => `drafts/${person.uid}/forms/sectionone`, {
  stored: draft,
  create: (_, place) => setDoc(place, draft()),
  update: { keep: (_, place) => setDoc(place, draft()) },
});

const CHECKED_ON = '2026-11-20';

function check(by: string) {
  return { kind: 'gst', result: 'matches', nameFound: 'Ram Kumar', day: CHECKED_ON, by, at: Date.now() };
}

function summary(last: string) {
  return { newest: { gst: { day: CHECKED_ON, again: NEVER } }, due: NEVER, last };
}

function exported(by: string) {
  return { by, at: Date.now(), format: 'csv', fields: ['pan', 'bank'], count: 12 };
}

function invitation({ uid, email: introducerEmail }: Scene['actor'], email: string) {
  return { ...makeInvitation({ introducerUid: uid, introducerEmail, email: email.toLowerCase() }) };
}
