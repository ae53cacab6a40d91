import { expect, it } from 'vitest';
import { documentRowsOf } from '../../../../src/domain/forms/documentRows.ts';
import { isFromIndia, kindOf, kindOfStatus, VENDOR_STATUSES } from '../../../../src/domain/records/kinds.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import { makeParsedUser, makeSectionOne } from '../../../support/factories.ts';

const withStatus = (vendorStatus: string, others: Partial<UserRecord> = {}) =>
  makeParsedUser({ vendorDetails: { sectionOne: makeSectionOne({ vendorStatus }) }, ...others });

it('a vendor status decides the first document', { tags: ['documents-by-kind', 'section-prefilled'] }, () => {
  expect(VENDOR_STATUSES.map((status) => [status, kindOfStatus(status).proof])).toEqual([
    ['Public Limited Company', 'Certificate of Incorporation'],
    ['Private Limited Company', 'Certificate of Incorporation'],
    ['Partnership Firm', 'Partnership Deed or LLP Certificate'],
    ['Sole Proprietor Firm', 'Aadhar Card'],
    ['Local Inter Company', 'Certificate of Incorporation'],
    ['Foreign Inter Company', 'Certificate of Incorporation'],
    ['Individual(Moderator/Freelancer)', 'Aadhar Card'],
    ['Hindu Undivided Family', 'HUF Deed or Declaration'],
    ['Employee', 'Aadhar Card'],
    ['Association of Persons', 'Agreement or Resolution'],
    ['Trust', 'Trust Deed or Registration'],
    ['Body of Individuals', 'Agreement or Resolution'],
  ]);
});

it('a foreigner shows a passport, a company its certificate', { tags: ['documents-by-kind'] }, () => {
  expect(kindOfStatus('Employee', 'Foreign')).toMatchObject({ proof: 'Passport', hasAadhar: false });
  expect(kindOfStatus('Foreign Inter Company', 'Foreign').proof).toBe('Certificate of Incorporation');
});

it('a foreigner and a foreign company are not of India', { tags: ['section-prefilled'] }, () => {
  expect(isFromIndia(withStatus('Trust'))).toBe(true);
  expect(isFromIndia(withStatus('Employee', { nationality: 'Foreign' }))).toBe(false);
  expect(isFromIndia(withStatus('Foreign Inter Company'))).toBe(false);
});

it('everybody is an individual until a status is chosen or known', { tags: ['kind-fields'] }, () => {
  const individual = kindOfStatus('Individual(Moderator/Freelancer)');
  expect(kindOf(makeParsedUser({ vendorDetails: {} }))).toEqual(individual);
  expect(kindOf(withStatus('Cooperative'))).toEqual(individual);
});

it('only an Aadhar card can be masked', { tags: ['documents-by-kind'] }, () => {
  const isMaskable = (record: UserRecord) => documentRowsOf(record).map((row) => row.isMaskable === true);
  expect(isMaskable(withStatus('Employee'))).toEqual([true, false, false]);
  expect(isMaskable(withStatus('Trust'))).toEqual([false, false, false]);
});

it('foreigners and foreign companies may show their residency', { tags: ['documents-foreign'] }, () => {
  const isOffered = (record: UserRecord) =>
    documentRowsOf(record).some(({ key, isNeeded }) => key === 'ResidencyCertificate' && !isNeeded);
  const foreigner = makeParsedUser({ nationality: 'Foreign' });
  for (const record of [foreigner, withStatus('Foreign Inter Company')]) expect(isOffered(record)).toBe(true);
  expect(isOffered(withStatus('Private Limited Company'))).toBe(false);
});
