import { describe, expect, it } from 'vitest';
import { COMPANIES, companyByState } from '../../../../src/domain/records/companies.ts';
import { validateGstin } from '../../../../src/domain/validators/gstin.ts';

describe('company table', () => {
  it('holds the five states with their codes [gst-companies]', () => {
    expect(COMPANIES.map(({ state, stateCode }) => [state, stateCode])).toEqual([
      ['Maharashtra', '27'],
      ['Telangana', '36'],
      ['Haryana', '06'],
      ['Karnataka', '29'],
      ['Tamil Nadu', '33'],
    ]);
  });

  it.each(COMPANIES)(
    'has an address and a GSTIN of its own state: $state [gst-companies]',
    ({ stateCode, address, gstin }) => {
      expect(validateGstin(gstin)).toEqual({ value: gstin, warnings: [] });
      expect(gstin.slice(0, 5)).toBe(`${stateCode}ZZZ`);
      expect(address).toMatch(/, \w+ [1-9]\d{5}$/);
    },
  );

  it('finds an office by its state', () => {
    expect(companyByState('Haryana')?.gstin).toBe('06ZZZCA0001Z1ZT');
    expect(companyByState('Goa')).toBeUndefined();
    expect(companyByState('')).toBeUndefined();
  });
});
