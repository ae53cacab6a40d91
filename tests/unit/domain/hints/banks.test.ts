import { describe, expect, it } from 'vitest';
import { bankTable } from '../../../../scripts/hints/tables.ts';
import { bankIn, isOtherBank } from '../../../../src/domain/hints/banks.ts';

describe('bankIn', { tags: ['bank-ifsc-name'] }, () => {
  const table = bankTable();

  it.each([
    ['SBIN0005943', 'State Bank of India'],
    ['HDFC0000001', 'HDFC Bank'],
    ['HDFC0CAACOB', 'Akhand Anand Co.op Bank'],
    ['CSBK0000001', 'CSB Bank'],
    ['CITI0000001', 'CITI Bank'],
    ['PYTM0123456', 'Paytm Payments Bank'],
    ['ZZZZ0000001', undefined],
  ])('bankIn reads %s as %s', (ifsc, name) => {
    expect(bankIn(table, ifsc)).toBe(name);
  });

  it('the table of banks is small', () => {
    expect(JSON.stringify(table).length).toBeLessThan(80_000);
  });
});

describe('isOtherBank', { tags: ['bank-ifsc-name'] }, () => {
  it.each([
    ['SBI', 'State Bank of India'],
    ['State Bank', 'State Bank of India'],
    ['state bank of india ltd.', 'State Bank of India'],
    ['BOB', 'Bank of Baroda'],
    ['Bank of India', 'Bank of India'],
    ['J & K Bank', 'Jammu and Kashmir Bank'],
    ['Maharastra Bank', 'Bank of Maharashtra'],
    ['HSBC', 'Hongkong & Shanghai Banking Corporation'],
    ['भारतीय स्टेट बैंक', 'State Bank of India'],
    ['Bank', 'State Bank of India'],
    ['', 'State Bank of India'],
  ])('isOtherBank accepts %j for %s', (typed, name) => {
    expect(isOtherBank(typed, name)).toBe(false);
  });

  it.each([
    ['HDFC Bank', 'ICICI Bank'],
    ['Bank of India', 'State Bank of India'],
    ['Union Bank of India', 'Central Bank of India'],
    ['PNB', 'State Bank of India'],
  ])('isOtherBank reports %s for %s', (typed, name) => {
    expect(isOtherBank(typed, name)).toBe(true);
  });
});
