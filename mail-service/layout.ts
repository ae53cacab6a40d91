import { fileURLToPath } from 'node:url';
import config from '../portal.config.json' with { type: 'json' };
import { portalName } from '../src/config/portal.ts';
import { isEmailAddress } from '../src/domain/validators/emailAddress.ts';

/** The content of a mail, without its layout. */
export interface MailContent {
  subject: string;
  heading: string;
  /** The name in the greeting; absent for a team. */
  name?: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [string, string])[];
  /** A quoted text of a person. */
  quote?: string | undefined;
  /** The paragraph after the quote. */
  closing?: string;
  links?: readonly Link[];
  /** Links with a note about each, in a list. */
  list?: readonly ListedLink[];
  button: Link;
  /** The button is before the facts and the links; otherwise after them. */
  isButtonFirst?: true;
  until?: string | undefined;
  /** The sender, and why this address receives the mail. */
  why: string;
}

interface Link {
  label: string;
  href: string;
}

interface ListedLink extends Link {
  detail: string;
}

export const LOGO_FILE = fileURLToPath(new URL('logo.png', import.meta.url));
export const LOGO_CID = 'logo@onboarding-portal';

/** Longer names are cut, because they could contain a message. */
const MAX_NAME = 100;

/**
 * One line in which no mail program finds a link: no scheme, and no full stop or slash between two letters, except
 * in abbreviations such as M/s and S/o.
 */
