import type { Page } from '@playwright/test';

/** Reloads the page and says whether the browser asked first; the person answers that it may go on. */
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
