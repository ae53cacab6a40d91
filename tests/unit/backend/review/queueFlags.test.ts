import { beforeEach, expect, it, vi } from 'vitest';
import { findDuplicates } from '../../../../src/backend/records/duplicates.ts';
import { validateAll } from '../../../../src/backend/records/reviews.ts';
import { validateUnflagged } from '../../../../src/backend/review/queueFlags.ts';
import { parseDocumentsRecord } from '../../../../src/domain/records/parseRecord.ts';
import {
  listedForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
  type StoredUserOverrides,
  TRAINEE_UID as uid,
} from '../../../support/factories.ts';

const getDoc = vi.hoisted(() => vi.fn<(path: string) => Promise<{ data: () => object | undefined }>>());
vi.mock('firebase/firestore', () => ({
  doc: (_database: unknown, ...path: string[]) => path.join('/'),
  getDoc,
}));
vi.mock('../../../../src/backend/firebase/firestore.ts', () => ({ getDatabase: () => ({}) }));
vi.mock('../../../../src/backend/mail/mail.ts');
vi.mock('../../../../src/backend/records/duplicates.ts');
vi.mock('../../../../src/backend/records/reviews.ts');

const LINK = 'https://files.example/one';
const FILES = { CompanyCertificate: LINK, PANTANCard: LINK, GSTCertificate: LINK, cancelledCheque: LINK };
const FLAWLESS: StoredUserOverrides = {
  uid,
  bankDetails: makeBankDetails(),
  nongst: makeNonGst(),
  vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
  forms: { status: 1, ...listedForms(1) },
};
const reviewer = { uid: 'reviewerUid', name: 'Ravi Rao', email: 'ravi@agency.example' };

function given(user: StoredUserOverrides): void {
  const stored: Record<string, object> = {
    [`users/${uid}`]: makeUserRecord({ ...FLAWLESS, ...user }),
    [`documents/${uid}`]: makeDocumentsRecord(FILES),
  };
  getDoc.mockImplementation(async (path) => ({ data: () => stored[path] }));
}

/** What the write answers to the records as it reads them. */
async function refusalAtWrite(user: StoredUserOverrides, files: object = {}): Promise<string | undefined> {
  await validateUnflagged(uid, reviewer);
  const refusalOf = vi.mocked(validateAll).mock.lastCall?.[2];
  const documents = parseDocumentsRecord(makeDocumentsRecord({ ...FILES, ...files }));
  return refusalOf?.(makeParsedUser({ ...FLAWLESS, ...user }), documents);
}

beforeEach(() => {
  vi.mocked(findDuplicates).mockResolvedValue([]);
  given({});
});

const another = { bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }) };
it.each<[string, StoredUserOverrides, files: object, string | undefined]>([
  ['validated without a flag', {}, {}, undefined],
  ['left out with a flag', another, {}, '1 flag. Open the record to review it.'],
  ['left out without a document', {}, { PANTANCard: '' }, '1 flag. Open the record to review it.'],
  ['left out with another number', { phone: '9123456780' }, {}, 'The record has just been changed.'],
])('a person is %s at the write', { tags: ['queue-bulk'] }, async (_, user, files, refusal) => {
  expect(await refusalAtWrite(user, files)).toBe(refusal);
});

it('duplicates are searched before the tax details of a vendor have answered', async () => {
  given({ usertype: 'vendor' });
  const read = getDoc.getMockImplementation() ?? getDoc;
  getDoc.mockImplementation((path) => (path === `taxes/${uid}` ? new Promise(() => {}) : read(path)));
  void validateUnflagged(uid, reviewer);
  await vi.waitFor(() => expect(findDuplicates).toHaveBeenCalledOnce());
  expect(getDoc).toHaveBeenCalledWith(`taxes/${uid}`);
});
