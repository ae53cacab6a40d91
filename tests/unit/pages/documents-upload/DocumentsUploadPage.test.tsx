import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renewDocumentLink, uploadDocument } from '../../../../src/backend/files/documentFiles.ts';
import { loadFileService } from '../../../../src/backend/files/loadFileService.ts';
import { notify } from '../../../../src/backend/notify.ts';
import { setDocumentFlag, setDocumentUntil } from '../../../../src/backend/records/documents.ts';
import { resolveQuery, submitDocuments } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { DocumentsRecord } from '../../../../src/domain/records/records.ts';
import { UNTIL_PASSED } from '../../../../src/domain/transitions/documents.ts';
import { DocumentsUploadPage } from '../../../../src/pages/documents-upload/DocumentsUploadPage.tsx';
import { formToast } from '../../../../src/ui/feedback/toasts.ts';
import { type StoredUserOverrides, TRAINEE_UID } from '../../../support/factories.ts';
import { samplePng } from '../../../support/sampleFiles.ts';
import { confirm, press } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/files/documentFiles.ts', () => ({
  renewDocumentLink: vi.fn(() => Promise.resolve()),
  uploadDocument: vi.fn(() => ({ done: new Promise(() => undefined) })),
}));
vi.mock('../../../../src/backend/files/loadFileService.ts', () => ({
  loadFileService: vi.fn(() => Promise.reject(new Error('There is no connection.'))),
}));

const documents = { PANTANCard: 'https://files.example/o/PANTANCard' };
const PASSPORT = { CompanyCertificate: 'https://files.example/o/CompanyCertificate' };
const COMPLETE = { ...documents, ...PASSPORT };

function rowOf(label: string): HTMLElement {
  const row = screen.getByText(label, { selector: 'td > span' }).closest('tr');
  if (!row) throw new Error(`There is no row of ${label}.`);
  return row;
}

test.each([2, 3, 4] as const)(
  'Documents: nothing can be added or deleted at overall status %i',
  { tags: ['documents-required'] },
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

test('a stored Aadhar card names the masked copy until locked', { tags: ['doc-unmasked'] }, async () => {
  renderScreen(<DocumentsUploadPage />, { documents: COMPLETE });
  // Before the first file is chosen.
  await waitFor(() => expect(loadFileService).toHaveBeenCalled());
  expect(within(rowOf('Aadhar Card')).getByText(/^Does this file show the whole number\?/)).toBeVisible();
  expect(within(rowOf('PAN Card')).queryByText(/whole number/)).toBeNull();
});

test('a chosen Aadhar card is asked about before anything is sent', { tags: ['doc-unmasked'] }, async () => {
  renderScreen(<DocumentsUploadPage />, {});
  expect(screen.queryByLabelText(/valid until/)).toBeNull();
  const card = new File([new Uint8Array(samplePng().bytes)], 'card.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Upload Aadhar Card'), card);
  expect(
    await screen.findByText(/^Does this picture show the whole number\? Nothing has been sent/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mask it now' })).toBeVisible();
  expect(uploadDocument).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Upload it as it is' }));
  await waitFor(() => expect(uploadDocument).toHaveBeenCalledOnce());
});

test('a document of another vendor status is to be replaced', { tags: ['documents-by-kind'] }, () => {
  renderScreen(<DocumentsUploadPage />, { documents: { ...COMPLETE, proof: 'Passport' } });
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

const LABEL = 'Passport, valid until (optional)';
const PDF = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });

function open(documents: Partial<DocumentsRecord> = {}, overrides: StoredUserOverrides = {}) {
  renderScreen(<DocumentsUploadPage />, {
    record: { nationality: 'Foreign', isGSTApplicable: 'no', ...overrides },
    documents,
  });
}

const field = () => screen.getByLabelText(LABEL);
const enter = (day: string) => fireEvent.change(field(), { target: { value: day } });

test('the last day of a passport goes with its upload, or stops it', {
  tags: ['documents-until'],
}, async () => {
  open();
  enter('2020-01-01');
  await userEvent.upload(screen.getByLabelText('Upload Passport'), PDF);
  expect(await screen.findByText(UNTIL_PASSED)).toBeVisible();
  expect(field()).toHaveValue('2020-01-01');
  expect(uploadDocument).not.toHaveBeenCalled();
  enter('2031-05-04');
  fireEvent.blur(field());
  expect(setDocumentUntil).not.toHaveBeenCalled();
  await userEvent.upload(screen.getByLabelText('Upload Passport'), PDF);
  await waitFor(() => expect(uploadDocument).toHaveBeenCalledOnce());
  expect(vi.mocked(uploadDocument).mock.calls[0]?.[3]).toEqual({ link: '', until: '2031-05-04' });
});

test('the last day of a stored passport is saved on blur, or stays', {
  tags: ['documents-until'],
}, async () => {
  open({ ...PASSPORT, CompanyCertificateUntil: '2031-05-04' });
  expect(field()).toHaveValue('2031-05-04');
  fireEvent.blur(field());
  expect(setDocumentUntil).not.toHaveBeenCalled();
  enter('2032-05-04');
  fireEvent.blur(field());
  await waitFor(() => {
    expect(vi.mocked(setDocumentUntil).mock.calls).toEqual([
      [expect.any(String), 'CompanyCertificate', '2032-05-04'],
    ]);
  });
  vi.mocked(setDocumentUntil).mockRejectedValue(new AppError('firestore/unavailable', 'x'));
  enter('2033-05-04');
  fireEvent.blur(field());
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveValue('2033-05-04');
});

test('an expired passport can be replaced, without its last day', { tags: ['documents-until'] }, async () => {
  open({ ...PASSPORT, CompanyCertificateUntil: '2020-01-01' });
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [PDF] });
    this.dispatchEvent(new Event('change'));
  });
  await userEvent.click(screen.getByRole('button', { name: /^Replace/ }));
  await waitFor(() => expect(uploadDocument).toHaveBeenCalledOnce());
  expect(vi.mocked(uploadDocument).mock.calls[0]?.[3]).toMatchObject({ until: '' });
});

