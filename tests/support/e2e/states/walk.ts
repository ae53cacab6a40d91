import type { Locator, Page } from '@playwright/test';
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

/** Appears with a state: a text or an element. */
export type Shown = string | RegExp | Locator;

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
 */
export async function visit(page: Page, path: string, title: string, shown?: Shown): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
  } else {
    await follow(page, '/no-such-page');
    await expect(heading(page, 'Page not found')).toBeVisible();
    await follow(page, path);
  }
  await expect(heading(page, title)).toBeVisible();
  if (shown !== undefined) await sees(page, shown);
  await settle(page);
}

/** The state of a page that is only opened. */
export const opens = (path: string, title: string, shown?: Shown) => (page: Page) =>
  visit(page, path, title, shown);

export async function press(page: Page, name: string, shown: Shown): Promise<void> {
  await button(page, name).click();
  await sees(page, shown);
}

/** Waits for an element, or for a text, which other parts of the page may hold too. */
export async function sees(page: Page, shown: Shown): Promise<void> {
  const isText = typeof shown === 'string' || shown instanceof RegExp;
  await expect(isText ? page.getByText(shown).filter({ visible: true }).first() : shown).toBeVisible();
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
export const showsErrors = (name: string) => (page: Page) =>
  press(page, name, page.locator('.field-error, .error-summary').first());

export const opensDialog = (name: string) => (page: Page) => press(page, name, dialog(page));
