import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { submitEinvoicing } from '../../../../src/backend/papers/submissions.ts';
import { companyByState } from '../../../../src/domain/records/companies.ts';
import { EInvoicingPage } from '../../../../src/pages/e-invoicing/EInvoicingPage.tsx';
import { printDocument } from '../../../../src/ui/print/PrintButton.tsx';
import {
  makeSectionOne,
  makeSectionSix,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import { button, choose, confirm, expectLocked, field, fill, press } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/ui/print/PrintButton.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  printDocument: vi.fn(),
}));

const registered = { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO' } as const;

const open = (record: StoredUserOverrides = registered) =>
  renderScreen(<EInvoicingPage />, { record }).publish;

beforeEach(() => void vi.mocked(submitEinvoicing).mockResolvedValue());

async function fillIn() {
  await choose('State', 'Karnataka');
  await userEvent.clear(field('Place'));
  await userEvent.type(field('Place'), '  Mumbai ');
  await fill(field('Date'), '2026-03-02');
}

test('place and date are required before the submission', async () => {
  open({ ...registered, address: '' });
  await userEvent.clear(field('Date'));
  await press('Submit');
  expect(await screen.findByText('Enter the place.')).toBeVisible();
  expect(screen.getByText('Enter the date.')).toBeVisible();
  expect(field('Place')).toHaveFocus();
  expect(field('State')).toHaveValue('Maharashtra');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a company without a signatory names one first', { tags: ['letter-signatory'] }, () => {
  const sectionOne = makeSectionOne({ vendorStatus: 'Private Limited Company' });
  const publish = open({ ...registered, vendorDetails: { sectionOne } });
  const form = screen.getByRole('link', { name: 'the registration form' });
  expect(form).toHaveAttribute('href', '/mt-trainee-form');
  expect(button('Submit')).toBeNull();
  publish({ ...registered, vendorDetails: { sectionOne, sectionSix: makeSectionSix() } });
  expect(button('Submit')).toBeVisible();
});

test('confirming the declaration submits the values', { tags: ['form-check-answers'] }, async () => {
  open();
  await fillIn();
  await press('Submit');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to submit it?' });
  expect(dialog).toHaveTextContent(
    /StateKarnataka.*ReasonTurnover not above Rs 5 crore since 2017-18.*PlaceMumbai.*Date2 Mar 2026/,
  );
  expect(dialog).toHaveTextContent('I hereby declare that all the information given above is true');
  expect(submitEinvoicing).not.toHaveBeenCalled();
  await confirm('Submit');
  const { address, gstin } = companyByState('Karnataka') ?? {};
  expect(submitEinvoicing).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, {
    ...{ state: 'Karnataka', address, gstinNumber: gstin },
    reason: 'below',
    class: '',
    place: 'Mumbai',
    date: '2026-03-02',
  });
});

test('a class replaces the turnover', { tags: ['einvoicing-grounds', 'letter-before'] }, async () => {
  open();
  await fillIn();
  const letter = () => screen.getByRole('article', { name: 'E-invoicing declaration' });
  expect(letter()).toHaveTextContent('in any financial year from 2017\u201118 to 2024\u201125.');
  await choose('Reason', 'class');
  await press('Submit');
  expect(await screen.findByText('Choose the class.')).toBeVisible();
  await choose('Class', 'Insurer');
  expect(letter()).toHaveTextContent('I am an insurer, which is exempt whatever the turnover.');
  await choose('Reason', 'below');
  await press('Submit');
  await confirm('Submit');
  expect(vi.mocked(submitEinvoicing).mock.calls[0]?.[1]).toMatchObject({ reason: 'below', class: '' });
});

test('a submission in another tab locks the form and shows its values', async () => {
  const publish = open();
  publish({ ...registered, forms: { einvoicing: 1 }, einvoicing: { place: 'Pune', date: '2026-03-01' } });
  expect(await screen.findByText('1 Mar 2026')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('PlacePuneDate1 Mar 2026');
  expect(screen.queryByLabelText('Place')).toBeNull();
  expect(button('Submit')).toBeNull();
});

test('printing uses the title of the document', async () => {
  open({ ...registered, forms: { einvoicing: 2 } });
  await press('Print');
  expect(printDocument).toHaveBeenCalledExactlyOnceWith('E-invoicing Declaration Ram Kumar');
});

test('the form does not apply where e-invoicing does, and is optional without GST', () => {
  const publish = open({ ...registered, isEinvoicingApplicable: 'yes' });
  expect(screen.getByText('This declaration does not apply to you')).toBeVisible();
  expect(button('Submit')).toBeNull();
  publish({ isGSTApplicable: 'no' });
  expect(screen.getByText('This declaration is optional')).toBeVisible();
  expect(screen.queryByText(/You do not need/)).toBeNull();
  expect(button('Submit')).toBeVisible();
});

test.each([
  [1, /^E-invoicing Declaration submitted\. Next:/, false],
  [2, 'Status: Validated', true],
  [3, 'Status: Approved', true],
] as const)('status %i shows "%s" and is locked; Print from 2 on', (status, title, isPrintable) => {
  open({ ...registered, forms: { einvoicing: status } });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(button('Submit')).toBeNull();
  expect(button('Print') !== null).toBe(isPrintable);
  for (const input of screen.queryAllByRole('textbox')) expectLocked(input);
});
