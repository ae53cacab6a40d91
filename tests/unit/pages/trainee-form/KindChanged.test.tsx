import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TraineeFormPage } from '../../../../src/pages/trainee-form/TraineeFormPage.tsx';
import { makeSectionOne, makeSectionSix, type StoredUserOverrides } from '../../../support/factories.ts';
import { field, fill } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/drafts.ts');
vi.mock('../../../../src/backend/records/users.ts');

const recordOf = (vendorStatus: string, forms: StoredUserOverrides['forms'] = {}): StoredUserOverrides => ({
  usertype: 'vendor',
  vendorDetails: { sectionOne: makeSectionOne({ vendorStatus }), sectionSix: makeSectionSix() },
  forms,
});
const INDIVIDUAL = 'Individual(Moderator/Freelancer)';
const COMPANY = 'Private Limited Company';

// jsdom scrolls nothing.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a vendor status saved in another tab changes what is asked, and keeps what was typed', {
  tags: ['kind-fields'],
}, async () => {
  const { publish } = renderScreen(<TraineeFormPage />, { record: recordOf(INDIVIDUAL) });
  expect(screen.getByLabelText('Registration Number')).toBeVisible();
  await fill(field('City'), 'Thane');
  publish(recordOf(COMPANY));
  expect(await screen.findByLabelText('CIN')).toBeVisible();
  expect(screen.queryByLabelText('Aadhar Number')).toBeNull();
  expect(field('City')).toHaveValue('Thane');
});

test('a vendor status changed after a return asks anew, and keeps the number that was entered', {
  tags: ['kind-fields'],
}, async () => {
  renderScreen(<TraineeFormPage />, { record: recordOf(INDIVIDUAL, { vendorform: -1 }) });
  const number = makeSectionOne().registrationNumber;
  await userEvent.selectOptions(screen.getByLabelText('Vendor Status'), COMPANY);
  expect(screen.getByLabelText('CIN')).toHaveValue(number);
  await userEvent.selectOptions(screen.getByLabelText('Vendor Status'), INDIVIDUAL);
  expect(screen.getByLabelText('Registration Number')).toHaveValue(number);
});
