import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../../../src/backend/notify.ts';
import { resolveQuery, submitDocuments } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { DocumentsRecord } from '../../../../src/domain/records/records.ts';
import { SubmitDocuments } from '../../../../src/pages/documents-upload/SubmitDocuments.tsx';
import { formToast } from '../../../../src/ui/feedback/toasts.ts';
import { makeDocumentsRecord, makeParsedUser } from '../../../support/factories.ts';
import { press } from '../../../support/unit/controls.ts';

vi.mock('../../../../src/backend/records/users.ts', () => ({
  resolveQuery: vi.fn(),
  submitDocuments: vi.fn(),
}));
vi.mock('../../../../src/backend/notify.ts');
vi.mock('../../../../src/ui/feedback/toasts.ts', () => ({ formToast: vi.fn() }));

const RECORD = makeParsedUser({ uid: 'u1' });
const LINK = 'https://files.example/o/x';
const COMPLETE = makeDocumentsRecord({ CompanyCertificate: LINK, PANTANCard: LINK });

beforeEach(() => {
  vi.mocked(formToast).mockClear();
  vi.mocked(submitDocuments).mockReset();
});

function Submit({ documents }: { documents: DocumentsRecord }) {
  return (
    <MemoryRouter>
      <SubmitDocuments isSubmitted={false} record={RECORD} documents={documents} />
    </MemoryRouter>
  );
}

async function openDialog() {
  render(<Submit documents={COMPLETE} />);
  await press('Submit');
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Submit' });
  return { dialog, confirm: () => userEvent.click(confirm) };
}

test('a flag is not a mandatory document', { tags: ['documents-required'] }, async () => {
  const documents = makeDocumentsRecord({ CompanyCertificate: true, PANTANCard: LINK });
  const { rerender } = render(<Submit documents={documents} />);
  await press('Submit');
  expect(formToast).toHaveBeenCalledWith('error', 'Please Upload the mandatory documents!');
  expect(screen.getByRole('alert')).toHaveTextContent('Still missing: Aadhar Card.');
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<Submit documents={COMPLETE} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed submission keeps the dialog open with the reason and can be repeated', async () => {
  vi.mocked(submitDocuments)
    .mockRejectedValueOnce(new AppError('refused', 'Not now.'))
    .mockResolvedValueOnce();
  const { dialog, confirm } = await openDialog();
  await confirm();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
  expect(formToast).toHaveBeenCalledWith('error', 'Not now.');
  await confirm();
  await waitFor(() => expect(formToast).toHaveBeenCalledWith('success', 'Documents Uploaded successfully!'));
  expect(submitDocuments).toHaveBeenCalledTimes(2);
});

test('the dialog lists each document', { tags: ['form-check-answers'] }, async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveTextContent(
    /Aadhar CardUploaded.*GST Registration CertificateNot uploaded.*PAN CardUploaded/,
  );
});

test('one press submits a returned document with its queries', { tags: ['denial-tasks'] }, async () => {
  const query = { title: 'PAN Card: not readable.', timestamp: 1, status: 0, by: 'reviewer' } as const;
  const asked = { ...query, field: 'PANTANCard' };
  const record = makeParsedUser({ uid: 'u1', queries: { ...emptyQueries(), general: [asked, query] } });
  const steps: string[] = [];
  vi.mocked(submitDocuments).mockImplementation(async () => void steps.push('submitted'));
  vi.mocked(resolveQuery).mockImplementation(async () => void steps.push('resolved'));
  vi.mocked(notify).mockResolvedValue('id');
  render(
    <MemoryRouter>
      <SubmitDocuments isSubmitted record={record} documents={COMPLETE} />
    </MemoryRouter>,
  );
  await press('Resolve and submit again');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'queryresolved' })),
  );
  expect(steps).toEqual(['submitted', 'resolved']);
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith('u1', 'general', asked, undefined);
});

test('a submission that runs takes no second click', async () => {
  vi.mocked(submitDocuments).mockReturnValueOnce(new Promise(() => {}));
  const { dialog, confirm } = await openDialog();
  await confirm();
  for (const button of within(dialog).getAllByRole('button', { name: /Submit|Cancel/ })) {
    expect(button).toBeDisabled();
  }
});
