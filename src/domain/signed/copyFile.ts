import { escapeXml } from '../exports/xml.ts';
import { sha256 } from '../files/sha256.ts';
import type { Block, Fact, LetterContent } from '../letters/letterContent.ts';
import { readMap, readText, readTime } from '../records/read.ts';
import { canonicalJson } from './canonicalJson.ts';
import { hasForeignWords } from './printed.ts';
import { footOf, readContent } from './readCopy.ts';
import { copyId, hashedText, parseSignedCopy, type StoredCopy } from './signedCopy.ts';

/** A signed copy of one person, in a file of a dossier. */
export interface CopyOfPerson {
  uid: string;
  copy: StoredCopy;
}

export function copyJson({ uid, copy }: CopyOfPerson): string {
  return canonicalJson({ uid, ...copy });
}

const STYLE =
  'body{max-width:46rem;margin:2rem auto;font:11pt/1.5 Georgia,serif}h1,h2,h3{font-size:1rem}address{font-style:normal;margin:1rem 0}dt{font-weight:700}td,th{border:1px solid #999;padding:.2rem;text-align:left}small{font-family:sans-serif}@page{size:a4;margin:20mm}';

/** The words, and the stored copy itself in a script that no browser runs. A change of it fails older files. */
export function copyHtml(of: CopyOfPerson): string {
  const content = readContent(of.copy)?.content;
  const title = escapeXml(content?.title ?? of.copy.form);
  const json = copyJson(of).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body><article>${content ? bodyOf(content, of.copy) : ''}</article><p><small>${escapeXml(footOf(of.copy))}<br>SHA-256 ${of.copy.hash}</small></p><script type="application/json" id="signed-copy">${json}</script></body></html>\n`;
}

function bodyOf(content: LetterContent, { signImage, signHash }: StoredCopy): string {
  const { letterhead, blocks, closing, signedAt, signatory, below } = content;
  const head = letterhead
    ? tag(
        'header',
        [letterhead.name, letterhead.address, letterhead.state, letterhead.gstin].map(escapeXml).join('<br>'),
      )
    : '';
  const signature = signImage
    ? `Signed with an image, SHA-256 ${signHash || 'not known'}`
    : 'Without a signature image';
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

const EMBEDDED = /<script type="application\/json" id="signed-copy">(.*?)<\/script>/s;

/** Undefined for a text that is no file of a signed copy. */
export function readCopyFile(text: string): CopyOfPerson | undefined {
  try {
    const raw: unknown = JSON.parse(EMBEDDED.exec(text)?.[1] ?? text);
    const { uid, storedAt } = readMap(raw);
    const copy = parseSignedCopy(raw, readTime(storedAt) ?? 0);
    return copy && readText(uid) !== '' ? { uid: readText(uid), copy } : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with a stored copy; empty when nothing is. @param id the last part of its path */
export async function problemsOfCopy({ uid, copy }: CopyOfPerson, id = copyId(copy)): Promise<string[]> {
  return [
    ...((await sha256(hashedText(uid, copy))) === copy.hash
      ? []
      : ['The stored words, facts or signature are not those of the hash.']),
    ...(id === copyId(copy) ? [] : ['It is stored under another form or time.']),
    ...(hasForeignWords(copy) ? [`The words are not the portal’s of version ${copy.version}.`] : []),
  ];
}

/** @param stored the copies of the person that the file names */
export async function problemsOfFile(text: string, stored: readonly StoredCopy[]): Promise<string[]> {
  const file = readCopyFile(text);
  if (!file) return ['The file is no signed copy, or its end is missing.'];
  const copy = stored.find((each) => copyId(each) === copyId(file.copy));
  if (!copy) return ['No such signed copy is stored.'];
  const of = { uid: file.uid, copy };
  const isSame = [copyHtml(of), copyJson(of)].includes(text);
  return [...(isSame ? [] : ['The file differs from what is stored.']), ...(await problemsOfCopy(of))];
}

/** As printed, or whole; spaces and capitals do not count. */
export function copiesWithHash(copies: readonly StoredCopy[], typed: string): StoredCopy[] {
  const hash = typed.replaceAll(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{12,64}$/.test(hash) ? copies.filter((copy) => copy.hash.startsWith(hash)) : [];
}
