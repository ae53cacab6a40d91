import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { declareTaxes, watchTaxes } from '../../../../src/backend/taxes/taxes.ts';
import type { TaxDetails } from '../../../../src/domain/records/taxes.ts';
import { TAXES_APPROVED, TAXES_LOCKED } from '../../../../src/domain/transitions/taxes.ts';
import { TaxDetailsPage } from '../../../../src/pages/tax-details/TaxDetailsPage.tsx';
import {
  makeTaxes,
  NO_ENTERPRISE,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import { choose, expectLocked, field, fill, press, sentence } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { watching } from '../../../support/unit/watching.ts';

function open(record: StoredUserOverrides = {}, taxes: TaxDetails | null = null) {
  vi.mocked(watchTaxes).mockImplementation(watching(taxes));
  return renderScreen(<TaxDetailsPage />, { record: { usertype: 'vendor', ...record } });
}

test('a vendor is asked only for the tax details that follow from the choices', {
  tags: ['tax-details'],
}, async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Tax and MSME Details' })).toBeVisible();
  expect(field('GST Scheme')).toHaveValue('none');
  expect(screen.queryByLabelText('Udyam Number')).toBeNull();
  expect(screen.queryByLabelText('Certificate Number')).toBeNull();
  await choose('Class of Enterprise', 'Micro');
  expect(field('Udyam Number')).toBeVisible();
  await choose('Class of Enterprise', 'No Udyam registration');
  expect(screen.queryByLabelText('Udyam Number')).toBeNull();
});

test('saves a class with its Udyam number', { tags: ['tax-details', 'tax-declares-class'] }, async () => {
  open({ isGSTApplicable: 'yes' });
  await choose('Class of Enterprise', 'Small');
  await userEvent.type(field('Udyam Number'), ' udyam mh 00 0000001');
  await fill(field('Date of Certificate'), '2024-05-01');
  await choose('Financial Year', '2025-26');
  await choose('Main Activity', 'Manufacture');
  await choose('GST Scheme', 'Composition');
  await choose('Certificate of Lower Deduction', 'Yes');
  await userEvent.type(field('Certificate Number'), ' AB/1 ');
  await fill(field('Certificate Valid Until'), '2099-03-31');
  expect(screen.getByText(/^I declare that my enterprise is small by its Udyam certificate/)).toBeVisible();
  await press('Save');
  expect(declareTaxes).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, {
    class: 'small',
    udyam: 'UDYAM-MH-00-0000001',
    since: '2024-05-01',
    year: '2025-26',
    activity: 'manufacture',
    scheme: 'composition',
    lowerDeduction: { number: 'AB/1', until: '2099-03-31' },
  });
});

test('saves that there is no registration without what was typed for another class', {
  tags: ['tax-details', 'tax-declares-none'],
}, async () => {
  open({}, makeTaxes({ scheme: 'none' }));
  await choose('Class of Enterprise', 'No Udyam registration');
  expect(screen.getByText(/^My enterprise has no Udyam registration/)).toBeVisible();
  await press('Save');
  expect(declareTaxes).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { ...NO_ENTERPRISE, scheme: 'none' });
});

test('names each missing field, and saves nothing', { tags: ['tax-details'] }, async () => {
  open({ isGSTApplicable: 'yes' });
  await press('Save');
  expect(screen.getAllByText('Choose the class of your enterprise.').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Choose the GST scheme.').length).toBeGreaterThan(0);
  await choose('Class of Enterprise', 'Micro');
  await choose('Certificate of Lower Deduction', 'Yes');
  await press('Save');
  for (const message of [
    'Enter the Udyam number of the certificate, like UDYAM-MH-00-0000001.',
    'Enter the date of the certificate.',
    'Choose the financial year of the certificate.',
    'Choose the main activity.',
    'Enter the number of the certificate.',
    'Enter the last day of the certificate.',
  ]) {
    expect(screen.getAllByText(sentence(message)).length).toBeGreaterThan(0);
  }
  expect(declareTaxes).not.toHaveBeenCalled();
});

test('warns about a Udyam number of another State, and saves', { tags: ['tax-remarks'] }, async () => {
  open({ isGSTApplicable: 'yes' }, makeTaxes());
  await userEvent.clear(field('Udyam Number'));
  await userEvent.type(field('Udyam Number'), 'UDYAM-KR-03-0000001');
  expect(screen.getByText(/The Udyam number is of Karnataka, the address is in Maharashtra/)).toBeVisible();
  await press('Save');
  expect(declareTaxes).toHaveBeenCalledOnce();
});

test.each([
  [TAXES_LOCKED, { status: 1 } as const],
  [TAXES_APPROVED, { status: 4, approved: true } as const],
])('shows what was declared, and why it is locked: %s', { tags: ['tax-details'] }, (reason, forms) => {
  open({ forms, isGSTApplicable: 'yes' }, makeTaxes());
  expect(screen.getByText(reason)).toBeVisible();
  expect(field('Udyam Number')).toHaveValue('UDYAM-MH-00-0000001');
  expectLocked(field('GST Scheme'));
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a locked page without a declaration says that nothing was declared', { tags: ['tax-details'] }, () => {
  open({ forms: { status: 1 } });
  expect(screen.getByText('Nothing was declared.')).toBeVisible();
  expect(screen.queryByLabelText('Class of Enterprise')).toBeNull();
});

test('a trainee has nothing to fill in', { tags: ['tax-details'] }, () => {
  open({ usertype: 'trainee' });
  expect(screen.getByText('Only vendors have tax and MSME details.')).toBeVisible();
  expect(watchTaxes).not.toHaveBeenCalled();
});
