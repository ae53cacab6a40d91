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
  const user = userEvent.setup();
  render(<Submit documents={COMPLETE} />);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog, confirm: within(dialog).getByRole('button', { name: 'Submit' }) };
}

test('a flag is not a document: the mandatory ones must be files', async () => {
  const user = userEvent.setup();
  const documents = makeDocumentsRecord({ CompanyCertificate: true, PANTANCard: LINK });
  const { rerender } = render(<Submit documents={documents} />);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
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
  const { user, dialog, confirm } = await openDialog();
  await user.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
  expect(formToast).toHaveBeenCalledWith('error', 'Not now.');
  await user.click(confirm);
  await waitFor(() => expect(formToast).toHaveBeenCalledWith('success', 'Documents Uploaded successfully!'));
  expect(submitDocuments).toHaveBeenCalledTimes(2);
});

test('a second click while the submission runs does nothing', async () => {
  let finish = () => {};
  vi.mocked(submitDocuments).mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const { user, dialog, confirm } = await openDialog();
  await user.dblClick(confirm);
  expect(confirm).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(submitDocuments).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => expect(formToast).toHaveBeenCalledOnce());
});

test('the confirmation lists what is uploaded, and what is not', {
  tags: ['documents-check', 'form-check-answers'],
}, async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveTextContent(
    /Aadhar CardUploaded.*GST Registration CertificateNot uploaded.*PAN CardUploaded/,
  );
});

test('a returned document is submitted and its queries are resolved with one press', {
  tags: ['denial-tasks'],
}, async () => {
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
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Resolve and submit again' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'queryresolved' })),
  );
  expect(steps).toEqual(['submitted', 'resolved']);
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith('u1', 'general', asked, undefined);
});
