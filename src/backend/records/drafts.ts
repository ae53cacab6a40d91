import { doc, getDocFromServer } from 'firebase/firestore';
import { toAppError } from '../../domain/appError.ts';
import { type Draft, type DraftForm, fieldsOf, mergedFields, parseDraft } from '../../domain/drafts.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { serverNow } from './serverTime.ts';
import { againWhenDenied, inTransaction } from './transaction.ts';

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

/** The next try is the form's: a plain write would wait for a connection without a word, and land after newer ones. */
const ONE_TRY = { maxAttempts: 1 };

/**
 * Keeps what is typed in place of what this tab kept before; what another tab has kept meanwhile stays.
 * @param text the fields as JSON, as draftText gives them
 * @param before the text that this tab kept last
 * @throws AppError with the provider's code; nothing is kept then
 */
export async function saveDraft(uid: string, form: DraftForm, text: string, before: string): Promise<void> {
  const reference = draftReference(uid, form);
  await againWhenDenied(() =>
    inTransaction(
      getDatabase(),
      async (transaction) => {
        const there = await transaction.get(reference);
        const fields = mergedFields(fieldsOf(there.data()?.values), fieldsOf(text), fieldsOf(before));
        if (Object.keys(fields).length > 0)
          transaction.set(reference, { values: JSON.stringify(fields), at: serverNow() });
        else if (there.exists()) transaction.delete(reference);
      },
      ONE_TRY,
    ),
  );
}

/** Forgets what this tab kept; what is not there is forgotten already. @throws AppError with the provider's code */
export async function deleteDraft(uid: string, form: DraftForm, before: string): Promise<void> {
  await saveDraft(uid, form, '', before);
}
