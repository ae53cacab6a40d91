import type { Browser, Page } from '@playwright/test';
import type { Person } from './firstVisit.ts';
import { timeToPaint, timeToScreen } from './pageClock.ts';
import { onSlowPage } from './slowPage.ts';
import { spreadOf } from './statistics.ts';

/** The links of the sidebar with the headings of their screens; ends on the dashboard. */
const SCREENS = [
  ['/mt-trainee-form', 'Trainee Registration Form'],
  ['/nonapplicability', 'Declaration for Non applicability of GST'],
  ['/trainee-bankdetails', 'Bank Details'],
  ['/mt-upload-documents', 'Documents Upload'],
  ['/queries', 'Queries'],
  ['/dashboard', 'Dashboard'],
] as const;

const TYPED = 'Specimen Media and Sons';

/** One session of a person with a full Section 1: each screen once, the accordion, then typing. */
export function measureInteractions(
  browser: Browser,
  origin: string,
  { email, password }: Person,
): Promise<Record<string, number>> {
  return onSlowPage(
    browser,
    origin,
    async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('button', { name: 'Save' }).waitFor();
      const measured: Record<string, number> = {};
      for (const [path, heading] of SCREENS) {
        const time = await timeToScreen(page, `#sidebar a[href="${path}"]`, heading);
        measured[`opening ${heading}, ms`] = time;
      }
      await timeToScreen(page, '#sidebar a[href="/mt-trainee-form"]', 'Trainee Registration Form');
      measured['opening a section of the accordion, ms'] = await openAccordion(page);
      return { ...measured, ...(await measureTyping(page)) };
    },
    true,
  );
}

/** Closes and opens the section with the most fields. */
async function openAccordion(page: Page): Promise<number> {
  const header = '[aria-controls="collapseSectionOne"]';
  await timeToPaint(page, header);
  return timeToPaint(page, header);
}

/** Types into the first field of Section 1, and measures each key from the press to the paint that shows it. */
async function measureTyping(page: Page): Promise<Record<string, number>> {
  const fields = page
    .locator('#collapseSectionOne')
    .locator('input:visible, select:visible, textarea:visible');
  const filled = await fields.evaluateAll(
    (all) => all.filter((field) => (field as HTMLInputElement).value !== '').length,
  );
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'benchKeys', times);
    document.addEventListener(
      'input',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      true,
    );
  });
  await page.getByLabel('Address Line 1').fill('');
  await page.getByLabel('Address Line 1').pressSequentially(TYPED, { delay: 120 });
  await page.waitForFunction((count) => Reflect.get(window, 'benchKeys').length >= count, TYPED.length);
  const keys = spreadOf(await page.evaluate<number[]>(() => Reflect.get(window, 'benchKeys')));
  return {
    'fields of Section 1 with a value': filled,
    'a key typed to the next paint, median, ms': keys.median,
    'a key typed to the next paint, worst, ms': keys.max,
  };
}
