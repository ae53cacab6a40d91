import { doc, getDocFromServer, runTransaction, type Transaction } from 'firebase/firestore';
import { type Draft, type DraftForm, parseDraft } from '../domain/drafts.ts';
import { againWhenDenied, serverNow } from './clock.ts';
import { toAppError } from './errors.ts';
import { getDatabase } from './firestore.ts';

const draftReference = (uid: string, form: DraftForm) => doc(getDatabase(), 'drafts', uid, 'forms', form);

/**
 * What a person typed into a form and never saved, if anything. Only the database's own answer counts: the client's
 * memory does not know of drafts from elsewhere.
 * @throws AppError, 'firestore/unavailable' without a connection
 */
export async function readDraft(uid: string, form: DraftForm): Promise<Draft | undefined> {
  try {
    return parseDraft((await getDocFromServer(draftReference(uid, form))).data());
  } catch (error) {
    throw toAppError(error);
  }
}

/**
 * Keeps what is typed in place of what was kept before.
 * @param text the fields as JSON, as draftText gives them
 * @throws AppError with the provider's code; nothing is kept then
 */
export async function saveDraft(uid: string, form: DraftForm, text: string): Promise<void> {
  await againWhenDenied(() =>
    atOnce((transaction) => transaction.set(draftReference(uid, form), { values: text, at: serverNow() })),
  );
}

/** Forgets a draft; one that is not there is forgotten already. @throws AppError with the provider's code */
export async function deleteDraft(uid: string, form: DraftForm): Promise<void> {
  await atOnce((transaction) => transaction.delete(draftReference(uid, form)));
}

/** One try: a plain write would wait for a connection without a word, and land after newer ones. */
async function atOnce(write: (transaction: Transaction) => unknown): Promise<void> {
  try {
    await runTransaction(getDatabase(), async (transaction) => void write(transaction), { maxAttempts: 1 });
  } catch (error) {
    throw toAppError(error);
  }
}
