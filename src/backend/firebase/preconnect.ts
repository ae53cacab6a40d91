import { getEnv } from '../../config/env.ts';

const ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://firestore.googleapis.com'];

/**
 * Opens the connections that a login uses, three round trips each. Called when it is near: a browser closes a connection
 * that nothing uses within some ten seconds.
 */
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
