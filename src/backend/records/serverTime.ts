/** A difference that latency and rounding to seconds explain is none. */
const TOLERANCE_MS = 60_000;

/** Where the difference outlives a reload; the logout clears it with the rest. */
const KEY = 'clockBehind';

let behind = readBehind();

/**
 * The time now by the server's clock, as far as it is known: the rules take only timestamps within five minutes of it
 * (R7, R9), and a computer's clock may be wrong by hours.
 * @returns milliseconds since 1970
 */
export function serverNow(): number {
  return Date.now() + behind;
}

/** Takes over the time of a token that has been issued just now. @param issuedAt as in the token */
export function setClock(issuedAt: string): void {
  const difference = Date.parse(issuedAt) - Date.now();
  behind = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  try {
    if (behind === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, `${behind}`);
  } catch {
    // Where storage is blocked the next login tells the time again.
  }
}

function readBehind(): number {
  try {
    return Number(window.sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
