import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
import {
  INTRODUCER_EMAIL,
  makeUserRecord,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import {
  AT,
  actions,
  givenVerified,
  LINK,
  type Opened,
  open,
  press,
  region,
  resetApproval,
  waiting,
} from './openApproval.tsx';

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
vi.mock('../../../../src/backend/taxes/taxes.ts');
vi.mock('../../../../src/backend/records/users.ts');

beforeEach(resetApproval);

test('shows the checks of the reviewers, to read', { tags: ['review-checks'] }, async () => {
  await open(makeUserRecord(waiting));
  const checks = await region('Checks by hand');
  expect(await within(checks).findByRole('listitem')).toHaveTextContent(
    'PAN: Differs, Ram Kumaran19 Nov 2026',
  );
  expect(within(checks).queryByRole('button')).not.toBeInTheDocument();
});

test("a vendor's registration form has the vendor's title", async () => {
  await open(makeUserRecord({ ...waiting, usertype: 'vendor' }));
  expect(await region('Vendor Registration Form')).toBeVisible();
  const table = await region('Validation of the forms');
  expect(within(table).getByRole('row', { name: /^Vendor Registration Form/ })).toBeVisible();
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
    givenVerified(stored);
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
