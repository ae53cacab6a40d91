import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft, readDraft, saveDraft } from '../../../../src/backend/drafts.ts';
import { saveBankDetails } from '../../../../src/backend/users.ts';
import { emptyDocuments } from '../../../../src/domain/defaults.ts';
import type { DocumentsRecord, UserRecord } from '../../../../src/domain/records.ts';
import { BankDetailsPage } from '../../../../src/pages/bank-details/BankDetailsPage.tsx';
import { LiveRecord } from '../../../../src/session/liveRecord.ts';
import { RecordsContext } from '../../../../src/session/recordsContext.ts';
import { makeParsedUser, type StoredUserOverrides, TRAINEE_UID } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/drafts.ts');
vi.mock('../../../../src/backend/users.ts');
vi.mock('../../../../src/backend/uploads.ts');

function open(overrides: StoredUserOverrides = {}) {
  let publish: (record: UserRecord | null) => void = () => {};
  const user = new LiveRecord<UserRecord | null>((onRecord) => {
    publish = onRecord;
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
  return (changed: StoredUserOverrides) => act(() => publish(makeParsedUser(changed)));
}

beforeEach(() => {
  vi.mocked(readDraft).mockReset().mockResolvedValue(undefined);
  vi.mocked(saveDraft).mockReset().mockResolvedValue();
  vi.mocked(deleteDraft).mockReset().mockResolvedValue();
});

test('a draft that is saved is tidy, and no draft any more', async () => {
  const change = open();
  vi.mocked(saveBankDetails).mockImplementation(async (_uid, bankDetails) => change({ bankDetails }));
  await userEvent.type(screen.getByLabelText('Bank Name'), '  Specimen Bank ');
  await userEvent.type(screen.getByLabelText('IFSC Code'), 'sbin 0005943');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saveBankDetails).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText(/^(Saving…|Saved .* as a draft)/)).toBeNull());
  expect(screen.getByLabelText('Bank Name')).toHaveValue('Specimen Bank');
  expect(screen.getByLabelText('IFSC Code')).toHaveValue('SBIN0005943');
});
