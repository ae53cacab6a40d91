import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { getEnv } from '../config/env.ts';
import { getFirebaseApp, splitAddress } from './app.ts';
import { waitForToken } from './waitForToken.ts';

/** SPEC 9, in milliseconds. */
export const MAX_OPERATION_RETRY_MS = 120_000;
export const MAX_UPLOAD_RETRY_MS = 600_000;

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
