import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { watchDecided, watchFindings } from '../../../../src/backend/records/approvalQueue.ts';
import { saveDecision } from '../../../../src/backend/records/approvals.ts';
import { watchDocumentsRecord } from '../../../../src/backend/records/documents.ts';
import { getDuplicatePeople } from '../../../../src/backend/records/duplicates.ts';
import { watchPerson } from '../../../../src/backend/records/progress.ts';
import { watchChecks, watchReviewed } from '../../../../src/backend/records/reviews.ts';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
import { paths } from '../../../../src/config/paths.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { forEachForm } from '../../../../src/domain/forms/registry.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import { parseUserRecord } from '../../../../src/domain/records/parseRecord.ts';
import { parseReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { ApprovalPersonPage } from '../../../../src/pages/approval/person/ApprovalPersonPage.tsx';
import {
  INTRODUCER_EMAIL,
  LINK_KEY,
  listedForms,
  makeBankDetails,
  makeNonGst,
  makeParsedUser,
  makeUserRecord,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/deputies/deputies.ts');
vi.mock('../../../../src/backend/files/storedKind.ts', () => ({
  storedKind: () => Promise.resolve('other'),
}));
vi.mock('../../../../src/backend/privacy/access.ts', () => ({ logAccess: () => Promise.resolve() }));
vi.mock('../../../../src/backend/amendments/amendments.ts');
vi.mock('../../../../src/backend/mail/mail.ts');
vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/records/approvalQueue.ts');
vi.mock('../../../../src/backend/records/approvals.ts');
vi.mock('../../../../src/backend/records/documents.ts');
vi.mock('../../../../src/backend/records/duplicates.ts');
vi.mock('../../../../src/backend/records/progress.ts');
vi.mock('../../../../src/backend/records/reviews.ts');
vi.mock('../../../../src/backend/records/users.ts');

const AT = Date.parse('2026-11-20T10:00+05:30');
const LINK = 'https://files.example/o/x';
const VALIDATED = listedForms(2);
const waiting: StoredUserOverrides = {
  sent: { by: 'ravi', at: AT },
  bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }),
  nongst: makeNonGst(),
  logs: [
    { title: 'Ravi Rao validated all forms', timestamp: AT - 1, by: 'ravi' },
    { title: 'Ravi Rao sent the record for approval', timestamp: AT, by: 'ravi' },
  ],
  forms: { ...VALIDATED, status: 3 },
};
const unwatch = () => {};
let verified: boolean | undefined;
let send: (stored: object | null) => void;

beforeEach(() => {
  verified = undefined;
  vi.mocked(watchPerson).mockImplementation((_, onPerson) => {
    onPerson({ ...progressOf(makeParsedUser(waiting), 1), ...(verified !== undefined && { verified }) });
    return unwatch;
  });
  vi.mocked(watchDocumentsRecord).mockImplementation((_, onRecord) => {
    onRecord({ ...emptyDocuments(), CompanyCertificate: LINK, PANTANCard: LINK, cancelledCheque: LINK });
    return unwatch;
  });
  vi.mocked(watchFindings).mockImplementation((_, onFindings) => {
    const duplicates = [{ field: 'pancard' as const, uid: 'other' }];
    onFindings({ points: 1, duplicates, linkKey: LINK_KEY, by: 'ravi', at: AT });
    return unwatch;
  });
  vi.mocked(watchReviewed).mockImplementation((_, onReviewed) => {
    const part = { user: {}, documents: {}, by: 'ravi', at: AT - 1 };
    onReviewed(forEachForm(() => part));
    return unwatch;
  });
  vi.mocked(watchChecks).mockImplementation((_, onChecks) => {
    const check = { id: 'one', kind: 'pan', result: 'differs', nameFound: 'Ram Kumaran' } as const;
    onChecks({ items: [{ ...check, day: '2026-11-19', by: 'ravi', at: AT }], more: 'none' });
    return { showMore: unwatch, stop: unwatch };
  });
  vi.mocked(watchDecided).mockImplementation((_, onDecided) => {
    const user = { bankDetails: makeBankDetails() };
    const documents = { cancelledCheque: `${LINK}-earlier` };
    onDecided(parseReviewedRecord({ bankdetails: { user, documents, by: 'anita', at: AT - 5 } }));
    return unwatch;
  });
  const other = makeParsedUser({ uid: 'other', name: 'Farhan Sheikh', forms: { status: 4 } });
  vi.mocked(getDuplicatePeople).mockResolvedValue([progressOf(other, 1)]);
  vi.mocked(saveDecision)
    .mockReset()
    .mockImplementation(async (_, action) => ({ action, by: 'anita', at: AT + 1 }));
  vi.mocked(sendWelcomeMail).mockReset().mockResolvedValue('<id>');
  vi.mocked(sendNotice).mockReset().mockResolvedValue('<id>');
});

