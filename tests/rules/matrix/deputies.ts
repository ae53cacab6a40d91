import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { storedFields } from '../../../src/domain/people/delegations.ts';
import { cardOf, delegationOf, givenApprover, putDelegation } from '../people/delegation.ts';
import { recordAt } from './table.ts';

/** Who can be named as deputy; the person's card is one of earlier. */
export const approvers = recordAt(({ person }) => `approvers/${person.uid}`, {
  stored: ({ person }) => storedFields(cardOf(person)),
  create: ({ actor }, { parent }) => setDoc(doc(parent, actor.uid), storedFields(cardOf(actor))),
  update: { renew: ({ actor }, place) => setDoc(place, storedFields(cardOf(actor))) },
});

const DEPUTY = { uid: 'deputy', email: 'deputy@agency.example' };

/** The person named a deputy while they were an approver; `create` names one in the own name. */
export const delegations = recordAt(({ person }) => `delegations/${person.uid}`, {
  stored: ({ person }) => delegationOf(person, DEPUTY),
  create: async ({ actor }) => putDelegation(actor, delegationOf(actor, await givenApprover())),
  update: {
    replace: async ({ actor }, place) => setDoc(place, delegationOf(actor, await givenApprover())),
    end: (_, place) => {
      const until = Date.now();
      return updateDoc(place, { until, at: until });
    },
  },
});
