import {
  type Firestore,
  runTransaction,
  type Transaction,
  type TransactionOptions,
} from 'firebase/firestore';
import { toAppError } from '../../domain/appError.ts';
import { ensureToken, timeOfNewToken } from '../firebase/auth.ts';
import { setClock } from './serverTime.ts';

/**
 * Runs a transaction, which fails without a connection where a plain write would wait for one for ever. Makes sure of the
 * token before each try: where an expired one cannot be renewed, because the connection is away, the database client would
 * fail for as long as the page is open (firebase-js-sdk, issue 9499).
 * @throws AppError with the provider's code, 'firestore/unavailable' without a connection
 */
export async function inTransaction<T>(
  database: Firestore,
  write: (transaction: Transaction) => Promise<T> | T,
  options?: TransactionOptions,
): Promise<T> {
  const run = async (transaction: Transaction) => {
    await ensureToken();
    return write(transaction);
  };
  try {
    return await runTransaction(database, run, options);
  } catch (error) {
    throw toAppError(error);
  }
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
