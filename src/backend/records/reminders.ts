import { collection, doc, orderBy, query, where } from 'firebase/firestore';
import { ASKED_AGAIN_MS, ASKED_MAILED_MS, parseReminders } from '../../domain/reminders/reminders.ts';
import { docsOf, getDatabase } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';
import { serverNow } from './serverTime.ts';
import { inTransaction, transact } from './transaction.ts';

/**
 * Sends no mail. A request whose mail failed is used again while the mail service accepts it.
 * @throws AppError 'firestore/permission-denied' when a reminder was mailed less than a day ago (R17)
 */
export async function askForReminder(uid: string, introducerUid: string): Promise<number> {
  const database = getDatabase();
  const reference = doc(database, 'reminders', uid);
  return transact(async (transaction) => {
    const { asked: earlier } = parseReminders((await transaction.get(reference)).data() ?? {});
    const at = serverNow();
    const isOpen = earlier?.by === introducerUid && !earlier.isMailed && at - earlier.at < ASKED_MAILED_MS;
    if (isOpen) return earlier.at;
    transaction.set(reference, { asked: { by: introducerUid, at } }, { mergeFields: ['asked'] });
    return at;
  });
}

/** Call after the reminder's mail was sent. @throws AppError */
export async function markReminded(uid: string, introducerUid: string, at: number): Promise<void> {
  const database = getDatabase();
  const asked = { by: introducerUid, at, mailed: true };
  await inTransaction(
    database,
    (transaction) =>
      void transaction.set(doc(database, 'reminders', uid), { asked }, { mergeFields: ['asked'] }),
  );
}

/** People whom this introducer cannot remind yet, with the time of their last reminder. @throws AppError */
export function getRemindedLately(introducerUid: string): Promise<Record<string, number>> {
  const lately = query(
    collection(getDatabase(), 'reminders'),
    where('asked.by', '==', introducerUid),
    where('asked.at', '>', serverNow() - ASKED_AGAIN_MS),
    orderBy('asked.at', 'desc'),
  );
  return orAppError(async () => {
    const docs = await docsOf(lately);
    return Object.fromEntries(
      docs.flatMap((each) => {
        const { asked } = parseReminders(each.data());
        return asked?.isMailed ? [[each.id, asked.at]] : [];
      }),
    );
  });
}