test('a locked passport shows its last day as text', { tags: ['documents-until'] }, () => {
  open({ ...PASSPORT, CompanyCertificateUntil: '2031-05-04' }, { forms: { status: 3 } });
  expect(screen.getByText('Valid until 4 May 2031')).toBeVisible();
  expect(screen.queryByLabelText(LABEL)).toBeNull();
});

test('a toggle changes at once, back when it cannot be saved, and then follows the record', async () => {
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(setDocumentFlag).mockReturnValue(new Promise<void>((_, reject) => (fail = reject)));
  const { publishDocuments } = renderScreen(<DocumentsUploadPage />);
  const checkbox = within(rowOf('GST Registration Certificate')).getByRole('checkbox');
  await userEvent.click(checkbox);
  expect(setDocumentFlag).toHaveBeenCalledWith(TRAINEE_UID, 'GSTCertificate', true);
  expect(checkbox).toBeChecked();
  fail(new AppError('firestore/unavailable', 'There is no connection.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('not saved');
  await waitFor(() => expect(checkbox).not.toBeChecked());
  vi.mocked(setDocumentFlag).mockResolvedValue();
  await userEvent.click(checkbox);
  expect(checkbox).toBeChecked();
  publishDocuments({ GSTCertificate: true });
  expect(checkbox).toBeChecked();
  publishDocuments({ GSTCertificate: false });
  expect(checkbox).not.toBeChecked();
});

test('a flag is not a mandatory document', { tags: ['documents-required'] }, async () => {
  const { publishDocuments } = renderScreen(<DocumentsUploadPage />, {
    documents: { ...COMPLETE, CompanyCertificate: true },
  });
  await press('Submit');
  expect(formToast).toHaveBeenCalledWith('error', 'Please Upload the mandatory documents!');
  expect(screen.getByRole('alert')).toHaveTextContent('Still missing: Aadhar Card.');
  expect(screen.queryByRole('dialog')).toBeNull();
  publishDocuments(COMPLETE);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the dialog lists each document and is busy; a failed submission can be repeated', {
  tags: ['form-check-answers'],
}, async () => {
  let fail = (_: AppError) => {};
  vi.mocked(submitDocuments)
    .mockReset()
    .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    .mockResolvedValueOnce();
  renderScreen(<DocumentsUploadPage />, { documents: COMPLETE });
  await press('Submit');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    /Aadhar CardUploaded.*GST Registration CertificateNot uploaded.*PAN CardUploaded/,
  );
  await confirm('Submit');
  for (const button of within(dialog).getAllByRole('button', { name: /Submit|Cancel/ })) {
    expect(button).toBeDisabled();
  }
  fail(new AppError('refused', 'Not now.'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
  expect(formToast).toHaveBeenCalledWith('error', 'Not now.');
  await confirm('Submit');
  await waitFor(() => expect(formToast).toHaveBeenCalledWith('success', 'Documents Uploaded successfully!'));
  expect(submitDocuments).toHaveBeenCalledTimes(2);
});

test('one press submits a returned document with its queries', { tags: ['denial-tasks'] }, async () => {
  const query = { title: 'PAN Card: not readable.', timestamp: 1, status: 0, by: 'reviewer' } as const;
  const asked = { ...query, field: 'PANTANCard' };
  const logs = [{ title: 'Sent', timestamp: 1, did: 'submitted', about: 'documents' } as const];
  const steps: string[] = [];
  vi.mocked(submitDocuments).mockImplementation(async () => void steps.push('submitted'));
  vi.mocked(resolveQuery).mockImplementation(async () => void steps.push('resolved'));
  const record = { logs, queries: { ...emptyQueries(), general: [asked, query] } };
  renderScreen(<DocumentsUploadPage />, { record, documents: COMPLETE });
  await press('Resolve and submit again');
  await confirm('Submit');
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'queryresolved' })),
  );
  expect(steps).toEqual(['submitted', 'resolved']);
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, 'general', asked, undefined);
});
