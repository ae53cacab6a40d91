// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { layOut } from '../../../mail-service/layout.ts';
import { MAILS } from '../../support/mails.ts';

/*
 * What Gmail and Outlook for Windows, which draws mails with Word, support: https://www.caniemail.com, data of
 * September 2025. Whatever is not listed here is either unsupported or not needed yet.
 */

const TABLE = ['role', 'class', 'width', 'cellpadding', 'cellspacing', 'border', 'style'];
const ATTRIBUTES: Record<string, readonly string[]> = {
  body: ['class', 'style'],
  table: TABLE,
  tbody: [],
  tr: [],
  td: ['class', 'style', 'align', 'valign', 'width'],
  h1: ['style'],
  p: ['style'],
  blockquote: ['style'],
  a: ['class', 'href', 'style'],
  img: ['src', 'width', 'height', 'alt', 'style'],
  br: [],
};

const TEXT = ['td', 'h1', 'p', 'blockquote', 'a'];
/** The elements that honour a property in both programs. */
const SUPPORTED: Record<string, readonly string[]> = {
  'background-color': ['body', 'table', 'td'],
  border: ['td', 'img'],
  'border-bottom': ['td'],
  'border-left': ['td'],
  color: TEXT,
  'font-family': ['td'],
  'font-size': TEXT,
  'font-weight': TEXT,
  'line-height': TEXT,
  margin: ['h1', 'p', 'blockquote'],
  'mso-padding-alt': ['td'],
  padding: ['td'],
  'text-decoration': ['a'],
};
/** Properties that one of them ignores, and what the mail looks like then. */
const OPTIONAL: Record<string, string> = {
  'body margin': 'a wider edge',
  'body padding': 'a wider edge',
  'td border-radius': 'square corners',
  'table max-width': 'Word reads the width of the table in the comment',
  'table table-layout': 'a long word widens the mail',
  'td overflow-wrap': 'a long word widens the mail',
  'td word-break': 'a long word widens the mail',
  'img display': 'a small gap below the logo',
  'a display': 'Word takes mso-padding-alt of the cell',
  'a padding': 'Word takes mso-padding-alt of the cell',
};
/** No rgb(), rem, em, calc() or shorthand of several backgrounds. */
const VALUE = /^(?:-?\d+(?:\.\d+)?(?:px|%)?|#[\da-f]{6}|[a-z-]+|'[^']+'|,)$/i;
/** Gmail cuts a mail off after this many bytes. */
const MAX_BYTES = 102 * 1024;

const declarationsOf = (element: Element): [string, string][] =>
  (element.getAttribute('style') ?? '').split(';').map((declaration) => {
    const at = declaration.indexOf(':');
    return [declaration.slice(0, at), declaration.slice(at + 1)];
  });

const nameOf = (element: Element) => element.tagName.toLowerCase();

const hasOwnText = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());

function faultsOf(element: Element): string[] {
  const name = nameOf(element);
  const allowed = ATTRIBUTES[name];
  if (!allowed) return [`<${name}>`];
  const attributes = element.getAttributeNames().filter((each) => !allowed.includes(each));
  const missing = (
    name === 'img' ? ['width', 'height', 'alt'] : name === 'table' ? ['role', 'border'] : []
  ).filter((each) => !element.hasAttribute(each));
  const styles = element.hasAttribute('style') ? declarationsOf(element) : [];
  return [
    ...attributes.map((each) => `<${name} ${each}>`),
    ...missing.map((each) => `<${name}> without ${each}`),
    ...styles
      .filter(([property, value]) => !isSupported(name, property, value))
      .map((each) => `<${name}> ${each}`),
  ];
}

function isSupported(name: string, property: string, value: string): boolean {
  const words = value.match(/'[^']+'|,|[^\s,]+/g) ?? [];
  const isKnown = SUPPORTED[property]?.includes(name) || `${name} ${property}` in OPTIONAL;
  return isKnown && words.length > 0 && words.every((word) => VALUE.test(word));
}

describe.each(Object.entries(MAILS))('the mail %s', { tags: ['mail-letter'] }, (_, content) => {
  const { html } = layOut(content);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const elements = [page.body, ...page.body.querySelectorAll('*')];

  it('uses only HTML and CSS that Gmail and Outlook support', () => {
    expect(elements.flatMap(faultsOf)).toEqual([]);
    expect(new TextEncoder().encode(html).length).toBeLessThan(MAX_BYTES);
  });

  it('names the font in each cell with text, because Word does not inherit it into a table', () => {
    const texts = elements.filter((element) => hasOwnText(element));
    const cells = new Set(texts.map((element) => element.closest('td')));
    expect([...cells].filter((cell) => !cell?.getAttribute('style')?.includes('font-family'))).toEqual([]);
  });

  it('darkens every coloured element by media query and by the marks of Outlook', () => {
    const [media = '', scheme = '', outlook = ''] = [...page.querySelectorAll('style')].map(
      ({ textContent }) => textContent,
    );
    expect(scheme).toBe(':root { color-scheme: light dark; }');
    // Gmail drops a style element with a selector by attribute.
    expect(media).not.toContain('[');
    for (const element of elements.filter(({ attributes }) => attributes.getNamedItem('style'))) {
      for (const property of ['color', 'background-color']) {
        if (!declarationsOf(element).some(([name]) => name === property)) continue;
        const mark = property === 'color' ? '[data-ogsc]' : '[data-ogsb]';
        const rules = [...element.classList].map((name) => `.${name} { ${property}: `);
        expect(
          rules.filter((rule) => media.includes(rule) && outlook.includes(`${mark} ${rule}`)),
        ).toHaveLength(1);
      }
    }
  });
});
