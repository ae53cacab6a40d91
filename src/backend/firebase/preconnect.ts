import { getEnv } from '../../config/env.ts';

const ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://firestore.googleapis.com'];

/** Call shortly before a login: a browser closes an unused connection after about ten seconds. */
export function preconnect(): void {
  if (getEnv().emulators) return;
  for (const origin of ORIGINS) {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.crossOrigin = 'anonymous';
    link.href = origin;
    document.head.append(link);
  }
}
