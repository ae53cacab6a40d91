import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { NEVER } from '../../../src/domain/review/checks.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import {
  LINK_KEY,
  makeInvitation,
  makeProgress,
  makeRegistration,
  makeTaxes,
} from '../../support/factories.ts';
import { keptBank, writeStep } from '../review/writeStep.ts';
import { admin, giveRecord, linkOf, newUid, patchRecord, SEEDED_SINCE, signedIn, update } from '../world.ts';
import { confirmTaxes } from './amendments.ts';
import { type Role, type Scene, sceneFor } from './roles.ts';
import type { Questions } from './table.ts';

function del(scene: Scene, collectionName: string, id = scene.person.uid): Promise<void> {
  return deleteDoc(doc(scene.actor.db, collectionName, id));
}

/** For a person with an account and without records. */
async function asNewcomer(role: Role): Promise<Scene> {
  const scene = await sceneFor(role);
  const person = { ...scene.person, ...signedIn() };
  return { ...scene, person, actor: role === 'owner' ? person : scene.actor };
}

export const users: Questions = {
  get: ({ actor, person }) => getDoc(doc(actor.db, 'users', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'users')),
  create: async (role) => {
    const { actor, person } = await asNewcomer(role);
    const record = makeRegistration({ uid: person.uid, email: person.email });
    const batch = writeBatch(actor.db);
    batch.set(doc(actor.db, 'users', person.uid), record);
    batch.set(doc(actor.db, 'progress', person.uid), makeProgress({ designation: '', ...record } as never));
    await batch.commit();
  },
  update: {
    profile: ({ actor, person }) => update(actor, person.record, { phone: '9000000009' }),
    review: ({ actor, person }) => update(actor, person.record, { 'forms.bankdetails': 2 }),
    decision: ({ actor, person }) => update(actor, person.record, decision(actor)),
  },
  delete: (scene) => del(scene, 'users'),
};

export const documents: Questions = {
  prepare: ({ person }) => giveRecord(`documents/${person.uid}`, {}),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'documents', person.uid)),
  list: ({ actor }) => getDocs(query(collection(actor.db, 'documents'), limit(100))),
  create: async (role) => {
    const { actor, person } = await sceneFor(role);
    await setDoc(doc(actor.db, 'documents', person.uid), { PANTANCard: linkOf(person.uid) });
  },
  update: {
    upload: ({ actor, person }) =>
      updateDoc(doc(actor.db, 'documents', person.uid), { PANTANCard: linkOf(person.uid) }),
  },
  delete: (scene) => del(scene, 'documents'),
};

export const progress: Questions = {
  get: ({ actor, person }) => getDoc(doc(actor.db, 'progress', person.uid)),
  list: ({ actor, introducer }) =>
    getDocs(query(collection(actor.db, 'progress'), where('fpocno', '==', introducer.email))),
  create: async (role) => {
    const { actor, person } = await sceneFor(role);
    const uid = newUid();
    const owner = role === 'owner' ? signedIn({ uid }) : actor;
    const record = { ...person.record, uid };
    await giveRecord(`users/${uid}`, { ...record });
    await setDoc(doc(owner.db, 'progress', uid), progressOf(record, Date.now()));
  },
  update: {
    same: ({ actor, person }) =>
      setDoc(doc(actor.db, 'progress', person.uid), progressOf(person.record, SEEDED_SINCE)),
  },
  delete: (scene) => del(scene, 'progress'),
};

/** A snapshot of the bank form, written together with a review. */
export const reviewed: Questions = {
  prepare: ({ person }) => giveRecord(`reviewed/${person.uid}`, {}),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'reviewed', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'reviewed')),
  create: async (role) => {
    const { actor, person } = await sceneFor(role);
    await writeStep(actor, person);
  },
  update: { validate: ({ actor, person }) => writeStep(actor, person) },
  delete: (scene) => del(scene, 'reviewed'),
};

/** A snapshot of the bank form, written together with a decision. */
export const decided: Questions = {
  prepare: ({ person }) => giveRecord(`decided/${person.uid}`, {}),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'decided', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'decided')),
  create: async (role) => {
    const { actor, person } = await sceneFor(role);
    await writeStep(actor, person, keptBank(actor), decision(actor), 'decided');
  },
  update: {
    decide: ({ actor, person }) => writeStep(actor, person, keptBank(actor), decision(actor), 'decided'),
  },
  delete: (scene) => del(scene, 'decided'),
};

