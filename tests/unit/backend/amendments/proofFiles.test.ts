import { beforeEach, describe, expect, test, vi } from 'vitest';
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
const giveFile = (sha256: string) =>
  vi.mocked(lookUpAgain).mockResolvedValue({ contentType: 'image/png', generation: '1', sha256 });
const giveError = (code: string) => vi.mocked(lookUpAgain).mockRejectedValue(new AppError(code, code));

describe('the proof of a change', { tags: ['amendment-meanwhile'] }, () => {
  beforeEach(() => {
    giveFile(HASH);
    vi.mocked(isOutdated).mockReturnValue(false);
  });

  test('the file that was submitted passes', async () => {
    await checkProof(change({ cancelledCheque: LINK }));
    expect(isOutdated).toHaveBeenCalledExactlyOnceWith(LINK, '1');
  });

  test('a file from before files had a hash passes', async () => {
    giveFile('');
    await checkProof(change({ cancelledCheque: LINK, GSTCertificateUntil: '2030-01-01' }));
    expect(lookUpAgain).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => void, string]>([
    ['was replaced since', () => vi.mocked(isOutdated).mockReturnValue(true), PROOF_REPLACED],
    ['has other bytes', () => giveFile('b'.repeat(64)), PROOF_REPLACED],
    ['is no longer stored', () => giveError('storage/object-not-found'), PROOF_REPLACED],
    ['gets no answer', () => giveError('storage/retry-limit-exceeded'), 'storage/retry-limit-exceeded'],
  ])('a file that %s is refused, with the reason', async (_, give, reason) => {
    give();
    await expect(checkProof(change({ cancelledCheque: LINK }))).rejects.toThrow(reason);
  });

  test('a change without a file asks for none', async () => {
    await checkProof(change({}));
    expect(lookUpAgain).not.toHaveBeenCalled();
  });
});
