/** A sign-in with another provider that this tab has started; the provider's page follows. */
interface ProviderStart {
  /** Proves to the provider's answer that the same browser asked. */
  sessionId: string;
  /** The page to open afterwards. */
  from: string;
}

const KEY = 'providerStart';

export function storeStart(start: ProviderStart): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(start));
}

export function readStart(): ProviderStart | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const [sessionId, from]: unknown[] = [Reflect.get(stored, 'sessionId'), Reflect.get(stored, 'from')];
    // An own path only: never an address of another site.
    const isOwn = typeof from === 'string' && /^\/(?![/\\])/.test(from);
    return typeof sessionId === 'string' && isOwn ? { sessionId, from } : null;
  } catch {
    return null;
  }
}

export function forgetStart(): void {
  window.sessionStorage.removeItem(KEY);
}
