import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../../src/backend/records/drafts.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import type { DocumentsRecord, UserRecord } from '../../../../src/domain/records/records.ts';
import { BankDetailsPage } from '../../../../src/pages/bank-details/BankDetailsPage.tsx';
import { LiveRecord } from '../../../../src/records/liveRecord.ts';
import { RecordsContext } from '../../../../src/records/RecordsProvider.tsx';
import {
  makeBankDetails,
  makeParsedUser,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';

vi.mock('../../../../src/backend/records/drafts.ts');
vi.mock('../../../../src/backend/records/users.ts');
vi.mock('../../../../src/backend/files/documentFiles.ts');

function open(overrides: StoredUserOverrides = {}) {
  const user = new LiveRecord<UserRecord | null>((onRecord) => {
    onRecord(makeParsedUser(overrides));
    return () => {};
  });
  const documents = new LiveRecord<DocumentsRecord>((onRecord) => {
    onRecord({ ...emptyDocuments(), cancelledCheque: 'https://example.test/cheque.png' });
    return () => {};
  });
  render(
    <RecordsContext value={{ uid: TRAINEE_UID, user, documents }}>
      <MemoryRouter>
        <BankDetailsPage />
      </MemoryRouter>
    </RecordsContext>,
  );
}

beforeEach(() => {
  vi.mocked(readDraft).mockReset().mockResolvedValue(undefined);
  vi.mocked(saveDraft).mockReset().mockResolvedValue();
});

test('leaving a field normalises its text', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Bank Name'), '  Specimen Bank ');
  await userEvent.type(screen.getByLabelText('IFSC Code'), 'sbin 0005943');
  await userEvent.tab();
  expect(screen.getByLabelText('Bank Name')).toHaveValue('Specimen Bank');
  expect(screen.getByLabelText('IFSC Code')).toHaveValue('SBIN0005943');
});

const TABLE = { SBIN: 'State Bank of India', HDFC: 'HDFC Bank', HDFC0CAACOB: 'Akhand Anand Co.op Bank' };
const answer = (body: unknown, status = 200) => vi.fn(async () => Response.json(body, { status }));

test('the IFSC fills in the name of its bank, unless a name was typed', {
  tags: ['bank-ifsc-name'],
}, async () => {
  const fetch = answer(TABLE);
  vi.stubGlobal('fetch', fetch);
  open();
  expect(screen.getByLabelText('Bank Name')).toHaveAccessibleDescription(
    'Type the IFSC code, and the name is filled in',
  );
  const bank = screen.getByLabelText('Bank Name');
  const ifsc = screen.getByLabelText('IFSC Code');
  await userEvent.type(ifsc, 'sbin000594');
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.type(ifsc, '3');
  await waitFor(() => expect(bank).toHaveValue('State Bank of India'));
  await userEvent.clear(ifsc);
  await userEvent.type(ifsc, 'HDFC0CAACOB');
  await waitFor(() => expect(bank).toHaveValue('Akhand Anand Co.op Bank'));
  await userEvent.clear(bank);
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
  ['a page instead of the table', vi.fn(async () => new Response('<!doctype html>'))],
  ['no connection', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
])('the bank form shows nothing after %s', { tags: ['bank-ifsc-name'] }, async (_failure, fetch) => {
  vi.stubGlobal('fetch', fetch);
  open();
  await userEvent.type(screen.getByLabelText('IFSC Code'), 'SBIN0005943');
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await userEvent.tab();
  expect(screen.getByLabelText('Bank Name')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a stored or locked IFSC fetches nothing', { tags: ['bank-ifsc-name'] }, async () => {
  const fetch = answer(TABLE);
  vi.stubGlobal('fetch', fetch);
  open({ bankDetails: makeBankDetails({ bankName: 'Specimen Bank', ifscCode: 'SBIN0005943' }) });
  await userEvent.type(screen.getByLabelText('Bank Name'), ' of Pune');
  expect(fetch).not.toHaveBeenCalled();
});

test('an IFSC of PYTM warns that the bank can no longer receive payments', {
  tags: ['bank-ifsc-name'],
}, async () => {
  open();
  const ifsc = screen.getByLabelText('IFSC Code');
  await userEvent.type(ifsc, 'PYTM0123456');
  await userEvent.tab();
  expect(ifsc).toHaveAccessibleDescription(/This bank can no longer receive payments\./);
  expect(ifsc).toBeValid();
});

const number = () => screen.getByLabelText('Bank Account Number');
const confirmation = () => screen.queryByLabelText('Confirm Bank Account Number');
const complete = makeBankDetails({ bankAccountNumber: '00012345678901' });
const DIFFERENT = /^The two account numbers are not the same/;

async function submit() {
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

const dialog = () => screen.findByRole('dialog', { name: 'Are you sure you want to submit it?' });

test('a new account number is typed twice, and a difference blocks the submission', async () => {
  open({ bankDetails: { ...complete, bankAccountNumber: '' } });
  expect(confirmation()).toBeNull();
  await userEvent.type(number(), '00012345678901');
  await userEvent.type(screen.getByLabelText('Confirm Bank Account Number'), '0001 2345 678');
  expect(screen.queryByText(DIFFERENT)).toBeNull();
  await submit();
  const summary = screen.getByRole('alert');
  expect(within(summary).getByRole('link', { name: DIFFERENT })).toBeVisible();
  expect(confirmation()).toBeInvalid();
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.type(screen.getByLabelText('Confirm Bank Account Number'), '901');
  expect(screen.queryByText(DIFFERENT)).toBeNull();
  await submit();
  expect(await dialog()).not.toHaveTextContent('0001 2345');
  expect(await dialog()).toHaveTextContent(/Bank Account Number\S*8901Change.*ChequeUploaded/);
});

test('an account number typed once must be compared before the submission', async () => {
  open({ bankDetails: { ...complete, bankAccountNumber: '' } });
  await userEvent.type(number(), '00012345678901');
  await submit();
  expect(await dialog()).toHaveTextContent('Account number: 0001 2345 6789 01');
});

test('a stored account number is not confirmed again', async () => {
  open({ bankDetails: complete });
  expect(confirmation()).toBeNull();
  await userEvent.type(number(), '2');
  expect(confirmation()).toHaveValue('');
  await userEvent.type(number(), '{Backspace}');
  expect(confirmation()).toBeNull();
});

test('a difference shows as soon as the second field is left', async () => {
  open({ bankDetails: complete });
  await userEvent.type(number(), '2');
  await userEvent.type(screen.getByLabelText('Confirm Bank Account Number'), '000123');
  await userEvent.tab();
  expect(screen.getByText(DIFFERENT)).toBeVisible();
});

test('a click accepts the suggested code', async () => {
  open({ bankDetails: { ...complete, ifscCode: '' } });
  await userEvent.type(screen.getByLabelText('IFSC Code'), 'SBINO005943');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Use SBIN0005943' }));
  expect(screen.getByLabelText('IFSC Code')).toHaveValue('SBIN0005943');
  expect(screen.getByLabelText('IFSC Code')).toHaveFocus();
});
