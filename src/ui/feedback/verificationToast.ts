import { accountToast } from './toasts.ts';

export function verificationToast(address: string): void {
  accountToast('success', `Verification email send to ${address}`);
}