/** The findings, written when the record is sent for approval. */
export const findings: Questions = {
  prepare: ({ person }) => giveRecord(`findings/${person.uid}`, {}),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'findings', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'findings')),
  create: async (role) => send(await sceneFor(role)),
  update: { send },
  delete: (scene) => del(scene, 'findings'),
};

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

function decision({ uid }: Scene['actor']) {
  const approval = { action: 'accept', by: uid, at: Date.now() };
  return { 'forms.status': 4, 'forms.approved': true, approval };
}

/** An invitation of the person by their own introducer. */
export const invitations: Questions = {
  prepare: ({ person, introducer }) =>
    giveRecord(`invitations/${person.uid}`, invitation(introducer, person.email)),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'invitations', person.uid)),
  list: ({ actor, introducer }) =>
    getDocs(query(collection(actor.db, 'invitations'), where('introducerUid', '==', introducer.uid))),
  create: async (role) => {
    const { actor, person } = await sceneFor(role);
    await setDoc(doc(actor.db, 'invitations', newUid()), invitation(actor, person.email));
  },
  update: {
    use: ({ actor, person }) =>
      updateDoc(doc(actor.db, 'invitations', person.uid), { status: 'used', usedBy: actor.uid }),
    revoke: ({ actor, person }) => updateDoc(doc(actor.db, 'invitations', person.uid), { status: 'revoked' }),
  },
  delete: (scene) => del(scene, 'invitations'),
};

/** A reviewer's check, written together with the summary that counts it. */
export const checks: Questions = {
  prepare: ({ person }) => giveRecord(`checks/${person.uid}/items/earlier`, check('somebody')),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'checks', person.uid, 'items', 'earlier')),
  list: ({ actor, person }) => getDocs(collection(actor.db, 'checks', person.uid, 'items')),
  create: async (role) => recordCheck(await sceneFor(role)),
  update: {
    change: ({ actor, person }) =>
      updateDoc(doc(actor.db, 'checks', person.uid, 'items', 'earlier'), { result: 'differs' }),
  },
  delete: ({ actor, person }) => deleteDoc(doc(actor.db, 'checks', person.uid, 'items', 'earlier')),
};

/** The newest check of each kind, and the day on which the first of them is due. */
export const checkSummaries: Questions = {
  prepare: ({ person }) => giveRecord(`checks/${person.uid}`, summary('earlier')),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'checks', person.uid)),
  list: ({ actor }) => getDocs(query(collection(actor.db, 'checks'), where('due', '<=', NEVER))),
  create: async (role) => recordCheck(await sceneFor(role)),
  update: { record: (scene) => recordCheck(scene) },
  delete: (scene) => del(scene, 'checks'),
};

async function recordCheck({ actor, person }: Scene): Promise<void> {
  const id = newUid();
  const batch = writeBatch(actor.db);
  batch.set(doc(actor.db, 'checks', person.uid, 'items', id), check(actor.uid));
  batch.set(doc(actor.db, 'checks', person.uid), summary(id));
  await batch.commit();
}

/** A person whom another reviewer has taken. */
export const assignments: Questions = {
  prepare: ({ person }) =>
    giveRecord(`assignments/${person.uid}`, { reviewer: 'somebody', name: 'Ravi', at: 1 }),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'assignments', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'assignments')),
  create: async (role) => take(await sceneFor(role)),
  update: { 'take over': (scene) => take(scene, { from: 'somebody' }) },
  delete: (scene) => del(scene, 'assignments'),
};

function take({ actor, person }: Scene, change: object = {}): Promise<void> {
  const mark = { reviewer: actor.uid, name: 'Rita', at: Date.now(), ...change };
  return setDoc(doc(actor.db, 'assignments', person.uid), mark);
}

/** The figures of a month, which only the job writes. */
export const stats: Questions = {
  prepare: () => giveRecord('stats/2026-11', { groups: [] }),
  get: ({ actor }) => getDoc(doc(actor.db, 'stats', '2026-11')),
  list: ({ actor }) => getDocs(collection(actor.db, 'stats')),
  create: async (role) => {
    const { actor } = await sceneFor(role);
    await setDoc(doc(actor.db, 'stats', newUid()), { groups: [] });
  },
  update: { count: ({ actor }) => updateDoc(doc(actor.db, 'stats', '2026-11'), { older: 1 }) },
  delete: (scene) => del(scene, 'stats', '2026-11'),
};

