import { createElement } from 'react';
import type { ToastOptions } from 'react-toastify/unstyled';
import { Sentence } from '../Sentence.tsx';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

const toastWith = (options: ToastOptions) => (kind: ToastKind, message: string) => {
  import('react-toastify/unstyled').then(
    ({ toast }) =>
      toast[kind](createElement(Sentence, null, message), {
        theme: 'dark',
        ...options,
        toastId: `${kind}:${message}`,
      }),
    // Without a connection toasts may be missing; their texts are also on the page.
    () => undefined,
  );
};

/** For sign-up, login and approval. */
export const accountToast = toastWith({ position: 'bottom-center', autoClose: 3000 });

/** For the trainee form and documents. */
export const formToast = toastWith({ position: 'bottom-right', autoClose: 5000 });
