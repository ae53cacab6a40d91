import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../../src/backend/firebase/auth.ts';
import { sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { getLinkedRecord, saveDecision, saveRemark } from '../../../../src/backend/records/approvals.ts';
import { paths } from '../../../../src/config/paths.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import type { Approval, UserRecord } from '../../../../src/domain/records/records.ts';
import { ApprovalPage } from '../../../../src/pages/approval/ApprovalPage.tsx';
import { type Session, SessionContext } from '../../../../src/session/useSession.ts';
import { INTRODUCER_EMAIL, listedForms, makeParsedUser, TRAINEE_UID } from '../../../support/factories.ts';
import { renderVisitor, visitAhead } from '../../../support/unit/renderPortal.tsx';
import { makeSession, makeSignedInUser } from '../../../support/unit/session.ts';
import { deferred } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/records/approvals.ts');
vi.mock('../../../../src/backend/mail/mail.ts');
vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/records/reviews.ts');
vi.mock('../../../../src/backend/records/users.ts');

const approver = makeSignedInUser({
  uid: 'approver',
  email: 'approver@agency.example',
  displayName: 'Anita Desai',
  isApprover: true,
});

const ACCEPTED: Approval = { action: 'accept', by: 'approver', at: 1 };
/** A validated record, sent for approval with the key of the portal's mail. */
const vendor = makeParsedUser({ sent: { by: 'reviewer', at: 7 }, forms: { status: 3, ...listedForms(2) } });
const accepted: UserRecord = {
  ...vendor,
  forms: { ...vendor.forms, status: 4, approved: true },
  approval: ACCEPTED,
};

const linked = (record: UserRecord) => ({
  record,
  documents: emptyDocuments(),
  reviewed: {},
  findings: null,
});

function page(user: SignedInUser | null = approver, logIn: Session['logIn'] = vi.fn(), uid = TRAINEE_UID) {
  const session = { ...makeSession(user ? { status: 'signedIn', user } : { status: 'signedOut' }), logIn };
  return (
    <StrictMode>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[`/approve/${uid}?action=accept&vendorName=Ram+Kumar`]}>
          <Routes>
            <Route path={paths.approve} element={<ApprovalPage />} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </StrictMode>
  );
}

/** Ends the countdown early. */
async function runNow(label = 'Accept') {
  await userEvent.click(await screen.findByRole('button', { name: `${label} now` }));
}

const success = () => screen.findByText('The empanelment of Ram Kumar has been accepted.');

beforeEach(() => {
  vi.mocked(getLinkedRecord).mockReset().mockResolvedValue(linked(vendor));
  vi.mocked(saveDecision).mockReset().mockResolvedValue(ACCEPTED);
  vi.mocked(sendWelcomeMail).mockReset().mockResolvedValue('<id>');
  vi.mocked(sendNotice).mockReset().mockResolvedValue('<id>');
  vi.mocked(saveRemark).mockReset().mockResolvedValue();
});

test('decides and mails once although effects run twice', { tags: ['approval-once'] }, async () => {
  render(page());
  await runNow();
  await success();
  await screen.findByText(/^Ram Kumar, .+ and the review team have been informed by e-mail\.$/);
  expect(saveDecision).toHaveBeenCalledExactlyOnceWith(
    linked(vendor),
    'accept',
    { uid: 'approver', name: 'Anita Desai', email: 'approver@agency.example' },
    { despite: [] },
  );
  expect(sendWelcomeMail).toHaveBeenCalledExactlyOnceWith({
    uid: vendor.uid,
    name: 'Ram Kumar',
    email: 'trainee@demo.example',
    introducerEmail: INTRODUCER_EMAIL,
    action: 'accept',
  });
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({
    kind: 'decision',
    person: { ...vendor, approval: ACCEPTED },
  });
  expect(vi.mocked(saveDecision).mock.invocationCallOrder[0]).toBeLessThan(
    vi.mocked(sendWelcomeMail).mock.invocationCallOrder[0] ?? 0,
  );
});

test('a link in a locked tab first asks for the password', { tags: ['idle-lock'] }, async () => {
  sessionStorage.setItem('locked', 'approver');
  const logIn = vi.fn<Session['logIn']>().mockResolvedValue(approver);
  render(page(approver, logIn));
  const password = await screen.findByLabelText('Password');
  expect(getLinkedRecord).not.toHaveBeenCalled();
  await userEvent.type(password, 'Demo@1234');
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByRole('button', { name: 'Accept now' });
  expect(saveDecision).not.toHaveBeenCalled();
  sessionStorage.clear();
});