interface Opened {
  uid?: string;
  email?: string;
  isApprover?: boolean;
}

/** Opens the page of a stored record; null: there is none. */
async function open(
  stored: object | null,
  { uid = TRAINEE_UID, email = 'anita@agency.example', isApprover = true }: Opened = {},
) {
  vi.mocked(watchUserRecord)
    .mockReset()
    .mockImplementation((id, onRecord) => {
      send = (next) => act(() => onRecord(next && parseUserRecord(id, next)));
      onRecord(stored && parseUserRecord(id, stored));
      return unwatch;
    });
  renderScreen(
    <Routes>
      <Route path={paths.approvalPerson} element={<ApprovalPersonPage />} />
    </Routes>,
    {
      record: null,
      user: { isApprover, uid: 'anita', displayName: 'Anita Desai', email },
      path: `/approvals/${uid}`,
    },
  );
  await screen.findByRole('heading', { level: 1 });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const actions = () =>
  ['Accept', 'Accept as exception', 'Deny'].filter((name) => screen.queryByRole('button', { name }));

test('shows the checks of the reviewers, to read', { tags: ['review-checks'] }, async () => {
  await open(makeUserRecord(waiting));
  const checks = await region('Checks by hand');
  expect(await within(checks).findByRole('listitem')).toHaveTextContent(
    'PAN: Differs, Ram Kumaran19 Nov 2026',
  );
  expect(within(checks).queryByRole('button')).not.toBeInTheDocument();
});

test('shows all facts of the decision on one page', { tags: ['approvals-evidence'] }, async () => {
  const approval = { action: 'deny', by: 'anita', at: AT - 5, reason: 'No cheque.' } as const;
  await open(makeUserRecord({ ...waiting, approval }));
  expect(screen.getByRole('heading', { level: 1, name: 'Approval of Ram Kumar' })).toBeVisible();
  const summary = await region(/^Sent for approval/);
  expect(summary).toHaveTextContent(`Asha Rao, ${INTRODUCER_EMAIL}`);
  expect(summary).toHaveTextContent('Ravi Rao sent the record for approval, 20 Nov 2026, 10:00');
  expect(summary).toHaveTextContent('No cheque.');
  const other = await within(summary).findByRole('link', { name: 'Farhan Sheikh' });
  expect(other).toHaveAttribute('href', '/approvals/other');
  const bank = await region('Bank Details');
  expect(bank).toHaveTextContent('SBIN1005943');
  expect(await within(bank).findByRole('link', { name: /Cancelled Cheque/ })).toBeVisible();
  expect(within(bank).getByText('IFSC Code:')).toBeVisible();
  expect(bank).not.toHaveTextContent('00012345678901');
  expect(await region('Validation of the forms')).toHaveTextContent('Ravi Rao validated all forms');
  const changes = within(await region('Changes since the last decision'));
  expect(changes.getByRole('table')).toHaveTextContent('SBIN0005943');
  for (const [when, link] of [
    ['before', `${LINK}-earlier`],
    ['now', LINK],
  ]) {
    expect(changes.getByRole('link', { name: new RegExp(`Cancelled Cheque ${when}`) })).toHaveAttribute(
      'href',
      link,
    );
  }
  expect(await region('Timeline')).toHaveTextContent('Ravi Rao sent the record for approval');
  expect(actions()).toEqual(['Accept', 'Accept as exception', 'Deny']);
});

test.each([
  [false, true],
  [true, false],
  [undefined, false],
])(
  'with the address verified: %s, the page warns: %s',
  { tags: ['verification-approver'] },
  async (stored, warns) => {
    verified = stored;
    await open(waiting);
    await screen.findByText('Sent for approval', { selector: 'dt' });
    expect(screen.queryAllByText(/The e-mail address was not verified/)).toHaveLength(warns ? 1 : 0);
  },
);

test('a letter is shown as the person signed it, only for submitted forms that have one', {
  tags: ['approvals-letters'],
}, async () => {
  const msa = { name: 'Ram Kumar', date: '2026-11-18' };
  await open(makeUserRecord({ ...waiting, msa, forms: { ...waiting.forms, msa: 2 } }));
  expect(screen.getAllByRole('button', { name: /^Read the letter/ })).toHaveLength(2);
  await userEvent.click(
    within(await region('Non-applicability of GST')).getByRole('button', { name: /^Read the letter/ }),
  );
  const letter = await screen.findByRole('article', { name: 'Declaration letter' });
  expect(letter).toHaveTextContent('I, Ram Kumar');
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(
    within(await region('Master Service Agreement')).getByRole('button', { name: /^Read the letter/ }),
  );
  expect(await screen.findByRole('article', { name: 'Master Service Agreement' })).toHaveTextContent(
    'The Vendor has read this Agreement and accepts it.',
  );
});

describe('deciding', { tags: ['approvals-decide'] }, () => {
  test('accepts after a dialog, then mails', async () => {
    await open(makeUserRecord(waiting));
    await press('Accept');
    expect(saveDecision).not.toHaveBeenCalled();
    await confirm('Accept');
    expect(await screen.findByText('The empanelment of Ram Kumar has been accepted.')).toBeVisible();
    expect(saveDecision).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ record: expect.objectContaining({ uid: TRAINEE_UID }) }),
      'accept',
      { uid: 'anita', name: 'Anita Desai', email: 'anita@agency.example' },
      { reason: '', until: '', despite: [], change: [] },
    );
    await waitFor(() => expect(sendWelcomeMail).toHaveBeenCalledOnce());
    expect(sendNotice).toHaveBeenCalledOnce();
  });

  test('a denial needs a reason and is not green', async () => {
    await open(makeUserRecord(waiting));
    await press('Deny');
    await confirm('Deny');
    expect(dialog().getByLabelText('Reason')).toHaveAccessibleDescription(/Enter the reason\./);
    expect(saveDecision).not.toHaveBeenCalled();
    await userEvent.type(dialog().getByLabelText('Reason'), ' The account is not theirs. ');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'PAN Card' }));
    await confirm('Deny');
    const notice = await screen.findByText('The empanelment of Ram Kumar has been denied.');
    expect(notice.closest('.alert')).toHaveClass('alert-danger');
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toMatchObject({
      reason: 'The account is not theirs.',
      change: ['PANTANCard'],
    });
  });

  test('an exception needs waived points, a reason and a last day', async () => {
    await open(makeUserRecord(waiting));
    await press('Accept as exception');
    await userEvent.click(dialog().getByRole('checkbox', { name: /^IFSC Code:/ }));
    const reason = dialog().getByLabelText('Reason');
    await confirm('Accept as exception');
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription(/Enter the reason/);
    await userEvent.type(reason, 'The bank merged.');
    const until = dialog().getByLabelText('Valid until');
    await userEvent.type(until, '2020-01-01');
    await confirm('Accept as exception');
    expect(until).toHaveAccessibleDescription(/today or a later date/);
    expect(until).toHaveFocus();
    await userEvent.clear(until);
    await userEvent.type(until, '2099-12-31');
    await confirm('Accept as exception');
    await screen.findByText(/has been accepted as an exception/);
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toEqual({
      reason: 'Waived: IFSC Code. The bank merged.',
      until: '2099-12-31',
      despite: [],
      change: [],
    });
  });

  test('an exception stores what is owed, and needs its last day', {
    tags: ['exception-waived'],
  }, async () => {
    await open(makeUserRecord({ ...waiting, isGSTApplicable: 'yes' }));
    await press('Accept as exception');
    await userEvent.click(
      dialog().getByRole('checkbox', { name: /^GST Registration Certificate: This document is missing/ }),
    );
    await userEvent.type(dialog().getByLabelText('Reason'), 'It follows.');
    await confirm('Accept as exception');
    const until = dialog().getByLabelText('Valid until');
    expect(until).toHaveAccessibleDescription(/Enter the day by which the waived items are due/);
    await userEvent.type(until, '2099-12-31');
    await confirm('Accept as exception');
    await screen.findByText(/has been accepted as an exception/);
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toMatchObject({
      until: '2099-12-31',
      waived: ['GSTCertificate'],
    });
  });

  test('an exception gets another last day, and keeps what is owed', {
    tags: ['exception-extended'],
  }, async () => {
    const approval = {
      action: 'acceptasexception',
      by: 'x',
      at: 1,
      until: '2026-12-31',
      waived: ['GSTCertificate'],
    } as const;
    await open(
      makeUserRecord({
        ...waiting,
        isGSTApplicable: 'yes',
        approval,
        forms: { ...waiting.forms, status: 5, approved: true },
      }),
    );
    await press('Change the decision');
    await press('Change the last day');
    expect(
      dialog().getByRole('checkbox', { name: /^GST Registration Certificate: This document is missing/ }),
    ).toBeChecked();
    await userEvent.type(dialog().getByLabelText('Reason'), 'It needs another month.');
    await confirm('Accept as exception');
    expect(dialog().getByLabelText('Valid until')).toHaveAccessibleDescription(/Choose another last day/);
    await userEvent.type(dialog().getByLabelText('Valid until'), '2099-01-31');
    await confirm('Accept as exception');
    await screen.findByText(/has been accepted as an exception/);
    expect(vi.mocked(saveDecision).mock.calls[0]?.[3]).toMatchObject({
      until: '2099-01-31',
      waived: ['GSTCertificate'],
    });
  });

  test('a closed dialog keeps its reason, and another decision starts empty', async () => {
    await open(makeUserRecord(waiting));
    await press('Deny');
    await userEvent.type(dialog().getByLabelText('Reason'), 'Half a reason');
    await confirm('Cancel');
    await press('Accept as exception');
    expect(dialog().getByLabelText('Reason')).toHaveValue('');
    await confirm('Cancel');
    await press('Deny');
    expect(dialog().getByLabelText('Reason')).toHaveValue('Half a reason');
  });

  test('an earlier decision can be changed, and the earlier one stays in the log', async () => {
    const approval = { action: 'accept', by: 'rita', at: AT + 5 } as const;
    await open(makeUserRecord({ ...waiting, approval, forms: { ...VALIDATED, status: 4, approved: true } }));
    expect(actions()).toEqual([]);
    await press('Change the decision');
    expect(actions()).toEqual(['Accept as exception', 'Deny']);
    await press('Deny');
    expect(dialog().getByText(/^There is an earlier decision/)).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Reason'), 'A mistake');
    await confirm('Deny');
    await waitFor(() => expect(vi.mocked(saveDecision).mock.calls[0]?.[3]?.despite).toEqual(['decided']));
  });
});

