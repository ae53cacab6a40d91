import type { Page } from '@playwright/test';

/** What a page looks like on paper. */
export interface Paper {
  /** Every text that is printed. */
  text: string;
  pages: number;
}

/** Prints the page as the browser would, and leaves it on the screen as it was. */
export async function paperOf(page: Page): Promise<Paper> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('This is no PDF.');
  return { text, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}
