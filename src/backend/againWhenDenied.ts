import { timeOfNewToken } from './auth.ts';
import { setClock } from './clock.ts';
import { toAppError } from './errors.ts';

/**
 * Runs a write, and once more by the server's clock when the rules deny it.
 * @param write takes its timestamps from serverNow each time it is called
 * @throws whatever the last run threw
 */
export async function againWhenDenied<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (toAppError(error).code !== 'firestore/permission-denied') throw error;
    // A token that has just been issued tells the time at the server.
    const issuedAt = await timeOfNewToken();
    if (issuedAt) setClock(issuedAt);
    return write();
  }
}