describe('two at once', { tags: ['approvals-race'] }, () => {
  test('a record returned while it is open is reported in the dialog and loses its buttons', async () => {
    await open(makeUserRecord(waiting));
    await press('Accept');
    send(makeUserRecord({ ...waiting, forms: { ...VALIDATED, bankdetails: -1, status: 0 } }));
    expect(dialog().getByText(/^The record has changed since you opened it/)).toBeVisible();
    await confirm('Cancel');
    expect(actions()).toEqual([]);
    expect(screen.getByText(/^The status is Pending\. You can decide when/)).toBeVisible();
  });

  test('the second of two approvers sees the first decision', async () => {
    vi.mocked(saveDecision).mockRejectedValue(
      new AppError('refused', 'Another approver has already decided.'),
    );
    await open(makeUserRecord(waiting));
    await press('Accept');
    await confirm('Accept');
    expect(await dialog().findByText('Another approver has already decided.')).toBeVisible();
    expect(sendWelcomeMail).not.toHaveBeenCalled();
  });
});

test.each<[string, StoredUserOverrides, Opened, string]>([
  [
    'whom they introduced',
    waiting,
    { email: INTRODUCER_EMAIL },
    'You introduced this person, so another approver has to decide.',
  ],
  [
    'whom they sent',
    { ...waiting, sent: { by: 'anita', at: AT } },
    {},
    'You sent this person for approval, so another approver has to decide.',
  ],
])(
  'a sentence replaces the buttons for %s',
  { tags: ['approval-four-eyes'] },
  async (_, stored, opened, text) => {
    await open(makeUserRecord(stored), opened);
    expect(screen.getByText(text)).toBeVisible();
    expect(actions()).toEqual([]);
  },
);

describe('an address that leads to nobody', () => {
  test.each(['__id__', 'a%2Fb', '..%2Fb'])('%s reads nothing from the database', async (uid) => {
    await open(null, { uid });
    expect(screen.getByText('No decision is needed here')).toBeVisible();
    expect(watchUserRecord).not.toHaveBeenCalled();
  });

  test.each([
    ['an unknown uid', null],
    ['an introducer', { uid: TRAINEE_UID, usertype: 'introducer', name: 'Asha Rao' }],
  ])('%s', async (_, stored) => {
    await open(stored);
    expect(await screen.findByText('No decision is needed here')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Dossier' })).toBeNull();
  });
});

test('a record with only a uid is shown and cannot be decided', async () => {
  await open({ uid: TRAINEE_UID });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Approval of a person without a name' }),
  ).toBeVisible();
  expect(screen.getByText(/no e-mail address or no introducer/)).toBeVisible();
  expect(actions()).toEqual([]);
});

test('the page is for approvers only', async () => {
  await open(makeUserRecord(waiting), { isApprover: false });
  expect(screen.getByText('This page is for approvers')).toBeVisible();
  expect(watchUserRecord).not.toHaveBeenCalled();
});
