import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { getLinkedRecord, saveDecision, saveRemark } from '../../../../src/backend/records/approvals.ts';
import { paths } from '../../../../src/config/paths.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import type { Approval } from '../../../../src/domain/records/records.ts';
import { ApprovalPage } from '../../../../src/pages/approval/ApprovalPage.tsx';
import { makeParsedUser } from '../../../support/factories.ts';
import { renderVisitor, visitAhead } from '../../../support/unit/renderPortal.tsx';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/approvals.ts');
vi.mock('../../../../src/backend/mail/mail.ts');
vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/records/users.ts');

const vendor = makeParsedUser({ forms: { status: 3 } });

beforeAll(() => visitAhead('/approve/some-uid'));

beforeEach(() => {
  vi.mocked(getLinkedRecord)
    .mockReset()
    .mockResolvedValue({ record: vendor, documents: emptyDocuments(), reviewed: {}, findings: null });
  vi.mocked(saveDecision).mockReset().mockResolvedValue({ action: 'accept', by: 'approver', at: 1 });
  vi.mocked(sendWelcomeMail).mockReset().mockResolvedValue('<id>');
  vi.mocked(sendNotice).mockReset().mockResolvedValue('<id>');
  vi.mocked(saveRemark).mockReset().mockResolvedValue();
});

/** Opens the link of a mail as a signed-in approver. */
function open(action: string) {
  const page = (
    <Routes>
      <Route path={paths.approve} element={<ApprovalPage />} />
    </Routes>
  );
  const path = `/approve/${vendor.uid}?action=${action}&vendorName=Ram+Kumar`;
  renderScreen(page, {
    record: null,
    user: { isApprover: true, uid: 'approver', email: 'anita@agency.example' },
    path,
  });
}

/** Ends the countdown early. */
async function runNow(label = 'Accept') {
  await userEvent.click(await screen.findByRole('button', { name: `${label} now` }));
}

const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const success = () => screen.findByText('The empanelment of Ram Kumar has been accepted.');

test('approval: the card shows Vendor Name, UID and Action, each NA if missing', {
  tags: ['route-approve', 'approval-parameters', 'approval-card', 'approval-na'],
}, () => {
  renderVisitor('/approve/some-uid?action=accept&vendorName=Meera+Nair');
  expect(screen.getByRole('heading', { level: 1, name: 'Approval' })).toBeVisible();
  expect(document.title).toMatch(/^Approval/);
  expect(['Vendor Name', 'UID', 'Action'].map(detail)).toEqual(['Meera Nair', 'some-uid', 'accept']);
  expect(screen.queryByRole('navigation', { name: 'Forms' })).toBeNull();
  cleanup();
  renderVisitor('/approve/some-uid');
  expect(['Vendor Name', 'UID', 'Action'].map(detail)).toEqual(['NA', 'some-uid', 'NA']);
});

test("approval: the loader says 'Please wait...' until the decision is written", {
  tags: ['approval-loader'],
}, async () => {
  let resolve: (approval: Approval) => void = () => {};
  vi.mocked(saveDecision).mockReturnValue(
    new Promise((fulfil) => {
      resolve = fulfil;
    }),
  );
  open('accept');
  await runNow();
  await waitFor(() => expect(saveDecision).toHaveBeenCalledOnce());
  expect(screen.getByText('Please wait...')).toBeVisible();
  expect(detail('Action')).toBe('accept');
  expect(screen.queryByText(/has been accepted/)).toBeNull();
  resolve({ action: 'accept', by: 'approver', at: 1 });
  expect(await success()).toBeVisible();
  expect(screen.queryByText('Please wait...')).toBeNull();
});

test('approval: an unknown action writes nothing and shows an error', { tags: ['approval-actions'] }, () => {
  open('approve');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is not valid');
  expect(detail('Action')).toBe('approve');
  expect(getLinkedRecord).not.toHaveBeenCalled();
  expect(saveDecision).not.toHaveBeenCalled();
});

test('approval: the remarks prompt can be closed and keeps the text', async () => {
  open('accept');
  await runNow();
  await success();
  const prompt = screen.getByRole('dialog');
  await userEvent.type(within(prompt).getByLabelText('Remarks'), 'Draft');
  await userEvent.click(within(prompt).getByRole('button', { name: 'Close' }));
  expect(prompt).not.toBeVisible();
  expect(saveRemark).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Write remarks' }));
  expect(prompt).toBeVisible();
  expect(within(prompt).getByLabelText('Remarks')).toHaveValue('Draft');
});
