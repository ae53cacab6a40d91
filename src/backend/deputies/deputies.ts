import { collection, doc, getDoc, query, setDoc, where } from 'firebase/firestore';
import { AppError } from '../../domain/appError.ts';
import {
  type ApproverCard,
  type Delegation,
  type DelegationEntry,
  delegate,
  endDelegation,
  isCardCurrent,
  isRunning,
  parseCard,
  parseDelegation,
  storedFields,
} from '../../domain/people/delegations.ts';
import type { Approver } from '../../domain/transitions/approval.ts';
import { docsOf, getDatabase } from '../firebase/firestore.ts';
import { watchAll } from '../records/livePages.ts';
import { serverNow } from '../records/serverTime.ts';
import { transact } from '../records/transaction.ts';
import { watcherOf } from '../records/watchDocument.ts';
import { orAppError } from '../unreachable.ts';

/** A card is renewed once a day, so that it lasts for 30 days after the last visit. */
const RENEWED_MS = 86_400_000;

/** R25: shows the own claim, so that others can name this approver as deputy. */
export function showCard({ uid, name, email }: Approver): Promise<void> {
  return orAppError(async () => {
    const place = doc(getDatabase(), 'approvers', uid);
    const stored = parseCard(uid, (await getDoc(place)).data() ?? {});
    const now = serverNow();
    const isSame = stored.name === name && stored.email === email;
    if (isSame && stored.at > now - RENEWED_MS) return;
    await setDoc(place, { name, email, at: now });
  });
}

/** @returns the other approvers who can be named now, by name */
export function possibleDeputies(uid: string): Promise<ApproverCard[]> {
  return orAppError(async () => {
    const docs = await docsOf(collection(getDatabase(), 'approvers'));
    const now = serverNow();
    return docs
      .map((each) => parseCard(each.id, each.data()))
      .filter((card) => card.uid !== uid && isCardCurrent(card, now))
      .sort((one, other) => one.name.localeCompare(other.name));
  });
}

/** null when this approver never named a deputy. */
export const watchOwnDelegation = watcherOf('delegations', (data, uid) =>
  data ? parseDelegation(uid, data) : null,
);

/** The delegations that name this approver, also those that have not begun or are over. */
export function watchDelegationsTo(
  uid: string,
  onDelegations: (delegations: Delegation[]) => void,
  onError: (error: AppError) => void,
): () => void {
  return watchAll(
    [query(collection(getDatabase(), 'delegations'), where('deputy', '==', uid))],
    ([docs = []]) => onDelegations(docs.map((each) => parseDelegation(each.id, each.data()))),
    onError,
  );
}

/** @returns the other approvers who are away now */
export function getAbsences(uid: string): Promise<Delegation[]> {
  return orAppError(async () => {
    const now = serverNow();
    const running = query(collection(getDatabase(), 'delegations'), where('until', '>', now));
    const docs = await docsOf(running);
    return docs
      .map((each) => parseDelegation(each.id, each.data()))
      .filter((delegation) => delegation.uid !== uid && isRunning(delegation, now));
  });
}

/** @throws AppError 'refused' with the domain's reason, or the provider's code */
export async function saveDelegation(
  { uid, name, email }: Approver,
  deputy: string,
  entry: DelegationEntry,
): Promise<void> {
  const database = getDatabase();
  await transact(async (transaction) => {
    const dataOf = async (place: string) => (await transaction.get(doc(database, place, deputy))).data();
    const card = parseCard(deputy, (await dataOf('approvers')) ?? {});
    const away = await dataOf('delegations');
    const ofDeputy = away ? parseDelegation(deputy, away) : null;
    const result = delegate({ uid, name, email }, card, entry, ofDeputy, serverNow());
    if (!result.allowed) throw new AppError('refused', result.reason);
    transaction.set(doc(database, 'delegations', uid), storedFields(result.delegation));
  });
}

/** Nothing is written when it is over already. @throws AppError with the provider's code */
export async function endOwnDelegation(uid: string): Promise<void> {
  const database = getDatabase();
  await transact(async (transaction) => {
    const place = doc(database, 'delegations', uid);
    const ended = endDelegation(
      parseDelegation(uid, (await transaction.get(place)).data() ?? {}),
      serverNow(),
    );
    if (ended) transaction.update(place, { until: ended.until, at: ended.at });
  });
}
