import { expect, test } from 'vitest';
import { uniqueValuesOf } from '../../../../src/domain/review/uniqueValues.ts';
import { makeBankDetails, makeParsedUser } from '../../../support/factories.ts';

const NOTHING = {
  pancard: '',
  aadharcard: '',
  GSTIN: '',
  phone: '',
  bankDetails: makeBankDetails({ bankAccountNumber: '' }),
};

test('searches each value in the spellings that records use', () => {
  const record = makeParsedUser({
    pancard: 'ZZZPZ0001Z',
    GSTIN: '27ZZZPZ0001Z1ZP',
    aadharcard: '2345 6789 0124',
    phone: '98200 00001',
    bankDetails: makeBankDetails({ bankAccountNumber: '000111222333' }),
  });
  expect(uniqueValuesOf(record)).toEqual([
    { field: 'pancard', spellings: ['ZZZPZ0001Z'] },
    { field: 'GSTIN', spellings: ['27ZZZPZ0001Z1ZP'] },
    { field: 'bankAccountNumber', spellings: ['000111222333', '0001 1122 2333', '0001-1122-2333'] },
    { field: 'aadharcard', spellings: ['2345 6789 0124', '234567890124', '2345-6789-0124'] },
    {
      field: 'phone',
      spellings: ['9820000001', '+919820000001', '919820000001', '09820000001', '98200 00001'],
    },
  ]);
});

test.each([
  ['nothing', NOTHING],
  ['what is too short', { ...NOTHING, pancard: 'NA', phone: '00000', GSTIN: '27' }],
  ['a masked Aadhar number', { ...NOTHING, aadharcard: 'XXXX XXXX 1234' }],
])('%s is not searched', (_, values) => {
  expect(uniqueValuesOf(makeParsedUser(values))).toEqual([]);
});