export function plainName(name: string): string {
  const line = plainText(name)
    .replaceAll('://', ': ')
    .replaceAll(/(?!(?<=(?:^|\s)\p{L})\/\p{L}(?:[\s.]|$))[./](?=[^\s./])/gu, '$& ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : line;
}

/** A valid address unchanged; any other text is treated as a name. */
export function plainAddress(email: string): string {
  return isEmailAddress(email) ? email : plainName(email);
}

/**
 * Hides PAN, Aadhar, account and telephone numbers, which people write into queries, in every spelling:
 * inside a GSTIN, in wide letters or Indian digits, with separators of any kind.
 */
export function plainQuote(text: string): string {
  return plainText(text.normalize('NFKC'))
    .replaceAll(/[\u{200C}\u{200D}]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(PAN, hidden)
    .replaceAll(LONG_NUMBER, hidden)
    .trim();
}

/** Separators between two characters of a number. */
const GAP = String.raw`[^\p{L}\p{N}]{0,3}`;
/** A PAN in any spelling, with the state code of a GSTIN if it has one. */
const PAN = new RegExp(
  String.raw`(?:\d${GAP}){0,2}(?:[A-Z]${GAP}){5}(?:\d${GAP}){4}[A-Z](?![a-z]{2})`,
  'giu',
);
/** Nine digits or more, except a date such as 2026-11-23. */
const LONG_NUMBER = new RegExp(String.raw`(?!\d{4}-\d\d-\d\d(?!${GAP}\d))(?<!\d)\d(?:${GAP}\d){8,}`, 'gu');

function hidden(number: string): string {
  return `XXXX${number.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4)}`;
}

/** The digits of each script follow one another, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return `${(code - zero) % 10}`;
}

/** Removes control and format characters, except ZWNJ and ZWJ, which names in Indian scripts need. */
function plainText(text: string): string {
  return text.replaceAll(/(?![\n\u{200C}\u{200D}])[\p{Cc}\p{Cf}\u{2028}\u{2029}]/gu, ' ');
}

export function layOut(content: MailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject.replaceAll(/\s+/g, ' '), text: textOf(content), html: htmlOf(content) };
}

function textOf(content: MailContent): string {
  const { name, paragraphs, facts = [], quote, closing, links = [], list = [], until, why } = content;
  const { button, isButtonFirst } = content;
  const lineOf = ({ label, href }: Link) => `${label}: ${href}`;
  return [
    ...(name ? [`Dear ${name},`] : []),
    ...paragraphs,
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...(closing ? [closing] : []),
    ...(isButtonFirst ? [lineOf(button)] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(list.length > 0
      ? [list.map(({ label, detail, href }) => `${label}, ${detail}: ${href}`).join('\n')]
      : []),
    ...[...links, ...(isButtonFirst ? [] : [button])].map(lineOf),
    ...(until ? [until] : []),
    `-- \n${portalName}\n${why}`,
  ].join('\n\n');
}

const { light, dark } = config.colours;
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

/** The parts below the portal's name, in their order. */
function partsOf(content: MailContent): string[] {
  const { heading, name, paragraphs, facts = [], quote, closing, links = [], list = [], until } = content;
  const { button, isButtonFirst } = content;
  return [
    `<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${light.text};${WRAP}">${escapeHtml(heading)}</h1>`,
    ...(name ? [paragraph(`Dear ${name},`)] : []),
    ...paragraphs.map((each) => paragraph(each)),
    ...(quote ? [quoteOf(quote)] : []),
    ...(closing ? [paragraph(closing)] : []),
    ...(isButtonFirst ? [buttonOf(button, 'margin:8px 0 24px')] : []),
    ...(facts.length > 0 ? [factsOf(facts)] : []),
    ...(links.length > 0 ? [linksOf(links)] : []),
    ...(list.length > 0 ? [listOf(list)] : []),
    ...(isButtonFirst ? [] : [buttonOf(button, 'margin:24px 0 0')]),
    ...(until ? [paragraph(until, 'margin:16px 0 0')] : []),
  ];
}

/** Tables and inline styles, because mail programs support little else; the style sheet is for those that do. */
function htmlOf(content: MailContent): string {
  const { subject, why } = content;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (max-width: 480px) { .outer { padding: 0 !important; } .card { padding: 24px 20px !important; } .foot { padding: 16px 20px !important; } .label, .value { display: block !important; width: auto !important; } .label { padding: 8px 0 0 !important; } }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .quiet { color: ${dark.quietText} !important; border-color: ${dark.line} !important; }
  .link { color: ${dark.accent} !important; }
  .button { background: ${dark.accent} !important; color: ${dark.page} !important; }
  .quote { background: ${dark.page} !important; border-left-color: ${dark.accent} !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};${FONT}">
<table role="main" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.page}">
<tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;table-layout:fixed">
<tr><td class="card" style="padding:32px;background:${light.card};border:1px solid ${light.line};border-radius:12px;${FONT}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td><img src="cid:${LOGO_CID}" width="32" height="32" alt="" style="display:block;border:0"></td>
<td class="text" style="padding-left:10px;font-size:16px;font-weight:600;color:${light.text};${FONT}">${escapeHtml(portalName)}</td>
</tr></table>
${partsOf(content).join('\n')}
</td></tr>
<tr><td class="foot quiet" style="padding:16px 32px;font-size:13px;line-height:1.5;color:${light.quietText};${WRAP};${FONT}">${escapeHtml(why)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

const PARAGRAPH = `margin:0 0 16px;font-size:16px;line-height:1.5;color:${light.text};${WRAP}`;

function paragraph(text: string, style = ''): string {
  return `<p class="text" style="${PARAGRAPH};${style}">${escapeHtml(text)}</p>`;
}

function quoteOf(text: string): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>');
  return `<blockquote class="quote text" style="${PARAGRAPH};padding:12px 16px;background:${light.page};border-left:4px solid ${light.accent}">${lines}</blockquote>`;
}

/** Characters that fit into the column of labels; with a longer label, all labels are above their values. */
const MAX_LABEL = 13;

function factsOf(facts: NonNullable<MailContent['facts']>): string {
  const isAbove = facts.some(([label]) => label.length > MAX_LABEL);
  const labelCell = isAbove ? 'style="padding:8px 0 0;' : 'width="90" style="padding:4px 12px 4px 0;';
  const between = isAbove ? '</tr><tr>' : '';
  const valuePadding = isAbove ? '0 0 4px' : '4px 0';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="label quiet" valign="top" ${labelCell}font-size:14px;color:${light.quietText}">${escapeHtml(label)}</td>${between}` +
      `<td class="value text" valign="top" style="padding:${valuePadding};font-size:16px;color:${light.text};${WRAP}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;table-layout:fixed">${rows.join('')}</table>`;
}

function linksOf(links: readonly Link[]): string {
  const items = links.map(
    ({ label, href }) =>
      `<a class="link" href="${escapeHtml(href)}" style="display:inline-block;padding:8px 20px 8px 0;font-size:16px;color:${light.accent}">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 16px">${items.join('\n')}</p>`;
}

function listOf(list: readonly ListedLink[]): string {
  const rows = list.map(
    ({ label, detail, href }) =>
      `<tr><td class="quiet" style="padding:8px 0;border-bottom:1px solid ${light.line};font-size:14px;line-height:1.5;color:${light.quietText};${WRAP}">` +
      `<a class="link" href="${escapeHtml(href)}" style="font-size:16px;color:${light.accent}">${escapeHtml(label)}</a><br>${escapeHtml(detail)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;table-layout:fixed">${rows.join('')}</table>`;
}

function buttonOf({ label, href }: Link, style: string): string {
  const address = escapeHtml(href);
  return `<p style="${style}"><a class="button" href="${address}" style="display:inline-block;padding:12px 24px;background:${light.accent};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:8px">${escapeHtml(label)}</a></p>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
