import type { FirebaseStorage } from 'firebase/storage';
import { toAppError } from '../../domain/appError.ts';

const AGAIN_MS = 2000;

/**
 * Lets the file service wait for a token that cannot be renewed while the connection is away. Left to itself it drops the
 * error, and an upload stands still for good. Where the provider refuses, the service hears of nobody and says so.
 *
 * Read in firebase 12.19: the promise in `_resolveToken` (https://github.com/firebase/firebase-js-sdk, task.ts in
 * packages/storage/src) has no `catch`; no issue there names it. Remove this file once it has one: faults-token-upload.spec.ts
 * passes without it then. Where `_getAuthToken` is gone, the service works as it does by itself.
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
