import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UnsignedLetter } from '../../../../src/forms/letters/SignedLetter.tsx';
import {
  makeNonGst,
  makeParsedUser,
  makeSectionSix,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

function letterOf(overrides: StoredUserOverrides = {}): HTMLElement {
  render(
    <UnsignedLetter
      form="nonapplicability"
      record={makeParsedUser({ nongst: makeNonGst(), ...overrides })}
    />,
  );
  return screen.getByRole('article');
}

describe('the GST declaration letter', () => {
  it.each([
    ['2026-03-31', '2025-26'],
    ['2026-04-01', '2026-27'],
  ])('the letter of %s is about the financial year %s', (date, year) => {
    expect(letterOf({ nongst: makeNonGst({ date }) })).toHaveTextContent(
      `in the financial year ${year} I am not`,
    );
  });

  it('the letter has the place of the registration form', () => {
    const vendorDetails = { sectionSix: makeSectionSix({ place: 'Pune' }) };
    expect(letterOf({ vendorDetails })).toHaveTextContent('PlacePune');
  });

  it('the letter contains the PAN, if any, and never the Aadhar number', () => {
    expect(letterOf()).toHaveTextContent('I, Ram Kumar, holder of PAN ZZZPK0001Z, declare');
    expect(screen.getByRole('article')).not.toHaveTextContent('234567890124');
  });

  it('the letter shows the signature, if any', () => {
    letterOf({ signImage: 'https://files.example/signature.png' });
    expect(screen.getByRole('img', { name: 'Signature of Ram Kumar' })).toHaveAttribute(
      'src',
      'https://files.example/signature.png',
    );
  });
});
