import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renewDocumentLink } from '../../../../src/backend/files/documentFiles.ts';
import { loadFileService } from '../../../../src/backend/files/loadFileService.ts';
import { submitDocuments } from '../../../../src/backend/records/users.ts';
import { DocumentsUploadPage } from '../../../../src/pages/documents-upload/DocumentsUploadPage.tsx';
import { Toaster } from '../../../../src/ui/feedback/Toaster.tsx';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/documents.ts');
vi.mock('../../../../src/backend/files/storedKind.ts', () => ({
  storedKind: () => Promise.resolve('other'),
}));
vi.mock('../../../../src/backend/files/documentFiles.ts', () => ({
  renewDocumentLink: vi.fn(() => Promise.resolve()),
}));
vi.mock('../../../../src/backend/files/loadFileService.ts', () => ({
  loadFileService: vi.fn(() => Promise.reject(new Error('There is no connection.'))),
}));
vi.mock('../../../../src/backend/records/users.ts', () => ({ submitDocuments: vi.fn() }));

const MISSING = 'Please Upload the mandatory documents!';
const documents = { PANTANCard: 'https://files.example/o/PANTANCard' };

function rowOf(label: string): HTMLElement {
  const row = screen.getByText(label, { selector: 'td > span' }).closest('tr');
  if (!row) throw new Error(`There is no row of ${label}.`);
  return row;
}

test('Missing mandatory documents: toast Please Upload the mandatory documents!, no submission', {
  tags: ['documents-required'],
}, async () => {
  const page = (
    <>
      <DocumentsUploadPage />
      <Toaster />
    </>
  );
  renderScreen(page, { documents });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
  expect((await toasts.findByText(MISSING)).closest('.Toastify__toast')).toHaveClass(
    'Toastify__toast--error',
  );
  expect(screen.getByText(`${MISSING} Still missing: Aadhar Card.`)).toHaveRole('alert');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submitDocuments).not.toHaveBeenCalled();
});

test('the code that stores files is loaded before the first file is chosen', async () => {
  renderScreen(<DocumentsUploadPage />, { documents });
  await waitFor(() => expect(loadFileService).toHaveBeenCalled());
});

test.each([2, 3, 4] as const)(
  'Documents: nothing can be added or deleted at overall status %i',
  { tags: ['documents-submit-button'] },
  async (status) => {
    renderScreen(<DocumentsUploadPage />, { record: { forms: { status } }, documents });
    const pan = within(rowOf('PAN Card'));
    expect(await pan.findByRole('link', { name: /^View ?PAN Card$/ })).toBeVisible();
    expect(pan.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(
      within(rowOf('Aadhar Card')).getByRole('button', { name: /^Upload ?Aadhar Card$/ }),
    ).toBeDisabled();
    expect(within(rowOf('GST Registration Certificate')).getByRole('checkbox')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  },
);

test('a stored Aadhar card names the masked copy while it can be replaced', {
  tags: ['doc-unmasked'],
}, () => {
  const CompanyCertificate = 'https://files.example/o/CompanyCertificate';
  renderScreen(<DocumentsUploadPage />, { documents: { ...documents, CompanyCertificate } });
  expect(within(rowOf('Aadhar Card')).getByText(/^Does this file show the whole number\?/)).toBeVisible();
  expect(within(rowOf('PAN Card')).queryByText(/whole number/)).toBeNull();
});

test('a document that was uploaded for another vendor status asks for its replacement', {
  tags: ['documents-by-kind'],
}, () => {
  const CompanyCertificate = 'https://files.example/o/CompanyCertificate';
  renderScreen(<DocumentsUploadPage />, {
    documents: { ...documents, CompanyCertificate, proof: 'Passport' },
  });
  expect(within(rowOf('Aadhar Card')).getByText('Uploaded as Passport. Please replace it.')).toBeVisible();
});

test.each([
  ['is renewed while the document may change', 0, 1],
  ['stays as it is once the document is locked', 3, 0],
] as const)('a link that no longer opens %s', (_what, status, calls) => {
  vi.mocked(renewDocumentLink).mockClear();
  renderScreen(<DocumentsUploadPage />, { record: { forms: { status } }, documents });
  expect(renewDocumentLink).toHaveBeenCalledTimes(calls);
});

test.each([
  ['the stored file is removed, as long as nobody has reviewed the record', 0, 'The stored file is removed.'],
  ['a file of a reviewed record stays stored', 2, 'It stays stored for the reviewer, who may have seen it.'],
] as const)(
  'the dialog before a deletion shows that %s',
  { tags: ['documents-kept'] },
  async (_what, bankdetails, said) => {
    renderScreen(<DocumentsUploadPage />, { record: { forms: { bankdetails } }, documents });
    await userEvent.click(within(rowOf('PAN Card')).getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete PAN Card?' });
    expect(dialog).toHaveTextContent(said);
    expect(dialog).toHaveTextContent('You can upload another one afterwards.');
  },
);

test('an introducer has no documents to upload', () => {
  renderScreen(<DocumentsUploadPage />, { record: { usertype: 'introducer' } });
  expect(screen.getByText('No forms for this account')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
