import type { Browser, Locator, Page } from '@playwright/test';
import { newAccount, signIn } from '../../tests/support/e2e/people/accounts.ts';
import { newWaiting } from '../../tests/support/e2e/screens/approvals.ts';
import { button, field } from '../../tests/support/e2e/screens/controls.ts';
import { accountWithCheque } from '../../tests/support/e2e/screens/documents.ts';
import { EVERY_FORM, seedQueue, seedUnflagged, uniqueName } from '../../tests/support/e2e/screens/reviews.ts';
import { question } from '../../tests/support/e2e/screens/traineeForm.ts';
import { type ChosenFile, largePng } from '../../tests/support/e2e/screens/uploads.ts';
import { makeBankDetails } from '../../tests/support/factories.ts';
import { scanPng } from '../../tests/support/sampleFiles.ts';
import { type ActionTimes, type Done, press, timeAction } from './actionClock.ts';
import { type Spread, spreadOf } from './report.ts';
import { onSlowPage, type SlowPage } from './slowPage.ts';

const UPLOAD_BYTES = 2 * 1024 * 1024;
/** The records of one write to the emulator. */
const BATCH = 250;
/** The start of the wait of filler people; the people of the sittings wait longer. */
const SINCE = 1_710_000_000_000;

/** A person whose bank details lack the name of the bank. */
const ALL_BUT_THE_BANK = { record: { bankDetails: makeBankDetails({ bankName: '' }) } };

/** The networks to set; absent for slow 4G, with which every page starts. */
const NETWORKS = {
  slow: undefined,
  fast: { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 },
};

type Sitting = Map<string, ActionTimes>;
/** @param file chosen instead of a click */
type Measure = (name: string, control: Locator, done: Done, file?: ChosenFile) => Promise<void>;

const toast = (text: RegExp): Done => ({ selector: '.Toastify__toast', text });

export async function fillQueue(people: number): Promise<void> {
  for (let seeded = 0; seeded < people; seeded += BATCH)
    await seedQueue(BATCH, 'Kavya Menon', EVERY_FORM(1), SINCE + seeded, {}, {});
}

/**
 * The ten most used actions, in as many sittings on slow 4G as on a fast network. What a fast network saves is the share
 * of the network; what it leaves while the page does nothing is the wait for the back end.
 */
export async function measureActions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Record<string, Spread>> {
  const slow: Sitting[] = [];
  const fast: Sitting[] = [];
  for (let run = 0; run < runs; run += 1) {
    slow.push(await sitting(browser, origin, 'slow'));
    fast.push(await sitting(browser, origin, 'fast'));
  }
  const entries = [...(slow[0]?.keys() ?? [])].flatMap((name) => {
    const of = (sittings: Sitting[], part: keyof ActionTimes) =>
      spreadOf(sittings.map((each) => each.get(name)?.[part] ?? Number.NaN));
    const done = of(slow, 'done');
    const near = of(fast, 'done').median;
    const drawing = of(fast, 'drawing');
    const constant = (value: number): Spread => ({ median: value, min: value, max: value });
    const parts = {
      'first sign': of(slow, 'sign'),
      'share of the network': constant(Math.max(0, done.median - near)),
      'share of the back end': constant(Math.max(0, near - drawing.median)),
      'share of drawing': drawing,
    };
    return [
      [`${name}, ms`, done],
      ...Object.entries(parts).map(([part, spread]) => [`  ${part} of ${name}, ms`, spread]),
    ];
  });
  return Object.fromEntries(entries);
}

async function sitting(browser: Browser, origin: string, network: keyof typeof NETWORKS): Promise<Sitting> {
  const times: Sitting = new Map();
  const visit = (isWide: boolean, act: (page: Page, measure: Measure) => Promise<void>) =>
    onSlowPage(browser, origin, (slow) => actOn(slow, network, times, act), isWide);
  await visit(false, actAsPerson);
  await visit(true, actAsReviewer);
  await visit(true, actAsApprover);
  return times;
}

