import { deleteField, doc } from 'firebase/firestore';
import { AppError } from '../../domain/appError.ts';
import { refusalOfSeeing } from '../../domain/due/exceptions.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { documentsReference } from '../records/documents.ts';
import { serverNow } from '../records/serverTime.ts';
import { transact } from '../records/transaction.ts';

/** R21. @param shownAt as in refusalOfSeeing @throws AppError 'refused' with the reason, or the provider's code */
export function markDeliveredSeen(uid: string, shownAt: number, reviewer: Reviewer): Promise<void> {
  return transact(async (transaction) => {
    const [user, documents] = await Promise.all([
      transaction.get(doc(getDatabase(), 'users', uid)),
      transaction.get(documentsReference(uid)),
    ]);
    const record = parseUserRecord(uid, user.data());
    const reason = refusalOfSeeing(record, parseDocumentsRecord(documents.data()), shownAt, reviewer);
    if (reason) throw new AppError('refused', reason);
    const seen = { by: reviewer.uid, at: serverNow() };
    transaction.update(documents.ref, { cameIn: deleteField(), seen });
  });
}
