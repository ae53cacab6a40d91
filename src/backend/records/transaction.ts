import {
  type Firestore,
  runTransaction,
  type Transaction,
  type TransactionOptions,
} from 'firebase/firestore';
import { toAppError } from '../../domain/appError.ts';
import { correctClock, ensureToken } from '../firebase/auth.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';

/**
 * A transaction fails without a connection, where a plain write would wait for ever. It renews the token
 * before each attempt, because the database client fails for good once an expired token cannot be renewed
 * (firebase-js-sdk, issue 9499).
 * @throws AppError with the provider's code, 'firestore/unavailable' without a connection
 */
export function inTransaction<T>(
  database: Firestore,
  write: (transaction: Transaction) => Promise<T> | T,
  options?: TransactionOptions,
): Promise<T> {
  const run = async (transaction: Transaction) => {
    await ensureToken();
    return write(transaction);
  };
  return orAppError(() => runTransaction(database, run, options));
}

/** The second run uses the server's clock, from a new token. @param write calls serverNow each time */
export async function againWhenDenied<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (toAppError(error).code !== 'firestore/permission-denied') throw error;
    await correctClock();
    return write();
  }
}

/** A transaction of the session's database that runs again when the rules deny it. @throws AppError as inTransaction */
export function transact<T>(
  write: (transaction: Transaction) => Promise<T> | T,
  options?: TransactionOptions,
): Promise<T> {
  return againWhenDenied(() => inTransaction(getDatabase(), write, options));
}
