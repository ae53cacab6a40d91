import { doc, setDoc } from 'firebase/firestore';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { parseDocumentsRecord } from '../../domain/records/parseRecord.ts';
import type { DocumentKey, DocumentsRecord } from '../../domain/records/records.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { watchDocument } from './watchDocument.ts';

export const documentsReference = (uid: string) => doc(getDatabase(), 'documents', uid);

export function watchDocumentsRecord(
  uid: string,
  onRecord: (record: DocumentsRecord) => void,
  onError: (error: AppError) => void,
): () => void {
  return watchDocument(documentsReference(uid), (data) => onRecord(parseDocumentsRecord(data)), onError);
}

export async function setDocumentFlag(uid: string, key: DocumentKey, flag: boolean): Promise<void> {
  try {
    await setDoc(documentsReference(uid), { [key]: flag }, { merge: true });
  } catch (error) {
    throw toAppError(error);
  }
}
