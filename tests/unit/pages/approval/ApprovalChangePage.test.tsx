import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  confirmAmendment,
  watchAmendments,
  watchHistory,
} from '../../../../src/backend/amendments/amendments.ts';
import { correctClock } from '../../../../src/backend/firebase/auth.ts';
import { watchDocumentsRecord } from '../../../../src/backend/records/documents.ts';
import { findDuplicatesOfChange, getDuplicatePeople } from '../../../../src/backend/records/duplicates.ts';
import { setClock } from '../../../../src/backend/records/serverTime.ts';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
import { paths } from '../../../../src/config/paths.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { type Amendment, type Amendments, bankValues } from '../../../../src/domain/records/amendments.ts';
import { emptyBankDetails, emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import * as sentences from '../../../../src/domain/transitions/amendments.ts';
import { ApprovalChangePage } from '../../../../src/pages/approval/change/ApprovalChangePage.tsx';
import { allForms, makeBankDetails, makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/amendments/amendments.ts');
vi.mock('../../../../src/backend/firebase/auth.ts', async (original) => ({
  ...(await original<object>()),
  correctClock: vi.fn(),
}));
vi.mock('../../../../src/backend/records/documents.ts');
vi.mock('../../../../src/backend/records/duplicates.ts');
vi.mock('../../../../src/backend/records/users.ts');
vi.mock('../../../../src/backend/files/storedKind.ts', () => ({
  storedKind: () => Promise.resolve('image'),
}));

const HOUR = 3_600_000;
const UID = 'person';
const approved = makeParsedUser({
  uid: UID,
  phone: '9000000009',
  bankDetails: makeBankDetails({ bankAccountNumber: '99912345678901' }),
  forms: { ...allForms(2), status: 4, approved: true },
});

const change = (more: Partial<Amendment> = {}): Amendment => ({
  values: bankValues(makeBankDetails({ bankAccountNumber: '99912345678901' }), {
    link: 'https://files.example/o/proof',
    hash: 'ab'.repeat(32),
  }),
  reason: 'Another bank',
  status: 2,
  by: 'ravi',
  at: 1,
  submittedAt: 1,
  validatedBy: 'ravi',
  validatedAt: Date.now() - 49 * HOUR,
  ...more,
});

let publish: (found: Amendments) => void;
let publishRecord: (record: UserRecord) => void;

beforeEach(() => {
  vi.mocked(confirmAmendment).mockReset().mockResolvedValue();
  vi.mocked(correctClock).mockReset().mockResolvedValue();
  vi.mocked(findDuplicatesOfChange).mockReset().mockResolvedValue([]);
  vi.mocked(getDuplicatePeople).mockReset().mockResolvedValue([]);
  vi.mocked(watchHistory).mockImplementation((_, onHistory) => {
    onHistory({ items: [], more: 'none' });
    return { showMore: () => {}, stop: () => {} };
  });
  vi.mocked(watchDocumentsRecord).mockImplementation((_, onDocuments) => {
    onDocuments(emptyDocuments());
    return () => {};
  });
});

/** Opened by an approver with the uid `anita`. */
async function open(bank = change(), record = approved, uid = 'anita') {
  vi.mocked(watchUserRecord).mockImplementation((_, onRecord) => {
    publishRecord = (each) => act(() => onRecord(each));
    onRecord(record);
    return () => {};
  });
  vi.mocked(watchAmendments).mockImplementation((_, onFound) => {
    publish = (found) => act(() => onFound(found));
    onFound({ bank });
    return () => {};
  });
  renderScreen(
    <Routes>
      <Route path={paths.approvalChange} element={<ApprovalChangePage />} />
    </Routes>,
    { record: null, user: { isApprover: true, uid }, path: `/approvals/${UID}/changes/bank` },
  );
  return screen.findByRole('button', { name: 'Confirm change' });
}

const call = () => userEvent.click(screen.getByRole('checkbox', { name: /^I called the number on record/ }));

test("the server's time lets an approver confirm whose own clock is slow", {
  tags: ['amendment-clock'],
}, async () => {
  const serverTime = Date.now() + 48 * HOUR;
  vi.mocked(correctClock).mockImplementation(async () => setClock(new Date(serverTime).toISOString()));
  const confirm = await open(change({ validatedAt: Date.now() - HOUR }));
  await call();
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(screen.queryByText(/^It can be confirmed from/)).not.toBeInTheDocument();
  setClock(new Date().toISOString());
});

test('two presses confirm a validated account', {
  tags: ['amendment-bank', 'amendment-presses'],
}, async () => {
  const confirm = await open();
  expect(confirm).toBeDisabled();
  await call();
  await userEvent.click(confirm);
  expect(confirmAmendment).toHaveBeenCalledExactlyOnceWith(
    UID,
    'bank',
    { seen: expect.objectContaining({ at: 1 }), called: true },
    expect.objectContaining({ uid: 'anita' }),
  );
});

test.each<[string, Amendment, UserRecord, string]>([
  [
    'validated it as a reviewer before',
    change({ validatedBy: 'anita' }),
    approved,
    sentences.VALIDATED_BY_YOU,
  ],
  [
    'opens it after a denial',
    change(),
    { ...approved, forms: { ...approved.forms, status: 1, approved: false } },
    sentences.NOT_APPROVED,
  ],
  [
    'opens it after the last day of an exception',
    change(),
    {
      ...approved,
      forms: { ...approved.forms, status: 5 },
      approval: { action: 'acceptasexception', by: 'x', at: 1, until: '2020-01-01' },
    },
    sentences.RUN_OUT,
  ],
  [
    'opens it when no account is on record',
    change(),
    { ...approved, bankDetails: emptyBankDetails() },
    sentences.NO_ACCOUNT,
  ],
])(
  'an approver who %s reads why it cannot be confirmed',
  { tags: ['amendment-meanwhile'] },
  async (...row) => {
    const [, bank, record, sentence] = row;
    const confirm = await open(bank, record);
    expect(screen.getByText(sentence)).toBeVisible();
    await call();
    expect(confirm).toBeDisabled();
  },
);

test('a denial while the page is open stops the confirmation', {
  tags: ['amendment-meanwhile'],
}, async () => {
  const confirm = await open();
  await call();
  expect(confirm).toBeEnabled();
  publishRecord({ ...approved, forms: { ...approved.forms, status: 1, approved: false } });
  expect(await screen.findByText(sentences.NOT_APPROVED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm change' })).toBeDisabled();
});

test('when another approver was first, the page says so', { tags: ['amendment-meanwhile'] }, async () => {
  await open();
  publish({ bank: change({ status: 3, by: 'other', at: 2 }) });
  expect(await screen.findByText('No change waits for you here')).toBeVisible();
  expect(screen.getByText(/^In force, /)).toBeVisible();
});

test.each([
  [new AppError('refused', sentences.SEEN_OTHER), sentences.SEEN_OTHER],
  [
    new AppError('auth/user-token-expired', 'Expired'),
    'You are no longer signed in, so this is not saved. Please log in again.',
  ],
])(
  'a confirmation that fails shows %s and can be repeated',
  { tags: ['amendment-meanwhile'] },
  async (...row) => {
    const [failure, sentence] = row;
    vi.mocked(confirmAmendment).mockRejectedValueOnce(failure);
    const confirm = await open();
    await call();
    await userEvent.click(confirm);
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    await userEvent.click(confirm);
    expect(confirmAmendment).toHaveBeenCalledTimes(2);
  },
);

test('a new duplicate of the account is shown before it is confirmed', {
  tags: ['amendment-bank'],
}, async () => {
  const confirm = await open();
  await call();
  vi.mocked(findDuplicatesOfChange).mockResolvedValue([{ field: 'bankAccountNumber', uid: 'other' }]);
  await userEvent.click(confirm);
  expect((await screen.findAllByText(/Somebody else has one of these values/)).length).toBeGreaterThan(0);
  expect(confirmAmendment).not.toHaveBeenCalled();
  await userEvent.click(confirm);
  expect(confirmAmendment).toHaveBeenCalledOnce();
});
