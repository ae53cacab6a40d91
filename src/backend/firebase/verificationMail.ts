import { sendEmailVerification, type User } from 'firebase/auth';
import { AppError, toAppError } from '../../domain/appError.ts';
import { orAppError, unlessBlocked } from '../unreachable.ts';
import { openSessionAuth } from './auth.ts';

/**
 * The mail's page links back to the portal, unless Authentication does not know the portal's domain
 * (docs/deploy.md).
 */
export async function sendVerificationMail(user: User): Promise<void> {
  try {
    await sendEmailVerification(user, { url: window.location.origin });
  } catch (error) {
    if (toAppError(error).code !== 'auth/unauthorized-continue-uri') throw error;
    await sendEmailVerification(user);
  }
}

/** @returns the address that the mail was sent to @throws AppError with the provider's code and message */
export async function resendVerificationMail(): Promise<string> {
  const { currentUser: user } = await openSessionAuth();
  if (!user?.email) throw new AppError('auth/no-current-user', 'Nobody is signed in.');
  await orAppError(() => unlessBlocked('auth', sendVerificationMail(user)));
  return user.email;
}
