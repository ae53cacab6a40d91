import type { Page } from '@playwright/test';
import { contradictions } from '../../contradictions.ts';
import { expect } from '../expect.ts';
import { LOST_CONNECTION } from '../faults/networkFaults.ts';
import { setFont } from '../stack/fonts.ts';
import type { Walk } from '../states/walk.ts';
import { test } from '../test.ts';
import { type Scope, violationsOn } from './axe.ts';

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  /** Checks only colours where everything else was checked already. */
  scope: Scope;
}

/** WCAG 2.2, 1.4.10 Reflow: nothing is cut off, and nothing scrolls sideways, at this width. */
const NARROWEST = 320;
const WIDE = 1440;

/** The widths at which every state is drawn in the narrow and in the wide font. */
const FONT_WIDTHS = [1440, 1024, 375, NARROWEST];

/** The minimum height of a touch target, except links in a text; in pixels. */
const FINGER = 44;

/** Declares the test of one person's states. */
export function testLooks({ who, names, start }: Walk, looks: readonly Look[]): void {
  test(`for ${who}: ${names.length} states`, async ({ page, expectConsoleError }) => {
    test.setTimeout(300_000 + names.length * 30_000);
    // A wrong password is answered with an error by the authentication service.
    expectConsoleError(/400 \(Bad Request\)/);
    // One state is an unreachable database.
    expectConsoleError(LOST_CONNECTION);
    expectConsoleError(/ERR_CONNECTION_REFUSED/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const { name, open } of await start(page)) {
      await test.step(name, open);
      faults.push(...(await faultsOf(page, name, looks)));
    }
    expect(faults).toEqual([]);
  });
}

/** Returns once the parts that depend on the width have changed, which they do in the next frame. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The violations on the current page. */
async function faultsOf(page: Page, name: string, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme, scope } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await setWidth(page, width);
    const found = await violationsOn(page, scope);
    for (const box of await page.evaluate(cutOff)) found.push(`something is cut off in ${box}`);
    faults.push(...found.map((violation) => `${name}, ${width} px, ${colorScheme}: ${violation}`));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const font of ['wide', 'narrow'] as const) {
    await setFont(page, font);
    for (const width of FONT_WIDTHS) {
      await setWidth(page, width);
      faults.push(
        ...(await layoutFaults(page, width)).map((fault) => `${name}, ${width} px, ${font} font: ${fault}`),
      );
    }
  }
  for (const fault of (await page.evaluate(`(${contradictions})(document.body)`)) as string[])
    faults.push(`${name}: ${fault}`);
  for (const target of await page.evaluate(smallTargets, FINGER)) faults.push(`${name}: ${target}`);
  await setWidth(page, WIDE);
  await page.emulateMedia({ media: 'print' });
  for (const part of await page.evaluate(printedParts)) faults.push(`${name}: ${part} is printed`);
  await page.emulateMedia({ media: null });
  return faults;
}

/** The parts for the screen only that a page prints anyway. */
function printedParts(): string[] {
  return [...document.querySelectorAll('.no-print')]
    .filter((element) => element.getClientRects().length > 0)
    .map(({ className }) => className);
}

/** What does not fit at the current width, in the current font. */
async function layoutFaults(page: Page, width: number): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...(await page.evaluate(cutOff)).map((box) => `something is cut off in ${box}`),
    ...(await page.evaluate(brokenLines, linesAt(width))),
  ];
}

/** The boxes that clip their content at the side. */
function cutOff(): string[] {
  // Content behind a dialog is not readable.
  const dialogs = document.querySelectorAll('.modal-content, .modal .alert');
  const boxes = document.querySelectorAll('.card, .accordion-body, .letter, .alert');
  return [...(dialogs.length > 0 ? dialogs : boxes)]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
}

function smallTargets(finger: number): string[] {
  const layer = document.querySelector('.modal.show, .offcanvas.show, .offcanvas-lg.show') ?? document;
  const targets = layer.querySelectorAll(
    'button, .btn, input, select, .nav-link, .dropdown-item, [role="tab"]',
  );
  return [...targets].flatMap((target) => {
    // The label is clickable too, and text in a line is not a button.
    if (target.matches('[type="checkbox"], [type="radio"], .visually-hidden, .btn-link, .mask-box'))
      return [];
    // Nor is the text of a locked form.
    if (target.matches('.form-control-plaintext')) return [];
    const { height } = target.getBoundingClientRect();
    if (height === 0 || height >= finger - 0.5) return [];
    return [`"${target.textContent || target.getAttribute('aria-label') || target.id}" is ${height} px high`];
  });
}

/** A word up to this length stays whole; a longer one, such as an e-mail address, may break. */
const WHOLE_WORD = 12;

/** Elements whose text has a single line, and the narrowest screen on which they promise it. */
const ONE_LINE = [
  { selector: '.status-badge, .queue-chip, .queue-stages a', from: 320 },
  { selector: '.sidebar .nav-link', from: 992 },
];

/** For `brokenLines` on a screen of this width. */
function linesAt(width: number): { wholeWord: number; oneLine: string } {
  const kept = ONE_LINE.filter(({ from }) => from <= width);
  return { wholeWord: WHOLE_WORD, oneLine: kept.map(({ selector }) => selector).join(', ') };
}

/**
 * The texts that break where they must not: inside a short word, or in an element that has a single line. Runs in the page.
 */
function brokenLines({ wholeWord, oneLine }: { wholeWord: number; oneLine: string }): string[] {
  const layer = document.querySelector('.modal.show, .offcanvas.show, .offcanvas-lg.show') ?? document.body;
  // Texts for screen readers are in a box of one pixel.
  const isSeen = (element: Element | null): boolean =>
    element === null || ((element as HTMLElement).offsetWidth !== 1 && isSeen(element.parentElement));
  const SEEN = { visibilityProperty: true };
  const range = document.createRange();
  const faults = new Set<string>();
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.checkVisibility(SEEN) || !isSeen(text.parentElement)) continue;
    for (const { 0: word, index: start } of text.data.matchAll(/\S+/g)) {
      if (word.length > wholeWord) continue;
      for (const { 0: part, index } of word.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, start + index);
        range.setEnd(text, start + index + part.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1)
          faults.add(`"${part}" breaks inside the word, in ${text.parentElement.outerHTML.slice(0, 120)}`);
      }
    }
  }
  for (const element of layer.querySelectorAll(oneLine)) {
    const { lineHeight, fontSize } = getComputedStyle(element);
    if (!element.checkVisibility(SEEN) || fontSize === '0px') continue;
    range.selectNodeContents(element);
    if (range.getBoundingClientRect().height >= 2 * Number.parseFloat(lineHeight))
      faults.add(`"${element.textContent}" has two lines`);
  }
  return [...faults];
}
