import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AadharMode } from '../../../../src/config/portal.ts';

const NUMBER = '2345 6789 0124';

/** The validators as a build for the mode has them. */
async function withMode(aadharMode: AadharMode) {
  vi.resetModules();
  vi.doMock('../../../../src/config/portal.ts', async (original) => ({
    ...(await original<object>()),
    aadharMode,
  }));
  const aadhar = await import('../../../../src/domain/validators/aadhar.ts');
  const { maskAadhar } = await import('../../../../src/domain/validators/mask.ts');
  return { ...aadhar, maskAadhar };
}

type Validators = Awaited<ReturnType<typeof withMode>>;

describe.each(['full', 'last4', 'off'] as const)('with the mode %s', (mode) => {
  let its: Validators;
  beforeAll(async () => {
    its = await withMode(mode);
  });
  const limited = { full: NUMBER, last4: '0124', off: '' }[mode];

  it('text is cut to what the mode stores', { tags: ['aadhar-full'] }, () => {
    expect(its.limitAadhar(NUMBER)).toBe(limited);
    expect(its.keptAadhar(NUMBER)).toBe(limited);
    expect(its.keptBy(mode, NUMBER)).toBe(limited);
    expect(its.limitAadhar('UID: 2345-6789-0124')).toBe(limited.replaceAll(' ', ''));
    expect(its.limitAadhar('01')).toBe({ full: '01', last4: '01', off: '' }[mode]);
    expect(its.keptAadhar('')).toBe('');
    expect(its.isCutAadhar(NUMBER)).toBe(mode !== 'full');
    expect(its.isCutAadhar(`${NUMBER} 5678`)).toBe(true);
    expect(its.isCutAadhar('2345 67899 0124', NUMBER)).toBe(mode !== 'full');
  });

  it('the pattern of the rules and the domain agree', () => {
    const source = its.STORABLE_AADHAR[mode].replace('(?s)', '');
    const pattern = new RegExp(`^(?:${source})$`, 's');
    for (const value of ['', '0', '0124', '01245', '01 4', 'abcd', NUMBER, '234567890124', `${NUMBER}5`]) {
      expect([value, its.isStorableAadhar(value)]).toEqual([value, pattern.test(value)]);
    }
  });

  it('file names hide the first eight digits in every mode', () => {
    const name = 'Card 2345 6789 0124.pdf 234567890124-a 300012345678901';
    expect(its.hideAadhar(name)).toBe('Card XXXX XXXX 0124.pdf XXXXXXXX0124-a 300012345678901');
    expect(its.hideAadhar('2345.6789.0124.pdf')).toBe('XXXX.XXXX.0124.pdf');
    expect(its.hideAadhar('2345–6789 - 0124.pdf 2345  6789  0124')).toBe(
      'XXXX–XXXX - 0124.pdf XXXX  XXXX  0124',
    );
  });
});

describe('with last4', { tags: ['aadhar-last4', 'aadhar-changed'] }, () => {
  it('fewer than four digits are an error, and an older whole number is not', async () => {
    const { validateAadhar } = await withMode('last4');
    expect(validateAadhar('012').error).toBe('Enter the last four digits of the Aadhar number');
    expect(validateAadhar('0124')).toEqual({ value: '0124', warnings: [] });
    expect(validateAadhar(NUMBER)).toEqual({ value: '234567890124', warnings: [] });
    expect(validateAadhar('').error).toBeUndefined();
  });

  it('four digits are shown behind a mask', async () => {
    const { isCutAadhar, maskAadhar } = await withMode('last4');
    expect(isCutAadhar('0124')).toBe(false);
    expect(maskAadhar('0124')).toBe('XXXX XXXX 0124');
    expect(maskAadhar('234567890124')).toBe('XXXX XXXX 0124');
  });
});

it('no number is checked with off', { tags: ['aadhar-off'] }, async () => {
  const { validateAadhar } = await withMode('off');
  expect(validateAadhar('12')).toEqual({ value: '12', warnings: [] });
});
