import { expect } from '@playwright/test';
import { Hand } from '../../support/e2e/measure/hand.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailedLink, waitForActionLink, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { invite } from '../../support/e2e/people/registration.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { openDeclaration } from '../../support/e2e/screens/traineeForm.ts';
import { pdfFile, pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const PASSWORD = 'Demo@1234';
const PHONE = '9000000001';

test.use({ viewport: { width: 375, height: 812 } });

async function confirm(hand: Hand): Promise<void> {
  const dialog = hand.page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await hand.press('Submit', dialog);
  await expect(dialog).toBeHidden();
}

/** Follows the button of the next step. */
async function goOn(hand: Hand, path: string, heading: RegExp): Promise<void> {
  const { page } = hand;
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  await hand.tap(page.locator('.next-step').getByRole('link'));
  await page.waitForURL((url) => url.pathname === path);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test('an invited trainee registers, completes everything and submits it on a phone', {
  tag: ['@path-next', '@path-taps'],
}, async ({ page, newPage }) => {
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  const name = 'Ram Kumar';
  const email = `ram.kumar.${crypto.randomUUID().slice(0, 4)}@demo.example`;
  const introducerPage = await newPage();
  await signIn(introducerPage, introducer, '/dashboard');
  await invite(introducerPage, { name, email, usertype: 'Trainee' });
  await page.goto(mailedLink(await waitForMail(email, /invites you to register/), 'Register'));
  const hand = new Hand(page);
  const stages: Record<string, object> = {};
  const done = async (stage: string) => {
    stages[stage] = hand.figures();
    await expect.poll(() => page.locator('.Toastify__toast').count()).toBeLessThanOrEqual(1);
  };

  await hand.type('Name', name);
  await hand.type('E-mail', email);
  await hand.type('Contact Number', PHONE);
  await hand.type('PAN Number', 'ZZZPK0001Z');
  await hand.type('Aadhar Number', '234567890124');
  await hand.type('Password', PASSWORD);
  await hand.type('Confirm Password', PASSWORD);
  await hand.press('Register');
  await expect(page).toHaveURL('/');
  await page.request.get(await waitForActionLink(email, 'VERIFY_EMAIL'));
  await done('registered');

  await hand.type('E-mail', email);
  await hand.type('Password', PASSWORD);
  await hand.press('Login');
  await expect(page).toHaveURL('/profile');
  await done('logged in');

  await field(page, 'Designation').waitFor();
  await hand.type('Designation', 'Trainee');
  await hand.type('Address', '7 Rose Villa, MG Road, Andheri East, Mumbai 400069');
  await hand.attach(field(page, 'Signature'), pngFile('signature.png'));
  await page.getByRole('link', { name: 'View Signature' }).waitFor();
  await hand.press('Save');
  await expect(page).toHaveURL('/dashboard');
  await done('profile saved');

  await goOn(hand, '/mt-trainee-form', /^Next: Trainee Data Form$/);
  await page.getByLabel('City', { exact: true }).waitFor();
  await hand.press('Use my profile address');
  await hand.type('Address Line 1', '7 Rose Villa');
  await hand.type('Address Line 2', 'MG Road');
  await hand.type('Address Line 3', 'Andheri East');
  await hand.type('City', 'Mumbai');
  await hand.type('PIN Code', '400069');
  await hand.type('Country', 'India');
  await hand.type('Telephone', PHONE);
  await hand.choose('Related to the group', 'No');
  await hand.press('Declaration');
  const declaration = await openDeclaration(page);
  await hand.type('Service Provider', name, declaration);
  await hand.type('Name of Signatory', name, declaration);
  await hand.type('Place', 'Mumbai', declaration);
  await hand.pickDate('Date', '2026-11-20');
  await hand.press('Submit', page);
  await confirm(hand);
  await expect(page).toHaveURL('/dashboard');
  await done('registration form submitted');

  await goOn(hand, '/mt-upload-documents', /^Trainee Data Form submitted\. Next: Documents Upload$/);
  for (const label of ['Aadhar Card', 'PAN Card']) {
    await hand.attach(page.locator(`input[aria-label="Upload ${label}"]`), pdfFile(`${label}.pdf`, label));
    if (label === 'Aadhar Card') await hand.press('Upload without masking');
    await page.getByRole('link', { name: `View ${label}` }).waitFor();
  }
  await hand.press('Submit');
  await confirm(hand);
  await done('documents submitted');

  await goOn(hand, '/nonapplicability', /^Documents submitted. Next: /);
  await field(page, 'State').waitFor();
  await hand.pickDate('Date', '2026-11-20');
  await hand.choose('State', 'Maharashtra');
  await hand.press('Submit');
  await confirm(hand);
  await expect(page).toHaveURL('/exportgst');
  await done('GST declared');

  await goOn(
    hand,
    '/trainee-bankdetails',
    /^Non-applicability of GST submitted\. Next: Trainee Bank Details$/,
  );
  await field(page, 'IFSC Code').waitFor();
  await hand.type('IFSC Code', 'SBIN0001234');
  await expect(field(page, 'Bank Name')).toHaveValue('State Bank of India');
  await hand.type('Bank Branch Name', 'Andheri East');
  await hand.choose('Bank Account Type', 'Savings');
  await hand.type('Bank Account Number', '300012345678');
  await hand.type('Confirm Bank Account Number', '300012345678');
  await hand.type('Bank Branch Address', '12 Station Road, Mumbai 400069');
  await hand.attach(field(page, 'Cancelled Cheque'), pngFile('cheque.png'));
  await page.getByRole('link', { name: 'View Cancelled Cheque' }).waitFor();
  await hand.press('Submit');
  await confirm(hand);
  await done('bank details submitted');
  await expect(page.getByRole('heading', { name: 'Everything is submitted' })).toBeInViewport();

  console.table(stages);
  expect(hand.taps).toBeLessThanOrEqual(46);
  expect(hand.keystrokes).toBeLessThanOrEqual(199);
});
