/** Latency and rounding to seconds explain a smaller difference. */
const TOLERANCE_MS = 60_000;

/** In session storage, so that the difference survives a reload; the logout clears it with the rest. */
const KEY = 'clockBehind';

let behind = readBehind();

/**
 * R7, R9: the rules accept only timestamps within five minutes of the server's clock; this computer's may be
 * wrong.
 */
export function serverNow(): number {
  return Date.now() + behind;
}

/** @param issuedAt the time of a token that was just issued */
export function setClock(issuedAt: string): void {
  const difference = Date.parse(issuedAt) - Date.now();
  behind = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  try {
    if (behind === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, `${behind}`);
  } catch {
    // Session storage is blocked: after a reload the next login sets the clock again.
  }
}

function readBehind(): number {
  try {
    return Number(window.sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
