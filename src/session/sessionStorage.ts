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

/** True as well where storage is blocked: there the token is never stored. */
export function hasAccessToken(): boolean {
  return tolerant(() => window.sessionStorage.getItem(ACCESS_TOKEN) !== null, true);
}

export function storeAccessToken(token: string): void {
  tolerant(() => window.sessionStorage.setItem(ACCESS_TOKEN, token), undefined);
}

export function storeUserDetails(details: object): void {
  tolerant(() => window.sessionStorage.setItem(USER_DETAILS, JSON.stringify(details)), undefined);
}

export function clearSessionStorage(): void {
  tolerant(() => window.sessionStorage.clear(), undefined);
}
