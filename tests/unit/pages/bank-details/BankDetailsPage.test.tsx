import { existsSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { notify } from '../../../../src/backend/notify.ts';
import { watchSignedCopy } from '../../../../src/backend/papers/papers.ts';
import { submitBankDetails } from '../../../../src/backend/papers/submissions.ts';
import { resolveQuery } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { BankDetails, Query } from '../../../../src/domain/records/records.ts';
import { BankDetailsPage } from '../../../../src/pages/bank-details/BankDetailsPage.tsx';
import { Toaster } from '../../../../src/ui/feedback/Toaster.tsx';
import { makeBankDetails, type StoredUserOverrides, TRAINEE_UID } from '../../../support/factories.ts';
import {
  button,
  choose,
  confirm,
  expectLocked,
  field,
  fill,
  labels,
  press,
  texts,
  toast,
} from '../../../support/unit/controls.ts';
import { renderScreen, type ScreenOptions } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/files/documentFiles.ts');
vi.mock('../../../../src/backend/papers/papers.ts');
vi.unmock('../../../../src/ui/feedback/toasts.ts');

const CHEQUE_MISSING = 'Please Upload Cancelled Cheque and Bank Certificate!';
const UNSAVED = /^(Saving…|Draft saved \d\d:\d\d)/;

const withCheque = { documents: { cancelledCheque: 'https://files.example/cheque.png' } };

function open(options: ScreenOptions = {}) {
  return renderScreen(
    <>
      <BankDetailsPage />
      <Toaster />
    </>,
    options,
  );
}

async function fillIn(details: BankDetails = makeBankDetails()) {
  await fill(field('Bank Name'), details.bankName);
  await fill(field('Bank Branch Name'), details.bankBranchName);
  await choose('Bank Account Type', details.bankAccountType);
  await fill(field('Bank Account Number'), details.bankAccountNumber);
  await fill(field('MICR Code'), details.bankMICR);
  await fill(field('IFSC Code'), details.ifscCode);
  await fill(field('Bank Branch Address'), details.bankBranchAddress);
}

const remark = (id: string) => document.getElementById(`bank-${id}`);
const dialog = () => screen.findByRole('dialog', { name: 'Are you sure you want to submit it?' });

test('Bank details screen: user details as text, fields in order, a sample certificate', {
  tags: ['route-screens', 'bank-screen', 'bank-submit'],
}, () => {
  open({ record: { name: 'Meera Nair', email: 'meera@demo.example', aadharcard: '234567890124' } });
  const details = screen.getByRole('region', { name: 'User Details' });
  expect(details).toHaveTextContent('Meera Nair');
  expect(details).toHaveTextContent('meera@demo.example');
  expect(details).toHaveTextContent('XXXX XXXX 0124');
  expect(document.body).not.toHaveTextContent('234567890124');
  expect(labels()).toEqual([
    'Bank Name',
    'Bank Branch Name',
    'Bank Account Type',
    'Bank Account Number',
    'MICR Code',
    'IFSC Code',
    'Bank Branch Address',
    'Cancelled Cheque',
  ]);
  expect(document.title).toMatch(/^Bank Details/);
  expect(button('Print')).toBeNull();
  const sample = screen.getByRole('link', { name: 'Download sample bank certificate' });
  expect(sample).toHaveAttribute('href', '/sample-bank-certificate.pdf');
  expect(sample).toHaveAttribute('download');
  expect(existsSync('public/sample-bank-certificate.pdf')).toBe(true);
});

test('only the automatic draft exists; Cancel submits nothing, and the submission removes it', async () => {
  const { publish } = open({ ...withCheque, record: { bankDetails: makeBankDetails() } });
  expect(button('Save draft')).toBeNull();
  await fill(field('Bank Name'), '  Specimen Bank ');
  expect(screen.getByText(UNSAVED)).toBeVisible();
  await press('Submit');
  await confirm('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submitBankDetails).not.toHaveBeenCalled();
  await press('Submit');
  await confirm('Submit');
  const bankDetails = makeBankDetails({ bankName: 'Specimen Bank' });
  expect(submitBankDetails).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, bankDetails);
  expect(await toast('Bank Details Submitted Successfully')).toBeVisible();
  publish({ bankDetails, forms: { bankdetails: 1 } });
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(screen.queryByText('What you typed here was not submitted')).toBeNull();
});

const asked = (title: string, timestamp: number): Query => ({
  title,
  timestamp,
  status: 0,
  by: 'reviewer',
  field: 'ifscCode',
});
const [whose, which] = [asked('Whose account is it?', 1), asked('Which branch is it?', 2)];
const returned = (...bank: Query[]) => ({
  bankDetails: makeBankDetails(),
  forms: { bankdetails: -1 as const },
  queries: { ...emptyQueries(), bank },
});

test('Resolve and submit again resolves each query, then submits', { tags: ['queries-again'] }, async () => {
  open({ ...withCheque, record: returned(whose, which) });
  expect(await screen.findAllByRole('link', { name: 'About IFSC Code' })).toHaveLength(2);
  await fill(screen.getAllByLabelText('Reply')[1] as HTMLElement, 'Andheri East');
  await press('Resolve and submit again');
  expect(resolveQuery).not.toHaveBeenCalled();
  await confirm('Submit');
  expect(await toast('Bank Details Submitted Successfully')).toBeVisible();
  expect(vi.mocked(resolveQuery).mock.calls).toEqual([
    [TRAINEE_UID, 'bank', whose, undefined],
    [TRAINEE_UID, 'bank', which, 'Andheri East'],
  ]);
  expect(submitBankDetails).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, makeBankDetails());
  const notices = vi.mocked(notify).mock.calls.map(([notice]) => notice);
  expect(notices).toEqual([expect.objectContaining({ kind: 'queryresolved', form: 'bankdetails' })]);
});

