import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { registerPerson } from '../../../src/backend/records/registration.ts';
import { fittingValues } from '../../../src/domain/drafts.ts';
import { changedProof, documentRowsOf } from '../../../src/domain/forms/documentRows.ts';
import { reviewFlags } from '../../../src/domain/review/flags.ts';
import { reviewSection } from '../../../src/domain/review/sections.ts';
import { saveProfile } from '../../../src/domain/transitions/profile.ts';
import { ProfilePage } from '../../../src/pages/profile/ProfilePage.tsx';
import {
  sectionOneOf,
  sectionOneValues,
  tidySectionOne,
} from '../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import { makeDocumentsRecord, makeParsedUser, makeSectionOne } from '../../support/factories.ts';
import { renderVisitor, visitAhead } from '../../support/unit/renderPortal.tsx';
import { renderScreen } from '../../support/unit/renderScreen.tsx';

vi.mock('../../../src/config/portal.ts', async (original) => ({
  ...(await original<object>()),
  aadharMode: 'off',
}));
vi.mock('../../../src/backend/records/registration.ts', () => ({ registerPerson: vi.fn() }));
vi.mock('../../../src/backend/records/drafts.ts');
vi.mock('../../../src/backend/records/users.ts');

const older = makeParsedUser({
  aadharcard: '234567890124',
  vendorDetails: { sectionOne: makeSectionOne({ aadharcard: '234567890124' }) },
});

beforeAll(() => visitAhead('/register'));

it('the registration has no Aadhar field and requires the PAN', { tags: ['aadhar-off'] }, async () => {
  renderVisitor('/register');
  expect(screen.queryByLabelText(/Aadhar/)).toBeNull();
  expect(screen.queryByText(/Aadhar/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ram Kumar' } });
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('link', { name: 'PAN Number is required' })).toBeVisible();
  expect(registerPerson).not.toHaveBeenCalled();
});

it('the profile shows no Aadhar number, and an older one is not sent', { tags: ['aadhar-off'] }, () => {
  renderScreen(<ProfilePage />, { path: '/profile', record: { aadharcard: '234567890124' } });
  expect(screen.getByLabelText('PAN Number')).toBeVisible();
  expect(screen.queryByLabelText(/Aadhar/)).toBeNull();
  expect(saveProfile(makeParsedUser(), { aadharcard: '0124' })).toMatchObject({ allowed: false });
});

describe('documents and reviews', { tags: ['aadhar-off', 'aadhar-changed'] }, () => {
  it('the first document is a proof of identity that is not masked', () => {
    expect(documentRowsOf(makeParsedUser())[0]).toMatchObject({
      label: 'Proof of identity',
      hint: 'One of: passport (the page with the photo), driving licence, voter’s identity card',
      isMaskable: false,
    });
  });

  it('an Aadhar card from before still proves the identity', () => {
    const CompanyCertificate = 'https://files.example/o/CompanyCertificate';
    const proofs = (proof: string) => changedProof(older, makeDocumentsRecord({ CompanyCertificate, proof }));
    expect(proofs('Aadhar Card')).toBeNull();
    expect(proofs('Trust Deed or Registration')).not.toBeNull();
  });

  it('an older number raises no flag, and a missing one is not listed', () => {
    const flags = reviewFlags(older, makeDocumentsRecord(), new Date());
    expect(flags.filter(({ label }) => label.includes('Aadhar'))).toEqual([]);
    const labels = (aadharcard: string) =>
      reviewSection(makeParsedUser({ aadharcard }), 'profile').details.map(({ label }) => label);
    expect(labels('')).not.toContain('Aadhar Number');
    expect(labels('234567890124')).toContain('Aadhar Number');
  });

  it('a draft and a save of the registration form drop the number', () => {
    expect(fittingValues({ aadharcard: '0124', city: 'Pune' }, { aadharcard: '', city: '' })).toEqual({
      city: 'Pune',
    });
    const values = tidySectionOne(sectionOneValues(older));
    expect(sectionOneOf(values, older.pancard).aadharcard).toBe('');
  });
});
