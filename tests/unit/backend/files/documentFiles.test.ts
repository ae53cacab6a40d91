import { setDoc } from 'firebase/firestore';
import { getDownloadURL, getMetadata } from 'firebase/storage';
import { beforeEach, expect, it, test, vi } from 'vitest';
import {
  deleteDocument,
  renewDocumentLink,
  uploadDocument,
} from '../../../../src/backend/files/documentFiles.ts';
import { storedKind } from '../../../../src/backend/files/storedKind.ts';
import { removeFile, uploadFile } from '../../../../src/backend/files/upload.ts';
import { notify } from '../../../../src/backend/notify.ts';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { FormStatuses } from '../../../../src/domain/records/records.ts';
import { makeParsedUser } from '../../../support/factories.ts';

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
vi.mock('../../../../src/backend/files/upload.ts');
vi.mock('../../../../src/backend/notify.ts');
vi.mock('../../../../src/backend/records/transaction.ts', () => ({
  againWhenDenied: (write: () => Promise<void>) => write(),
  transact: async (write: (transaction: { set: typeof written }) => void) => write({ set: written }),
}));

const written = vi.fn();

const linkOf = (version: string) => `https://files.example/v0/b/bucket/o/file?token=1&version=${version}`;

beforeEach(() => {
  forgetAtLogout();
  written.mockClear();
  vi.mocked(getMetadata).mockResolvedValue({ contentType: 'application/pdf', generation: '2' } as Awaited<
    ReturnType<typeof getMetadata>
  >);
  vi.mocked(getDownloadURL).mockResolvedValue('https://files.example/v0/b/bucket/o/file?token=2');
});

it('the link of an earlier file is renewed with one request for kind and link', async () => {
  await Promise.all([storedKind(linkOf('1')), renewDocumentLink('uid1', 'PANTANCard', linkOf('1'))]);
  const renewed = 'https://files.example/v0/b/bucket/o/file?token=2&version=2';
  expect(setDoc).toHaveBeenCalledExactlyOnceWith('documents/uid1', { PANTANCard: renewed }, { merge: true });
  expect(getMetadata).toHaveBeenCalledTimes(1);
});

it('the link of the current file is unchanged', async () => {
  await renewDocumentLink('uid1', 'PANTANCard', linkOf('2'));
  expect(setDoc).not.toHaveBeenCalled();
});

const FIXED = 'vendors/uid1/documents/PANTANCard';
const MARKED = /^vendors\/uid1\/documents\/PANTANCard-[0-9a-f]{8}$/;
const recordWith = (forms: Partial<FormStatuses> = {}) => makeParsedUser({ uid: 'uid1', forms });
const reviewed = recordWith({ bankdetails: 2 });
const linkTo = (path: string) => `https://files.example/v0/b/bucket/o/${encodeURIComponent(path)}?token=1`;

async function pathOf(record: typeof reviewed, link = ''): Promise<string | undefined> {
  uploadDocument(record, 'PANTANCard', new File([], 'pan.png'), { link }, () => undefined);
  return vi.mocked(uploadFile).mock.calls[0]?.[0];
}
const notFound = () => vi.mocked(getMetadata).mockRejectedValue(new AppError('storage/object-not-found', ''));

test.each([
  ['the first', ''],
  ['a replacement', linkTo(FIXED)],
])(
  'a document is stored %s, until the record is reviewed, at the fixed path',
  { tags: ['documents-path'] },
  async (_, link) => {
    expect(await pathOf(recordWith(), link)).toBe(FIXED);
    expect(getMetadata).not.toHaveBeenCalled();
  },
);

it('a new file never replaces a file of a reviewed record', { tags: ['documents-kept'] }, async () => {
  for (const path of [FIXED, `${FIXED}-1a2b3c4d`])
    expect(await pathOf(reviewed, linkTo(path))).toMatch(MARKED);
});

test.each([
  ['a reviewed record', reviewed],
  ['a submitted record', recordWith({ status: 1 })],
])(
  'the first file of %s gets the fixed path, unless a file exists there',
  { tags: ['documents-kept'] },
  async (_, record) => {
    expect(await pathOf(record)).toMatch(MARKED);
    forgetAtLogout();
    vi.mocked(uploadFile).mockReset();
    notFound();
    expect(await pathOf(record)).toBe(FIXED);
  },
);

it('no path is chosen while the file service does not answer', async () => {
  vi.mocked(getMetadata).mockRejectedValue(new AppError('storage/retry-limit-exceeded', ''));
  await expect(pathOf(reviewed)).rejects.toMatchObject({ code: 'storage/retry-limit-exceeded' });
});

test.each([FIXED, `${FIXED}-1a2b3c4d`])('deletion removes %s of the link, and the link', async (path) => {
  await deleteDocument(recordWith(), 'PANTANCard', linkTo(path));
  expect(removeFile).toHaveBeenCalledExactlyOnceWith(path);
  expect(written).toHaveBeenCalledTimes(1);
});

it('deletion removes only the link of a reviewed record', { tags: ['documents-kept'] }, async () => {
  await deleteDocument(reviewed, 'PANTANCard', linkTo(FIXED));
  expect(removeFile).not.toHaveBeenCalled();
  expect(written).toHaveBeenCalledTimes(1);
});

test.each([
  [5, 1],
  [1, 0],
] as const)(
  'at status %i an upload is mailed to the review team %i times',
  { tags: ['exception-queue'] },
  async (status, mails) => {
    vi.mocked(notify).mockRejectedValue(new AppError('mail/unreachable', 'No answer'));
    await pathOf(recordWith({ status }));
    await vi.mocked(uploadFile).mock.calls[0]?.[3](linkOf('1'));
    expect(setDoc).toHaveBeenCalledOnce();
    expect(notify).toHaveBeenCalledTimes(mails);
  },
);
