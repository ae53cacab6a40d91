import { expect, type Page } from '@playwright/test';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from '../../dev/project.ts';
import { openFirestore } from '../../mail-service/remind/database.ts';
import { logIn, newAccount, signIn } from '../support/e2e/people/accounts.ts';
import {
  completeProfile,
  confirmSubmission,
  declareGst,
  enterBankDetails,
  openScreen,
  reviewAndAccept,
  submitTraineeForm,
} from '../support/e2e/people/completion.ts';
import { readUser } from '../support/e2e/people/records.ts';
import { invite, registerAsInvited } from '../support/e2e/people/registration.ts';
import { button, field } from '../support/e2e/screens/controls.ts';
import { sendCardAsItIs } from '../support/e2e/screens/documents.ts';
import { KEPT } from '../support/e2e/screens/drafts.ts';
import { uniqueName } from '../support/e2e/screens/reviews.ts';
import { chooseFile, pdfFile } from '../support/e2e/screens/uploads.ts';
import { e2ePorts } from '../support/e2e/stack/environment.ts';
import { runModes } from '../support/e2e/stack/runModes.ts';
import { test } from '../support/e2e/test.ts';
import { aadharNumbersIn, exportedRecords } from '../support/exported.ts';

const WHOLE = '2345 6789 0124';
const OTHER = '9999 4105 7058';
const LABELS = { full: 'Aadhar Number', last4: 'Last four digits of Aadhar Number', off: '' };
const STORED = { full: '234567890124', last4: '0124', off: '' };
const CARD = runModes.aadhar === 'off' ? 'Proof of identity' : 'Aadhar Card';

/** The names of a person's files. */
async function fileNames(uid: string): Promise<string[]> {
  const { storage } = await e2ePorts();
  const address = `http://${HOST}:${storage}/v0/b/${STORAGE_BUCKET}/o?prefix=${encodeURIComponent(`vendors/${uid}/`)}`;
  const answer = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
  const { items } = (await answer.json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
}

/** Every record of the person, drafts among them. */
async function exportedOf(uid: string): Promise<[path: string, data: unknown][]> {
  const { firestore: port } = await e2ePorts();
  const firestore = openFirestore(PROJECT_ID, `${HOST}:${port}`);
  const all = await exportedRecords(firestore);
  await firestore.terminate();
  return [...all].filter(([path]) => path.includes(uid));
}

/** Types another number into the profile without saving it, looks at what the draft stores, and takes it back. */
async function leaveInDraft(page: Page, uid: string, label: string): Promise<void> {
  await field(page, label).fill(OTHER);
  await expect(page.getByText(KEPT)).toBeVisible();
  const drafts = (await exportedOf(uid)).filter(([path]) => path.startsWith('drafts/'));
  expect(drafts.map(([path]) => path)).toEqual([`drafts/${uid}/forms/profile`]);
  expect(aadharNumbersIn(drafts)).toEqual(runModes.aadhar === 'full' ? ['999941057058'] : []);
  expect(JSON.stringify(drafts)).toContain('7058');
  await field(page, label).fill(WHOLE);
}

test(`modes ${runModes.aadhar}, ${runModes.consent}: a trainee goes from invitation to approval`, {
  tag: ['@aadhar-full', '@aadhar-last4', '@aadhar-off'],
}, async ({ page, newPage }) => {
  test.setTimeout(300_000);
  const email = `mode.${crypto.randomUUID().slice(0, 8)}@demo.example`;
  const invited = { name: `Ram ${uniqueName()}`, email, usertype: 'Trainee' } as const;
  const introducer = await newPage();
  await signIn(introducer, await newAccount({ usertype: 'introducer', name: 'Asha Rao' }), '/dashboard');
  await invite(introducer, invited);
  const label = LABELS[runModes.aadhar];
  const trainee = await registerAsInvited(page, invited, {
    'PAN Number': 'ZZZPK0001Z',
    ...(label && { [label]: WHOLE }),
  });
  await logIn(page, trainee);
  await expect(page.getByLabel(/Aadhar/)).toHaveCount(label ? 1 : 0);
  if (label) await leaveInDraft(page, trainee.uid, label);
  await completeProfile(page);
  await declareGst(page);

  await openScreen(page, 'Documents Upload');
  for (const name of [CARD, 'PAN Card']) {
    const file = pdfFile(`${name} ${WHOLE}.pdf`, name);
    await chooseFile(page.locator(`input[aria-label="Upload ${name}"]`), file);
    if (runModes.aadhar === 'last4' && name === CARD) {
      await page.getByLabel('I have covered the first eight digits').check();
    }
    await sendCardAsItIs(page, name);
    await expect(page.getByRole('link', { name: `View ${name}` })).toBeVisible();
  }
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await submitTraineeForm(page);
  await enterBankDetails(page);
  await reviewAndAccept(page, newPage, trainee, CARD);

  const { aadharcard, vendorDetails } = await readUser(trainee.uid);
  expect([aadharcard, vendorDetails.sectionOne?.aadharcard]).toEqual([
    STORED[runModes.aadhar],
    STORED[runModes.aadhar],
  ]);
  const own = await exportedOf(trainee.uid);
  expect(own.map(([path]) => path)).toContain(`decided/${trainee.uid}`);
  const whole = aadharNumbersIn(own);
  expect(whole).toEqual(runModes.aadhar === 'full' ? expect.arrayContaining([STORED.full]) : []);
  const names = await fileNames(trainee.uid);
  expect(names.length).toBeGreaterThan(2);
  expect(aadharNumbersIn(names)).toEqual([]);
});
