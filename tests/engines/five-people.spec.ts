import { inflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import config from '../../portal.config.json' with { type: 'json' };
import { chromium, oldChromium } from '../support/e2e/engines/chromium.ts';
import type { Engine } from '../support/e2e/engines/driver.ts';
import { firefox } from '../support/e2e/engines/firefox.ts';
import { test } from '../support/e2e/engines/test.ts';
import {
  button,
  css,
  dialog,
  field,
  heading,
  image,
  link,
  navigation,
  row,
  table,
  text,
  type Visitor,
} from '../support/e2e/engines/visitor.ts';
import { webkit } from '../support/e2e/engines/webkit.ts';
import { type Account, newAccount } from '../support/e2e/people/accounts.ts';
import { BANK } from '../support/e2e/people/completion.ts';
import { mailedLink, waitForActionLink, waitForMail } from '../support/e2e/people/mailbox.ts';
import { patchUser, readUser } from '../support/e2e/people/records.ts';
import { giveBankChange, uniqueAccountNumber } from '../support/e2e/screens/changes.ts';
import { uniqueName } from '../support/e2e/screens/reviews.ts';
import { DECLARATION_TEXTS, SECTION_ONE_TEXTS } from '../support/e2e/screens/traineeForm.ts';
import { pdfFile, pngFile } from '../support/e2e/screens/uploads.ts';
import { DELAYS } from '../support/e2e/translator.ts';

const PASSWORD = 'Demo@1234';
const SURE = dialog('Are you sure you want to submit it?');
const LINE = [
  [0.3, 0.7],
  [0.5, 0.2],
  [0.7, 0.7],
] as const;

async function openScreen(person: Visitor, name: string): Promise<void> {
  await person.click(navigation('Forms'), link(name));
  await person.sees(heading(name));
}

async function submit(person: Visitor): Promise<void> {
  await person.click(button('Submit'));
  await person.click(SURE, button('Submit'));
}

async function register(trainee: Visitor, name: string, email: string): Promise<Account> {
  await trainee.open(mailedLink(await waitForMail(email, /invites you to register/), 'Register'));
  await trainee.fillAll({
    Name: name,
    'Contact Number': '9000000001',
    'PAN Number': 'ZZZPK0001Z',
    'Aadhar Number': '2345 6789 0124',
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
  });
  await trainee.click(button('Register'));
  await trainee.isAt('/');
  const uid = String(await trainee.evaluate('JSON.parse(sessionStorage.getItem("userDetails")).uid'));
  await fetch(await waitForActionLink(email, 'VERIFY_EMAIL'));
  return { uid, email, password: PASSWORD, name };
}

async function fillProfile(trainee: Visitor): Promise<void> {
  await trainee.isAt('/profile');
  await trainee.fillAll({ Designation: 'Trainee', Address: '7 Specimen Lane, Mumbai 400069' });
  await trainee.click(button('Draw or type your signature'));
  await trainee.drag(LINE, dialog('Your signature'), image('Your signature'));
  await trainee.click(dialog('Your signature'), button('Use signature'));
  await trainee.sees(link('View Signature'));
  await trainee.click(button('Save'));
  await trainee.sees(heading('Dashboard'));
}

async function declareGst(trainee: Visitor): Promise<void> {
  await trainee.click(table(), link('Non-applicability of GST'));
  await trainee.fill('Date', '2026-11-20');
  await trainee.choose('State', 'Karnataka');
  await submit(trainee);
  await trainee.isAt('/exportgst');
}

async function fillTraineeForm(trainee: Visitor): Promise<void> {
  await openScreen(trainee, 'Trainee Registration Form');
  const first = css('#collapseSectionOne');
  await trainee.fillAll(SECTION_ONE_TEXTS, first);
  await trainee.choose('Related to the group', 'No', first);
  await trainee.click(button('Declaration'));
  await trainee.fillAll(DECLARATION_TEXTS, css('#collapseSectionFour'));
  await submit(trainee);
  await trainee.sees(heading('Dashboard'));
}

async function uploadDocuments(trainee: Visitor): Promise<void> {
  await openScreen(trainee, 'Documents Upload');
  await trainee.upload(pngFile('card.png', 900, 600), css('input[aria-label="Upload Aadhar Card"]'));
  await trainee.click(button('Mask it now'));
  const mask = dialog('Hide the first eight digits');
  await trainee.drag(LINE, mask, image());
  await trainee.sees(mask, text(/^1 box/));
  await trainee.click(mask, button('Upload masked copy'));
  await trainee.upload(pdfFile('pan.pdf', 'PAN Card'), css('input[aria-label="Upload PAN Card"]'));
  await trainee.sees(link('View PAN Card'));
  await submit(trainee);
}

async function fillBankDetails(person: Visitor, number: string): Promise<void> {
  await person.choose('Bank Account Type', BANK.bankAccountType);
  await person.fillAll({
    'Bank Name': BANK.bankName,
    'Bank Branch Name': BANK.bankBranchName,
    'Bank Account Number': number,
    'Confirm Bank Account Number': number,
    'IFSC Code': BANK.ifscCode,
    'Bank Branch Address': BANK.bankBranchAddress,
  });
  await person.upload(pngFile('cheque.png'), field('Cancelled Cheque'));
  await person.sees(link('View Cancelled Cheque'));
}

/** From the queue to the approver's mail, with the keys of a reviewer. */
async function review(reviewer: Visitor, { name }: Account): Promise<void> {
  await reviewer.sees(table(), link(name));
  await reviewer.press('/');
  await reviewer.press(`${name}\n`);
  await reviewer.sees(text('1 person found with these filters.'));
  await reviewer.click(heading('Review queue'));
  await reviewer.press('j\n');
  await reviewer.sees(heading(`Review of ${name}`));
  await reviewer.click(button('PAN Card'));
  // A headless Chromium has no viewer for a PDF.
  const hasViewer = await reviewer.evaluate('navigator.pdfViewerEnabled !== false');
  await reviewer.sees(hasViewer ? css('iframe[title="PAN Card"]') : text(/^This file cannot be shown here/));
  await reviewer.press('v');
  await reviewer.click(dialog(), button('Validate all'));
  await reviewer.sees(heading('Overall status: Validated'));
  // It is sent after the five seconds for an undo.
  await reviewer.press('s');
  await reviewer.sees(text('E-mail sent to the approver.'));
}

async function approve(approver: Visitor, { name }: Account): Promise<void> {
  const mail = await waitForMail(config.mail.approver, new RegExp(`^Approval needed: ${name}$`));
  await approver.open(mailedLink(mail, 'Accept'));
  const anita = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await approver.fillAll({ 'E-mail': anita.email, Password: anita.password });
  await approver.click(button('Sign in'));
  await approver.sees(text(/^has been accepted/));
}

async function changeBankAccount(trainee: Visitor, number: string): Promise<void> {
  await trainee.open('/trainee-bankdetails?change=bank');
  await fillBankDetails(trainee, number);
  await trainee.fillAll({ Reason: 'We moved to another bank', 'Your password': PASSWORD });
  await trainee.click(button('Submit change'));
  await trainee.sees(text(/^Waits for a reviewer/));
}

async function confirmChange(approver: Visitor, { uid }: Account): Promise<void> {
  await approver.open(`/approvals/${uid}/changes/bank`);
  for (const shown of ['Cancelled Cheque on record', 'New Cancelled Cheque'])
    await approver.sees(image(shown));
  await approver.click(field(/^I called the number on record/));
  await approver.sees(css('#change-called:checked'));
  await approver.click(button('Confirm change'));
  await approver.sees(text('No change waits for you here'));
}

/** The forms have a printout once they are validated; each takes a page or two. */
async function printForms(trainee: Visitor): Promise<void> {
  for (const path of ['/exportgst', '/trainee-bankdetails', '/mt-trainee-form']) {
    await trainee.open(path);
    await trainee.sees(button('Print'));
    // The sheet is loaded after the form.
    await trainee.holds(css('.letter, .bank-sheet, .sheet-together'));
    const pdf = await trainee.print();
    if (!pdf) continue;
    expect(pagesOf(pdf), path).toBeGreaterThan(0);
    expect(pagesOf(pdf), path).toBeLessThanOrEqual(2);
  }
}

/** The pages of a PDF, whose objects Firefox compresses. */
function pagesOf(pdf: Buffer): number {
  const bytes = pdf.toString('latin1');
  const objects = [...bytes.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    try {
      return inflateSync(pdf.subarray(index + start.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [bytes, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const JOURNEYS: { engine: Engine; delay?: number }[] = [
  ...[firefox, webkit, oldChromium].map((engine) => ({ engine })),
  ...[firefox, chromium].flatMap((engine) => DELAYS.map((delay) => ({ engine, delay }))),
];

for (const { engine, delay } of JOURNEYS) {
  const where = delay === undefined ? engine.name : `${engine.name}, translated after ${delay} ms,`;
  test(`five people in ${where} go from an invitation to a new bank account`, async ({
    arrive: arriveAt,
  }) => {
    test.setTimeout(900_000);
    const arrive = () => arriveAt(engine, delay);
    const name = `Ram ${engine.name.replace(/\W.*/, '')} ${uniqueName()}`;
    const email = `ram.${crypto.randomUUID().slice(0, 8)}@demo.example`;
    const introducer = await arrive();
    await test.step('an introducer invites two people from a list', async () => {
      const asha = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
      await introducer.signIn(asha, '/dashboard');
      await introducer.click(button('Invite from a list'));
      await introducer.fill('List', `${name}, ${email}, Trainee\nKavya Menon, new.${email}, Vendor`);
      await introducer.click(button('Invite 2 people'));
      await introducer.sees(text('2 people invited.'));
    });

    const trainee = await arrive();
    const ram = await test.step('the trainee registers and logs in', async () => {
      const account = await register(trainee, name, email);
      await trainee.fillAll({ 'E-mail': email, Password: PASSWORD });
      await trainee.click(button('Login'));
      return account;
    });
    await test.step('profile', () => fillProfile(trainee));
    await test.step('GST declaration', () => declareGst(trainee));
    await test.step('trainee form', () => fillTraineeForm(trainee));
    await test.step('dashboard', async () => {
      await trainee.holds(table());
      // A scrollbar would cover the status of a form.
      const scrolled = await trainee.evaluate(
        '[...document.querySelectorAll(".table-scroll")].filter((box) => box.scrollHeight > box.clientHeight).length',
      );
      expect(scrolled, 'tables with a scrollbar').toBe(0);
    });
    await test.step('documents', () => uploadDocuments(trainee));
    await test.step('bank details', async () => {
      await openScreen(trainee, 'Bank Details');
      await fillBankDetails(trainee, uniqueAccountNumber());
      await submit(trainee);
      await expect.poll(async () => (await readUser(ram.uid)).forms.status).toBe(1);
    });

    await test.step('a reviewer validates and sends the record for approval', async () => {
      const reviewer = await arrive();
      await reviewer.signIn(await newAccount({ usertype: 'reviewer', name: 'Ravi Rao' }), '/review');
      await review(reviewer, ram);
    });
    const approver = await arrive();
    await test.step('an approver accepts by the mailed link', () => approve(approver, ram));
    await test.step('the introducer sees the approval', () =>
      introducer.sees(row(new RegExp(name)), text('Approved')));

    await test.step('the trainee prints', () => printForms(trainee));
    await test.step('the trainee changes the bank account, and the approver confirms it', async () => {
      const number = uniqueAccountNumber();
      await changeBankAccount(trainee, uniqueAccountNumber());
      // The change that waited 48 hours was validated three days ago, so the decision has to be older.
      await patchUser(ram.uid, { 'approval.at': Date.now() - 4 * 86_400_000 });
      await giveBankChange(ram, 2, { bankAccountNumber: number });
      await confirmChange(approver, ram);
      await expect.poll(async () => (await readUser(ram.uid)).bankDetails.bankAccountNumber).toBe(number);
    });
  });
}
