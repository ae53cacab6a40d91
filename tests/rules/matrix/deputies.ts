import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite';
import { storedFields } from '../../../src/domain/people/delegations.ts';
import { cardOf, delegationOf, giveDelegation, givenApprover, putDelegation } from '../people/delegation.ts';
import { type Actor, giveRecord } from '../world.ts';
import { sceneFor } from './roles.ts';
import type { Questions } from './table.ts';

function putCard(actor: Pick<Actor, 'uid' | 'email' | 'db'>, uid = actor.uid): Promise<void> {
  return setDoc(doc(actor.db, 'approvers', uid), storedFields(cardOf(actor)));
}

/** Who can be named as deputy; the person's card is one of earlier. */
export const approvers: Questions = {
  prepare: ({ person }) => giveRecord(`approvers/${person.uid}`, storedFields(cardOf(person))),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'approvers', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'approvers')),
  create: async (role) => putCard((await sceneFor(role)).actor),
  update: { renew: ({ actor, person }) => putCard(actor, person.uid) },
  delete: ({ actor, person }) => deleteDoc(doc(actor.db, 'approvers', person.uid)),
};

/** The person named a deputy while they were an approver; `create` names one in the own name. */
export const delegations: Questions = {
  prepare: async ({ person }) => giveDelegation(person, await givenApprover()),
  get: ({ actor, person }) => getDoc(doc(actor.db, 'delegations', person.uid)),
  list: ({ actor }) => getDocs(collection(actor.db, 'delegations')),
  create: async (role) => {
    const { actor } = await sceneFor(role);
    await putDelegation(actor, delegationOf(actor, await givenApprover()));
  },
  update: {
    replace: async ({ actor, person }) =>
      putDelegation(actor, delegationOf(actor, await givenApprover()), person.uid),
    end: ({ actor, person }) => {
      const until = Date.now();
      return updateDoc(doc(actor.db, 'delegations', person.uid), { until, at: until });
    },
  },
  delete: ({ actor, person }) => deleteDoc(doc(actor.db, 'delegations', person.uid)),
};