/** The figures that count a person, which only the job writes. */
export const counted: Questions = {
  prepare: ({ person }) => giveRecord(`counted/${person.uid}`, { figures: ['approved 2026-11'] }),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'counted', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'counted')),
  create: async (role) => {
    const { actor, person } = await sceneFor(role);
    await setDoc(doc(actor.db, 'counted', person.uid), { figures: [] });
  },
  update: { count: ({ actor, person }) => updateDoc(doc(actor.db, 'counted', person.uid), { figures: [] }) },
  delete: (scene) => del(scene, 'counted'),
};

/** The log of exports for finance. */
export const exportsLog: Questions = {
  prepare: ({ person }) => giveRecord(`exports/${person.uid}`, exported('somebody')),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'exports', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'exports')),
  create: async (role) => {
    const { actor } = await sceneFor(role);
    await setDoc(doc(actor.db, 'exports', newUid()), exported(actor.uid));
  },
  update: { change: ({ actor, person }) => updateDoc(doc(actor.db, 'exports', person.uid), { count: 1 }) },
  delete: (scene) => del(scene, 'exports'),
};

/** A reminder that the introducer requested long ago. */
export const reminders: Questions = {
  prepare: ({ person, introducer }) =>
    giveRecord(`reminders/${person.uid}`, { asked: { by: introducer.uid, at: 1 } }),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'reminders', person.uid)),
  list: ({ actor, introducer }) =>
    getDocs(query(collection(actor.db, 'reminders'), where('asked.by', '==', introducer.uid))),
  create: async (role) => {
    const { actor, person } = await sceneFor(role);
    await setDoc(doc(actor.db, 'reminders', person.uid), { asked: { by: actor.uid, at: Date.now() } });
  },
  update: {
    ask: ({ actor, person }) =>
      updateDoc(doc(actor.db, 'reminders', person.uid), { asked: { by: actor.uid, at: Date.now() } }),
  },
  delete: (scene) => del(scene, 'reminders'),
};

/** The tax details of a vendor. */
export const taxes: Questions = {
  prepare: ({ person }) =>
    admin.writeRecords([
      { path: `users/${person.uid}`, data: { usertype: 'vendor' }, merge: true },
      { path: `taxes/${person.uid}`, data: { ...makeTaxes() } },
    ]),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'taxes', person.uid)),
  list: ({ actor }) =>
    getDocs(query(collection(actor.db, 'taxes'), where('lowerDeduction.until', '<=', NEVER))),
  create: async (role) => {
    const scene = await sceneFor(role);
    await patchRecord(`users/${scene.person.uid}`, { usertype: 'vendor' });
    await declare(scene);
  },
  update: { declare, confirm: confirmTaxes },
  delete: (scene) => del(scene, 'taxes'),
};

async function declare({ actor, person }: Scene): Promise<void> {
  await setDoc(doc(actor.db, 'taxes', person.uid), makeTaxes({ at: Date.now() }));
}

/** Unsaved text of Section 1. */
export const drafts: Questions = {
  prepare: ({ person }) => giveRecord(`drafts/${person.uid}/forms/sectionone`, draft()),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'drafts', person.uid, 'forms', 'sectionone')),
  list: ({ actor, person }) => getDocs(collection(actor.db, 'drafts', person.uid, 'forms')),
  create: async (role) => {
    const { actor, person } = await sceneFor(role);
    await setDoc(doc(actor.db, 'drafts', person.uid, 'forms', 'sectionone'), draft());
  },
  update: {
    keep: ({ actor, person }) => setDoc(doc(actor.db, 'drafts', person.uid, 'forms', 'sectionone'), draft()),
  },
  delete: ({ actor, person }) => deleteDoc(doc(actor.db, 'drafts', person.uid, 'forms', 'sectionone')),
};

function draft() {
  return { values: { city: '"Pu"' }, at: Date.now() };
}

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

function invitation(introducer: { uid: string; email: string }, email: string) {
  return makeInvitation({
    introducerUid: introducer.uid,
    introducerEmail: introducer.email,
    email: email.toLowerCase(),
  });
}
