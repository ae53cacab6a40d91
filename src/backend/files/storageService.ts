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
import { AppError, toAppError } from '../../domain/appError.ts';
import type { Upload, UploadProgress } from '../../domain/files/upload.ts';
import { getFirebaseApp, splitAddress } from '../firebase/app.ts';
import { isSignedIn } from '../firebase/auth.ts';
import { onLogout } from '../onLogout.ts';
import { waitForToken } from '../patches/waitForToken.ts';

/** The content type that a file was stored with, and which of the files at its path it is. */
interface StoredFile {
  contentType: string;
  generation: string;
}

/** What is known of the files behind download links; a new file has a new link. */
const known = new Map<string, Promise<StoredFile>>();
onLogout(() => known.clear());

/** Names, in a link, which of the files that were stored at its path it opens; the file service takes no notice of it. */
const VERSION = 'version';

const versioned = (link: string, generation: string) => `${link}&${VERSION}=${generation}`;

/**
 * Starts to store one file, and hands its link to `record` once it is stored; if that fails the stored file is removed
 * again, so that no file is left that no record names, unless `keepUnrecorded` says that one does.
 */
export function startUpload(
  path: string,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  record: (link: string) => Promise<void>,
  keepUnrecorded: boolean,
): Upload {
  const reference = ref(getFileStorage(), path);
  const task = uploadBytesResumable(reference, file, { contentType: file.type });
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
      throw uploadFailure(error);
    } finally {
      stopReporting();
    }
    try {
      const { generation } = task.snapshot.metadata;
      const link = versioned(await getDownloadURL(reference), generation);
      known.set(link, Promise.resolve({ contentType: file.type, generation }));
      await record(link);
      return link;
    } catch (error) {
      if (!keepUnrecorded) await deleteFile(path).catch(() => undefined);
      throw uploadFailure(error);
    }
  };
  return {
    pause: () => task.pause(),
    resume: () => task.resume(),
    cancel: () => {
      // A paused task refuses to be cancelled, so it runs again first.
      if (task.cancel()) return;
      task.resume();
      task.cancel();
    },
    done: finish(),
  };
}

const DENIALS = ['storage/unauthorized', 'firestore/permission-denied'];

/** To who has logged out meanwhile the services only say that it is not allowed. */
function uploadFailure(error: unknown): AppError {
  const failure = toAppError(error);
  if (isSignedIn() || !DENIALS.includes(failure.code)) return failure;
  return new AppError('storage/unauthenticated', failure.message, { cause: error });
}

/** Removes a stored file; one that is gone already counts as removed. @throws AppError with a storage/ code */
export async function deleteFile(pathOrLink: string): Promise<void> {
  try {
    await deleteObject(ref(getFileStorage(), pathOrLink));
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'storage/object-not-found') throw failure;
  }
}

/** What is stored at the path of a link, asked once. @throws AppError with a storage/ code */
export async function lookUp(link: string): Promise<StoredFile> {
  const asked = known.get(link) ?? getMetadata(ref(getFileStorage(), link)).then(storedFile);
  known.set(link, asked);
  try {
    return await asked;
  } catch (error) {
    known.delete(link);
    throw toAppError(error);
  }
}

function storedFile({ contentType = '', generation }: FullMetadata): StoredFile {
  return { contentType, generation };
}

/** Whether a link was made for an earlier file at its path, and therefore opens nothing any more. */
export function isOutdated(link: string, generation: string): boolean {
  const version = new URL(link).searchParams.get(VERSION);
  return version !== null && version !== generation;
}

/** A link that opens what is stored at the path of another one. @throws AppError with a storage/ code */
export async function renewLink(link: string, generation: string): Promise<string> {
  try {
    return versioned(await getDownloadURL(ref(getFileStorage(), link)), generation);
  } catch (error) {
    throw toAppError(error);
  }
}

/** In milliseconds. */
export const MAX_OPERATION_RETRY_MS = 120_000;
const MAX_UPLOAD_RETRY_MS = 600_000;

let storage: FirebaseStorage | null = null;

/** The file storage of this browser session. */
export function getFileStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(getFirebaseApp());
  storage.maxOperationRetryTime = MAX_OPERATION_RETRY_MS;
  storage.maxUploadRetryTime = MAX_UPLOAD_RETRY_MS;
  waitForToken(storage);
  const { emulators } = getEnv();
  if (emulators) {
    const { host, port } = splitAddress(emulators.storage);
    connectStorageEmulator(storage, host, port);
  }
  return storage;
}
