import { beforeEach, expect, test, vi } from 'vitest';
import { checkProof } from '../../../../src/backend/amendments/proofFiles.ts';
import { isOutdated, lookUpAgain } from '../../../../src/backend/files/storageService.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { PROOF_REPLACED } from '../../../../src/domain/transitions/amendments.ts';

vi.mock('../../../../src/backend/files/storageService.ts');

const LINK = 'https://files.example/o/proof?version=1';
const HASH = 'a'.repeat(64);
const change = (documents: object) => ({
  values: { user: {}, documents, hashes: 'cancelledCheque' in documents ? { cancelledCheque: HASH } : {} },
});

beforeEach(() => {
  vi.mocked(lookUpAgain).mockResolvedValue({ contentType: 'image/png', generation: '1', sha256: HASH });
  vi.mocked(isOutdated).mockReturnValue(false);
});

test('the file that was submitted passes', { tags: ['amendment-meanwhile'] }, async () => {
  await checkProof(change({ cancelledCheque: LINK }));
  expect(isOutdated).toHaveBeenCalledExactlyOnceWith(LINK, '1');
});

test('a file that was replaced since is refused', { tags: ['amendment-meanwhile'] }, async () => {
  vi.mocked(isOutdated).mockReturnValue(true);
  await expect(checkProof(change({ cancelledCheque: LINK }))).rejects.toThrow(PROOF_REPLACED);
});

test('a file with other bytes is refused', { tags: ['amendment-meanwhile'] }, async () => {
  const stored = { contentType: 'image/png', generation: '1', sha256: 'b'.repeat(64) };
  vi.mocked(lookUpAgain).mockResolvedValue(stored);
  await expect(checkProof(change({ cancelledCheque: LINK }))).rejects.toThrow(PROOF_REPLACED);
});

test('a file from before files had a hash passes', { tags: ['amendment-meanwhile'] }, async () => {
  vi.mocked(lookUpAgain).mockResolvedValue({ contentType: 'image/png', generation: '1', sha256: '' });
  await checkProof(change({ cancelledCheque: LINK, GSTCertificateUntil: '2030-01-01' }));
  expect(lookUpAgain).toHaveBeenCalledTimes(1);
});

test('a file that is no longer stored is refused', { tags: ['amendment-meanwhile'] }, async () => {
  vi.mocked(lookUpAgain).mockRejectedValue(new AppError('storage/object-not-found', 'Gone'));
  await expect(checkProof(change({ cancelledCheque: LINK }))).rejects.toThrow(PROOF_REPLACED);
});

test('a service that does not answer is reported as such', { tags: ['amendment-meanwhile'] }, async () => {
  vi.mocked(lookUpAgain).mockRejectedValue(new AppError('storage/retry-limit-exceeded', 'Too long'));
  await expect(checkProof(change({ cancelledCheque: LINK }))).rejects.toThrow('Too long');
});

test('a change without a file asks for none', { tags: ['amendment-meanwhile'] }, async () => {
  await checkProof(change({}));
  expect(lookUpAgain).not.toHaveBeenCalled();
});
