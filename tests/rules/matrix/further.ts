import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { groupName, privacy } from '../../../src/config/portal.ts';
import { storedFields } from '../../../src/domain/people/delegations.ts';
import { newConsent } from '../../../src/domain/privacy/consents.ts';
import { noticeVersion } from '../../../src/domain/privacy/notice.ts';
import { copyId } from '../../../src/domain/signed/signedCopy.ts';
import { commit, givenUnsigned, submissionOf } from '../papers/sign.ts';
import { cardOf, delegationOf, givenApprover, putDelegation } from '../people/delegation.ts';
import { newUid } from '../world.ts';
import { recordAt } from './table.ts';

const VERSION = noticeVersion({ groupName, ...privacy });
const event = () => ({ ...newConsent(privacy), at: serverTimestamp() });

/** The event of the notice that was shown before the registration. */
export const consents = recordAt(({ person }) => `consents/${person.uid}/events/${VERSION}`, {
  stored: () => ({ ...newConsent(privacy), at: 1 }),
  create: (_, place) => setDoc(place, event()),
  update: { again: (_, place) => setDoc(place, event()) },
});

/** An event of staff who saw the account number. */
export const access = recordAt(({ person }) => `access/${person.uid}/events/earlier`, {
  stored: () => ({ by: 'somebody', role: 'reviewer', what: 'numbers', at: 1 }),
  create: ({ role: own, actor }, { parent }) => {
    const role = own === 'approver' ? 'approver' : 'reviewer';
    return setDoc(doc(parent, newUid()), { by: actor.uid, role, what: 'numbers', at: serverTimestamp() });
  },
  update: { change: (_, place) => updateDoc(place, { what: 'files' }) },
});

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
