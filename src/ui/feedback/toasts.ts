import type { ToastOptions } from 'react-toastify/unstyled';

/** For sign-up, login and approval. */
const ACCOUNT: ToastOptions = { position: 'bottom-center', theme: 'dark', autoClose: 3000 };
/** For the trainee form and documents. */
const FORM: ToastOptions = { position: 'bottom-right', theme: 'dark', autoClose: 5000 };

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

function show(kind: ToastKind, message: string, options: ToastOptions): void {
  import('react-toastify/unstyled').then(
    ({ toast }) => toast[kind](message, { ...options, toastId: `${kind}:${message}` }),
    // Without a connection there are no toasts; what they say is also said where it belongs.
    () => undefined,
  );
}

export function accountToast(kind: ToastKind, message: string): void {
  show(kind, message, ACCOUNT);
}

export function formToast(kind: ToastKind, message: string): void {
  show(kind, message, FORM);
}
