import type { Page } from '@playwright/test';

/** From a change of the page to its translation, in milliseconds. */
export const DELAYS = [0, 250, 1000] as const;

/** The marks of two languages. Playwright and `Visitor` ignore both characters, so that a test finds a text by the name that it knows. */
const LANGUAGES = ['\u200b', '\u00ad'] as const;

interface Translator {
  /** The translations that stayed when their text changed, and those of addresses, codes and `values`, after the next translation. */
  wrong: (values: readonly string[]) => Promise<string[]>;
  switchLanguage: () => void;
}

/** Translates every page, also the next ones. */
export async function translatePages(page: Page, delay: number): Promise<void> {
  await page.addInitScript(translator(delay));
}

/** The script for a page that is still empty. */
export const translator = (delay: number) => `(${translateAll})(${JSON.stringify(LANGUAGES)}, ${delay})`;

/** What the page shows in old words, and translated e-mail addresses, codes and `values`, after the next translation. */
export function wrongTexts(page: Page, values: readonly string[] = []): Promise<string[]> {
  return page.evaluate((stored) => (Reflect.get(window, 'translator') as Translator).wrong(stored), values);
}

/** The person chooses another language for the open page. */
export function switchLanguage(page: Page): Promise<void> {
  return page.evaluate(() => (Reflect.get(window, 'translator') as Translator).switchLanguage());
}

/**
 * Runs in the page. As in Chrome, each text, also one that comes later, is replaced by two nested font elements with another text.
 * Texts in an element with translate="no" stay.
 */
function translateAll(languages: readonly string[], wait: number): void {
  let language = languages[0];
  let replaced: { text: Text; original: string; inner: HTMLElement }[] = [];
  const untranslated = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(
      ({ data, parentElement }) =>
        parentElement &&
        /\p{L}/u.test(data) &&
        !parentElement.closest('font, script, style, template, noscript, textarea, [translate="no"]'),
    );
  };
  const translate = () => {
    // A picture or a PDF in a frame has no body.
    if (!document.body) return;
    for (const text of untranslated()) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data}${language}`;
      outer.append(inner);
      text.replaceWith(outer);
      replaced.push({ text, original: text.data, inner });
    }
  };
  let planned: Promise<void> | undefined;
  const plan = () => {
    if (wait === 0) translate();
    else
      planned ??= new Promise((resolve) => setTimeout(resolve, wait)).then(() => {
        planned = undefined;
        translate();
      });
  };
  new MutationObserver(plan).observe(document, { childList: true, characterData: true, subtree: true });
  const value =
    /[^\s@]@[^\s@]|\b([A-Z]{5}\d{4}[A-Z]|\d{2}[A-Z]{5}\d{4}[A-Z0-9]{4}|[A-Z]{4}0[A-Z0-9]{6}|UDYAM-[A-Z0-9-]+)\b/;
  const wrong = async (values: readonly string[]) => {
    await planned;
    replaced = replaced.filter(({ inner }) => inner.isConnected);
    const hasValue = (text: string) => value.test(text) || values.some((stored) => text.includes(stored));
    return replaced
      .filter(({ text, original }) => text.data !== original || hasValue(original))
      .map(({ original }) => original);
  };
  const switchLanguage = () => {
    language = languages[1];
    for (const { original, inner } of replaced) inner.textContent = `${original}${language}`;
  };
  Reflect.set(window, 'translator', { wrong, switchLanguage });
}
