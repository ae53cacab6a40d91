import { setDoc } from 'firebase/firestore';
import { getDownloadURL, getMetadata } from 'firebase/storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { renewDocumentLink } from '../../../../src/backend/files/documentFiles.ts';
import { storedKind } from '../../../../src/backend/files/storedKind.ts';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';

vi.mock('firebase/storage', async (original) => ({
  ...(await original<typeof import('firebase/storage')>()),
  getStorage: () => ({}),
  ref: vi.fn(),
  getMetadata: vi.fn(),
  getDownloadURL: vi.fn(),
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: () => 'documents/uid1',
  setDoc: vi.fn(),
}));
vi.mock('../../../../src/backend/firebase/firestore.ts');

const linkOf = (version: string) => `https://files.example/v0/b/bucket/o/file?token=1&version=${version}`;

beforeEach(() => {
  forgetAtLogout();
  vi.mocked(setDoc).mockReset().mockResolvedValue();
  vi.mocked(getMetadata)
    .mockReset()
    .mockResolvedValue({ contentType: 'application/pdf', generation: '2' } as Awaited<
      ReturnType<typeof getMetadata>
    >);
  vi.mocked(getDownloadURL).mockReset().mockResolvedValue('https://files.example/v0/b/bucket/o/file?token=2');
});

it('asking what a file is writes nothing, also where its link opens nothing any more', async () => {
  await expect(storedKind(linkOf('1'))).resolves.toBe('pdf');
  expect(setDoc).not.toHaveBeenCalled();
});

it('the link of an earlier file is renewed, with one question for the kind and the renewal', async () => {
  await Promise.all([storedKind(linkOf('1')), renewDocumentLink('uid1', 'PANTANCard', linkOf('1'))]);
  const renewed = 'https://files.example/v0/b/bucket/o/file?token=2&version=2';
  expect(setDoc).toHaveBeenCalledExactlyOnceWith('documents/uid1', { PANTANCard: renewed }, { merge: true });
  expect(getMetadata).toHaveBeenCalledTimes(1);
});

it('the link of the file that is stored stays as it is', async () => {
  await renewDocumentLink('uid1', 'PANTANCard', linkOf('2'));
  expect(setDoc).not.toHaveBeenCalled();
});
