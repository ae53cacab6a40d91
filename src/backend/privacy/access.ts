import { collection, doc, limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { type AccessEvent, type NewAccessEvent, parseAccessEvent } from '../../domain/privacy/access.ts';
import { docsOf, getDatabase, timeOf } from '../firebase/firestore.ts';
import { inTransaction } from '../records/transaction.ts';
import { orAppError } from '../unreachable.ts';

const eventsOf = (uid: string) => collection(getDatabase(), 'access', uid, 'events');

/** R22: written before the value or file is shown. @throws AppError; then nothing may be shown */
export async function logAccess(uid: string, event: NewAccessEvent): Promise<void> {
  await inTransaction(getDatabase(), (transaction) => {
    transaction.set(doc(eventsOf(uid)), { ...event, at: serverTimestamp() });
  });
}

/** The newest `count` events, newest first. @throws AppError */
export function readAccess(uid: string, count: number): Promise<AccessEvent[]> {
  return orAppError(async () => {
    const docs = await docsOf(query(eventsOf(uid), orderBy('at', 'desc'), limit(count)));
    return docs.map((each) => parseAccessEvent(each.id, each.data(), timeOf(each.data().at)));
  });
}