test('a failure in between keeps every reply, and the next press sends the rest', async () => {
  vi.mocked(resolveQuery)
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new AppError('unavailable', 'No connection.'));
  const { publish } = open({ ...withCheque, record: returned(whose, which) });
  await fill(screen.getAllByLabelText('Reply')[1] as HTMLElement, 'Andheri East');
  await press('Resolve and submit again');
  await confirm('Submit');
  expect(await within(await dialog()).findByRole('alert')).toBeVisible();
  expect(submitBankDetails).not.toHaveBeenCalled();
  publish(returned({ ...whose, status: 1 }, which));
  vi.mocked(resolveQuery).mockClear();
  await confirm('Submit');
  expect(await toast('Bank Details Submitted Successfully')).toBeVisible();
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, 'bank', which, 'Andheri East');
  expect(submitBankDetails).toHaveBeenCalledOnce();
});

test("the person's own query stays open when a form that was not returned is submitted", async () => {
  const own = { ...whose, by: 'trainee' as const };
  open({ ...withCheque, record: { ...returned(own), forms: { bankdetails: 0 } } });
  await press('Submit');
  await confirm('Submit');
  expect(await toast('Bank Details Submitted Successfully')).toBeVisible();
  expect(resolveQuery).not.toHaveBeenCalled();
});

test('Bank submit without cheque: info Please Upload Cancelled Cheque and Bank Certificate!', {
  tags: ['bank-cheque'],
}, async () => {
  open();
  await fillIn();
  await press('Submit');
  expect(await toast(CHEQUE_MISSING)).toHaveClass('Toastify__toast--info');
  expect(remark('cheque-error')).toHaveTextContent(new RegExp(`^${CHEQUE_MISSING}$`));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submitBankDetails).not.toHaveBeenCalled();
});

