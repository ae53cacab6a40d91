import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { getLinkedRecord, saveDecision } from '../../../../src/backend/records/approvals.ts';
import * as env from '../../../../src/config/env.ts';
import { paths } from '../../../../src/config/paths.ts';
import { emptyDocuments, emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Approval, UserRecord } from '../../../../src/domain/records/records.ts';
import type { ReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import { ApprovalPage } from '../../../../src/pages/approval/ApprovalPage.tsx';
import {
  INTRODUCER_EMAIL,
  LINK_KEY,
  listedForms,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/approvalQueue.ts', () => ({ watchDecided: () => () => {} }));
vi.mock('../../../../src/backend/records/approvals.ts');
vi.mock('../../../../src/backend/amendments/amendments.ts');
vi.mock('../../../../src/backend/mail/mail.ts');
vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/records/reviews.ts');
vi.mock('../../../../src/backend/records/users.ts');

const SENT_AT = 7;
const VALIDATED = listedForms(2);
const waiting = { sent: { by: 'reviewer', at: SENT_AT }, forms: { ...VALIDATED, status: 3 } } as const;
const accepted = {
  ...waiting,
  approval: { action: 'accept', by: 'anita', at: 9 },
  forms: { ...VALIDATED, status: 4, approved: true },
} as const;
const asked: StoredUserOverrides = {
  ...waiting,
  queries: { ...emptyQueries(), bank: [{ title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' }] },
  forms: { ...VALIDATED, status: 0, bankdetails: -1 },
};

beforeEach(() => {
  vi.mocked(saveDecision)
    .mockReset()
    .mockImplementation(async (_, action) => ({ action, by: 'anita', at: 10 }));
  vi.mocked(sendWelcomeMail).mockReset().mockResolvedValue('<id>');
  vi.mocked(sendNotice).mockReset().mockResolvedValue('<id>');
});

interface Opened {
  record: StoredUserOverrides;
  action?: string;
  name?: string;
  version?: string;
  email?: string;
  reviewed?: ReviewedRecord;
  isUnverified?: boolean;
}

/** Opens a link as a signed-in approver. */
function open({
  record,
  action = 'accept',
  name = 'Ram Kumar',
  version,
  email = 'anita@agency.example',
  reviewed = {},
  isUnverified = false,
}: Opened) {
  const stored = makeParsedUser(record);
  vi.mocked(getLinkedRecord)
    .mockReset()
    .mockResolvedValue({
      record: stored,
      documents: emptyDocuments(),
      reviewed,
      isUnverified,
      findings: stored.sent ? { ...stored.sent, points: 0, duplicates: [], linkKey: LINK_KEY } : null,
    });
  const query = new URLSearchParams({
    action,
    vendorName: name,
    ...(version !== undefined && { v: version }),
  });
  renderScreen(
    <Routes>
      <Route path={paths.approve} element={<ApprovalPage />} />
      <Route path={paths.approvalPerson} element={<p>The page of {stored.uid}</p>} />
    </Routes>,
    {
      record: null,
      user: { isApprover: true, uid: 'anita', displayName: 'Anita Desai', email },
      path: `/approve/${stored.uid}?${query}`,
    },
  );
  return stored;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const outcome = (text: string) => screen.findByText(`The empanelment of Ram Kumar has been ${text}.`);
const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
test('a mailed link asks at an unverified address', { tags: ['verification-approver'] }, async () => {
  open({ record: waiting, version: LINK_KEY, isUnverified: true });
  expect((await screen.findAllByText(/The e-mail address was not verified/)).length).toBeGreaterThan(0);
  expect(saveDecision).not.toHaveBeenCalled();
  await press('Accept anyway');
  await outcome('accepted');
  expect(overridden()).toEqual([]);
});

const overridden = () => vi.mocked(saveDecision).mock.calls[0]?.[3]?.despite;

describe('the specified link', { tags: ['approval-once', 'approval-despite'] }, () => {
  test.each<[string, Opened, Approval['despite'], RegExp]>([
    [
      'a form that is not validated',
      { record: { ...waiting, forms: { ...waiting.forms, bankdetails: 1 } } },
      ['pending'],
      /^Not validated: .*Bank Details\.$/,
    ],
    ['a very long name', { record: waiting, name: 'x'.repeat(3000) }, ['name'], /^The link names “x{80}…”/],
    [
      'another decision',
      { record: accepted, action: 'acceptasexception' },
      ['decided'],
      /^There is an earlier decision: Accepted, 1 Jan 1970/,
    ],
  ])('runs on a record that was sent for approval with %s, and reports it', async (_, opened, kept, text) => {
    open(opened);
    await press(opened.action ? 'Accept as exception now' : 'Accept now');
    await outcome(opened.action ? 'accepted as an exception' : 'accepted');
    expect(overridden()).toEqual(kept);
    expect(screen.getByText(text)).toBeVisible();
    expect(detail('Vendor Name')).toBe('Ram Kumar');
  });

  test.each<[string, StoredUserOverrides]>([
    ['was never sent for approval', { forms: { ...VALIDATED, status: 2 } }],
    ['has an open question of the reviewer', asked],
  ])('asks on a record that %s', async (_, record) => {
    open({ record });
    expect(await screen.findByRole('button', { name: 'Accept anyway' })).toBeVisible();
    await press('Leave it as it is');
    expect(saveDecision).not.toHaveBeenCalled();
  });

  test('asks for the reason of a denial, and shows it without green and with empty remarks', async () => {
    open({ record: { ...accepted, vendorRemark: 'Welcome aboard' }, action: 'deny' });
    await press('Deny anyway');
    const reason = screen.getByLabelText('Reason');
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription(/Enter the reason/);
    expect(saveDecision).not.toHaveBeenCalled();
    await userEvent.type(reason, 'No cheque.');
    await press('Deny anyway');
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toEqual({
      despite: ['decided'],
      reason: 'No cheque.',
    });
    const notice = (await outcome('denied')).closest('.alert');
    expect(notice).toHaveClass('alert-danger');
    expect(screen.getByLabelText('Remarks')).toHaveValue('');
  });

  test('shows what an earlier decision overrode', async () => {
    open({ record: { ...accepted, approval: { ...accepted.approval, despite: ['query'] } } });
    await outcome('accepted');
    expect(screen.getByText('A query of the reviewer was open.')).toBeVisible();
    expect(saveDecision).not.toHaveBeenCalled();
  });
});

describe('a link mailed by the portal', { tags: ['approval-asks'] }, () => {
  const version = LINK_KEY;

  test('counts down when every check passes', async () => {
    open({ record: waiting, version });
    await press('Accept now');
    await outcome('accepted');
    expect(saveDecision).toHaveBeenCalledOnce();
  });

  test.each<[string, Opened]>([
    ['asked back since', { record: asked, version }],
    ['sent again since', { record: waiting, version: 'key-of-an-earlier-sending' }],
    ['no name', { record: waiting, version, name: '' }],
  ])('asks and writes nothing: %s', async (_, opened) => {
    open(opened);
    expect(await screen.findByRole('button', { name: 'Accept anyway' })).toBeVisible();
    expect(screen.getByText('Nothing has been decided yet')).toBeVisible();
    expect(detail('Vendor Name')).toBe('Ram Kumar');
    expect(screen.getAllByText(new RegExp(INTRODUCER_EMAIL)).length).toBeGreaterThan(0);
    await press('Leave it as it is');
    expect(screen.getByText('Nothing has been changed.')).toBeVisible();
    expect(saveDecision).not.toHaveBeenCalled();
    expect(sendWelcomeMail).not.toHaveBeenCalled();
  });

  test('an earlier decision is left by default', { tags: ['approval-already-decided'] }, async () => {
    const approval = { action: 'deny', by: 'anita', at: SENT_AT + 1 } as const;
    open({ record: { ...waiting, forms: { ...VALIDATED, status: 1 }, approval }, version });
    expect(await screen.findByText('Already denied. Change to accepted?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave it as it is' })).toHaveClass('btn-primary');
    expect(screen.getByRole('button', { name: 'Accept anyway' })).toHaveClass('btn-outline-primary');
    await press('Leave it as it is');
    expect(saveDecision).not.toHaveBeenCalled();
  });

  test('decides after the approver confirms, and stores what was overridden', async () => {
    const stored: UserRecord = open({ record: waiting, version: '6' });
    await screen.findByText('The record has changed since this link was sent.');
    await press('Accept anyway');
    await outcome('accepted');
    expect(saveDecision).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ record: stored }),
      'accept',
      expect.objectContaining({ uid: 'anita' }),
      { despite: ['changed'] },
    );
    await waitFor(() => expect(sendWelcomeMail).toHaveBeenCalledOnce());
  });
});

test.each(['acceptasexception', 'deny'])(
  "a mailed link that would %s opens the person's page, which asks for the reason",
  { tags: ['approval-asks'] },
  async (action) => {
    const { uid } = open({ record: waiting, version: LINK_KEY, action });
    expect(await screen.findByText(`The page of ${uid}`)).toBeVisible();
    expect(saveDecision).not.toHaveBeenCalled();
  },
);

test('VITE_APPROVAL_LINKS=ask makes every link ask', { tags: ['approval-ask-always'] }, async () => {
  const usual = env.getEnv();
  vi.spyOn(env, 'getEnv').mockReturnValue({ ...usual, approvalLinks: 'ask' });
  open({ record: waiting });
  await screen.findByText('Check the details before you decide.');
  expect(saveDecision).not.toHaveBeenCalled();
  await press('Accept');
  await outcome('accepted');
});

test('nobody decides on somebody they introduced', { tags: ['approval-four-eyes'] }, async () => {
  open({ record: waiting, email: INTRODUCER_EMAIL });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You introduced this person, so another approver has to decide.');
  expect(within(alert).getByText('Please contact the administrator.')).toBeVisible();
  expect(saveDecision).not.toHaveBeenCalled();
});

test.each(['approve', 'ACCEPT'])(
  'the unknown action %s reads and writes nothing',
  { tags: ['approval-actions'] },
  (action) => {
    open({ record: waiting, action });
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not valid');
    expect(detail('Action')).toBe(action);
    expect(getLinkedRecord).not.toHaveBeenCalled();
  },
);
