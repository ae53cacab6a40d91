import { expect, test } from 'vitest';
import { FORM_KEYS } from '../../../../src/domain/forms/registry.ts';
import type { Query } from '../../../../src/domain/records/records.ts';
import {
  APPROVED_PROFILE,
  isProfileEditable,
  markGstMailSent,
  saveProfile,
} from '../../../../src/domain/transitions/profile.ts';
import { makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';
import { expectRefusal, patchOf } from './outcome.ts';

const reviewers: Query = { title: 'Which name?', timestamp: 1, status: 0, by: 'reviewer' };
const LOCKED = 'Your profile is locked because your forms have been submitted.';

const asked = (general: Query) => ({ queries: { general: [general] } as never });

test.each<[string, boolean, StoredUserOverrides]>([
  ['without a submitted form', true, {}],
  ['with a submitted and a returned form', true, { forms: { bankdetails: 1, vendorform: -1 } }],
  ['at overall status 1', false, { forms: { status: 1 } }],
  ...FORM_KEYS.map((key) => [`with ${key} validated`, false, { forms: { [key]: 2 } }] as never),
  ['with a query of a reviewer', true, { forms: { bankdetails: 2 }, ...asked(reviewers) }],
  ['with a resolved query', false, { forms: { bankdetails: 2 }, ...asked({ ...reviewers, status: 1 }) }],
  ['with an own query', false, { forms: { bankdetails: 2 }, ...asked({ ...reviewers, by: 'trainee' }) }],
  ['with a query at overall status 1', false, { forms: { status: 1 }, ...asked(reviewers) }],
  ['with a query at overall status 5', false, { forms: { status: 5 }, ...asked(reviewers) }],
  ['of an introducer', false, { usertype: 'introducer' }],
])('a profile %s is open: %s', (_, isOpen, overrides) => {
  expect(isProfileEditable(makeParsedUser(overrides))).toBe(isOpen);
});

test('introducers cannot change a profile', () => {
  const introducer = makeParsedUser({ usertype: 'introducer' });
  expect(saveProfile(introducer, { phone: '1' }).allowed).toBe(false);
  expect(markGstMailSent(introducer).allowed).toBe(false);
});

test('a save writes only changed fields', () => {
  const record = makeParsedUser();
  const changed = { phone: '9000000009', pancard: 'ZZZPG0001Z' };
  expect(patchOf(saveProfile(record, { name: record.name, ...changed })).set).toEqual(changed);
  expect(patchOf(saveProfile(record, {})).set).toEqual({});
});

test('a save accepts the open fields of a locked profile with unchanged locked ones', () => {
  const record = makeParsedUser({ forms: { status: 3 } });
  const fields = { designation: 'Editor', phone: '9000000009', address: 'Elsewhere' };
  expect(patchOf(saveProfile(record, { ...fields, name: record.name })).set).toEqual(fields);
  expectRefusal(saveProfile(record, { ...fields, name: 'Other' }), LOCKED);
  expectRefusal(saveProfile(record, { nationality: 'Foreign' }), LOCKED);
});

test('a save of an approved profile changes nothing', () => {
  const record = makeParsedUser({ forms: { status: 4, approved: true } });
  for (const fields of [{ designation: 'Editor' }, { phone: '9000000009' }, { address: 'Elsewhere' }])
    expectRefusal(saveProfile(record, fields), APPROVED_PROFILE);
  expect(patchOf(saveProfile(record, { phone: record.phone })).set).toEqual({});
});

test('another GSTIN is reported to the GST team again', () => {
  const record = makeParsedUser({ GSTIN: '27ZZZPK0001Z1ZO', gstmailsend: true });
  const GSTIN = '29ZZZFM0001Z2Z2';
  expect(patchOf(saveProfile(record, { GSTIN })).set).toEqual({ GSTIN, gstmailsend: false });
  expect(patchOf(saveProfile(record, { phone: '9000000009' })).set).toEqual({ phone: '9000000009' });
});

test('PAN, GSTIN and Aadhar are checked', () => {
  const save = (fields: Parameters<typeof saveProfile>[1]) => saveProfile(makeParsedUser(), fields);
  expectRefusal(save({ pancard: 'ZZZP10001Z' }), 'Enter Valid PAN Number!');
  expectRefusal(save({ pancard: '' }), 'Enter Valid PAN Number!');
  expectRefusal(save({ GSTIN: '27ZZZPK0001Z12O' }), 'Enter Valid GSTIN Number');
  expectRefusal(save({ name: ' ' }), 'Name is required');
  expect(save({ aadharcard: '1'.repeat(15) }).allowed).toBe(false);
  expect(save({ aadharcard: '' }).allowed).toBe(true);
  expect(save({ address: 'a'.repeat(2001) }).allowed).toBe(false);
  expect(saveProfile(makeParsedUser({ pancard: '' }), { aadharcard: '' }).allowed).toBe(false);
});

test('accepts a signature from the own folder only', () => {
  const record = makeParsedUser();
  const link = (uid: string) => `https://files.example/v0/b/bucket/o/vendors%2F${uid}%2Fa?alt=media`;
  expect(saveProfile(record, { signImage: link(record.uid) }).allowed).toBe(true);
  for (const signImage of [link('other'), 'javascript:alert(1)'])
    expect(saveProfile(record, { signImage }).allowed).toBe(false);
});

test('refuses a signature path with a dot segment, which leaves the folder (R11)', () => {
  const folder = `https://files.example/v0/b/bucket/o/vendors%2F${makeParsedUser().uid}%2F`;
  const takes = (file: string) => saveProfile(makeParsedUser(), { signImage: `${folder}${file}` }).allowed;
  for (const dots of ['..', '.', '%2E%2E', '%2e%2E', '.%2e'])
    for (const path of ['DOTS', 'DOTS?alt=media', 'DOTS%2Fother', 'a%2fDOTS%2Fother', 'a/DOTS/other'])
      expect(takes(path.replace('DOTS', dots))).toBe(false);
  for (const file of ['a..b.pdf', '..pdf', '...', 'a%2F..b', 'a?name=%2F..%2Fb'])
    expect(takes(file)).toBe(true);
});

test('stores once that the GST team was informed', () => {
  expect(patchOf(markGstMailSent(makeParsedUser())).set).toEqual({ gstmailsend: true });
  expect(patchOf(markGstMailSent(makeParsedUser({ gstmailsend: true }))).set).toEqual({});
});
