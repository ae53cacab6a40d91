import { describe, expect, it } from 'vitest';
import { changedFields, hasUnsavable, profileValuesOf } from '../../../../src/pages/profile/profileValues.ts';
import { makeParsedUser } from '../../../support/factories.ts';

const stored = profileValuesOf(makeParsedUser());
const GSTIN = '27ZZZPK0001Z1ZO';

describe('what a save of My Profile writes', () => {
  it('is what the person touched, so that another tab loses nothing', () => {
    expect(changedFields({ ...stored, phone: '9000000002' }, stored)).toEqual({ phone: '9000000002' });
    expect(changedFields(stored, stored)).toEqual({});
  });

  it('leaves out what was typed before the profile was locked (R5)', () => {
    const typed = { ...stored, name: 'Leela Iyer', phone: '9000000002' };
    expect(changedFields(typed, stored, true)).toEqual({ phone: '9000000002' });
    expect(hasUnsavable(typed, stored)).toBe(true);
    expect(hasUnsavable({ ...typed, name: stored.name }, stored)).toBe(false);
  });

  it('is never what was cleared', () => {
    const rejected = { pancard: '', GSTIN: '27ZZZPK0001Z12O' };
    expect(changedFields({ ...stored, rejected }, stored)).toEqual({});
    expect(hasUnsavable({ ...stored, rejected }, stored)).toBe(false);
  });

  it('holds a GSTIN only while its field is enabled', () => {
    expect(changedFields({ ...stored, GSTIN, isGSTApplicable: 'no' }, stored)).not.toHaveProperty('GSTIN');
    expect(changedFields({ ...stored, GSTIN, isGSTApplicable: 'yes' }, stored)).toMatchObject({ GSTIN });
  });
});
