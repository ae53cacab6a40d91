import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../../src/backend/firebase/auth.ts';
import { sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import {
  type ApprovalState,
  saveDecision,
  saveRemark,
  watchApproval,
} from '../../../../src/backend/records/approvals.ts';
import * as env from '../../../../src/config/env.ts';
import { paths } from '../../../../src/config/paths.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { Approval } from '../../../../src/domain/records/records.ts';
import { ApprovalPage } from '../../../../src/pages/approval/link/ApprovalPage.tsx';
import { type Session, SessionContext } from '../../../../src/session/useSession.ts';
import * as toasts from '../../../../src/ui/feedback/toasts.ts';
import { INTRODUCER_EMAIL, LINK_KEY, makeParsedUser, TRAINEE_UID } from '../../../support/factories.ts';
import { asksBeforeClosing, sentence } from '../../../support/unit/controls.ts';
import { renderVisitor, visitAhead } from '../../../support/unit/renderPortal.tsx';
import { makeSession, makeSignedInUser } from '../../../support/unit/session.ts';
import { deferred } from '../../../support/unit/watching.ts';
import { AT, givenApproval, resetDecision, VALIDATED, waiting } from './openApproval.tsx';

vi.mock('../../../../src/backend/mail/mail.ts');
vi.mock('../../../../src/pages/approval/person/Evidence.tsx', () => ({
  Evidence: ({ state }: { state: ApprovalState }) => <p>{`The evidence of ${state.record.name}`}</p>,
}));

const approver = makeSignedInUser({
  uid: 'anita',
  email: 'anita@agency.example',
  displayName: 'Anita Desai',
  isApprover: true,
});

const ACCEPTED: Approval = { action: 'accept', by: 'anita', at: AT + 1 };
const vendor = makeParsedUser(waiting);
const accepted = makeParsedUser({
  ...waiting,
  forms: { ...VALIDATED, status: 4, approved: true },
  approval: ACCEPTED,
});

interface Opened {
  user?: SignedInUser | null;
  logIn?: Session['logIn'];
  uid?: string;
  action?: string;
  name?: string;
  version?: string;
}

function page({
  user = approver,
  logIn = vi.fn(),
  uid = TRAINEE_UID,
  action = 'accept',
  name = 'Ram Kumar',
  version,
}: Opened = {}) {
  const session = { ...makeSession(user ? { status: 'signedIn', user } : { status: 'signedOut' }), logIn };
  const query = new URLSearchParams({ action, vendorName: name, ...(version && { v: version }) });
  return (
    <StrictMode>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[`/approve/${uid}?${query}`]}>
          <Routes>
            <Route path={paths.approve} element={<ApprovalPage />} />
            <Route path={paths.approvalPerson} element={<p>The page of the person</p>} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </StrictMode>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const outcome = (text: string) =>
  screen.findByText(sentence(`The empanelment of Ram Kumar has been ${text}.`));
const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const terms = () => vi.mocked(saveDecision).mock.calls[0]?.[3];

/** Ends the countdown early. */
const runNow = () => press('Accept now');
const success = () => outcome('accepted');

beforeEach(() => {
  givenApproval(vendor);
  resetDecision();
});

test('decides and mails once, although effects run twice and the access token is renewed', {
  tags: ['approval-once'],
}, async () => {
  const { rerender } = render(page());
  await runNow();
  await success();
  await screen.findByText(sentence(/^Ram Kumar, .+ and the review team have been informed by e-mail\.$/));
  rerender(page({ user: { ...approver, accessToken: 'renewed' } }));
  await success();
  expect(saveDecision).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ record: vendor }),
    'accept',
    { uid: 'anita', name: 'Anita Desai', email: 'anita@agency.example' },
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
  sessionStorage.setItem('locked', 'anita');
  const logIn = vi.fn<Session['logIn']>().mockResolvedValue(approver);
  render(page({ logIn }));
  const password = await screen.findByLabelText('Password');
  expect(watchApproval).not.toHaveBeenCalled();
  await userEvent.type(password, 'Demo@1234');
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByRole('button', { name: 'Accept now' });
  expect(saveDecision).not.toHaveBeenCalled();
});

