import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const COMMON: RunOptions = {
  resultTypes: ['violations'],
  // A person's PDF, which the browser shows with a viewer of its own.
  iframes: false,
};

/** WCAG 2.0 to 2.2, levels A and AA, and what axe's authors recommend beyond. */
const EVERYTHING: RunOptions = {
  ...COMMON,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Off unless asked for, although WCAG 2.2 AA demands it: targets of 24 pixels.
  rules: { 'target-size': { enabled: true } },
};

/** What changes between light and dark, and takes axe half of its time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const COLOURS: RunOptions = { ...COMMON, runOnly: { type: 'rule', values: COLOUR_RULES } };

const STRUCTURE: RunOptions = {
  ...EVERYTHING,
  rules: {
    ...EVERYTHING.rules,
    ...Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
  },
};

const SCOPES = { everything: EVERYTHING, structure: STRUCTURE, colours: COLOURS };
export type Scope = keyof typeof SCOPES;

/** What axe finds wrong on the page as it stands: one line for each place, with the rule and the reason. */
export async function violationsOn(page: Page, scope: Scope): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  await page.evaluate(transitionsEnd);
  return page.evaluate(async (runOptions) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    // What the page's bar covers, until it is scrolled out from under it, is no small target, nor what a toast does.
    window.scrollTo(0, 0);
    const isCovered = document.querySelector('.Toastify__toast') !== null;
    const rules = { ...runOptions.rules, ...(isCovered && { 'target-size': { enabled: false } }) };
    const { violations } = await engine.run(document, { ...runOptions, rules });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const reason = failureSummary.split('\n').slice(1).join(' ').trim();
        return `${id} at ${target.join(' ')}: ${reason}`;
      }),
    );
  }, SCOPES[scope]);
}

/** Colours between two looks are nobody's fault. One transition can start the next, in what inherits from it. */
async function transitionsEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const running = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
  do {
    await Promise.allSettled(running().map(({ finished }) => finished));
    await frame();
    await frame();
  } while (running().length > 0);
}
