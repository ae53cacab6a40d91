import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { AppError } from '../../domain/appError.ts';
import { orAppError, unlessBlocked } from '../unreachable.ts';
import { openSessionAuth } from './auth.ts';

/** The new token has the present time as `auth_time`. @throws AppError with the provider's code */
export function confirmPassword(password: string): Promise<void> {
  return orAppError(async () => {
    const { currentUser: user } = await openSessionAuth();
    if (!user?.email) throw new AppError('auth/no-current-user', 'Please sign in again.');
    const credential = EmailAuthProvider.credential(user.email, password);
    await unlessBlocked('auth', reauthenticateWithCredential(user, credential));
  });
}
