import type { Page } from '@playwright/test';

/** Reloads the page and reports whether the browser asked first; the test accepts. */
export async function reload(page: Page): Promise<boolean> {
  let hasAsked = false;
  page.once('dialog', (dialog) => {
    hasAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await page.reload();
  page.removeAllListeners('dialog');
  return hasAsked;
}
