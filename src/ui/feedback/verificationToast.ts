import { accountToast } from './toasts.ts';

/** Says where a verification mail went. */
export function verificationToast(address: string): void {
  accountToast('success', `Verification email send to ${address}`);
}
