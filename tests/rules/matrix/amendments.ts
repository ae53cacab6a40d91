import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { samplePng } from '../../support/sampleFiles.ts';
import {
  commit,
  decision,
  give,
  giveValidated,
  justSignedIn,
  submission,
  valuesOf,
} from '../amendments/steps.ts';
import { admin, giveRecord, patchRecord } from '../world.ts';
import { type Role, type Scene, sceneFor } from './roles.ts';
import type { Questions } from './table.ts';

const CREATED = 'contact';

async function approve({ person }: Pick<Scene, 'person'>): Promise<void> {
  const forms = { ...person.record.forms, status: 4, approved: true, bankdetails: 2 };
  await giveRecord(`users/${person.uid}`, { ...person.record, forms });
}

/** A submitted change of the contact details, and a validated one of the GST registration. */
async function prepare(scene: Scene): Promise<void> {
  await approve(scene);
  await give(scene.person.uid, 'contact');
  await giveValidated(scene.person.uid, 'gst');
}

async function submit({ actor, person }: Scene): Promise<void> {
  const db = actor.uid === person.uid ? justSignedIn(person).db : actor.db;
  const step = submission(person.uid, valuesOf(person.uid, CREATED), { by: actor.uid });
  await commit({ uid: actor.uid, db }, person.uid, CREATED, step);
}

async function create(role: Role): Promise<void> {
  const scene = await sceneFor(role);
  await approve(scene);
  await submit(scene);
}

async function validate({ actor, person }: Scene): Promise<void> {
  const validated = { status: 3, validatedBy: actor.uid } as const;
  const at = Date.now();
  const step = await decision(person.uid, 'contact', actor.uid, { ...validated, at, validatedAt: at });
  await commit(actor, person.uid, 'contact', step);
}

async function confirm({ actor, person }: Scene): Promise<void> {
  const step = await decision(person.uid, 'gst', actor.uid, { status: 3 });
  await commit(actor, person.uid, 'gst', step);
}

/** A validated change of a vendor's tax details. */
export async function confirmTaxes({ actor, person }: Scene): Promise<void> {
  await approve({ person });
  await patchRecord(`users/${person.uid}`, { usertype: 'vendor' });
  await giveValidated(person.uid, 'taxes');
  const step = await decision(person.uid, 'taxes', actor.uid, { status: 3 });
  await commit(actor, person.uid, 'taxes', step);
}

async function takeBack({ actor, person }: Scene): Promise<void> {
  const amendment = { values: valuesOf(person.uid, 'gst'), reason: 'We moved to another bank' };
  const step = { ...amendment, status: 0, by: actor.uid, at: Date.now() } as const;
  await commit(actor, person.uid, 'gst', { allowed: true, amendment: step });
}

export const amendments: Questions = {
  prepare,
  get: ({ actor, person }) => getDoc(doc(actor.db, 'amendments', person.uid, 'items', 'contact')),
  list: ({ actor, person }) => getDocs(collection(actor.db, 'amendments', person.uid, 'items')),
  create,
  update: { validate, confirm, takeBack },
  delete: ({ actor, person }) => deleteDoc(doc(actor.db, 'amendments', person.uid, 'items', 'contact')),
};

/** The status of each kind, written together with an amendment. */
export const amendmentSummaries: Questions = {
  prepare,
  get: ({ actor, person }) => getDoc(doc(actor.db, 'amendments', person.uid)),
  list: ({ actor }) =>
    getDocs(query(collection(actor.db, 'amendments'), where('waiting', 'array-contains', 'reviewer'))),
  create,
  update: {
    alone: ({ actor, person }) => updateDoc(doc(actor.db, 'amendments', person.uid), { waiting: [] }),
  },
  delete: ({ actor, person }) => deleteDoc(doc(actor.db, 'amendments', person.uid)),
};

/** What was before; `create` puts a validated change in force. */
export const history: Questions = {
  prepare: ({ person }) => giveRecord(`history/${person.uid}/items/contact-1`, { kind: 'contact' }),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'history', person.uid, 'items', 'contact-1')),
  list: ({ actor, person }) => getDocs(collection(actor.db, 'history', person.uid, 'items')),
  create: async (role) => {
    const scene = await sceneFor(role);
    await approve(scene);
    await giveValidated(scene.person.uid, 'gst');
    await confirm(scene);
  },
  update: {
    change: ({ actor, person }) =>
      updateDoc(doc(actor.db, 'history', person.uid, 'items', 'contact-1'), { kind: 'bank' }),
  },
  delete: ({ actor, person }) => deleteDoc(doc(actor.db, 'history', person.uid, 'items', 'contact-1')),
};

const PNG = samplePng(2, 2);
const pathOf = ({ person }: Scene) => `vendors/${person.uid}/amendments/bank/1a2b3c4d-cheque.png`;

async function put(scene: Scene): Promise<void> {
  await scene.files.ref(pathOf(scene)).put(PNG.bytes, { contentType: PNG.contentType });
}

export const amendmentFile: Questions = {
  prepare: async (scene) => {
    await approve(scene);
    await admin.storeFile({ path: pathOf(scene), ...PNG });
  },
  get: (scene) => scene.files.ref(pathOf(scene)).getDownloadURL(),
  list: (scene) => scene.files.ref(pathOf(scene)).parent?.listAll() ?? Promise.reject(),
  create: async (role) => {
    const scene = await sceneFor(role);
    await approve(scene);
    await put(scene);
  },
  update: { replace: put },
  delete: (scene) => scene.files.ref(pathOf(scene)).delete(),
};
