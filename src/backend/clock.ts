import { timeOfNewToken } from './auth.ts';
import { toAppError } from './errors.ts';

/** A difference that latency and rounding to seconds explain is none. */
const TOLERANCE_MS = 60_000;

let behind = 0;

/**
 * The time now by the server's clock, as far as it is known: the rules take only timestamps within five minutes of it
 * (R7, R9), and a computer's clock may be wrong by hours.
 */
export function serverNow(): number {
  return Date.now() + behind;
}

/** Takes over the time of a token that has been issued just now. @param issuedAt as in the token */
export function setClock(issuedAt: string): void {
  const difference = Date.parse(issuedAt) - Date.now();
  behind = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

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