test('all bank fields except MICR are required, and listed', { tags: ['bank-record'] }, async () => {
  open(withCheque);
  await press('Submit');
  expect(texts(within(screen.getByRole('alert')).getAllByRole('link'))).toEqual([
    'Enter the name of the bank',
    'Enter the name of the branch',
    'Choose the type of the account',
    'Enter the account number',
    'Enter the IFSC code',
    'Enter the address of the branch',
  ]);
  await fillIn(makeBankDetails({ bankMICR: '', ifscCode: 'HDFC000123' }));
  await press('Submit');
  expect(remark('ifscCode-error')).toHaveTextContent(/^Enter Valid IFSC Code$/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await fill(field('IFSC Code'), 'KKBK0000261');
  await press('Submit');
  expect(await dialog()).toBeVisible();
});

test.each([1, 2, 3] as const)(
  'Bank: fields are locked at status %i, and Print appears from 2 on',
  { tags: ['form-locked', 'bank-submit'] },
  async (status) => {
    open({ ...withCheque, record: { bankDetails: makeBankDetails(), forms: { bankdetails: status } } });
    for (const label of ['Bank Name', 'Bank Account Type', 'Bank Account Number', 'Cancelled Cheque']) {
      expectLocked(field(label));
    }
    expect(button('Submit')).toBeNull();
    expect(button('Print') !== null).toBe(status >= 2);
    expect(screen.getAllByText(/^(Status: |Bank Details submitted)/)).toHaveLength(1);
    expect(document.querySelector('.status-badge')).toBeNull();
    expect(field('Bank Account Number')).toHaveValue('XXXXXXXXXX8901');
    await press('Show account number');
    expect(field('Bank Account Number')).toHaveValue('00012345678901');
  },
);

test('Print waits for the printed sheet', async () => {
  let answer = (_copy: null) => {};
  vi.mocked(watchSignedCopy).mockImplementation((_, onCopy) => {
    answer = onCopy;
    return () => {};
  });
  open({ ...withCheque, record: { bankDetails: makeBankDetails(), forms: { bankdetails: 2 } } });
  await waitFor(() => expect(watchSignedCopy).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  act(() => answer(null));
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('after the approval a returned form keeps the account', { tags: ['bank-kept'] }, async () => {
  const stored = makeBankDetails();
  open({ ...withCheque, record: { bankDetails: stored, forms: { status: 4, bankdetails: 0 } } });
  expect(field('IFSC Code')).toHaveAttribute('readonly');
  expect(field('Bank Account Number')).toHaveAttribute('readonly');
  expect(screen.getByRole('link', { name: 'change of the bank account' })).toHaveAttribute(
    'href',
    '/trainee-bankdetails?change=bank',
  );
  expect(screen.getByText(/^IFSC code, account number and cheque stay/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace Cancelled Cheque' })).toBeNull();
  await fill(field('Bank Branch Name'), 'Fort');
  await press('Submit');
  await confirm('Submit');
  expect(submitBankDetails).toHaveBeenCalledWith(TRAINEE_UID, { ...stored, bankBranchName: 'Fort' });
});

const openStored = (record: StoredUserOverrides = {}) => open({ ...withCheque, record });

const TABLE = { SBIN: 'State Bank of India', HDFC: 'HDFC Bank' };
const answer = (body: unknown, status = 200) => vi.fn(async () => Response.json(body, { status }));

test('the IFSC fills in its bank, unless a name was typed', { tags: ['bank-ifsc-name'] }, async () => {
  const fetch = answer(TABLE);
  vi.stubGlobal('fetch', fetch);
  openStored();
  const [bank, ifsc] = [field('Bank Name'), field('IFSC Code')];
  expect(bank).toHaveAccessibleDescription('As on your cheque; the IFSC code fills it in for most banks');
  await userEvent.type(ifsc, 'sbin000594');
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.type(ifsc, '3');
  await waitFor(() => expect(bank).toHaveValue('State Bank of India'));
  await userEvent.clear(ifsc);
  await userEvent.type(ifsc, 'HDFC0CAACOB');
  await waitFor(() => expect(bank).toHaveValue(''));
  await userEvent.type(bank, 'Specimen Bank');
  await userEvent.clear(ifsc);
  await userEvent.type(ifsc, 'HDFC0000001');
  await waitFor(() =>
    expect(bank).toHaveAccessibleDescription(/The IFSC code belongs to HDFC Bank\. Check which of the two/),
  );
  expect(bank).toHaveValue('Specimen Bank');
  expect(bank).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Use HDFC Bank' }));
  expect(bank).toHaveValue('HDFC Bank');
  expect(bank).not.toHaveAccessibleDescription(/belongs to/);
});

test.each([
  ['an error page', answer('Not found', 404)],
  ['no connection', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
])('the bank form shows nothing after %s', { tags: ['bank-ifsc-name'] }, async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  openStored();
  await userEvent.type(field('IFSC Code'), 'SBIN0005943');
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await userEvent.tab();
  expect(field('Bank Name')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an IFSC of a bank that ended asks for the new code', { tags: ['bank-ifsc-name'] }, async () => {
  openStored();
  const ifsc = field('IFSC Code');
  await userEvent.type(ifsc, 'SYNB0000445');
  await userEvent.tab();
  expect(ifsc).toHaveAccessibleDescription(
    /Syndicate Bank has been part of Canara Bank since 1 Apr 2020.* Ask your bank for your new IFSC code/,
  );
  expect(ifsc).toHaveAccessibleDescription(/^Eleven characters/);
  expect(ifsc).toBeValid();
});

const number = () => field('Bank Account Number');
const confirmation = () => screen.queryByLabelText('Confirm Bank Account Number');
const complete = makeBankDetails({ bankAccountNumber: '00012345678901' });
const DIFFERENT = /^The two account numbers are not the same/;

test('an account number typed once must be compared before the submission', async () => {
  openStored({ bankDetails: { ...complete, bankAccountNumber: '' } });
  await userEvent.type(number(), '00012345678901');
  await press('Submit');
  expect(await dialog()).toHaveTextContent('Account number: 0001 2345 6789 01');
});

test('a new account number is typed twice, and a difference blocks the submission', async () => {
  openStored({ bankDetails: { ...complete, bankAccountNumber: '' } });
  expect(confirmation()).toBeNull();
  await userEvent.type(number(), '00012345678901');
  await userEvent.type(field('Confirm Bank Account Number'), '0001 2345 678');
  expect(screen.queryByText(DIFFERENT)).toBeNull();
  await press('Submit');
  const summary = screen.getByRole('alert');
  expect(within(summary).getByRole('link', { name: DIFFERENT })).toBeVisible();
  expect(confirmation()).toBeInvalid();
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.type(field('Confirm Bank Account Number'), '901');
  expect(screen.queryByText(DIFFERENT)).toBeNull();
  await press('Submit');
  expect(await dialog()).not.toHaveTextContent('0001 2345');
  expect(await dialog()).toHaveTextContent(/Bank Account Number\S*8901Change.*ChequeUploaded/);
});

test('a changed account number is confirmed, and a stored IFSC fetches nothing', {
  tags: ['bank-ifsc-name'],
}, async () => {
  const fetch = answer(TABLE);
  vi.stubGlobal('fetch', fetch);
  openStored({ bankDetails: complete });
  expect(confirmation()).toBeNull();
  await userEvent.type(number(), '2');
  expect(confirmation()).toHaveValue('');
  await userEvent.type(field('Confirm Bank Account Number'), '000123');
  await userEvent.tab();
  expect(screen.getByText(DIFFERENT)).toBeVisible();
  await userEvent.type(number(), '{Backspace}');
  expect(confirmation()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
