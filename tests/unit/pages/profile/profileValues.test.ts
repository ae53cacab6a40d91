import { describe, expect, it } from 'vitest';
import { changedFields, hasLeftOver, profileValuesOf } from '../../../../src/pages/profile/profileValues.ts';
import { makeParsedUser } from '../../../support/factories.ts';

const values = { ...profileValuesOf(makeParsedUser()), GSTIN: '27ZZZPK0001Z1ZO' };

describe('what a save of My Profile writes', () => {
  it('is what the person touched, so that another tab loses nothing', () => {
    expect(changedFields({ ...values, phone: '9000000002' }, { phone: true })).toEqual({
      phone: '9000000002',
    });
    expect(changedFields(values, {})).toEqual({});
  });

  it('leaves out what was typed before the profile was locked (R5)', () => {
    const dirty = { name: true, phone: true };
    expect(changedFields({ ...values, name: 'Leela Iyer' }, dirty, true)).toEqual({ phone: values.phone });
    expect([hasLeftOver(dirty), hasLeftOver({ phone: true, rejected: true })]).toEqual([true, false]);
  });

  it('is never what was cleared', () => {
    const rejected = { pancard: '', GSTIN: '27ZZZPK0001Z12O' };
    expect(changedFields({ ...values, rejected }, { rejected: true })).toEqual({});
  });

  it('holds a GSTIN only while its field is enabled', () => {
    const dirty = { GSTIN: true };
    expect(changedFields({ ...values, isGSTApplicable: 'no' }, dirty)).toEqual({});
    expect(changedFields({ ...values, isGSTApplicable: 'yes' }, dirty)).toEqual({ GSTIN: values.GSTIN });
  });
});