test('the sign-in in the card says what the link does', { tags: ['approval-sign-in-says'] }, async () => {
  const logIn = vi.fn<Session['logIn']>().mockResolvedValue(approver);
  render(page(null, logIn));
  expect(
    screen.getByText('Signing in will accept “Ram Kumar”, if the record was sent for approval.'),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-mail'), ' approver@agency.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo@1234');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(logIn).toHaveBeenCalledExactlyOnceWith('approver@agency.example', 'Demo@1234', '');
  expect(saveDecision).not.toHaveBeenCalled();
});

test('a link with a path in its UID matches no record, and nothing is read or written', async () => {
  render(page(approver, vi.fn(), 'a%2Fb'));
  expect(await screen.findByText(/^There is no vendor with this UID/)).toBeInTheDocument();
  expect(getLinkedRecord).not.toHaveBeenCalled();
  expect(saveDecision).not.toHaveBeenCalled();
});

test('a renewed access token does not run the link again', { tags: ['approval-once'] }, async () => {
  const { rerender } = render(page());
  await runNow();
  await success();
  rerender(page({ ...approver, accessToken: 'renewed' }));
  await success();
  expect(saveDecision).toHaveBeenCalledOnce();
  expect(getLinkedRecord).toHaveBeenCalledTimes(2);
});

test('the mail is sent when the visit ends meanwhile', { tags: ['approval-loader'] }, async () => {
  const { promise, resolve } = deferred<Approval>();
  vi.mocked(saveDecision).mockReturnValue(promise);
  const { unmount } = render(page());
  await runNow();
  await waitFor(() => expect(saveDecision).toHaveBeenCalled());
  expect(screen.getByText('Please wait...')).toBeVisible();
  expect(screen.queryByText(/has been accepted/)).toBeNull();
  unmount();
  resolve(ACCEPTED);
  await waitFor(() => expect(sendWelcomeMail).toHaveBeenCalledOnce());
});

test('the same decision from another tab is shown without a second mail', async () => {
  vi.mocked(getLinkedRecord).mockResolvedValueOnce(linked(vendor)).mockResolvedValueOnce(linked(vendor));
  vi.mocked(getLinkedRecord).mockResolvedValue(linked(accepted));
  vi.mocked(saveDecision).mockRejectedValue(
    new AppError('refused', 'This decision has already been recorded.'),
  );
  render(page());
  await runNow();
  await success();
  expect(screen.getByText(/was already recorded/)).toBeVisible();
  expect(sendWelcomeMail).not.toHaveBeenCalled();
});

test('a failed decision shows the reason and can be repeated', async () => {
  vi.mocked(saveDecision).mockRejectedValueOnce(new AppError('firestore/unavailable', 'offline'));
  render(page());
  await runNow();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There is no connection, so this has not been recorded.');
  expect(alert).toHaveTextContent('Please contact the administrator.');
  expect(sendWelcomeMail).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await success();
  expect(saveDecision).toHaveBeenCalledTimes(2);
});

test('remarks that could not be saved stay in the prompt, with the reason', async () => {
  vi.mocked(saveRemark).mockRejectedValueOnce(new AppError('firestore/permission-denied', 'denied'));
  render(page());
  await runNow();
  const remarks = await screen.findByLabelText('Remarks');
  await userEvent.type(remarks, 'Seen');
  await userEvent.click(screen.getByRole('button', { name: 'Save remarks' }));
  await waitFor(() => expect(remarks).toHaveAccessibleDescription(/You cannot decide on this vendor/));
  expect(remarks).toHaveValue('Seen');
  await userEvent.click(screen.getByRole('button', { name: 'Save remarks' }));
  await screen.findByRole('button', { name: 'Write remarks' });
  expect(saveRemark).toHaveBeenLastCalledWith(TRAINEE_UID, 'approver', 'Seen');
});

test.each([
  ['the notice', 'The decision is recorded, but the e-mail to the review team could not be sent', [1, 2]],
  ['the welcome mail', 'The decision is recorded, but the mail was not sent', [2, 1]],
] as const)('%s that fails keeps the decision and can be sent again', async (which, title, times) => {
  const failure = new AppError('mail/unreachable', 'The mail service cannot be reached.');
  if (which === 'the notice') vi.mocked(sendNotice).mockRejectedValueOnce(failure);
  else vi.mocked(sendWelcomeMail).mockRejectedValueOnce(failure);
  render(page());
  await runNow();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent('The mail service cannot be reached.');
  await success();
  await userEvent.click(screen.getByRole('button', { name: 'Send mail again' }));
  await screen.findByText(/have been informed by e-mail/);
  expect(saveDecision).toHaveBeenCalledOnce();
  expect([vi.mocked(sendWelcomeMail).mock.calls.length, vi.mocked(sendNotice).mock.calls.length]).toEqual(
    times,
  );
});

test('a stopped link asks in this tab from then on', { tags: ['approval-countdown'] }, async () => {
  const { unmount } = render(page());
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Nothing has been decided yet')).toBeVisible();
  unmount();
  render(page());
  expect(await screen.findByText('Nothing has been decided yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(saveDecision).not.toHaveBeenCalled();
});

const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('approval: the card shows Vendor Name, UID and Action, each NA if missing', {
  tags: ['route-approve', 'approval-parameters', 'approval-card', 'approval-na'],
}, async () => {
  await visitAhead('/approve/some-uid');
  renderVisitor('/approve/some-uid?action=accept&vendorName=Meera+Nair');
  expect(screen.getByRole('heading', { level: 1, name: 'Approval' })).toBeVisible();
  expect(document.title).toMatch(/^Approval/);
  expect(['Vendor Name', 'UID', 'Action'].map(detail)).toEqual(['Meera Nair', 'some-uid', 'accept']);
  expect(screen.queryByRole('navigation', { name: 'Forms' })).toBeNull();
  cleanup();
  renderVisitor('/approve/some-uid');
  expect(['Vendor Name', 'UID', 'Action'].map(detail)).toEqual(['NA', 'some-uid', 'NA']);
});