async function actOn(
  { page, cdp }: SlowPage,
  network: keyof typeof NETWORKS,
  times: Sitting,
  act: (page: Page, measure: Measure) => Promise<void>,
): Promise<void> {
  const conditions = NETWORKS[network];
  if (conditions) await cdp.send('Network.emulateNetworkConditions', conditions);
  await act(page, async (name, control, done, file) => {
    const start = () => (file ? control.setInputFiles(file) : press(control));
    times.set(name, await timeAction(page, cdp, start, done, file ? 'change' : 'click'));
  });
}

async function actAsPerson(page: Page, measure: Measure): Promise<void> {
  await signIn(page, await accountWithCheque(ALL_BUT_THE_BANK), '/profile');
  await field(page, 'Designation').fill('Moderator');
  await measure('save a profile', button(page, 'Save'), toast(/Profile Saved/));
  await page.goto('/mt-upload-documents');
  await button(page, 'Upload PAN Card').waitFor();
  const picture = largePng('PAN Card.png', UPLOAD_BYTES);
  const stored: Done = { selector: 'main a', text: /View PAN Card/ };
  await measure('upload 2 MB', field(page, 'Upload PAN Card'), stored, picture);
  const scan = { ...picture, name: 'scan.png', buffer: Buffer.from(scanPng().bytes) };
  const storedScan: Done = { selector: 'main a', text: /View GST Registration Certificate/ };
  await measure(
    'upload a scan of 2 MB',
    field(page, 'Upload GST Registration Certificate'),
    storedScan,
    scan,
  );
  await page.goto('/trainee-bankdetails');
  await field(page, 'Bank Name').fill('Specimen Bank');
  await button(page, 'Submit').click();
  const submit = question(page).getByRole('button', { name: 'Submit' });
  await measure('submit a form', submit, toast(/Submitted Successfully/));
}

async function actAsReviewer(page: Page, measure: Measure): Promise<void> {
  const [person] = await seedUnflagged(uniqueName(), 2, {});
  const name = person?.name ?? '';
  await signIn(page, await newAccount({ usertype: 'reviewer', name: 'Ravi Rao' }), '/dashboard');
  await page.getByRole('table').waitFor();
  const open = page.locator('#sidebar a[href="/review"]');
  const row: Done = { selector: '.review-queue tbody tr', text: /./ };
  await measure('open the queue', open, row);
  // The browser keeps the people of the first page, and would find them without the database.
  const [far = ''] = await seedQueue(1, uniqueName(), EVERY_FORM(1), Date.now(), {}, {});
  await field(page, 'Search').fill(far);
  const found: Done = { selector: '.queue-summary [role="status"]', text: /^1 person found/ };
  await measure('search a name', button(page, 'Search'), found);
  await button(page, 'Clear search').click();
  const link = page.getByRole('link', { name, exact: true });
  await page.getByText(/^1–25/).waitFor();
  const review: Done = { selector: '.review-bar h1', text: new RegExp(`^Review of ${name}$`) };
  await measure('open a person', link, review);
  // By then the search for duplicates has ended, as for a reviewer who looks at the page first.
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth);
  const validated: Done = { selector: '.review-title', text: /Validated$/ };
  await measure('validate all', button(page, 'Validate all'), validated);
  await press(button(page, 'Send for approval'));
  const mailed: Done = { selector: '.review-messages', text: /E-mail sent/ };
  await measure('send for approval', button(page, 'Send now'), mailed);
  const other: Done = { selector: '.review-bar h1', text: new RegExp(`^Review of (?!${name}$)`) };
  await measure('next person', page.getByRole('link', { name: 'Next', exact: true }), other);
}

async function actAsApprover(page: Page, measure: Measure): Promise<void> {
  const { uid } = await newWaiting();
  await signIn(page, await newAccount({ usertype: 'approver' }), `/approvals/${uid}`);
  await button(page, 'Accept').click();
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true });
  await measure('decide', accept, { selector: '.alert', text: /has been accepted/ });
}
