import { deleteField, doc, getDoc, writeBatch } from 'firebase/firestore';
import { toAppError } from '../../domain/appError.ts';
import {
  chequeFileName,
  filePath,
  newMark,
  rowFileName,
  storedFileName,
} from '../../domain/files/fileNames.ts';
import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import { wasReviewed, wasSubmitted } from '../../domain/files/wasReviewed.ts';
import { kindOf } from '../../domain/records/kinds.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import { type DocumentKey, isDatedDocument, type UserRecord } from '../../domain/records/records.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { notify } from '../notify.ts';
import { changeDocuments, documentsReference, setDocuments } from '../records/documents.ts';
import { serverNow } from '../records/serverTime.ts';
import { againWhenDenied } from '../records/transaction.ts';
import { loadFileService } from './loadFileService.ts';
import { removeFile, uploadFile } from './upload.ts';

const userReference = (uid: string) => doc(getDatabase(), 'users', uid);

type OnProgress = (progress: UploadProgress) => void;

/** Files that a reviewer may have seen, and files of a submitted record, are never overwritten (R11, R14). */
async function freePath(record: UserRecord, key: DocumentKey, currentLink: string): Promise<string> {
  const path = `vendors/${record.uid}/documents/${key}`;
  const mayOverwrite = record.forms.status === 0 && !wasReviewed(record);
  const isFree = mayOverwrite || (currentLink === '' && !(await isStored(path)));
  return isFree ? path : `${path}-${newMark()}`;
}

async function isStored(path: string): Promise<boolean> {
  const { lookUp } = await loadFileService();
  try {
    await lookUp(path);
    return true;
  } catch (error) {
    if (toAppError(error).code === 'storage/object-not-found') return false;
    throw error;
  }
}

/** Keeps the stored file until the new one is complete. `link` is empty when there is none. */
export function uploadDocument(
  record: UserRecord,
  key: DocumentKey,
  file: File,
  { link: currentLink, until }: { link: string; until?: string },
  onProgress: OnProgress,
): Upload {
  const isOwed = record.forms.status === 5;
  const save = async (link: string) => {
    await againWhenDenied(() =>
      setDocuments(record.uid, {
        [key]: link,
        // The last day of a replaced file goes with it.
        ...(until !== undefined && { [`${key}Until`]: until || deleteField() }),
        ...(key === 'CompanyCertificate' && { proof: kindOf(record).proof }),
        ...(isOwed && { cameIn: serverNow() }),
      }),
    );
    // Under an exception the review team gets a mail. A failed mail is ignored: the file is stored.
    if (isOwed) {
      notify({ kind: 'delivered', person: { uid: record.uid } }).catch(() => undefined);
    }
  };
  return uploadFile(freePath(record, key, currentLink), file, onProgress, save, {
    // The record links this path, so the upload must not remove its file.
    isLinked: currentLink !== '' && !wasReviewed(record),
  });
}

/** Repairs a link that a tab closed between a new file and its link left behind. @throws AppError */
export async function renewDocumentLink(uid: string, key: DocumentKey, link: string): Promise<void> {
  const { lookUp, isOutdated, renewLink } = await loadFileService();
  const { generation } = await lookUp(link);
  if (!isOutdated(link, generation)) return;
  await setDocuments(uid, { [key]: await renewLink(link, generation) });
}

/** R14: for a reviewed record only the link is removed. */
export async function deleteDocument(record: UserRecord, key: DocumentKey, link: string): Promise<void> {
  if (!wasReviewed(record)) await removeFile(`vendors/${record.uid}/documents/${rowFileName(key, link)}`);
  await changeDocuments(record.uid, {
    [key]: deleteField(),
    ...(key === 'CompanyCertificate' && { proof: deleteField() }),
    ...(isDatedDocument(key) && { [`${key}Until`]: deleteField() }),
  });
}

async function storedCheque(uid: string): Promise<string> {
  const link = parseDocumentsRecord((await getDoc(documentsReference(uid))).data()).cancelledCheque;
  return typeof link === 'string' ? link : '';
}

/** Every screen listens to this record, so reading it costs nothing. */
async function storedUser(uid: string): Promise<UserRecord> {
  return parseUserRecord(uid, (await getDoc(userReference(uid))).data() ?? {});
}

/** Removes the replaced file; a failure must not fail the upload. */
async function removeReplaced(record: UserRecord, before: string, now: string): Promise<void> {
  if (before === '' || filePath(before) === filePath(now) || wasReviewed(record)) return;
  await removeFile(before).catch(() => undefined);
}

/** R14. Removes the replaced cheque unless it was reviewed; `currentLink` is empty when there is none. */
export function uploadCheque(
  record: UserRecord,
  file: File,
  currentLink: string,
  onProgress: OnProgress,
): Upload {
  const { uid } = record;
  const name = chequeFileName(file.name, {
    inUse: storedFileName(currentLink),
    mark: currentLink && wasReviewed(record) ? newMark() : '',
  });
  return uploadFile(`vendors/${uid}/documents/${name}`, file, onProgress, async (link) => {
    const before = await storedCheque(uid);
    await setDocuments(uid, { cancelledCheque: link });
    await removeReplaced(await storedUser(uid), before, link);
  });
}

export function uploadSignature(uid: string, file: File, onProgress: OnProgress): Upload {
  return uploadFile(`vendors/${uid}/${crypto.randomUUID()}`, file, onProgress, async (link) => {
    // Both records have the link. Every screen listens to the users record, so reading it costs nothing.
    const before = await storedUser(uid);
    const batch = writeBatch(getDatabase());
    batch.set(documentsReference(uid), { signImage: link }, { merge: true });
    batch.update(userReference(uid), { signImage: link });
    await batch.commit();
    if (!wasSubmitted(before)) await removeReplaced(before, before.signImage, link);
  });
}
