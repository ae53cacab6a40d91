import { getMetadata } from 'firebase/storage';
import { expect, it, vi } from 'vitest';
import { lookUp, lookUpAgain } from '../../../../src/backend/files/storageService.ts';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';

vi.mock('firebase/storage', async (original) => ({
  ...(await original<typeof import('firebase/storage')>()),
  getStorage: () => ({ _getAuthToken: vi.fn() }),
  ref: vi.fn(),
  getMetadata: vi.fn(() => Promise.resolve({ contentType: 'image/png', generation: '1' })),
}));

it('a file is looked up once, and again after a logout, which clears its link', async () => {
  const link = 'https://files.example/v0/b/bucket/o/file?token=1';
  await lookUp(link);
  await lookUp(link);
  expect(getMetadata).toHaveBeenCalledTimes(1);
  forgetAtLogout();
  await lookUp(link);
  expect(getMetadata).toHaveBeenCalledTimes(2);
});

it('a file that may have been replaced is asked for again', async () => {
  const link = 'https://files.example/v0/b/bucket/o/proof?token=1';
  vi.mocked(getMetadata).mockClear();
  await lookUp(link);
  await lookUpAgain(link);
  expect(getMetadata).toHaveBeenCalledTimes(2);
});
