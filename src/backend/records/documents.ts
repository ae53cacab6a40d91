import { deleteField, doc, type FieldValue, setDoc } from 'firebase/firestore';
import { parseDocumentsRecord } from '../../domain/records/parseRecord.ts';
import type { DatedDocument, DocumentKey, DocumentsRecord } from '../../domain/records/records.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';
import { transact } from './transaction.ts';
import { watcherOf } from './watchDocument.ts';

export const documentsReference = (uid: string) => doc(getDatabase(), 'documents', uid);

export const watchDocumentsRecord = watcherOf('documents', parseDocumentsRecord);

/** Keeps the other fields; waits for the database, so that an uploaded file is recorded. @throws AppError */
export function setDocuments(
  uid: string,
  fields: Partial<Record<keyof DocumentsRecord, string | number | boolean | FieldValue>>,
): Promise<void> {
  return orAppError(() => setDoc(documentsReference(uid), fields, { merge: true }));
}

/** Fails without the database, where setDocuments waits for it. @throws AppError */
export function changeDocuments(...[uid, fields]: Parameters<typeof setDocuments>): Promise<void> {
  return transact((transaction) => {
    transaction.set(documentsReference(uid), fields, { merge: true });
  });
}

/** R11: stores the last day of a file that is already stored. @param until an ISO date; empty for none */
export function setDocumentUntil(uid: string, key: DatedDocument, until: string): Promise<void> {
  return changeDocuments(uid, { [`${key}Until`]: until || deleteField() });
}

export function setDocumentFlag(uid: string, key: DocumentKey, flag: boolean): Promise<void> {
  return changeDocuments(uid, { [key]: flag });
}
