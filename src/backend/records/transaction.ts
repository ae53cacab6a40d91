import {
  type Firestore,
  runTransaction,
  type Transaction,
  type TransactionOptions,
} from 'firebase/firestore';
import { AppError, toAppError } from '../../domain/appError.ts';
import { correctClock, ensureToken } from '../firebase/auth.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { orAppError, unlessBlocked } from '../unreachable.ts';

/**
 * A transaction fails without a connection, where a plain write would wait for ever. It renews the token
 * before each attempt, because the database client fails for good once an expired token cannot be renewed
 * (firebase-js-sdk, issue 9499).
 * @throws AppError with the provider's code, 'firestore/unavailable' without a connection, 'firestore/blocked'
 */
export function inTransaction<T>(
  database: Firestore,
  write: (transaction: Transaction) => Promise<T> | T,
  options?: TransactionOptions,
): Promise<T> {
  let isOver = false;
  const run = async (transaction: Transaction) => {
    await ensureToken();
    // Nothing is written once the person has read that it is not saved.
    if (isOver) throw new AppError('firestore/unavailable', 'The database did not answer in time.');
    return write(transaction);
  };
  const whenOver = () => {
    isOver = true;
  };
  return orAppError(() =>
    unlessBlocked('firestore', runTransaction(database, run, options)).finally(whenOver),
  );
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
