import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { groupName, privacy } from '../../../src/config/portal.ts';
import { newConsent } from '../../../src/domain/privacy/consents.ts';
import { noticeVersion } from '../../../src/domain/privacy/notice.ts';
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
