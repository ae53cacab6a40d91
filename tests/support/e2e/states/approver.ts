import type { Page } from '@playwright/test';
import { addDays, DAY_MS, startOfDayInIndia, todayInIndia } from '../../../../src/domain/time/dates.ts';
import { makeTaxes } from '../../factories.ts';
import { expect } from '../expect.ts';
import { type Account, newAccount, signIn } from '../people/accounts.ts';
import { admin, patchUser } from '../people/records.ts';
import { approvalLink, newWaiting, sendAgain } from '../screens/approvals.ts';
import { giveBankChange, giveContactHistory, giveTaxChange } from '../screens/changes.ts';
import { button, field } from '../screens/controls.ts';
import { EVERY_FORM, giveChecks, newApproved, replaceFiles } from '../screens/reviews.ts';
import { dialog, opens, press, type Shown, sees, showsErrors, visit, type Walk, walk } from './walk.ts';

const UNUSUAL = {
  usertype: 'vendor',
  designation: 'Producer',
  aadharcard: '234576890124',
  isGSTApplicable: 'yes',
  GSTIN: '27ZZZPR9999Z1ZP',
} as const;

const DUPLICATE = /flags, 1 of them a duplicate/;

const visitApproval = (page: Page, { uid, name }: Account, shown?: Shown) =>
  visit(page, `/approvals/${uid}`, `Approval of ${name}`, shown);

