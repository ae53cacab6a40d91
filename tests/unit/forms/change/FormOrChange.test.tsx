import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { submitAmendment, watchAmendments } from '../../../../src/backend/amendments/amendments.ts';
import { uploadProof } from '../../../../src/backend/amendments/proofFiles.ts';
import { confirmPassword } from '../../../../src/backend/firebase/password.ts';
import { watchTaxes } from '../../../../src/backend/taxes/taxes.ts';
import { changePaths, paths } from '../../../../src/config/paths.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { BANK_FIELDS } from '../../../../src/domain/forms/bankDetails.ts';
import { emptyValues } from '../../../../src/domain/forms/fields.ts';
import type { AmendmentKind, Amendments } from '../../../../src/domain/records/amendments.ts';
import { taxValues } from '../../../../src/domain/records/newAmendments.ts';
import type { TaxDetails } from '../../../../src/domain/records/taxes.ts';
import { BankDetailsPage } from '../../../../src/pages/bank-details/BankDetailsPage.tsx';
import { DocumentsUploadPage } from '../../../../src/pages/documents-upload/DocumentsUploadPage.tsx';
import { ProfilePage } from '../../../../src/pages/profile/ProfilePage.tsx';
import { TaxDetailsPage } from '../../../../src/pages/tax-details/TaxDetailsPage.tsx';
import {
  allForms,
  makeBankDetails,
  makeTaxEntry,
  makeTaxes,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import { choose, field, fill, leave, press, texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { watching } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/firebase/password.ts');
vi.mock('../../../../src/backend/files/loadFileService.ts', () => ({ loadFileService: async () => {} }));
vi.mock('../../../../src/backend/hints/hints.ts', () => ({ getBankOfIfsc: async () => undefined }));

const ON_RECORD = makeBankDetails({ bankAccountNumber: '99912345678901', bankName: 'Other Bank' });
const APPROVED = { bankDetails: ON_RECORD, forms: { ...allForms(2), status: 4, approved: true } } as const;
const FILE = { link: 'https://files.example/o/cheque.png', hash: 'ab'.repeat(32) };

beforeEach(() => {
  vi.mocked(uploadProof).mockImplementation((_uid, _kind, _file, _onProgress, onStored) => {
    onStored(FILE);
    return { done: Promise.resolve(''), cancel: () => Promise.resolve() } as never;
  });
});

function open(
  kind: AmendmentKind,
  record: StoredUserOverrides = APPROVED,
  found: Amendments = {},
  path: string = changePaths[kind],
) {
  vi.mocked(watchAmendments).mockImplementation(watching(found));
  const page = (
    <Routes>
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path={paths.bankDetails} element={<BankDetailsPage />} />
      <Route path={paths.uploadDocuments} element={<DocumentsUploadPage />} />
      <Route path={paths.taxDetails} element={<TaxDetailsPage />} />
      <Route path={paths.changes} element={<p>All changes</p>} />
    </Routes>
  );
  return renderScreen(page, { record, path });
}

/** Submits the change, which opens the list of changes. */
async function expectSubmitted(kind: AmendmentKind, change: Parameters<typeof submitAmendment>[2]) {
  await press('Submit change');
  expect(await screen.findByText('All changes')).toBeVisible();
  expect(submitAmendment).toHaveBeenCalledWith(TRAINEE_UID, kind, change);
}

async function upload(label: string) {
  const file = new File(['%PDF-1.7\n%%EOF\n'], 'proof.pdf', { type: 'application/pdf' });
  await userEvent.upload(field(label), file);
  await waitFor(() => expect(uploadProof).toHaveBeenCalled());
}

test('only different details with a reason are submitted, the number with ten digits', {
  tags: ['amendment-page'],
}, async () => {
  const { address } = open('contact');
  await screen.findByRole('button', { name: 'Submit change' });
  await press('Submit change');
  expect(await screen.findByText('Nothing differs from the contact details on record.')).toBeVisible();
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  expect(field('Address')).toHaveFocus();
  expect(submitAmendment).not.toHaveBeenCalled();
  await fill(field('Contact Number'), '+91 98765 43210');
  await leave(field('Contact Number'));
  await fill(field('Reason'), ' A new number ');
  await expectSubmitted('contact', {
    values: expect.objectContaining({ user: expect.objectContaining({ phone: '9876543210' }) }),
    reason: 'A new number',
  });
  expect(address()).toBe('/changes');
});

describe('the bank account', { tags: ['amendment-page', 'amendment-bank'] }, () => {
  const NEW = makeBankDetails({ bankAccountNumber: '99912345678901', bankMICR: '' });

  async function fillIn(repeated: string) {
    await fill(await screen.findByLabelText('Bank Name'), NEW.bankName);
    await fill(field('Bank Branch Name'), NEW.bankBranchName);
    await choose('Bank Account Type', NEW.bankAccountType);
    await fill(field('Bank Account Number'), NEW.bankAccountNumber);
    await fill(field('Confirm Bank Account Number'), repeated);
    await fill(field('IFSC Code'), NEW.ifscCode);
    await fill(field('Bank Branch Address'), NEW.bankBranchAddress);
    await upload('Cancelled Cheque');
    await fill(field('Reason'), 'We moved');
    await fill(field('Your password'), 'Demo@1234');
  }

  test('every missing value is listed, and the old account fills in nothing', async () => {
    open('bank', { ...APPROVED, bankDetails: makeBankDetails() });
    expect(await screen.findByLabelText('Bank Account Number')).toHaveValue('');
    await press('Submit change');
    const cheque = 'Upload a cancelled cheque of the new account.';
    for (const text of [cheque, 'Enter a reason.', 'Enter your password.'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(confirmPassword).not.toHaveBeenCalled();
  });

  test('the repeated number and the password are checked before the new account is submitted', async () => {
    vi.mocked(confirmPassword).mockRejectedValueOnce(new AppError('auth/invalid-credential', 'wrong'));
    open('bank');
    await fillIn('');
    await press('Submit change');
    expect((await screen.findAllByText('Enter the account number once more.')).length).toBeGreaterThan(0);
    expect(confirmPassword).not.toHaveBeenCalled();
    await fill(field('Confirm Bank Account Number'), NEW.bankAccountNumber);
    await press('Submit change');
    expect(await screen.findByText(/password/i, { selector: '.alert p *' })).toBeVisible();
    expect(field('Bank Account Number')).toHaveValue(NEW.bankAccountNumber);
    expect(submitAmendment).not.toHaveBeenCalled();
    const [documents, hashes] = [{ cancelledCheque: FILE.link }, { cancelledCheque: FILE.hash }];
    await expectSubmitted('bank', {
      values: { user: { bankDetails: NEW }, documents, hashes },
      reason: 'We moved',
    });
    expect(confirmPassword).toHaveBeenLastCalledWith('Demo@1234');
  });
});

test('a GST registration needs its certificate, its end not', { tags: ['amendment-page'] }, async () => {
  open('gst', { ...APPROVED, isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO' });
  await fill(field('Reason'), 'The registration has ended');
  await press('Submit change');
  expect(await screen.findByText('Upload the GST certificate.')).toBeVisible();
  await choose('GST Applicable', 'No');
  await expectSubmitted('gst', {
    values: { user: { isGSTApplicable: 'no', GSTIN: '' }, documents: {}, hashes: {} },
    reason: 'The registration has ended',
  });
});

test('a document is submitted with its file', { tags: ['amendment-page'] }, async () => {
  open('document');
  await upload('New document');
  await fill(field('Reason'), 'The card was reissued');
  await expectSubmitted('document', {
    values: { user: {}, documents: { PANTANCard: FILE.link }, hashes: { PANTANCard: FILE.hash } },
    reason: 'The card was reissued',
  });
});

describe('tax details', { tags: ['amendment-page', 'amendment-steps'] }, () => {
  const VENDOR = { ...APPROVED, usertype: 'vendor', isGSTApplicable: 'yes' } as const;

  function openTaxes(onRecord: TaxDetails | null, found: Amendments = {}) {
    vi.mocked(watchTaxes).mockImplementation(watching(onRecord));
    return open('taxes', VENDOR, found);
  }

  test('tax details start with those on record, and only others are submitted', async () => {
    openTaxes(makeTaxes());
    expect(await screen.findByLabelText('Udyam Number')).toHaveValue('UDYAM-MH-00-0000001');
    await press('Submit change');
    expect((await screen.findAllByText('Nothing differs from the tax details on record.')).length).toBe(2);
    expect((await screen.findAllByText('Enter a reason.')).length).toBe(2);
    expect(submitAmendment).not.toHaveBeenCalled();
    await fill(field('Udyam Number'), 'udyam-mh-00-0000002');
    await choose('Class of Enterprise', 'Small');
    await fill(field('Reason'), 'A new certificate');
    const taxes = makeTaxEntry({ class: 'small', udyam: 'UDYAM-MH-00-0000002' });
    await expectSubmitted('taxes', {
      values: { user: {}, documents: {}, hashes: {}, taxes },
      reason: 'A new certificate',
    });
  });

  test('tax details that were taken back are filled in again', async () => {
    const taxes = makeTaxEntry({ class: 'medium' });
    openTaxes(makeTaxes(), {
      taxes: { status: 0, at: 1, by: TRAINEE_UID, reason: 'x', values: taxValues(taxes) },
    });
    expect(await screen.findByLabelText('Class of Enterprise')).toHaveValue('medium');
  });

  test('a trainee has no change of tax details', async () => {
    open('taxes');
    expect(await screen.findByText('Only vendors have tax and MSME details.')).toBeVisible();
  });
});

test('a change that waits has no form', { tags: ['amendment-meanwhile'] }, async () => {
  const values = { user: {}, documents: {}, hashes: {} };
  open('contact', APPROVED, { contact: { status: 1, at: 1, by: TRAINEE_UID, reason: 'x', values } });
  expect(await screen.findByText(/is waiting already/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit change' })).toBeNull();
});

test('a change before the approval is the form itself', { tags: ['amendment-meanwhile'] }, () => {
  open('contact', {});
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

const buttons = () => texts(screen.queryAllByRole('link', { name: /^Change / }));

describe('the page of an approved form', { tags: ['amendment-page'] }, () => {
  test.each<[string, string[], StoredUserOverrides]>([
    [paths.profile, ['Change contact details', 'Change GST registration'], APPROVED],
    [paths.bankDetails, ['Change bank account'], APPROVED],
    [paths.uploadDocuments, ['Change document'], APPROVED],
    [paths.taxDetails, ['Change tax and MSME details'], { ...APPROVED, usertype: 'vendor' }],
  ])('%s opens its changes in place', async (path, names, record) => {
    vi.mocked(watchTaxes).mockImplementation(watching(null));
    const { address } = open('contact', record, {}, path);
    await waitFor(() => expect(buttons()).toEqual(names));
    await userEvent.click(screen.getByRole('link', { name: names[0] ?? '' }));
    expect(address()).toMatch(new RegExp(`^${path}\\?change=`));
    expect(await screen.findByRole('heading', { name: /^Change: / })).toBeVisible();
    expect(buttons()).toEqual([]);
  });

  test('without an account on record there is no change of it', async () => {
    const { publish } = open('bank', APPROVED, {}, paths.bankDetails);
    await waitFor(() => expect(buttons()).toEqual(['Change bank account']));
    publish({ ...APPROVED, bankDetails: emptyValues(BANK_FIELDS) });
    expect(buttons()).toEqual([]);
  });
});
