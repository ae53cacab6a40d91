import type { FirebaseApp } from 'firebase/app';

/** The part of an app that is in no public type. */
interface WithHeartbeat {
  container: {
    getProvider(name: 'heartbeat'): { getImmediate(options: { optional: true }): object | null };
  };
}

/**
 * Sends none of Firebase's usage counts. Without this patch each call of Auth first waits for them in IndexedDB, which some
 * browsers never open: nobody could log in there.
 * Found in firebase 12.19: `getHeartbeatsHeader` in heartbeatService.ts of packages/app
 * (https://github.com/firebase/firebase-js-sdk/issues/8482). Remove this file once faults/blocked.spec.ts passes
 * without it.
 */
export function sendNoHeartbeat(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & Partial<WithHeartbeat>;
  const heartbeat = container?.getProvider('heartbeat').getImmediate({ optional: true });
  if (!heartbeat) return;
  Reflect.set(heartbeat, 'triggerHeartbeat', () => Promise.resolve());
  Reflect.set(heartbeat, 'getHeartbeatsHeader', () => Promise.resolve(''));
}
