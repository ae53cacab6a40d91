import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadDocument } from '../../../../src/backend/files/documentFiles.ts';
import { setDocumentUntil } from '../../../../src/backend/records/documents.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { DocumentsRecord } from '../../../../src/domain/records/records.ts';
import { UNTIL_PASSED } from '../../../../src/domain/transitions/documents.ts';
import { DocumentsUploadPage } from '../../../../src/pages/documents-upload/DocumentsUploadPage.tsx';
import type { StoredUserOverrides } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/documents.ts');
vi.mock('../../../../src/backend/files/storedKind.ts', () => ({
  storedKind: () => Promise.resolve('other'),
}));
vi.mock('../../../../src/backend/files/documentFiles.ts', () => ({
  renewDocumentLink: () => Promise.resolve(),
  uploadDocument: vi.fn(() => ({ done: new Promise(() => undefined) })),
}));
vi.mock('../../../../src/backend/records/users.ts', () => ({ submitDocuments: vi.fn() }));
vi.mock('../../../../src/ui/feedback/toasts.ts');

const LABEL = 'Passport, valid until (optional)';
const PASSPORT = { CompanyCertificate: 'https://files.example/o/CompanyCertificate' };
const PDF = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });

function open(documents: Partial<DocumentsRecord> = {}, overrides: StoredUserOverrides = {}) {
  renderScreen(<DocumentsUploadPage />, {
    record: { nationality: 'Foreign', isGSTApplicable: 'no', ...overrides },
    documents,
  });
}

const field = () => screen.getByLabelText(LABEL);
const enter = (day: string) => fireEvent.change(field(), { target: { value: day } });

beforeEach(() => {
  vi.mocked(setDocumentUntil).mockReset().mockResolvedValue();
  vi.mocked(uploadDocument).mockClear();
});

test('the last day of a passport goes with its upload', { tags: ['documents-until'] }, async () => {
  open();
  enter('2031-05-04');
  fireEvent.blur(field());
  expect(setDocumentUntil).not.toHaveBeenCalled();
  await userEvent.upload(screen.getByLabelText('Upload Passport'), PDF);
  await waitFor(() => expect(uploadDocument).toHaveBeenCalledOnce());
  expect(vi.mocked(uploadDocument).mock.calls[0]?.[3]).toEqual({ link: '', until: '2031-05-04' });
});

test('a last day that has passed stops the upload with its reason', {
  tags: ['documents-until'],
}, async () => {
  open();
  enter('2020-01-01');
  await userEvent.upload(screen.getByLabelText('Upload Passport'), PDF);
  expect(await screen.findByText(UNTIL_PASSED)).toBeVisible();
  expect(field()).toHaveValue('2020-01-01');
  expect(uploadDocument).not.toHaveBeenCalled();
});

test('the last day of a stored passport is saved when its field is left', {
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
});

test('a last day that cannot be saved stays, with the reason', { tags: ['documents-until'] }, async () => {
  vi.mocked(setDocumentUntil).mockRejectedValue(new AppError('firestore/unavailable', 'x'));
  open(PASSPORT);
  enter('2032-05-04');
  fireEvent.blur(field());
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveValue('2032-05-04');
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

test('an Aadhar card has no last day', { tags: ['documents-until'] }, () => {
  open({}, { nationality: 'Indian' });
  expect(screen.queryByLabelText(/valid until/)).toBeNull();
});
