import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  type FullMetadata,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  type UploadTaskSnapshot,
  uploadBytesResumable,
} from 'firebase/storage';
import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';
import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import { getFirebaseApp, splitAddress } from '../firebase/app.ts';
import { isSignedIn } from '../firebase/auth.ts';
import { onLogout } from '../onLogout.ts';
import { keepAnswers } from '../patches/storageAnswers.ts';
import { waitForToken } from '../patches/waitForToken.ts';
import { orAppError, toReason, unlessBlocked } from '../unreachable.ts';

interface StoredFile {
  contentType: string;
  generation: string;
  /** Hash of the uploaded bytes; '' for a file of an earlier version. */
  sha256: string;
}

/** A new file has a new link, so entries never go stale. */
const known = new Map<string, Promise<StoredFile>>();
onLogout(() => known.clear());

/** Query parameter that identifies one of several files at the same path; the file service ignores it. */
const VERSION = 'version';

const versioned = (link: string, generation: string) => `${link}&${VERSION}=${generation}`;

/** If `record` fails, the stored file is removed, unless `isLinked`: then a record links its path already. */
export function startUpload(
  path: string,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  record: (link: string) => Promise<void>,
  { isLinked, sha256 }: { isLinked: boolean; sha256: string },
): Omit<Upload, 'whyStalled'> {
  const reference = ref(getFileStorage(), path);
  const task = uploadBytesResumable(reference, file, {
    contentType: file.type,
    customMetadata: { sha256 },
  });
  const report = (snapshot: UploadTaskSnapshot) =>
    onProgress({
      state: snapshot.state,
      bytesTransferred: snapshot.bytesTransferred,
      totalBytes: snapshot.totalBytes,
    });
  const reportEnd = () => report(task.snapshot);
  const stopReporting = task.on('state_changed', report, reportEnd, reportEnd);
  const finish = async () => {
    try {
      await task;
    } catch (error) {
      throw await uploadFailure(error);
    } finally {
      stopReporting();
    }
    try {
      const { generation } = task.snapshot.metadata;
      const link = versioned(await getDownloadURL(reference), generation);
      known.set(link, Promise.resolve({ contentType: file.type, generation, sha256 }));
      await record(link);
      return link;
    } catch (error) {
      if (!isLinked) await deleteFile(path).catch(() => undefined);
      throw await uploadFailure(error);
    }
  };
  return {
    pause: () => task.pause(),
    resume: () => task.resume(),
    cancel: () => {
      // The SDK refuses to cancel a paused task, so it is resumed first.
      if (task.cancel()) return;
      task.resume();
      task.cancel();
    },
    done: finish(),
  };
}

const DENIALS = ['storage/unauthorized', 'firestore/permission-denied'];

/** After a logout the file service answers with a denial only, which is reported as a lost session. */
async function uploadFailure(error: unknown): Promise<AppError> {
  const failure = await toReason(error);
  if (isSignedIn() || !DENIALS.includes(failure.code)) return failure;
  return new AppError('storage/unauthenticated', failure.message, { cause: error });
}

/** A missing file counts as removed. @throws AppError with a storage/ code */
export async function deleteFile(pathOrLink: string): Promise<void> {
  try {
    await unlessBlocked('storage', deleteObject(ref(getFileStorage(), pathOrLink)));
  } catch (error) {
    const failure = await toReason(error);
    if (failure.code !== 'storage/object-not-found') throw failure;
  }
}

/** Requests each link once. @throws AppError with a storage/ code */
export async function lookUp(link: string): Promise<StoredFile> {
  const asked =
    known.get(link) ?? unlessBlocked('storage', getMetadata(ref(getFileStorage(), link))).then(storedFile);
  known.set(link, asked);
  try {
    return await asked;
  } catch (error) {
    known.delete(link);
    throw await toReason(error);
  }
}

/** Asks the file service again, because the file may have been replaced. @throws AppError with a storage/ code */
export function lookUpAgain(link: string): Promise<StoredFile> {
  known.delete(link);
  return lookUp(link);
}

function storedFile({ contentType = '', generation, customMetadata }: FullMetadata): StoredFile {
  return { contentType, generation, sha256: customMetadata?.sha256 ?? '' };
}

/** True for a link of an earlier file at the path, which no longer opens. */
export function isOutdated(link: string, generation: string): boolean {
  const version = new URL(link).searchParams.get(VERSION);
  return version !== null && version !== generation;
}

/** @throws AppError with a storage/ code */
export function renewLink(link: string, generation: string): Promise<string> {
  return orAppError(async () => {
    const address = unlessBlocked('storage', getDownloadURL(ref(getFileStorage(), link)));
    return versioned(await address, generation);
  });
}

const MAX_OPERATION_RETRY_MS = 120_000;
const MAX_UPLOAD_RETRY_MS = 600_000;

let storage: FirebaseStorage | null = null;

export function getFileStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(getFirebaseApp());
  storage.maxOperationRetryTime = MAX_OPERATION_RETRY_MS;
  storage.maxUploadRetryTime = MAX_UPLOAD_RETRY_MS;
  waitForToken(storage);
  keepAnswers(storage);
  const { emulators } = getEnv();
  // As in auth.ts: excluded from a build without emulators.
  if (import.meta.env.VITE_USE_EMULATORS && emulators) {
    connectStorageEmulator(storage, ...splitAddress(emulators.storage));
  }
  return storage;
}
