import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { acceptMsa } from '../../../../src/backend/papers/submissions.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import type { DocumentsRecord, UserRecord } from '../../../../src/domain/records/records.ts';
import { MasterServiceAgreementPage } from '../../../../src/pages/master-service-agreement/MasterServiceAgreementPage.tsx';
import { LiveRecord } from '../../../../src/records/liveRecord.ts';
import { RecordsContext } from '../../../../src/records/RecordsProvider.tsx';
import { makeParsedUser, type StoredUserOverrides, TRAINEE_UID } from '../../../support/factories.ts';
import { expectLocked, fill } from '../../../support/unit/controls.ts';

vi.mock('../../../../src/backend/records/drafts.ts');
vi.mock('../../../../src/backend/papers/submissions.ts');
vi.mock('../../../../src/backend/records/users.ts');

function open(overrides: StoredUserOverrides = {}) {
  const record = makeParsedUser({ usertype: 'vendor', vendortype: 'Other', ...overrides });
  const user = new LiveRecord<UserRecord | null>((onRecord) => {
    onRecord(record);
    return () => {};
  });
  const documents = new LiveRecord<DocumentsRecord>((onRecord) => {
    onRecord(emptyDocuments());
    return () => {};
  });
  render(
    <RecordsContext value={{ uid: TRAINEE_UID, user, documents }}>
      <MemoryRouter>
        <MasterServiceAgreementPage />
      </MemoryRouter>
    </RecordsContext>,
  );
}

const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => void vi.mocked(acceptMsa).mockReset().mockResolvedValue());

test('shows the agreement in numbered clauses, made out to this person', () => {
  open({ address: '7 Specimen Lane' });
  const agreement = screen.getByRole('article', { name: 'Master Service Agreement' });
  expect(agreement).toHaveTextContent('Ram Kumar, 7 Specimen Lane');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1. Parties',
    '2. Services',
    '3. Subcontractors',
    '4. Fees and payment',
    '5. Taxes',
    '6. Confidentiality',
    '7. Data protection',
    '8. Intellectual property',
    '9. Indemnity',
    '10. Term and termination',
    '11. Governing law',
    'Acceptance',
  ]);
});

test('an agreement that is not accepted has no signature', { tags: ['msa-unsigned'] }, () => {
  open({ signImage: 'https://files.example/o/signature' });
  const agreement = within(screen.getByRole('article', { name: 'Master Service Agreement' }));
  expect(agreement.queryByRole('img', { name: /^Signature of/ })).toBeNull();
  expect(agreement.getByText('Not accepted yet.')).toBeVisible();
});

test('asks for name and date', async () => {
  open();
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.clear(screen.getByLabelText('Date'));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.getByText('Enter the date.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the acceptance uses the name of the record unless another is entered', async () => {
  open();
  await fill(screen.getByLabelText('Date'), '2026-03-02');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByRole('dialog', { name: 'Are you sure you want to submit it?' });
  expect(acceptMsa).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(acceptMsa).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { name: 'Ram Kumar', date: '2026-03-02' });
});

test("a refusal shows the domain's reason and keeps the text", async () => {
  vi.mocked(acceptMsa).mockRejectedValue(
    new AppError('refused', 'The Master Service Agreement has already been accepted.'),
  );
  open();
  await fill(screen.getByLabelText('Date'), '2026-03-02');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('has already been accepted');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Date')).toHaveValue('2026-03-02');
});

test.each([
  [1, /^Master Service Agreement accepted\. Next:/, false],
  [2, 'Status: Validated', true],
  [3, 'Status: Approved', true],
] as const)('status %i shows "%s" and is locked; Print from 2 on', async (status, title, isPrintable) => {
  open({ forms: { msa: status }, msa: { name: 'Leela Iyer', date: '2026-03-02' } });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByRole('article')).toHaveTextContent('NameLeela IyerDate2 Mar 2026');
  expect(button('Accept')).toBeNull();
  expect(button('Print') !== null).toBe(isPrintable);
  for (const input of screen.queryAllByRole('textbox')) expectLocked(input);
});

test('people of the vendor type Overhead see that the agreement does not apply', () => {
  open({ vendortype: 'Overhead' });
  expect(screen.getByText('This agreement does not apply to you')).toBeVisible();
  expect(button('Accept')).toBeNull();
});

test('an agreement accepted before a change of the vendor type stays readable', async () => {
  open({ vendortype: 'Overhead', forms: { msa: 1 }, msa: { name: 'Leela Iyer', date: '2026-03-02' } });
  expect(await screen.findByRole('article')).toHaveTextContent('Leela Iyer');
});
