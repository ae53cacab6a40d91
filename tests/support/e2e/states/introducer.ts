import type { Page } from '@playwright/test';
import { DAY_MS } from '../../../../src/domain/time/dates.ts';
import { expect } from '../expect.ts';
import { type Account, newAccount, openAsNew } from '../people/accounts.ts';
import { admin } from '../people/records.ts';
import { button, field } from '../screens/controls.ts';
import { EVERY_FORM } from '../screens/reviews.ts';
import { opens, opensDialog, press, sees, showsErrors, visit, type Walk, walk } from './walk.ts';

const listedNames = (page: Page) =>
  page.getByRole('table', { name: 'Your people and invitations' }).getByRole('rowheader');

export const introducerWalk: Walk = walk(
  'an introducer',
  (page) => openAsNew(page, '/dashboard', { usertype: 'introducer', name: 'Asha Rao' }),
  {
    'introducer/nobody-yet': opens('/dashboard', 'Dashboard'),
    'introducer/invitation-errors': showsErrors('Invite'),
    'introducer/people': async (page, introducer) => {
      await bringPeople(introducer);
      await visit(page, '/dashboard', 'Dashboard');
      await expect(listedNames(page)).toHaveCount(5);
    },
    'introducer/reminded': (page) => press(page, 'Remind Kavya Menon', 'Reminded on'),
    'introducer/person': async (page) => {
      await page.getByRole('link', { name: 'Kavya Menon' }).click();
      await sees(page, /^Reminded on/);
    },
    'introducer/selected': async (page) => {
      await visit(page, '/dashboard?stage=invited', 'Dashboard');
      await page.getByLabel('Select all 2 who can get a mail').check();
    },
    'introducer/list': async (page) => {
      await button(page, 'Invite people').click();
      await press(page, 'Invite from a list', field(page, 'List'));
    },
    'introducer/list-columns': async (page) => {
      await field(page, 'List').fill(UNKNOWN_LIST);
      await sees(page, button(page, 'Use these columns'));
    },
    'introducer/list-checked': async (page) => {
      await field(page, 'List').fill(LIST);
      await sees(page, '2 of 10 people can be invited.');
    },
    'introducer/list-sent': async (page) => {
      await press(page, 'Invite 2 people', '2 people invited.');
      await button(page, 'Back to one person').click();
      await button(page, 'Revoke Ram Kumar').scrollIntoViewIfNeeded();
    },
    'introducer/revoke-dialog': opensDialog('Revoke Ram Kumar'),
    'introducer/no-match': async (page) => {
      await visit(page, '/dashboard', 'Dashboard');
      await field(page, 'Search by name, user ID or e-mail').fill('nobody of this name');
      await expect(listedNames(page)).toHaveCount(0);
    },
    'introducer/profile': opens('/profile', 'My Profile'),
    'introducer/no-form': opens('/trainee-bankdetails', 'Bank Details'),
  },
);

export const unverifiedWalk: Walk = walk(
  'an introducer who is not verified',
  (page) => openAsNew(page, '/dashboard', { usertype: 'introducer', emailVerified: false }),
  { 'introducer/unverified': (page) => visit(page, '/dashboard', 'Dashboard') },
);

const UNKNOWN_LIST = `Kontakt;Firma;Wer
kavya@demo.example;Menon Films;Kavya Menon
ram@demo.example;Rao Prints;Ram Rao`;

const LIST = `Name;E-mail;Type
Nikhil Bose;nikhil.bose@demo.example;Vendor
Devika Pillai;devika.p@demo.example;Trainee
Devika Pillai;devika.pillai;Trainee
Ram Kumar;ram.kumar@demo.example;Trainee
Meera Nair;meera.nair@demo.example;Trainee
Kavya Menon;kavya.menon@demo.example;Vendor
Ram Kumar;RAM.KUMAR@demo.example;Employee
Leela Iyer;leela.iyer;Trainee
Tara Shah;tara.shah;Trainee
Farhan Sheikh;farhan.sheikh;Trainee`;

async function bringPeople(introducer: Account): Promise<void> {
  const kavya = await newAccount({
    introducer,
    name: 'Kavya Menon',
    usertype: 'vendor',
    record: { forms: { bankdetails: -1 } },
  });
  const since = Date.now() - 9 * DAY_MS;
  await admin.writeRecords([{ path: `progress/${kavya.uid}`, data: { since }, merge: true }]);
  await newAccount({ introducer, name: 'Meera Nair', record: { forms: EVERY_FORM(1) } });
  await newAccount({
    introducer,
    name: 'Farhan Sheikh',
    record: { forms: { ...EVERY_FORM(2), status: 4, approved: true } },
  });
  const { uid, name, email } = introducer;
  const from = { introducerUid: uid, introducerName: name, introducerEmail: email, usertype: 'trainee' };
  const invitations = [
    { name: 'Ram Kumar', email: 'ram.kumar@demo.example', status: 'open', days: 1 },
    { name: 'Leela Iyer', email: 'leela.iyer@demo.example', status: 'open', days: 40 },
    { name: 'Tara Shah', email: 'tara.shah@demo.example', status: 'revoked', days: 2 },
    { name: 'Meera Nair', email: 'meera.nair@demo.example', status: 'used', days: 3 },
  ].map(({ days, ...invited }) => {
    const createdAt = Date.now() - days * DAY_MS;
    const data = { ...from, ...invited, createdAt, expiresAt: createdAt + 30 * DAY_MS };
    return { path: `invitations/${crypto.randomUUID()}`, data };
  });
  await admin.writeRecords(invitations);
}
