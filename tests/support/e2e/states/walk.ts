import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { button } from '../screens/controls.ts';

/** One screen in one state, named screen/state. */
interface ScreenState {
  name: string;
  /** Brings the page into the state and waits for it. */
  open: () => Promise<void>;
}

/** States that one person sees one after the other. */
export interface Walk {
  who: string;
  names: readonly string[];
  /** Creates the accounts, signs in, and returns the states in the order of the walk. */
  start: (page: Page) => Promise<ScreenState[]>;
}

type Openers<Subject> = Record<string, (page: Page, subject: Subject) => Promise<unknown>>;

/**
 * A walk through `states`.
 * @param enter prepares the page and returns the data of the states, such as the account
 */
export function walk<Subject>(
  who: string,
  enter: (page: Page) => Promise<Subject>,
  states: Openers<Subject>,
): Walk {
  return {
    who,
    names: Object.keys(states),
    start: async (page) => {
      const subject = await enter(page);
      return Object.entries(states).map(([name, open]) => ({
        name,
        open: async () => {
          await open(page, subject);
          await settle(page);
        },
      }));
    },
  };
}

/**
 * Opens an address and waits for its h1. Only the first call loads the document: a reload for every state
 * would leave hundreds of open connections in the emulator. Goes through an address without a screen, so
 * that no form keeps its text.
 * @param text appears with the state
 */
export async function visit(page: Page, path: string, title: string, text?: string | RegExp): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
  } else {
    await follow(page, '/no-such-page');
    await expect(heading(page, 'Page not found')).toBeVisible();
    await follow(page, path);
  }
  await expect(heading(page, title)).toBeVisible();
  if (text !== undefined) await sees(page, text);
  await settle(page);
}

/** Presses a button, after which the text appears. */
export async function press(page: Page, name: string, text: string | RegExp): Promise<void> {
  await button(page, name).click();
  await sees(page, text);
}

/** Waits for a text, which other parts of the page may hold too. */
export async function sees(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
}

/** Goes to an address as a link does, without a reload. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until nothing loads. The network is never idle, because listeners stay open. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('.loader')).toHaveCount(0);
  await page.waitForFunction(() => {
    const images = [...document.images];
    // A picture far below the viewport loads only after scrolling.
    for (const image of images) image.loading = 'eager';
    return images.every((image) => image.complete);
  });
}

export const dialog = (page: Page) => page.getByRole('dialog');

/** Presses the button of an incomplete form, which then shows its errors. */
export const showsErrors = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await expect(page.locator('.field-error, .error-summary').first()).toBeVisible();
};

/** Presses a button that opens a dialog. */
export const opensDialog = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await expect(dialog(page)).toBeVisible();
};
