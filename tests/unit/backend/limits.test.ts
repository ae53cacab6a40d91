import { deleteApp, initializeApp } from 'firebase/app';
import { memoryLruGarbageCollector } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { getFileStorage } from '../../../src/backend/files/storageService.ts';
import { openFirestore } from '../../../src/backend/firebase/firestore.ts';

vi.mock('firebase/firestore', async (importOriginal) => {
  const original = await importOriginal<typeof import('firebase/firestore')>();
  return { ...original, memoryLruGarbageCollector: vi.fn(original.memoryLruGarbageCollector) };
});

it('storage retries an operation for 120000 ms and an upload for 600000 ms', { tags: ['file-retry'] }, () => {
  const { maxOperationRetryTime, maxUploadRetryTime } = getFileStorage();
  expect({ maxOperationRetryTime, maxUploadRetryTime }).toEqual({
    maxOperationRetryTime: 120_000,
    maxUploadRetryTime: 600_000,
  });
});

it('the database cache holds 41943040 bytes, in memory only', { tags: ['cache-size'] }, async () => {
  const app = initializeApp({ projectId: 'demo-limits' }, 'limits');
  const { settings } = openFirestore(app).toJSON() as { settings: { localCache: { kind: string } } };
  expect(settings.localCache.kind).toBe('memory');
  expect(memoryLruGarbageCollector).toHaveBeenCalledExactlyOnceWith({ cacheSizeBytes: 41_943_040 });
  await deleteApp(app);
});
