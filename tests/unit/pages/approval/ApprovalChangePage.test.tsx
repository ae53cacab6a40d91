import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  confirmAmendment,
  watchAmendments,
  watchHistory,
} from '../../../../src/backend/amendments/amendments.ts';
import { correctClock } from '../../../../src/backend/firebase/auth.ts';
import { watchDocumentsRecord } from '../../../../src/backend/records/documents.ts';
import { findDuplicatesOfChange } from '../../../../src/backend/records/duplicates.ts';
import { setClock } from '../../../../src/backend/records/serverTime.ts';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
import { paths } from '../../../../src/config/paths.ts';
import type { Amendment, Amendments } from '../../../../src/domain/records/amendments.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import { bankValues } from '../../../../src/domain/records/newAmendments.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import * as sentences from '../../../../src/domain/transitions/amendments.ts';
import { ApprovalChangePage } from '../../../../src/pages/approval/change/ApprovalChangePage.tsx';
import { allForms, makeBankDetails, makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { listing, watching } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/firebase/auth.ts', async (original) => ({
  ...(await original<object>()),
  correctClock: vi.fn(),
}));
vi.mock('../../../../src/backend/files/storedKind.ts', () => ({ storedKind: async () => 'image' }));

const HOUR = 3_600_000;
const UID = 'person';
const approved = makeParsedUser({
  uid: UID,
  phone: '9000000009',
  bankDetails: makeBankDetails({ bankAccountNumber: '99912345678901' }),
  forms: { ...allForms(2), status: 4, approved: true },
});

const PROOF = { link: 'https://files.example/o/proof', hash: 'ab'.repeat(32) };
const ACCOUNT = makeBankDetails({ bankAccountNumber: '99912345678901' });
const change = (more: Partial<Amendment> = {}): Amendment => ({
  values: bankValues(ACCOUNT, PROOF),
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
  vi.mocked(correctClock).mockResolvedValue();
  vi.mocked(watchHistory).mockImplementation(listing([]));
  vi.mocked(watchDocumentsRecord).mockImplementation(watching(emptyDocuments()));
});

/** Opened by an approver with the uid `anita`. */
async function open(bank = change()) {
  vi.mocked(watchUserRecord).mockImplementation((_, onRecord) => {
    publishRecord = (each) => act(() => onRecord(each));
    onRecord(approved);
    return () => {};
  });
  vi.mocked(watchAmendments).mockImplementation((_, onFound) => {
    publish = (found) => act(() => onFound(found));
    onFound({ bank });
    return () => {};
  });
  renderScreen(<ApprovalChangePage />, {
    record: null,
    user: { isApprover: true, uid: 'anita' },
    route: paths.approvalChange,
    path: `/approvals/${UID}/changes/bank`,
  });
  return screen.findByRole('button', { name: 'Confirm change' });
}

const call = () => userEvent.click(screen.getByRole('checkbox', { name: /^I called the number on record/ }));

test('two presses confirm an account, also with a slow clock', {
  tags: ['amendment-bank', 'amendment-presses'],
}, async () => {
  const serverTime = Date.now() + 48 * HOUR;
  vi.mocked(correctClock).mockImplementation(async () => setClock(new Date(serverTime).toISOString()));
  const confirm = await open(change({ validatedAt: Date.now() - HOUR }));
  expect(confirm).toBeDisabled();
  await call();
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(screen.queryByText(/^It can be confirmed from/)).not.toBeInTheDocument();
  setClock(new Date().toISOString());
  await userEvent.click(confirm);
  expect(confirmAmendment).toHaveBeenCalledExactlyOnceWith(
    UID,
    'bank',
    { seen: expect.objectContaining({ at: 1 }), called: true },
    expect.objectContaining({ uid: 'anita' }),
  );
});

test('an approver who validated it as a reviewer before reads why it cannot be confirmed', {
  tags: ['amendment-meanwhile'],
}, async () => {
  const confirm = await open(change({ validatedBy: 'anita' }));
  expect(screen.getByText(sentences.VALIDATED_BY_YOU)).toBeVisible();
  await call();
  expect(confirm).toBeDisabled();
});

test('another account, a denial or another approver meanwhile stops the confirmation', {
  tags: ['amendment-meanwhile'],
}, async () => {
  await open();
  const confirm = () => screen.getByRole('button', { name: 'Confirm change' });
  await call();
  expect(confirm()).toBeEnabled();
  publish({ bank: change({ at: 2 }) });
  expect(screen.getByRole('checkbox', { name: /^I called/ })).not.toBeChecked();
  expect(confirm()).toBeDisabled();
  await call();
  expect(confirm()).toBeEnabled();
  publishRecord({ ...approved, forms: { ...approved.forms, status: 1, approved: false } });
  expect(await screen.findByText(sentences.NOT_APPROVED)).toBeVisible();
  expect(confirm()).toBeDisabled();
  publish({ bank: change({ status: 3, by: 'other', at: 3 }) });
  expect(await screen.findByText('No change waits for you here')).toBeVisible();
  expect(screen.getByText(/^In force, /)).toBeVisible();
});

test('a new duplicate is shown before the confirmation', { tags: ['amendment-bank'] }, async () => {
  const confirm = await open();
  await call();
  vi.mocked(findDuplicatesOfChange).mockResolvedValue([{ field: 'bankAccountNumber', uid: 'other' }]);
  await userEvent.click(confirm);
  expect((await screen.findAllByText(/Somebody else has one of these values/)).length).toBeGreaterThan(0);
  expect(confirmAmendment).not.toHaveBeenCalled();
  await userEvent.click(confirm);
  expect(confirmAmendment).toHaveBeenCalledOnce();
});
