import { createRequire } from 'node:module';
import { describe, expect, it, test } from 'vitest';
import { bankTable, WITHOUT_NAME } from '../../../../scripts/hints/tables.ts';
import { bankIn, isOtherBank } from '../../../../src/domain/hints/banks.ts';
import { ENDED_BANKS } from '../../../../src/domain/validators/endedBanks.ts';

describe('bankIn', { tags: ['bank-ifsc-name'] }, () => {
  const table = bankTable();

  it.each([
    ['SBIN0005943', 'State Bank of India'],
    ['HDFC0000001', 'HDFC Bank'],
    ['HDFC0CAACOB', undefined],
    ['KSBK0000001', undefined],
    ['IBKL0103925', undefined],
    ['APBL0005001', undefined],
    ['TNSC0010001', undefined],
    ['SAHE0000001', undefined],
    ['NBAD0000001', undefined],
    ['CSBK0000001', 'CSB Bank'],
    ['CITI0000001', 'CITI Bank'],
    ['PYTM0123456', 'Paytm Payments Bank'],
    ['IDIB000A505', 'Indian Bank'],
    ['YESB0HPB051', undefined],
    ['IBKL0497ZZZ', undefined],
    ['SYNB0000445', undefined],
    ['NICB0000001', undefined],
    ['SBIN0RRMRGB', undefined],
    ['UBIN0CG7999', undefined],
    ['NESF0000001', 'slice Small Finance Bank'],
    ['PUNB0HGB001', undefined],
    ['MAHG0004000', 'Maharashtra Gramin Bank'],
    ['ZZZZ0000001', undefined],
  ])('bankIn reads %s as %s', (ifsc, name) => {
    expect(bankIn(table, ifsc)).toBe(name);
  });

  it('the table of banks is small', () => {
    expect(JSON.stringify(table).length).toBeLessThan(10_000);
  });
});

/** Banks with one or two codes that exist, mostly foreign ones with one branch. */
const SMALL =
  'AIRP ANZB BCHN BNSB CCIL CRES CSBX DICG EIBI FIRN GDCB HITP IBBK IBKO ICBK ICLL INPA JIOP MSHQ NBAD NBRD NOSC PHNP PPNT QNBA RABO RBIN RBIP RNSB SAHE SBLS SKSB UOVB VTBJ XNSE'.split(
    ' ',
  );

test('every bank with almost no branch left is known as small or as ended', () => {
  const require = createRequire(import.meta.url);
  const branches = require('ifsc/src/IFSC.json') as Record<string, unknown[]>;
  const almostNone = Object.keys(branches).filter((start) => (branches[start]?.length ?? 0) <= 2);
  const known = [...SMALL, ...Object.keys(ENDED_BANKS), ...WITHOUT_NAME];
  expect(almostNone.filter((start) => !known.includes(start))).toEqual([]);
  expect(Object.keys(ENDED_BANKS).filter((start) => (branches[start]?.length ?? 0) > 2)).toEqual([]);
});

test('every successor of an ended bank is a bank of the list', () => {
  const names = Object.values(bankTable());
  for (const { bank, successor } of Object.values(ENDED_BANKS)) {
    expect(names).toContain(successor);
    expect(names).not.toContain(bank);
  }
});

describe('isOtherBank', { tags: ['bank-ifsc-name'] }, () => {
  const table = bankTable();

  it.each([
    ['SBI', 'State Bank of India'],
    ['State Bank', 'State Bank of India'],
    ['state bank of india ltd.', 'State Bank of India'],
    ['BOB', 'Bank of Baroda'],
    ['KBL', 'Karnataka Bank'],
    ['SIBL', 'South Indian Bank'],
    ['Bank of India', 'Bank of India'],
    ['J & K Bank', 'Jammu and Kashmir Bank'],
    ['Maharastra Bank', 'Bank of Maharashtra'],
    ['Hongkong and Shanghai Banking Corporation', 'HSBC'],
    ['भारतीय स्टेट बैंक', 'State Bank of India'],
    ['Bank', 'State Bank of India'],
    ['Housing Development Finance Corporation', 'HDFC Bank'],
    ['Union', 'Union Bank of India'],
    ['Standard Charted', 'Standard Chartered Bank'],
    ['Kotka Mahindra Bank', 'Kotak Mahindra Bank'],
    ['Dhanalakshmi Bank', 'Dhanlaxmi Bank'],
    ['AU SFB', 'AU Small Finance Bank'],
    ['SBI, Andheri West', 'State Bank of India'],
    ['', 'State Bank of India'],
  ])('isOtherBank accepts %j for %s', (typed, name) => {
    expect(isOtherBank(typed, name, table)).toBe(false);
  });

  it.each([
    ['HDFC Bank', 'ICICI Bank'],
    ['Bank of India', 'State Bank of India'],
    ['Union Bank of India', 'Central Bank of India'],
    ['PNB', 'State Bank of India'],
    ['Equitas Small Finance Bank', 'AU Small Finance Bank'],
    ['Airtel Payments Bank', 'India Post Payments Bank'],
    ['Indian Bank', 'Indian Overseas Bank'],
    ['Punjab & Sind Bank', 'Punjab National Bank'],
    ['State Bank of India', 'Kerala State Co-operative Bank'],
    ['Karnataka Bank Ltd.', 'Karnataka Gramin Bank'],
  ])('isOtherBank reports %s for %s', (typed, name) => {
    expect(isOtherBank(typed, name, table)).toBe(true);
  });

  it('isOtherBank tells all banks with their own codes from each other', () => {
    const names = Object.keys(table).flatMap((start) => (start.length === 4 ? [table[start] ?? ''] : []));
    const plain = (name: string) => name.toLowerCase().replace(/^the /, '');
    const mistaken = names.flatMap((one) =>
      names.filter((other) => isOtherBank(one, other, table) === (plain(one) === plain(other))),
    );
    expect(mistaken).toEqual([]);
  });
});