test('the sign-in in the card says what the link does', { tags: ['approval-countdown'] }, async () => {
  const logIn = vi.fn<Session['logIn']>().mockResolvedValue(approver);
  render(page({ user: null, logIn }));
  expect(
    screen.getByText(sentence('Signing in will accept “Ram Kumar”, if the record was sent for approval.')),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-mail'), ' approver@agency.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo@1234');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(logIn).toHaveBeenCalledExactlyOnceWith('approver@agency.example', 'Demo@1234', '');
  expect(saveDecision).not.toHaveBeenCalled();
});

test.each<[string, Opened, RegExp]>([
  ['a path in its UID', { uid: 'a%2Fb' }, /^There is no vendor with this UID/],
  ['an unknown action', { action: 'ACCEPT' }, /^This link is not valid/],
])('a link with %s reads and writes nothing', { tags: ['approval-actions'] }, async (_, opened, words) => {
  render(page(opened));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(detail('Action')).toBe(opened.action ?? 'accept');
  expect(watchApproval).not.toHaveBeenCalled();
  expect(saveDecision).not.toHaveBeenCalled();
});

test('the action waits until the record has an introducer', { tags: ['approval-once'] }, async () => {
  const { send } = givenApproval({ ...vendor, fpocno: '' });
  render(page());
  expect(await screen.findByText(/has no e-mail address or no introducer/)).toBeVisible();
  send(vendor);
  expect(await screen.findByRole('button', { name: 'Accept now' })).toBeVisible();
});

test('the mail is sent when the visit ends meanwhile', { tags: ['approval-card'] }, async () => {
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

test('a reload asks while the mail is being sent', async () => {
  vi.mocked(sendWelcomeMail).mockReturnValue(new Promise(() => {}));
  render(page());
  await runNow();
  expect(await screen.findByText('The mail is being sent…')).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
});

test('the same decision from another tab is shown with what it overrode, without a second mail', {
  tags: ['approval-once'],
}, async () => {
  const { send } = givenApproval(vendor);
  render(page());
  await screen.findByRole('button', { name: 'Accept now' });
  send({ ...accepted, approval: { ...ACCEPTED, despite: ['query'] } });
  await success();
  expect(screen.getByText(/was already recorded/)).toBeVisible();
  expect(screen.getByText('A query of the reviewer was open.')).toBeVisible();
  expect(saveDecision).not.toHaveBeenCalled();
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

test('remarks that could not be saved stay in the prompt, with the reason', {
  tags: ['approval-actions'],
}, async () => {
  vi.mocked(saveRemark).mockRejectedValueOnce(new AppError('firestore/permission-denied', 'denied'));
  render(page());
  await runNow();
  const remarks = await screen.findByLabelText('Remarks');
  await userEvent.click(screen.getByRole('button', { name: 'Save remarks' }));
  expect(remarks).toHaveAccessibleDescription(/Enter your remarks/);
  await userEvent.type(remarks, 'Seen');
  await userEvent.click(screen.getByRole('button', { name: 'Save remarks' }));
  await waitFor(() => expect(remarks).toHaveAccessibleDescription(/You cannot decide on this vendor/));
  expect(remarks).toHaveValue('Seen');
  await userEvent.click(screen.getByRole('button', { name: 'Save remarks' }));
  await screen.findByRole('button', { name: 'Write remarks' });
  expect(saveRemark).toHaveBeenLastCalledWith(TRAINEE_UID, 'anita', 'Seen');
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

test('approval: the card shows Vendor Name, UID and Action, each NA if missing', {
  tags: ['approval-card'],
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

test('the specified link decides, and reports what was not in order', {
  tags: ['approval-once'],
}, async () => {
  givenApproval({ ...vendor, forms: { ...vendor.forms, bankdetails: 1 } });
  render(page({ name: 'x'.repeat(3000) }));
  expect(await screen.findByText('The evidence of Ram Kumar')).toBeVisible();
  await runNow();
  await success();
  expect(terms()).toEqual({ despite: ['pending', 'name'] });
  expect(screen.getByText(/^Not validated: .*Bank Details\.$/)).toBeVisible();
  expect(screen.getByText(sentence(/^The link names “x{80}…”/))).toBeVisible();
  expect(detail('Vendor Name')).toBe('Ram Kumar');
});

test('a denial asks for its reason, is not green and has empty remarks', {
  tags: ['approval-actions'],
}, async () => {
  givenApproval({ ...accepted, vendorRemark: 'Welcome aboard' });
  render(page({ action: 'deny' }));
  await press('Deny anyway');
  const reason = screen.getByLabelText('Reason');
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(/Enter the reason/);
  expect(saveDecision).not.toHaveBeenCalled();
  await userEvent.type(reason, 'No cheque.');
  await press('Deny anyway');
  expect(terms()).toEqual({ despite: ['decided'], reason: 'No cheque.' });
  expect((await outcome('denied')).closest('.alert')).toHaveClass('alert-danger');
  expect(screen.getByLabelText('Remarks')).toHaveValue('');
});

describe('a link mailed by the portal', { tags: ['approval-asks'] }, () => {
  test('writes nothing when a check fails and the approver leaves it', async () => {
    render(page({ version: 'key-of-an-earlier-sending' }));
    expect(await screen.findByText('Nothing has been decided yet')).toBeVisible();
    expect(screen.getByText('The record has changed since this link was sent.')).toBeVisible();
    await press('Leave it as it is');
    expect(screen.getByText('Nothing has been changed.')).toBeVisible();
    expect(saveDecision).not.toHaveBeenCalled();
    expect(sendWelcomeMail).not.toHaveBeenCalled();
  });

  test('leaves an earlier decision by default', async () => {
    const approval: Approval = { action: 'deny', by: 'anita', at: AT + 1 };
    givenApproval({ ...vendor, forms: { ...vendor.forms, status: 1 }, approval });
    render(page({ version: LINK_KEY }));
    expect(await screen.findByText('Already denied. Change to accepted?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave it as it is' })).toHaveClass('btn-primary');
    expect(screen.getByRole('button', { name: 'Accept anyway' })).toHaveClass('btn-outline-primary');
  });

  test.each(['acceptasexception', 'deny'])(
    'a link against a recorded decision opens the page of the person to %s',
    async (action) => {
      render(page({ version: LINK_KEY, action }));
      expect(await screen.findByText('The page of the person')).toBeVisible();
      expect(saveDecision).not.toHaveBeenCalled();
    },
  );
});

test('VITE_APPROVAL_LINKS=ask makes every link ask', { tags: ['approval-asks'] }, async () => {
  const usual = env.getEnv();
  vi.spyOn(env, 'getEnv').mockReturnValue({ ...usual, approvalLinks: 'ask' });
  render(page());
  await screen.findByText('Check the details before you decide.');
  expect(saveDecision).not.toHaveBeenCalled();
  await press('Accept');
  await success();
});

test('a refusal is shown with a toast', { tags: ['approval-four-eyes', 'approval-failure'] }, async () => {
  const warned = vi.spyOn(toasts, 'accountToast');
  givenApproval({ ...vendor, sent: { by: 'anita', at: AT } });
  render(page());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You sent this person for approval, so another approver has to decide.');
  expect(within(alert).getByText('Please contact the administrator.')).toBeVisible();
  expect(warned).toHaveBeenCalledExactlyOnceWith('warning', expect.stringMatching(/^You sent this person/));
  expect(saveDecision).not.toHaveBeenCalled();
});
