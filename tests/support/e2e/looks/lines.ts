/** A word up to this length stays whole; a longer one, such as an e-mail address, may break. */
const WHOLE_WORD = 12;

/** Elements whose text has a single line, and the narrowest screen on which they promise it. */
const ONE_LINE = [
  { selector: '.status-badge, .queue-chip, .queue-stages a', from: 320 },
  { selector: '.sidebar .nav-link', from: 992 },
];

/** For `brokenLines` on a screen of this width. */
export function linesAt(width: number): { wholeWord: number; oneLine: string } {
  const kept = ONE_LINE.filter(({ from }) => from <= width);
  return { wholeWord: WHOLE_WORD, oneLine: kept.map(({ selector }) => selector).join(', ') };
}

/**
 * The texts that break where they must not: inside a short word, or in an element that has a single line. Runs in the page.
 */
export function brokenLines({ wholeWord, oneLine }: { wholeWord: number; oneLine: string }): string[] {
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
