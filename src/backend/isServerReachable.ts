import { timeoutSignal } from './timeoutSignal.ts';

const TIMEOUT_MS = 5_000;

/**
 * Whether the portal's own server answers. `navigator.onLine` is only a hint: it is false on a computer without a default
 * route and behind some VPNs, although everything works.
 */
export async function isServerReachable(): Promise<boolean> {
  const request = { method: 'HEAD', cache: 'no-store', signal: timeoutSignal(TIMEOUT_MS) } as const;
  return fetch('/check-browser.js', request).then(
    () => true,
    () => false,
  );
}
