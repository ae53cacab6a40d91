import { expect, it } from 'vitest';
import { fieldLabel } from '../../../../src/pages/queries/fieldLabel.ts';

it('names a field as its screen does', () => {
  expect(fieldLabel('ifscCode')).toBe('IFSC Code');
  expect(fieldLabel('PANTANCard')).toBe('PAN Card');
});

it('names nothing that no screen has', () => {
  for (const field of ['somethingElse', '', '__proto__', 'constructor'])
    expect(fieldLabel(field)).toBeUndefined();
});
