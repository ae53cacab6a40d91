import { isMap, type Raw, readLink, readList, readMap, readText, readTexts } from '../records/read.ts';

/** What a printout says, as data, so that the words that were signed can be stored and print again after they changed. */

export type Fact = readonly [term: string, detail: string];

export type Block = { id: string } & (
  | { type: 'heading' | 'clause' | 'paragraph' | 'date'; text: string }
  | { type: 'address'; lines: readonly { text: string; isStrong?: boolean }[] }
  | { type: 'facts'; facts: readonly Fact[] }
  | { type: 'table'; title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { type: 'picture'; name: string; link: string; text: string }
);

export interface Letterhead {
  name: string;
  address: string;
  state: string;
  gstin: string;
}

export interface LetterContent {
  /** For assistive technology. */
  label: string;
  /** In the margin of each printed page, before name and user ID. */
  title: string;
  /** Of the group; a letter of the person has none, and a form's screen shows its own. */
  letterhead?: Letterhead;
  blocks: readonly Block[];
  /** On one page with the signature. */
  closing: readonly Block[];
  /** On the left of the signature; an empty value prints a blank line. */
  signedAt: readonly Fact[];
  signatory: string;
  /** Below the signatory's name. */
  below: readonly string[];
}

export function paragraph(id: string, text: string): Block {
  return { id, type: 'paragraph', text };
}

export function heading(id: string, text: string): Block {
  return { id, type: 'heading', text };
}

/** Never throws: of a stored text, which may have any shape. */
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
