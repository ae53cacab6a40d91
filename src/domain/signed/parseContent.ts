import type { Block, Fact, LetterContent } from '../letters/letterContent.ts';
import { isMap, type Raw, readLink, readList, readMap, readText, readTexts } from '../records/read.ts';

/** Never throws: a stored text may have any shape. */
export function parseLetterContent(raw: unknown): LetterContent {
  const { label, title, letterhead, blocks, closing, signedAt, signatory, below } = readMap(raw);
  return {
    label: readText(label),
    title: readText(title),
    ...(isMap(letterhead) && {
      letterhead: readTexts(letterhead, { name: '', address: '', state: '', gstin: '' }),
    }),
    blocks: readList(blocks, parseBlock),
    closing: readList(closing, parseBlock),
    signedAt: parseFacts(signedAt),
    signatory: readText(signatory),
    below: textsOf(below),
  };
}

function parseBlock(raw: Raw): Block | undefined {
  const id = readText(raw.id);
  switch (raw.type) {
    case 'heading':
    case 'clause':
    case 'paragraph':
    case 'date':
      return { id, type: raw.type, text: readText(raw.text) };
    case 'address':
      return {
        id,
        type: 'address',
        lines: readList(raw.lines, ({ text, isStrong }) => ({
          text: readText(text),
          ...(isStrong === true && { isStrong }),
        })),
      };
    case 'facts':
      return { id, type: 'facts', facts: parseFacts(raw.facts) };
    case 'table':
      return {
        id,
        type: 'table',
        title: readText(raw.title),
        columns: textsOf(raw.columns),
        rows: Array.isArray(raw.rows) ? raw.rows.map(textsOf) : [],
      };
    case 'picture':
      return {
        id,
        type: 'picture',
        name: readText(raw.name),
        link: readLink(raw.link),
        text: readText(raw.text),
      };
    default:
      return undefined;
  }
}

function textsOf(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.map((text: unknown) => readText(text)) : [];
}

function parseFacts(raw: unknown): Fact[] {
  return Array.isArray(raw)
    ? raw.map((fact: unknown): Fact => {
        const [term = '', detail = ''] = textsOf(fact);
        return [term, detail];
      })
    : [];
}
