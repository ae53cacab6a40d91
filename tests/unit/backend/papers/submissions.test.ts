import { expect, it, vi } from 'vitest';
import { commitSubmission } from '../../../../src/backend/commit/commit.ts';
import { signatureHash } from '../../../../src/backend/files/signatureHash.ts';
import { submitBankDetails } from '../../../../src/backend/papers/submissions.ts';
import { makeBankDetails, TRAINEE_UID as uid } from '../../../support/factories.ts';

const LINK = 'https://files.example/signature';

vi.mock('firebase/firestore', () => ({
  doc: (_database: unknown, ...path: string[]) => path.join('/'),
  getDoc: async (path: string) => ({
    get: (field: string) => (path === `users/${uid}` && field === 'signImage' ? LINK : undefined),
  }),
}));
vi.mock('../../../../src/backend/firebase/firestore.ts', () => ({ getDatabase: () => ({}) }));
vi.mock('../../../../src/backend/files/signatureHash.ts');
vi.mock('../../../../src/backend/commit/commit.ts');

it('a submission looks up the signature while its transaction reads', async () => {
  vi.mocked(signatureHash).mockResolvedValue('hash');
  vi.mocked(commitSubmission).mockReturnValue(new Promise(() => {}));
  void submitBankDetails(uid, makeBankDetails());
  await vi.waitFor(() => expect(commitSubmission).toHaveBeenCalledOnce());
  expect(signatureHash).toHaveBeenCalledExactlyOnceWith(LINK);
});
