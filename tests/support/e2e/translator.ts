import type { Page } from '@playwright/test';

/** Playwright ignores this character, so that a test finds translated texts by the names that it knows. */
const MARK = '\u200b';

/**
 * Translates every page as Chrome does: each text, also one that comes later, is replaced by two nested font elements with another
 * text. Texts in an element with translate="no" stay.
 * @param delay in milliseconds, between a change of the page and its translation
 */
export async function translatePages(page: Page, delay: number): Promise<void> {
  await page.addInitScript(
    ({ mark, wait }) => {
      const translate = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const parent = text.parentElement;
          if (!parent || !/\p{L}/u.test(text.data)) continue;
          if (parent.closest('font, script, style, textarea, [translate="no"]')) continue;
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          inner.textContent = `${mark}${text.data}`;
          outer.append(inner);
          text.replaceWith(outer);
        }
      };
      let isPlanned = false;
      const run = () => {
        isPlanned = false;
        translate();
      };
      const plan = () => {
        if (wait === 0) translate();
        else if (!isPlanned) {
          isPlanned = true;
          setTimeout(run, wait);
        }
      };
      document.addEventListener('DOMContentLoaded', () => {
        // A picture or a PDF in a frame has no body.
        if (!document.body) return;
        new MutationObserver(plan).observe(document.body, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        plan();
      });
    },
    { mark: MARK, wait: delay },
  );
}
