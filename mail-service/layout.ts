import config from '../portal.config.json' with { type: 'json' };
import { portalName } from '../src/config/portal.ts';

/** The content of a mail, without its layout. */
export interface MailContent {
  subject: string;
  /** The subject where absent. */
  heading?: string;
  /** The name in the greeting; absent for a team. */
  name?: string;
  /** The first says what happened. */
  paragraphs: readonly [string, ...string[]];
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

export const LOGO_CID = 'logo@onboarding-portal';

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
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The parts below the portal's name, in their order, each with the space below it. */
function partsOf(content: MailContent): string[] {
  const {
    subject,
    heading = subject,
    name,
    paragraphs,
    facts = [],
    quote,
    closing,
    links = [],
    list = [],
    until,
  } = content;
  const { button, isButtonFirst } = content;
  const title = `<h1 style="margin:0;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`;
  return [
    row(title),
    ...(name ? [row(paragraph(`Dear ${name},`))] : []),
    ...paragraphs.map((each) => row(paragraph(each))),
    ...(quote ? [row(quoteOf(quote))] : []),
    ...(closing ? [row(paragraph(closing))] : []),
    ...(isButtonFirst ? [row(buttonOf(button), '8px 0 24px')] : []),
    ...(facts.length > 0 ? [row(factsOf(facts))] : []),
    ...(links.length > 0 ? [row(linksOf(links))] : []),
    ...(list.length > 0 ? [row(listOf(list))] : []),
    ...(isButtonFirst ? [] : [row(buttonOf(button), '8px 0 0')]),
    ...(until ? [row(paragraph(until), '16px 0 0')] : []),
  ];
}

/** Class, property and dark colour. */
const DARK_COLOURS = [
  ['page', 'background-color', dark.page],
  ['card', 'background-color', dark.card],
  ['card', 'border-color', dark.line],
  ['text', 'color', dark.text],
  ['quiet', 'color', dark.quietText],
  ['quiet', 'border-color', dark.line],
  ['link', 'color', dark.accent],
  ['button', 'background-color', dark.accent],
  ['press', 'color', dark.page],
  ['quote', 'background-color', dark.page],
  ['quote', 'border-color', dark.accent],
] as const;

function darkRules(prefixOf: (property: string) => string): string {
  return DARK_COLOURS.map(
    ([name, property, colour]) => `${prefixOf(property)}.${name} { ${property}: ${colour} !important; }`,
  ).join('\n');
}

/** Outlook's apps mark what they darkened themselves: `data-ogsc` for texts, `data-ogsb` for backgrounds. */
const outlookPrefix = (property: string) =>
  property === 'background-color' ? '[data-ogsb] ' : '[data-ogsc] ';

/**
 * Tables and inline styles: Outlook for Windows ignores max-width, and padding outside of table cells. Gmail drops a
 * style element with a selector that it does not know, so each kind has its own.
 */
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
@media (max-width: 480px) { .outer { padding: 0 !important; } .card { padding: 24px 20px !important; } .foot { padding: 16px 20px !important; } .label, .value { display: block !important; width: auto !important; } .label { padding: 8px 0 0 !important; } }
@media (prefers-color-scheme: dark) {
${darkRules(() => '')}
}
</style>
<style>:root { color-scheme: light dark; }</style>
<style>
${darkRules(outlookPrefix)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<table role="main" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.page}">
<tr><td class="outer" align="center" style="padding:32px 16px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:600px;table-layout:fixed">
<tr><td class="card" style="padding:32px;background-color:${light.card};border:1px solid ${light.line};border-radius:12px">
<table ${TABLE} width="100%" style="table-layout:fixed">
<tr><td style="padding:0 0 24px"><table ${TABLE}><tr>
<td><img src="cid:${LOGO_CID}" width="32" height="32" alt="" style="display:block;border:0"></td>
<td class="text" style="padding:0 0 0 10px;font-size:16px;font-weight:600;color:${light.text};${FONT}">${escapeHtml(portalName)}</td>
</tr></table></td></tr>
${partsOf(content).join('\n')}
</table>
</td></tr>
<tr><td class="foot quiet" style="padding:16px 32px;font-size:13px;line-height:1.5;color:${light.quietText};${WRAP};${FONT}">${escapeHtml(why)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>`;
}

const TEXT = `font-size:16px;line-height:1.5;color:${light.text};${WRAP};${FONT}`;

function row(html: string, padding = '0 0 16px'): string {
  return `<tr><td class="text" style="padding:${padding};${TEXT}">${html}</td></tr>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0">${escapeHtml(text)}</p>`;
}

function quoteOf(text: string): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>');
  return `<table ${TABLE} width="100%" style="table-layout:fixed"><tr><td class="quote text" style="padding:12px 16px;background-color:${light.page};border-left:4px solid ${light.accent};${TEXT}"><blockquote style="margin:0">${lines}</blockquote></td></tr></table>`;
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
      `<tr><td class="label quiet" valign="top" ${labelCell}font-size:14px;color:${light.quietText};${FONT}">${escapeHtml(label)}</td>${between}` +
      `<td class="value text" valign="top" style="padding:${valuePadding};${TEXT}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table ${TABLE} width="100%" style="table-layout:fixed">${rows.join('')}</table>`;
}

const LINK = `font-size:16px;color:${light.accent}`;

function linksOf(links: readonly Link[]): string {
  const cells = links.map(
    ({ label, href }) =>
      `<td style="padding:8px 20px 8px 0;${FONT}"><a class="link" href="${escapeHtml(href)}" style="${LINK}">${escapeHtml(label)}</a></td>`,
  );
  return `<table ${TABLE}><tr>${cells.join('\n')}</tr></table>`;
}

function listOf(list: readonly ListedLink[]): string {
  const rows = list.map(
    ({ label, detail, href }) =>
      `<tr><td class="quiet" style="padding:8px 0;border-bottom:1px solid ${light.line};font-size:14px;line-height:1.5;color:${light.quietText};${WRAP};${FONT}">` +
      `<a class="link" href="${escapeHtml(href)}" style="${LINK}">${escapeHtml(label)}</a><br>${escapeHtml(detail)}</td></tr>`,
  );
  return `<table ${TABLE} width="100%" style="table-layout:fixed">${rows.join('')}</table>`;
}

/** Outlook for Windows ignores the padding of a link: there, the cell has it. */
function buttonOf({ label, href }: Link): string {
  return `<table ${TABLE}><tr><td class="button" style="background-color:${light.accent};border-radius:8px;mso-padding-alt:12px 24px;${FONT}"><a class="press" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
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
