import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type RegistrationEntries,
  registrationSchema,
  startingEntries,
} from '../../../../src/pages/registration/registrationSchema.ts';
import { makeInvitation } from '../../../support/factories.ts';

const schema = registrationSchema(['agency.example', 'media.example']);

const filled: RegistrationEntries = {
  ...startingEntries(),
  name: ' Ram Kumar ',
  email: 'Ram.Kumar@Demo.example',
  phone: '90000 00001',
  pancard: 'zzzpk 0001 z',
  aadharcard: '2345 6789 0124',
  fpoc: 'Asha Rao',
  fpocno: ' Asha.Rao@AGENCY.example ',
  password: ' Demo@1234 ',
  confirmPassword: ' Demo@1234 ',
};

/** The first error of each field, which the form shows. */
function problems(entries: Partial<RegistrationEntries>): string[] {
  const result = v.safeParse(schema, { ...filled, ...entries });
  const firstByField = new Map<string | null, string>();
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue);
    if (!firstByField.has(field)) firstByField.set(field, issue.message);
  }
  return [...firstByField].map(([field, message]) => `${field}: ${message}`);
}

test('the values are trimmed and normalised, with addresses in lower case', () => {
  const { agrees: _, ...entered } = filled;
  expect(v.parse(schema, filled)).toEqual({
    ...entered,
    name: 'Ram Kumar',
    email: 'ram.kumar@demo.example',
    phone: '9000000001',
    pancard: 'ZZZPK0001Z',
    aadharcard: '234567890124',
    fpocno: 'asha.rao@agency.example',
  });
});

test('one of PAN and Aadhar is enough', () => {
  expect(problems({ pancard: '' })).toEqual([]);
  expect(problems({ aadharcard: '' })).toEqual([]);
  expect(problems({ pancard: ' ', aadharcard: ' ' })).toEqual([
    'pancard: Enter a PAN Number or an Aadhar Number; one of the two is needed',
  ]);
});

test.each<[string, Partial<RegistrationEntries>]>([
  ['name: Name is required', { name: '  ' }],
  ['name: Enter at most 500 characters', { name: 'x'.repeat(501) }],
  ['name: Enter the name in letters', { name: '98765 43210' }],
  ['fpoc: Enter the name in letters', { fpoc: '-' }],
  ['email: Email is required', { email: '' }],
  ['email: Enter an e-mail address such as name@example.com', { email: 'ram' }],
  ['phone: Enter the Contact Number in digits only', { phone: 'call me' }],
  ['pancard: Enter Valid PAN Number!', { pancard: 'ZZZP10001Z' }],
  ['aadharcard: Enter an Aadhar Number of at most 14 characters', { aadharcard: '2345 6789 01249' }],
  [
    'fpocno: Enter the work e-mail address of your introducer; it ends in @agency.example or @media.example',
    { fpocno: 'asha@elsewhere.example' },
  ],
  ['confirmPassword: Password does not match!', { confirmPassword: 'Demo@1234' }],
])('%s', (problem, entries) => {
  expect(problems(entries)).toEqual([problem]);
});

test('an invitation fills in introducer, type, name and address only', () => {
  const invitation = {
    id: 'Abc123',
    ...makeInvitation({
      introducerName: 'Asha Rao',
      introducerEmail: 'asha.rao@agency.example',
      usertype: 'vendor',
      name: 'Ram Kumar',
      email: 'ram@demo.example',
    }),
  };
  expect(startingEntries(invitation)).toEqual({
    ...startingEntries(),
    fpoc: 'Asha Rao',
    fpocno: 'asha.rao@agency.example',
    usertype: 'vendor',
    name: 'Ram Kumar',
    email: 'ram@demo.example',
  });
});

test('foreigners and companies register with a PAN only, and a trainee is an individual', {
  tags: ['kind-registration'],
}, () => {
  const foreigner = { ...filled, nationality: 'Foreign' } as const;
  expect(v.parse(schema, foreigner)).toMatchObject({ nationality: 'Foreign', aadharcard: '' });
  expect(problems({ ...foreigner, pancard: '' })).toEqual(['pancard: PAN Number is required']);
  const company = { ...filled, usertype: 'vendor', vendorStatus: 'Private Limited Company' } as const;
  expect(v.parse(schema, company)).toMatchObject({ vendorStatus: company.vendorStatus, aadharcard: '' });
  expect(problems({ ...company, pancard: '' })).toEqual(['pancard: PAN Number is required']);
  expect(v.parse(schema, { ...company, nationality: 'Foreign' })).toMatchObject({ nationality: 'Indian' });
  expect(problems({ usertype: 'trainee', vendorStatus: 'Trust', pancard: '' })).toEqual([]);
});
