import { deleteField, doc, getDocFromServer } from 'firebase/firestore';
import { type Draft, type DraftChanges, type DraftForm, parseDraft } from '../../domain/drafts.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { orAppError, unlessBlocked } from '../unreachable.ts';
import { serverNow } from './serverTime.ts';
import { transact } from './transaction.ts';

const draftReference = (uid: string, form: DraftForm) => doc(getDatabase(), 'drafts', uid, 'forms', form);

/**
 * Reads from the server, because the client's cache lacks drafts of other devices. @throws AppError
 * 'firestore/unavailable'
 */
export function readDraft(uid: string, form: DraftForm): Promise<Draft | undefined> {
  return orAppError(async () => {
    const stored = await unlessBlocked('firestore', getDocFromServer(draftReference(uid, form)));
    return parseDraft(stored.data());
  });
}

/** The form retries. The database's own retries could arrive after a newer write. */
const ONE_TRY = { maxAttempts: 1 };

/**
 * Keeps other stored fields, which may be another tab's. @param changes at least one field @throws AppError;
 * nothing is written then
 */
export async function saveDraft(uid: string, form: DraftForm, changes: DraftChanges): Promise<void> {
  await transact((transaction) => {
    const values = Object.fromEntries(
      Object.entries(changes).map(([key, text]) => [key, text ?? deleteField()]),
    );
    transaction.set(draftReference(uid, form), { values, at: serverNow() }, { merge: true });
  }, ONE_TRY);
}
