import { accountToast } from './toasts.ts';

/** SPEC 7: says where a verification mail went. */
export function verificationToast(address: string): void {
  accountToast('success', `Verification email send to ${address}`);
}
