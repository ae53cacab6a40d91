import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { groupName, privacy } from '../../../src/config/portal.ts';
import { newConsent } from '../../../src/domain/privacy/consents.ts';
import { noticeVersion } from '../../../src/domain/privacy/notice.ts';
import { giveRecord, newUid } from '../world.ts';
import { type Role, type Scene, sceneFor } from './roles.ts';
import type { Questions } from './table.ts';

const VERSION = noticeVersion({ groupName, ...privacy });
const event = () => ({ ...newConsent(privacy), at: serverTimestamp() });
const consentAt = ({ actor, person }: Scene) => doc(actor.db, 'consents', person.uid, 'events', VERSION);

/** The event of the notice that was shown before the registration. */
export const consents: Questions = {
  prepare: ({ person }) =>
    giveRecord(`consents/${person.uid}/events/${VERSION}`, { ...newConsent(privacy), at: 1 }),
  get: (scene) => getDoc(consentAt(scene)),
  list: ({ actor, person }) => getDocs(collection(actor.db, 'consents', person.uid, 'events')),
  create: async (role) => setDoc(consentAt(await sceneFor(role)), event()),
  update: { again: (scene) => setDoc(consentAt(scene), event()) },
  delete: (scene) => deleteDoc(consentAt(scene)),
};

const accessAt = ({ actor, person }: Scene, id = 'earlier') =>
  doc(actor.db, 'access', person.uid, 'events', id);

/** An event of staff who saw the account number. */
export const access: Questions = {
  prepare: ({ person }) =>
    giveRecord(`access/${person.uid}/events/earlier`, {
      by: 'somebody',
      role: 'reviewer',
      what: 'numbers',
      at: 1,
    }),
  get: (scene) => getDoc(accessAt(scene)),
  list: ({ actor, person }) => getDocs(collection(actor.db, 'access', person.uid, 'events')),
  create: async (role) => {
    const scene = await sceneFor(role);
    const entry = { by: scene.actor.uid, role: roleOf(role), what: 'numbers', at: serverTimestamp() };
    await setDoc(accessAt(scene, newUid()), entry);
  },
  update: { change: (scene) => updateDoc(accessAt(scene), { what: 'files' }) },
  delete: (scene) => deleteDoc(accessAt(scene)),
};

function roleOf(role: Role): string {
  return role === 'approver' ? 'approver' : 'reviewer';
}
