import { expect, it, vi } from 'vitest';
import { applyWebEnvironment, webEnvironment } from '../../../dev/environment.ts';
import { devPorts } from '../../../dev/ports.ts';
import { parseEnv } from '../../../src/config/parseEnv.ts';

it('the environment configures the portal with the emulators of firebase.json', () => {
  const ports = devPorts();
  const result = parseEnv(webEnvironment(ports));
  expect(result).toMatchObject({
    ok: true,
    env: {
      firebase: { projectId: 'demo-onboarding', storageBucket: 'demo-onboarding.appspot.com' },
      emulators: {
        auth: `127.0.0.1:${ports.auth}`,
        firestore: `127.0.0.1:${ports.firestore}`,
        storage: `127.0.0.1:${ports.storage}`,
      },
      mailApiBaseUrl: `http://127.0.0.1:${ports.mailService}`,
    },
  });
});

it("the environment overrides the shell's settings of a real project", () => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'real');
  vi.stubEnv('VITE_SOMETHING_ELSE', 'real');
  applyWebEnvironment({ VITE_FIREBASE_API_KEY: 'demo-key' });
  expect(process.env.VITE_FIREBASE_API_KEY).toBe('demo-key');
  expect(process.env.VITE_SOMETHING_ELSE).toBeUndefined();
});