export const approverWalk: Walk = walk(
  'an approver',
  async (page) => {
    const [other, vendor] = await Promise.all([
      newWaiting({}, 'Farhan Sheikh'),
      newAccount({ name: 'Meera Nair', record: { forms: { ...EVERY_FORM(2), status: 3 } } }),
    ]);
    const unusual = await newWaiting(UNUSUAL, 'Kavya Menon', [
      { field: 'pancard', uid: other.uid },
      { field: 'phone', uid: other.uid },
    ]);
    await giveChecks(unusual.uid);
    await signIn(page, await newAccount({ usertype: 'approver', name: 'Anita Desai' }), '/dashboard');
    return { unusual, vendor, link: approvalLink(vendor, 'accept') };
  },
  {
    'approver/dashboard': opens('/dashboard', 'Dashboard', DUPLICATE),
    'approvals/list': opens('/approvals', 'Approvals', DUPLICATE),
    'approvals/person': (page, { unusual }) =>
      visitApproval(page, unusual, /^Same PAN and contact number as/),
    'approvals/change': async (page) => {
      const account = await newApproved('Tara Shah', { designation: 'Director', phone: '9000000009' });
      await giveContactHistory(account, '9000000001');
      await giveBankChange(account, 2);
      await visit(page, `/approvals/${account.uid}/changes/bank`, `Bank account of ${account.name}`);
      await expect(page.getByLabel('I called the earlier number, 9000000001')).toBeVisible();
      await sees(page, 'The contact number is new');
    },
    'approvals/tax-change': async (page) => {
      const account = await newApproved('Usha Rao');
      await admin.writeRecords([{ path: `taxes/${account.uid}`, data: { ...makeTaxes() } }]);
      await giveTaxChange(account);
      const title = `Tax and MSME details of ${account.name}`;
      await visit(page, `/approvals/${account.uid}/changes/taxes`, title, /^With the change: /);
    },
    'approvals/changes': opens('/approvals', 'Approvals', 'Tara Shah: Bank account'),
    'approvals/exception-errors': async (page, { unusual }) => {
      await visitApproval(page, unusual);
      await button(page, 'Accept as exception').click();
      await dialog(page).getByRole('checkbox').first().check();
      await dialog(page).getByRole('button', { name: 'Accept as exception' }).click();
      await expect(dialog(page).getByLabel('Reason')).toBeFocused();
    },
    'approvals/deny-dialog': async (page) => {
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await button(page, 'Deny').click();
      for (const part of ['Bank Details', 'PAN Card'])
        await dialog(page).getByLabel(part, { exact: true }).check();
    },
    'approvals/denied': async (page) => {
      await dialog(page).getByLabel('Reason').fill('The PAN belongs to somebody else.');
      await dialog(page).getByRole('button', { name: 'Deny' }).click();
      await sees(page, 'has been denied');
    },
    'approvals/decided': (page) =>
      visit(page, '/approvals?show=decided', 'Approvals', 'The PAN belongs to somebody else.'),
    'approvals/changed': async (page, { unusual }) => {
      await sendAgain(unusual.uid, { pancard: 'ZZZPR9999Z' });
      await replaceFiles(unusual.uid);
      await visitApproval(page, unusual);
      await expect(page.getByRole('table', { name: /^Profile, decided/ })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Cancelled Cheque now' })).toBeVisible();
    },
    'approvals/letter': (page) => {
      const letter = page.getByRole('article', { name: 'Declaration letter' });
      return press(page, 'Read the letter for Non-applicability of GST', letter);
    },
    'approvals/nobody': opens('/approvals/nobody', 'Approval'),
    'approval/asks': (page, { vendor }) =>
      visit(page, `${approvalLink(vendor, 'accept')}&v=1`, 'Approval', 'Accept anyway'),
    'approval/counting': async (page, { link }) => {
      // Without the focus the countdown waits.
      await page.evaluate(() => {
        document.hasFocus = () => false;
      });
      await visit(page, link, 'Approval', 'Stop');
    },
    'approval/decided': (page) => press(page, 'Accept now', field(page, 'Remarks')),
    'approval/remarks-error': showsErrors('Save remarks'),
    'approval/decided-otherwise': async (page, { vendor }) => {
      const link = `${approvalLink(vendor, 'accept')}&v=1`;
      await visit(page, link, 'Approval');
      const timestamp = Date.now();
      await patchUser(vendor.uid, {
        'approval.action': 'deny',
        'approval.at': timestamp,
        logs: [{ title: 'Anita Desai denied the empanelment', timestamp, by: 'anita' }],
        forms: { ...EVERY_FORM(2), status: 1 },
      });
      await visit(page, link, 'Approval', 'Already denied. Change to accepted?');
    },
    'approval/unknown-vendor': (page) =>
      visit(page, '/approve/nobody?action=accept', 'Approval', 'There is no vendor with this UID.'),
  },
);

const inDays = (days: number) => addDays(todayInIndia(new Date()), days);

/** An approver who names a deputy, and decides as the deputy of another. */
export const deputyWalk: Walk = walk(
  'an approver with a deputy',
  async (page) => {
    const [approver, deputy, absent] = await Promise.all(
      ['Anita Desai', 'Dev Patil', 'Asha Rao'].map((name) => newAccount({ usertype: 'approver', name })),
    );
    if (!approver || !deputy || !absent) throw new Error('An approver is missing.');
    const today = startOfDayInIndia(inDays(0));
    const delegation = {
      ...{ name: absent.name, email: absent.email, reason: 'On leave', at: Date.now() },
      ...{ deputy: approver.uid, deputyName: approver.name, deputyEmail: approver.email },
      ...{ from: today, until: today + 7 * DAY_MS },
    };
    await admin.writeRecords([
      // Another approver can name them as deputy, as after a visit of the approvals.
      { path: `approvers/${deputy.uid}`, data: { name: deputy.name, email: deputy.email, at: Date.now() } },
      { path: `delegations/${absent.uid}`, data: delegation },
    ]);
    const person = await newWaiting({}, 'Farhan Sheikh');
    await signIn(page, approver, '/dashboard');
    return { deputy, person };
  },
  {
    'deputy/none': async (page) => {
      await visit(page, '/away', 'Deputy', field(page, 'Deputy'));
      await sees(page, /^Asha Rao: away from/);
    },
    'deputy/errors': (page) => press(page, 'Name deputy', 'Choose a deputy.'),
    'deputy/named': async (page, { deputy }) => {
      await field(page, 'Deputy').selectOption(deputy.uid);
      await field(page, 'Back on').fill(inDays(8));
      await field(page, 'Reason (optional)').fill('Annual leave');
      await press(page, 'Name deputy', 'Dev Patil decides for you');
    },
    'deputy/list': async (page) => {
      await visit(page, '/approvals', 'Approvals', 'You decide on behalf of Asha Rao, who is back');
      await sees(page, /^Dev Patil decides for you/);
    },
    'deputy/person': (page, { person }) => visitApproval(page, person, field(page, 'You decide')),
    'deputy/dialog': (page) =>
      press(page, 'Accept', dialog(page).getByText('You decide on behalf of Asha Rao.')),
    'deputy/decided': async (page) => {
      await dialog(page).getByRole('button', { name: 'Accept' }).click();
      await sees(page, 'Decided by Anita Desai on behalf of Asha Rao.');
    },
  },
);
