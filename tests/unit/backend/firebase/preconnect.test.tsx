import { afterEach, expect, it, vi } from 'vitest';

/** The origins that a login preconnects to, in a build with these emulators. */
async function connectionsOf(emulators: string): Promise<string[]> {
  vi.stubEnv('VITE_USE_EMULATORS', emulators);
  vi.resetModules();
  const { preconnect } = await import('../../../../src/backend/firebase/preconnect.ts');
  preconnect();
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preconnect"][crossorigin]')].map(
    ({ href }) => new URL(href).host,
  );
}

afterEach(() => document.head.replaceChildren());

it('a login preconnects to the account service and the database', async () => {
  expect(await connectionsOf('')).toEqual(['identitytoolkit.googleapis.com', 'firestore.googleapis.com']);
});

it('the local stack preconnects to no outside origin', async () => {
  const local = 'auth=127.0.0.1:9099,firestore=127.0.0.1:8080,storage=127.0.0.1:9199';
  expect(await connectionsOf(local)).toEqual([]);
});
