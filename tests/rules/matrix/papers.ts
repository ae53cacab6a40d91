import { collection, deleteDoc, doc, getDoc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { copyId } from '../../../src/domain/signed/signedCopy.ts';
import { commit, givenUnsigned, submissionOf } from '../papers/sign.ts';
import { giveRecord } from '../world.ts';
import { type Scene, sceneFor } from './roles.ts';
import type { Questions } from './table.ts';

const pathOf = ({ person }: Scene) => ['papers', person.uid, 'items', 'msa-1'] as const;

/** `create` submits the agreement, with its copy in the same write. */
export const papers: Questions = {
  prepare: ({ person }) => giveRecord(`papers/${person.uid}/items/msa-1`, { form: 'msa' }),
  get: (scene) => getDoc(doc(scene.actor.db, ...pathOf(scene))),
  list: ({ actor, person }) => getDocs(collection(actor.db, 'papers', person.uid, 'items')),
  create: async (role) => {
    const scene = await sceneFor(role);
    const person = { ...(await givenUnsigned({ fpocno: scene.introducer.email })) };
    const { patch, copy } = await submissionOf(person, 'msa');
    const actor = role === 'owner' ? person : scene.actor;
    await commit(actor, person, { patch, copy: { ...copy }, id: copyId(copy) });
  },
  update: { change: (scene) => updateDoc(doc(scene.actor.db, ...pathOf(scene)), { form: 'msa' }) },
  delete: (scene) => deleteDoc(doc(scene.actor.db, ...pathOf(scene))),
};
