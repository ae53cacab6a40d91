import { type DocumentData, doc, setDoc } from 'firebase/firestore/lite';
import {
  type ApproverCard,
  type Delegation,
  parseDelegation,
  storedFields,
} from '../../../src/domain/people/delegations.ts';
import { type Actor, type ActorOptions, admin, type Fields, signedIn } from '../world.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const newApprover = (options: ActorOptions = {}): Actor => signedIn({ approver: true, ...options });

type Member = Pick<Actor, 'uid' | 'email'>;

export const nameOf = ({ uid }: Pick<Actor, 'uid'>) => `Approver ${uid.slice(0, 5)}`;

export function cardOf(actor: Member, at = Date.now()): ApproverCard {
  return { uid: actor.uid, name: nameOf(actor), email: actor.email, at };
}

/** An approver whose card is stored, `age` milliseconds old. */
export async function givenApprover({ age = 0, ...options }: ActorOptions & { age?: number } = {}) {
  const actor = newApprover(options);
  const card = cardOf(actor, Date.now() - age);
  await admin.writeRecords([{ path: `approvers/${actor.uid}`, data: storedFields(card) }]);
  return actor;
}

/** As the portal writes it: away for a day from now on. */
export function delegationOf(absent: Member, deputy: Member, change: Fields = {}): DocumentData {
  const at = Date.now();
  return {
    name: nameOf(absent),
    email: absent.email,
    deputy: deputy.uid,
    deputyName: nameOf(deputy),
    deputyEmail: deputy.email,
    from: at,
    until: at + DAY,
    reason: 'On leave',
    at,
    ...change,
  };
}

export function putDelegation(
  actor: Pick<Actor, 'uid' | 'db'>,
  delegation: DocumentData,
  uid = actor.uid,
): Promise<void> {
  return setDoc(doc(actor.db, 'delegations', uid), delegation);
}

/** Past the rules. */
export async function giveDelegation(
  absent: Member,
  deputy: Member,
  change: Fields = {},
): Promise<Delegation> {
  const data = delegationOf(absent, deputy, change);
  await admin.writeRecords([{ path: `delegations/${absent.uid}`, data }]);
  return parseDelegation(absent.uid, data);
}

export function onBehalfOf(absent: Member, deputy: Member) {
  return { uid: absent.uid, name: nameOf(absent), deputyName: nameOf(deputy) };
}
