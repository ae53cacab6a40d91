import { updateDoc } from 'firebase/firestore/lite';
import { copyId } from '../../../src/domain/signed/signedCopy.ts';
import { commit, givenUnsigned, submissionOf } from '../papers/sign.ts';
import { recordAt } from './table.ts';

/** `create` submits the agreement, with its copy in the same write. */
export const papers = recordAt(({ person }) => `papers/${person.uid}/items/msa-1`, {
  stored: () => ({ form: 'msa' }),
  create: async ({ role, actor, introducer }) => {
    const person = await givenUnsigned({ fpocno: introducer.email });
    const { patch, copy } = await submissionOf(person, 'msa');
    const written = { patch, copy: { ...copy }, id: copyId(copy) };
    await commit(role === 'owner' ? person : { ...person, ...actor }, person, written);
  },
  update: { change: (_, place) => updateDoc(place, { form: 'msa' }) },
});
