import type { Block, Fact, LetterContent } from '../letters/letterContent.ts';
import { isMap, type Raw, readLink, readList, readMap, readText, readTexts } from '../records/read.ts';
import { formatTimestamp } from '../time/dates.ts';
import type { SignedCopy, StoredCopy } from './signedCopy.ts';

export interface ReadCopy {
  content: LetterContent;
  facts: { user: Raw; cheque?: string };
}

/** The parsed text of a copy; undefined when it is not JSON. */
export function readContent({ content }: Pick<SignedCopy, 'content'>): ReadCopy | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    const { user, cheque } = readMap(readMap(parsed).facts);
    return {
      content: parseLetterContent(parsed),
      facts: { user: readMap(user), ...(typeof cheque === 'string' && { cheque: readLink(cheque) }) },
    };
  } catch {
    return undefined;
  }
}

const SHORT = 12;

export function shortHash(hash: string): string {
  return hash.slice(0, SHORT);
}

/** The line at the foot of a printout: version, time and short hash. */
export function footOf({ version, storedAt, hash, year }: StoredCopy): string {
  const parts = [
    'Signed copy',
    `text ${version}`,
    ...(year ? [`financial year ${year}`] : []),
    `stored ${formatTimestamp(storedAt)} (IST)`,
    shortHash(hash),
  ];
  return parts.join(' · ');
}

/** Never throws: a stored text may have any shape. */
function parseLetterContent(raw: unknown): LetterContent {
  const { label, title, letterhead, blocks, closing, signedAt, signatory, below } = readMap(raw);
  return {
    label: readText(label),
    title: readText(title),
    ...(isMap(letterhead) && {
      letterhead: readTexts(letterhead, ['name', 'address', 'state', 'gstin']),
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
