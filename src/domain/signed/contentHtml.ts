import { escapeXml } from '../exports/cellText.ts';
import type { Block, Fact, LetterContent } from '../letters/letterContent.ts';

const STYLE =
  'body{max-width:46rem;margin:2rem auto;font:11pt/1.5 Georgia,serif}h1,h2,h3{font-size:1rem}address{font-style:normal;margin:1rem 0}dt{font-weight:700}td,th{border:1px solid #999;padding:.2rem;text-align:left}small{font-family:sans-serif}@page{size:a4;margin:20mm}';

/**
 * A page without references to other files. A change of this function makes the files of earlier signed copies fail
 * their check.
 */
export function pageHtml(title: string, article: string, foot: string, end = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeXml(title)}</title><style>${STYLE}</style></head><body><article>${article}</article><p><small>${foot}</small></p>${end}</body></html>\n`;
}

/** @param signature the line that says how the text was signed */
export function contentHtml(content: LetterContent, signature: string): string {
  const { letterhead, blocks, closing, signedAt, signatory, below } = content;
  const head = letterhead
    ? tag(
        'header',
        [letterhead.name, letterhead.address, letterhead.state, letterhead.gstin].map(escapeXml).join('<br>'),
      )
    : '';
  return [
    head,
    ...blocks.map(blockHtml),
    ...closing.map(blockHtml),
    factsHtml(signedAt),
    tag('p', [signatory, ...below, signature].map(escapeXml).join('<br>')),
  ].join('');
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return tag('h2', escapeXml(block.text));
    case 'clause':
      return tag('h3', escapeXml(block.text));
    case 'paragraph':
    case 'date':
      return tag('p', escapeXml(block.text));
    case 'address':
      return tag('address', block.lines.map(({ text }) => escapeXml(text)).join('<br>'));
    case 'facts':
      return factsHtml(block.facts);
    case 'table': {
      const row = (cells: readonly string[], cell: string) =>
        tag('tr', cells.map((text) => tag(cell, escapeXml(text))).join(''));
      return `${tag('h3', escapeXml(block.title))}${tag('table', row(block.columns, 'th') + block.rows.map((cells) => row(cells, 'td')).join(''))}`;
    }
    case 'picture':
      return tag('p', `File: ${escapeXml(block.name)}`);
  }
}

function factsHtml(facts: readonly Fact[]): string {
  return tag(
    'dl',
    facts.map(([term, detail]) => tag('dt', escapeXml(term)) + tag('dd', escapeXml(detail))).join(''),
  );
}

function tag(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}
