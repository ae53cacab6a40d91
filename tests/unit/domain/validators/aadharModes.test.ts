import { describe, expect, it } from 'vitest';
import {
  hideAadhar,
  isCutAadhar,
  isStorableAadhar,
  keptAadhar,
  limitAadhar,
  STORABLE_AADHAR,
  validateAadhar,
} from '../../../../src/domain/validators/aadhar.ts';
import { maskAadhar } from '../../../../src/domain/validators/mask.ts';

const NUMBER = '2345 6789 0124';

describe.each(['full', 'last4', 'off'] as const)('with the mode %s', (mode) => {
  const limited = { full: NUMBER, last4: '0124', off: '' }[mode];

  it('text is cut to what the mode stores', { tags: [`aadhar-${mode}`] }, () => {
    expect(limitAadhar(NUMBER, mode)).toBe(limited);
    expect(keptAadhar(NUMBER, mode)).toBe(limited);
    expect(limitAadhar('UID: 2345-6789-0124', mode)).toBe(limited.replaceAll(' ', ''));
    expect(limitAadhar('01', mode)).toBe({ full: '01', last4: '01', off: '' }[mode]);
    expect(keptAadhar('', mode)).toBe('');
  });

  it('the pattern of the rules and the domain agree', { tags: [`aadhar-${mode}`] }, () => {
    const source = STORABLE_AADHAR[mode].replace('(?s)', '');
    const pattern = new RegExp(`^(?:${source})$`, 's');
    for (const value of ['', '0', '0124', '01245', '01 4', 'abcd', NUMBER, '234567890124', `${NUMBER}5`]) {
      expect([value, isStorableAadhar(value, mode)]).toEqual([value, pattern.test(value)]);
    }
  });

  it('file names hide what the mode does not store', { tags: [`aadhar-${mode}`] }, () => {
    const hidden = hideAadhar('Card 2345 6789 0124.pdf 234567890124-a 300012345678901', mode);
    expect(hidden).toBe(
      mode === 'full'
        ? 'Card 2345 6789 0124.pdf 234567890124-a 300012345678901'
        : 'Card XXXX XXXX 0124.pdf XXXXXXXX0124-a 300012345678901',
    );
  });
});

it('with full a number has at most 14 characters', { tags: ['aadhar-full'] }, () => {
  expect(validateAadhar('2345 6789 0124', 'full').error).toBeUndefined();
  expect(validateAadhar('2345 6789 01245', 'full').error).toBeDefined();
});

it('only digits of a longer number are reported as dropped', { tags: ['aadhar-last4'] }, () => {
  expect(isCutAadhar(NUMBER, 'last4')).toBe(true);
  expect(isCutAadhar('0124', 'last4')).toBe(false);
  expect(isCutAadhar(NUMBER, 'full')).toBe(false);
});

it('with last4 fewer than four digits are an error, and an older whole number is not', {
  tags: ['aadhar-last4', 'aadhar-changed'],
}, () => {
  expect(validateAadhar('012', 'last4').error).toBeDefined();
  expect(validateAadhar('0124', 'last4')).toEqual({ value: '0124', warnings: [] });
  expect(validateAadhar(NUMBER, 'last4')).toEqual({ value: '234567890124', warnings: [] });
  expect(validateAadhar('', 'last4').error).toBeUndefined();
});

it('with off no number is checked', { tags: ['aadhar-off'] }, () => {
  expect(validateAadhar('12', 'off')).toEqual({ value: '12', warnings: [] });
});

it('the last four digits alone are shown behind a mask', { tags: ['aadhar-last4'] }, () => {
  expect(maskAadhar('0124', 'last4')).toBe('XXXX XXXX 0124');
  expect(maskAadhar('234567890124', 'last4')).toBe('XXXX XXXX 0124');
  expect(maskAadhar('0124', 'full')).toBe('XXXX');
});
