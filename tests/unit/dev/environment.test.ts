import { expect, it, vi } from 'vitest';
import { applyWebEnvironment } from '../../../dev/environment.ts';

it("the environment overrides the shell's settings of a real project", () => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'real');
  vi.stubEnv('VITE_SOMETHING_ELSE', 'real');
  applyWebEnvironment({ VITE_FIREBASE_API_KEY: 'demo-key' });
  expect(process.env.VITE_FIREBASE_API_KEY).toBe('demo-key');
  expect(process.env.VITE_SOMETHING_ELSE).toBeUndefined();
});
