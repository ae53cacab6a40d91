/** Every access tolerates a browser that blocks storage. */
const ACCESS_TOKEN = 'accessToken';
const USER_DETAILS = 'userDetails';

function tolerant<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch {
    return otherwise;
  }
}

export function readAccessToken(): string | null {
  return tolerant(() => window.sessionStorage.getItem(ACCESS_TOKEN), null);
}

/** False where storage is blocked or full, so that the token was never stored. */
let isTokenStored = false;

/** Whether the token that this page stored was removed, for example by hand. */
export function hasLostAccessToken(): boolean {
  return isTokenStored && readAccessToken() === null;
}

export function storeAccessToken(token: string): void {
  isTokenStored = tolerant(() => {
    window.sessionStorage.setItem(ACCESS_TOKEN, token);
    return true;
  }, false);
}

export function storeUserDetails(details: object): void {
  tolerant(() => window.sessionStorage.setItem(USER_DETAILS, JSON.stringify(details)), undefined);
}

export function clearSessionStorage(): void {
  isTokenStored = false;
  tolerant(() => window.sessionStorage.clear(), undefined);
}

export function readFromSession(key: 'locked' | 'activeAt'): string | null {
  return tolerant(() => window.sessionStorage.getItem(key), null);
}

export function keepInSession(key: 'locked' | 'activeAt', value: string): void {
  tolerant(() => window.sessionStorage.setItem(key, value), undefined);
}
