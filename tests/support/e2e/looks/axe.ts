import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const COMMON: RunOptions = {
  resultTypes: ['violations'],
  // A person's PDF, which the browser shows with its own viewer.
  iframes: false,
};

/** WCAG 2.0 to 2.2, levels A and AA, and what axe's authors recommend beyond. */
const EVERYTHING: RunOptions = {
  ...COMMON,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Off by default, although WCAG 2.2 AA requires it: targets of 24 pixels.
  rules: { 'target-size': { enabled: true } },
};

/** The checks that differ between light and dark. */
const COLOURS: RunOptions = {
  ...COMMON,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const SCOPES = { everything: EVERYTHING, colours: COLOURS };
export type Scope = keyof typeof SCOPES;

/** The violations on the current page: one line for each place, with the rule and the reason. */
export async function violationsOn(page: Page, scope: Scope): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  await page.evaluate(transitionsEnd);
  return page.evaluate(async (runOptions) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    // A target covered by the page's bar or by a toast is not too small.
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

/**
 * Colours during a transition are no violation. One transition can start the next, in elements that inherit
 * from it.
 */
async function transitionsEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const running = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
  do {
    await Promise.allSettled(running().map(({ finished }) => finished));
    await frame();
    await frame();
  } while (running().length > 0);
}
