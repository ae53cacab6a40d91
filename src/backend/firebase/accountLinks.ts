import { applyActionCode, confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { orAppError, unlessBlocked } from '../unreachable.ts';
import { openSessionAuth } from './auth.ts';

/** Uses the code of a verification mail up. @throws AppError, for example 'auth/invalid-action-code' */
export function verifyAddress(code: string): Promise<void> {
  return orAppError(async () => unlessBlocked('auth', applyActionCode(await openSessionAuth(), code)));
}

/** Leaves the code as it is. @returns the address of the account @throws AppError like verifyAddress */
export function readResetAddress(code: string): Promise<string> {
  return orAppError(async () =>
    unlessBlocked('auth', verifyPasswordResetCode(await openSessionAuth(), code)),
  );
}

/** Uses the code of a reset mail up. @throws AppError like verifyAddress */
export function resetPassword(code: string, password: string): Promise<void> {
  return orAppError(async () =>
    unlessBlocked('auth', confirmPasswordReset(await openSessionAuth(), code, password)),
  );
}
