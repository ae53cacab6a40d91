import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  changedFields,
  hasUnsavable,
  LockedProfileSchema,
  type ProfileEntries,
  ProfileSchema,
  profileValuesOf,
} from '../../../../src/pages/profile/profileSchema.ts';
import { makeParsedUser } from '../../../support/factories.ts';

const entries = (changes: Partial<ProfileEntries> = {}): ProfileEntries => ({
  ...profileValuesOf(makeParsedUser()),
  ...changes,
});

/** The messages by field. */
function problems(schema: typeof ProfileSchema | typeof LockedProfileSchema, value: ProfileEntries) {
  const result = v.safeParse(schema, value);
  return result.success ? {} : v.flatten(result.issues).nested;
}

it('a save needs a PAN of 10 characters, and an Aadhar has up to 14', { tags: ['profile-fields'] }, () => {
  expect(problems(ProfileSchema, entries())).toEqual({});
  for (const pancard of ['', 'ZZZPK0001', 'ZZZP10001Z', 'zzzpk0001z']) {
    expect(problems(ProfileSchema, entries({ pancard }))).toEqual({ pancard: ['Enter Valid PAN Number!'] });
  }
  expect(v.parse(ProfileSchema, entries({ aadharcard: '9876 5432 1096' })).aadharcard).toBe('987654321096');
  expect(problems(ProfileSchema, entries({ aadharcard: '9876  5432  1096' }))).toHaveProperty('aadharcard');
});

it('a save needs a numeric contact number', () => {
  expect(problems(ProfileSchema, entries({ phone: 'call me' }))).toHaveProperty('phone');
  expect(v.parse(ProfileSchema, entries({ phone: ' 90000 00002 ' })).phone).toBe('9000000002');
});

it('a save needs a valid or empty GSTIN when GST applies', () => {
  const wrong = { GSTIN: '27ZZZPK0001Z12O' };
  const message = { GSTIN: ['Enter Valid GSTIN Number'] };
  expect(problems(ProfileSchema, entries({ ...wrong, isGSTApplicable: 'yes' }))).toEqual(message);
  expect(problems(ProfileSchema, entries({ ...wrong, isGSTApplicable: 'no' }))).toEqual({});
  expect(problems(ProfileSchema, entries({ GSTIN: '', isGSTApplicable: 'yes' }))).toEqual({});
  const cleared = { GSTIN: '', rejected: { pancard: '', GSTIN: '27ZZZPK0001Z12O' } };
  expect(problems(ProfileSchema, entries({ ...cleared, isGSTApplicable: 'yes' }))).toEqual(message);
});

it('a save needs a name and bounded texts (R15)', () => {
  expect(problems(ProfileSchema, entries({ name: ' \u200b ' }))).toEqual({ name: ['Name is required'] });
  expect(problems(ProfileSchema, entries({ name: '.' }))).toEqual({ name: ['Enter the name in letters'] });
  expect(problems(ProfileSchema, entries({ name: '3M' }))).toEqual({});
  expect(problems(ProfileSchema, entries({ name: 'ஓம்' }))).toEqual({});
  expect(problems(ProfileSchema, entries({ designation: 'x'.repeat(501) }))).toHaveProperty('designation');
  expect(problems(ProfileSchema, entries({ address: 'x'.repeat(2000) }))).toEqual({});
  expect(problems(ProfileSchema, entries({ address: 'x'.repeat(2001) }))).toHaveProperty('address');
});

it('a locked profile checks only a PAN of 10 characters', () => {
  const stored = {
    pancard: 'ABCDE12345',
    GSTIN: 'wrong',
    isGSTApplicable: 'yes',
    aadharcard: 'x'.repeat(20),
  } as const;
  expect(problems(LockedProfileSchema, entries(stored))).toEqual({});
  expect(problems(LockedProfileSchema, entries({ pancard: '' }))).toHaveProperty('pancard');
  expect(problems(LockedProfileSchema, entries({ phone: 'call me' }))).toHaveProperty('phone');
});

const stored = profileValuesOf(makeParsedUser());
const GSTIN = '27ZZZPK0001Z1ZO';

it('a save skips text typed before the profile was locked (R5)', () => {
  const typed = { ...stored, name: 'Leela Iyer', phone: '9000000002' };
  expect(changedFields(typed, stored, true)).toEqual({ phone: '9000000002' });
  expect(hasUnsavable(typed, stored)).toBe(true);
  expect(hasUnsavable({ ...typed, name: stored.name }, stored)).toBe(false);
});

it('a save writes a GSTIN only while its field is enabled', () => {
  expect(changedFields({ ...stored, GSTIN, isGSTApplicable: 'no' }, stored)).not.toHaveProperty('GSTIN');
  expect(changedFields({ ...stored, GSTIN, isGSTApplicable: 'yes' }, stored)).toMatchObject({ GSTIN });
});
