import type { FirebaseStorage } from 'firebase/storage';
import { toAppError } from '../../domain/appError.ts';

const AGAIN_MS = 2000;

type TokenGetter = { _getAuthToken: () => Promise<string | null> };

/**
 * Lets the file service wait for a token that cannot be renewed while the connection is away. Left to itself it drops the
 * error, and an upload stands still for good. Where the provider refuses, the service hears of nobody and says so.
 */
export function waitForToken(storage: FirebaseStorage): void {
  const service = storage as FirebaseStorage & TokenGetter;
  const getToken = service._getAuthToken.bind(service);
  service._getAuthToken = async () => {
    for (;;) {
      try {
        return await getToken();
      } catch (error) {
        if (toAppError(error).code !== 'auth/network-request-failed') return null;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  };
}
