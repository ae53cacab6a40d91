import type { Page } from '@playwright/test';
import { demoStats } from '../../../../dev/seedStats.ts';
import { UNKNOWN } from '../../../../src/domain/people/identity.ts';
import { DAY_MS } from '../../../../src/domain/time/dates.ts';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
} from '../../factories.ts';
import { cardPng } from '../../sampleFiles.ts';
import { codeOf } from '../../totp.ts';
import { expect } from '../expect.ts';
import { type Account, newAccount, openAsNew } from '../people/accounts.ts';
import { admin, patchUser } from '../people/records.ts';
import { giveBankChange, giveContactHistory } from '../screens/changes.ts';
import { button, field } from '../screens/controls.ts';
import {
  EVERY_FORM,
  giveChecks,
  giveTaxes,
  newApproved,
  newException,
  newSubmitted,
  replaceFiles,
  seedQueue,
} from '../screens/reviews.ts';
import { dialog, opens, opensDialog, press, sees, visit, type Walk, walk } from './walk.ts';

const visitReview = (page: Page, { uid, name }: Account, shown?: string | RegExp) =>
  visit(page, `/review/${uid}`, `Review of ${name}`, shown);

export const reviewerWalk: Walk = walk(
  'a reviewer',
  async (page) => {
    const now = Date.now();
    const by = { pancard: '', aadharcard: '', phone: '', fpoc: 'Meera Iyer' };
    await seedQueue(3, 'Arjun Rao', EVERY_FORM(1), now - 20 * DAY_MS, {}, by);
    await seedQueue(2, 'Zoya Khan', EVERY_FORM(1), now - 30 * DAY_MS, UNKNOWN);
    await seedQueue(
      4,
      'Leela Iyer',
      { status: 1, bankdetails: 1, vendorform: 2, nonapplicability: -1, einvoicing: 1, msa: 1 },
      now - 9 * DAY_MS,
      {},
      { fpoc: 'Anand Krishnamurthy-Venkataraman' },
    );
    await seedQueue(24, 'Kavya Menon', { ...EVERY_FORM(2), msa: 1 }, now - 2 * DAY_MS, {}, by);
    const unusual = {
      aadharcard: '234576890124',
      isGSTApplicable: 'yes',
      GSTIN: '27ZZZPR9999Z1ZP',
      bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }),
    } as const;
    const [submitted, sent] = await Promise.all([
      newSubmitted(unusual, 'Meera Nair'),
      newSubmitted(
        { usertype: 'vendor', designation: 'Producer', forms: { ...EVERY_FORM(2), status: 3 } },
        'Farhan Sheikh',
      ),
    ]);
    await openAsNew(page, '/dashboard', { usertype: 'reviewer', name: 'Ravi Rao' });
    return { submitted, sent };
  },
  {
    'reviewer/dashboard': opens('/dashboard', 'Dashboard'),
    'insights/everybody': async (page) => {
      await admin.writeRecords(demoStats([], Date.now()));
      await visit(page, '/insights', 'Insights');
      await expect(page.getByRole('img', { name: /^People who wait, by stage/ })).toBeVisible();
      await expect(page.getByRole('row', { name: /^With the approver/ })).toBeVisible();
    },
    'insights/reasons': (page) => button(page, 'Show the reasons of denials and exceptions').click(),
    'insights/people': async (page) => {
      const figures = page.getByRole('link', { name: /, Approved: \d/ });
      await figures.last().click();
      await expect(page.getByRole('heading', { name: 'People behind a figure' })).toBeVisible();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    },
    'insights/coming': async (page) => {
      await page.goBack();
      await page.getByRole('link', { name: /^Exceptions, 5 to 8 weeks/ }).click();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    },
    'review-queue/waiting': opens('/review', 'Review queue', 'Arjun Rao 01'),
    'review-queue/nobody': async (page) => {
      await page.getByRole('searchbox').fill('Nobody of this name');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Arjun Rao 01' })).toHaveCount(0);
    },
    'review/submitted': (page, { submitted }) => visitReview(page, submitted),
    'review/checks': async (page, { submitted }) => {
      await giveChecks(submitted.uid);
      await visitReview(page, submitted);
      await button(page, 'Record a check').click();
      await press(page, 'Record check', 'Choose what you checked.');
      await sees(page, 'Due for a new check since');
    },
    'review-queue/taken': async (page, { submitted }) => {
      await visit(page, '/review', 'Review queue');
      await page.getByRole('searchbox').fill(submitted.email);
      await page.keyboard.press('Enter');
      await press(page, `Take ${submitted.name}`, button(page, `Give back ${submitted.name}`));
    },
    'review-queue/checks-due': async (page, { submitted }) => {
      await visit(page, '/review?status=checks', 'Review queue');
      // The counts of the stages move the button down when they arrive.
      await expect(page.getByRole('link', { name: /^Validated \d/ })).toBeVisible();
      // The last search is still there.
      await press(page, 'Clear search', submitted.name);
    },
    'review/query-dialog': async (page, { submitted }) => {
      await visitReview(page, submitted);
      await press(page, 'Raise query on Bank Details', dialog(page));
    },
    'review/query-errors': async (page) => {
      await dialog(page).getByRole('button', { name: 'Raise query' }).click();
      await expect(dialog(page).locator('.field-error')).toBeVisible();
    },
    'review/what-changed': async (page, { submitted }) => {
      await dialog(page).getByLabel('Query', { exact: true }).fill('Which branch is it?');
      await dialog(page).getByRole('button', { name: 'Raise query' }).click();
      await expect(dialog(page)).toBeHidden();
      await patchUser(submitted.uid, {
        'bankDetails.ifscCode': 'KKBK0000261',
        'bankDetails.bankAccountNumber': '11112222333344',
        'bankDetails.bankBranchAddress': '2nd Floor, 12 Specimen Lane, Andheri East, Mumbai 400069',
        'bankDetails.bankMICR': '',
      });
      await replaceFiles(submitted.uid);
      await expect(page.getByRole('table', { name: /^Bank Details, reviewed/ })).toBeVisible();
      // Small screens show the files with their section instead.
      const cheque = button(page, 'Cancelled Cheque');
      if (await cheque.isVisible()) await cheque.click();
      await expect(page.getByRole('img', { name: /^Cancelled Cheque( now)?$/ })).toBeVisible();
    },
    'review/sent': (page, { sent }) => visitReview(page, sent),
    'review/taxes': async (page, { sent }) => {
      await giveTaxes(sent.uid);
      await visitReview(page, sent, /^Pay by the agreed day/);
    },
    'review/denied': async (page, { sent }) => {
      const approval = {
        action: 'deny',
        by: 'anita-the-approver',
        at: Date.now() - DAY_MS,
        reason: 'The account and the PAN card belong to somebody else.',
        change: ['bankdetails', 'PANTANCard'],
      };
      await patchUser(sent.uid, { approval, 'forms.status': 1 });
      await expect(button(page, 'Return 2 parts')).toBeVisible();
    },
    'review/denied-open': async (page, { sent }) => {
      await patchUser(sent.uid, { 'approval.change': [] });
      await expect(button(page, 'Raise query')).toBeVisible();
    },
    'dossier/cover': (page, { submitted }) =>
      visit(page, `/dossier/${submitted.uid}`, `Dossier of ${submitted.name}`),
    'dossier/verify': async (page) => {
      await visit(page, '/verify-paper', 'Verify a signed copy');
      await field(page, 'User ID').fill('O2611ABCDE');
      await field(page, 'Hash').fill('0123456789ab');
      await press(page, 'Verify', 'It does not match');
    },
    'timeline/person': (page, { submitted }) =>
      visit(page, `/timeline/${submitted.uid}`, 'Timeline', page.getByRole('table')),
    'due-list/some': async (page) => {
      await newException('Ira Menon', { until: '2026-10-31' });
      await newException('Dev Anand', { until: '2099-12-31' });
      await newAccount({
        name: 'Uma Pai',
        record: {
          nongst: makeNonGst({ date: '2026-03-20' }),
          forms: { ...EVERY_FORM(2), status: 4, approved: true },
        },
      });
      await visit(page, '/due', 'Due list', page.getByRole('row', { name: /^Uma Pai/ }).first());
    },
    'review/exception': async (page) => {
      await page.getByRole('link', { name: 'Ira Menon' }).first().click();
      await expect(page.getByRole('heading', { name: /^The exception ran out/ })).toBeVisible();
    },
    'review-queue/delivered': async (page) => {
      const { uid } = await newException('Nila Rao', { waived: ['PANTANCard'] });
      const PANTANCard = await admin.storeFile({
        path: `vendors/${uid}/documents/PANTANCard`,
        ...cardPng(),
      });
      const data = makeDocumentsRecord({ PANTANCard, cameIn: Date.now() });
      await admin.writeRecords([{ path: `documents/${uid}`, data: { ...data } }]);
      await visit(page, '/review?status=delivered', 'Review queue', 'Nila Rao');
    },
    'review/delivered': async (page) => {
      await page.getByRole('link', { name: 'Nila Rao' }).last().click();
      await expect(button(page, 'Mark as seen')).toBeVisible();
    },
    'exports/first': async (page) => {
      await newApproved('Leela Iyer', {
        vendorDetails: { sectionOne: makeSectionOne({ country: 'Atlantis' }), sectionSix: makeSectionSix() },
      });
      await newAccount({
        name: 'Farhan Sheikh',
        usertype: 'vendor',
        record: { forms: { ...EVERY_FORM(2), status: 4, approved: true }, bankDetails: makeBankDetails() },
      });
      await visit(page, '/exports', 'Exports', 'Each record is compared with its review first.');
    },
    'exports/left-out': async (page) => {
      await field(page, 'Format').selectOption('Tally: ledgers (XML)');
      await press(page, 'Export', page.getByRole('row', { name: /Farhan Sheikh/ }).first());
    },
    'exports/done': async (page) => {
      await page.getByRole('button', { name: /^Export the other/ }).click();
      await expect(page.getByRole('cell', { name: 'Tally: ledgers (XML)' }).first()).toBeVisible();
    },
    'review-queue/changes': async (page) => {
      const account = await newApproved('Tara Shah', { designation: 'Director' });
      await giveContactHistory(account, '9000000001');
      await giveBankChange(account, 1);
      await visit(page, '/review?status=amendments', 'Review queue', 'Tara Shah');
    },
    'review/change': async (page) => {
      await page.getByRole('link', { name: 'Tara Shah' }).last().click();
      await expect(page.getByRole('heading', { name: 'Change to check: Bank account' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Before the changes' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Cancelled Cheque' })).toBeVisible();
    },
    'review/refuse-change': opensDialog('Refuse'),
    'review/unknown-person': opens('/review/nobody', 'Review'),
  },
);

export const secondStepWalk: Walk = walk(
  'a reviewer with a second step',
  (page) => openAsNew(page, '/dashboard', { usertype: 'reviewer', name: 'Ravi Iyer' }),
  {
    'second-step/none': opens('/profile', 'My Profile', 'Set up the second step'),
    'second-step/set-up': async (page) => {
      await button(page, 'Set up the second step').click();
      await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
      await press(page, 'Switch on', 'Enter the code that the app shows.');
    },
    'second-step/login': async (page, { email, password }) => {
      const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await field(page, 'Code that the app shows').fill(codeOf(key));
      await button(page, 'Switch on').click();
      await expect(page).toHaveURL('/');
      await field(page, 'E-mail').fill(email);
      await field(page, 'Password').fill(password);
      await button(page, 'Login').click();
      await expect(field(page, 'Code of your authenticator app')).toBeFocused();
    },
  },
);
