import type { FirebaseStorage } from 'firebase/storage';
import { toAppError } from '../../domain/appError.ts';

const AGAIN_MS = 2000;

/**
 * Waits for a token that cannot be renewed without a connection. Without this patch the file service drops
 * the error, and the upload never ends. When the provider refuses, null makes the service report it.
 * Found in firebase 12.19: the promise in `_resolveToken` (https://github.com/firebase/firebase-js-sdk,
 * task.ts in packages/storage/src) has no `catch`; no issue exists for it. Remove this file once
 * faults/uploads.spec.ts passes without it.
 */
export function waitForToken(storage: FirebaseStorage): void {
  const getToken: unknown = Reflect.get(storage, '_getAuthToken');
  if (typeof getToken !== 'function') return;
  const waitForIt = async () => {
    for (;;) {
      try {
        return await getToken.call(storage);
      } catch (error) {
        if (toAppError(error).code !== 'auth/network-request-failed') return null;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  };
  Reflect.set(storage, '_getAuthToken', waitForIt);
}
