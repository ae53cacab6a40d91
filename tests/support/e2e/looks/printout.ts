import type { Page } from '@playwright/test';

/** The print view of a page. */
interface Printout {
  /** Every printed text. */
  text: string;
  pages: number;
}

/** Prints the page like the browser, and restores the screen. */
export async function printoutOf(page: Page): Promise<Printout> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('This is no PDF.');
  return { text, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}
