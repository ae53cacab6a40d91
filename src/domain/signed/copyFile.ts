import { escapeXml } from '../exports/cellText.ts';
import { sha256 } from '../files/sha256.ts';
import { readMap, readText, readTime } from '../records/read.ts';
import { canonicalJson } from './canonicalJson.ts';
import { contentHtml, pageHtml } from './contentHtml.ts';
import { hasForeignWords } from './printed.ts';
import { footOf, readContent } from './readCopy.ts';
import { copyId, hashedText, parseSignedCopy, type StoredCopy } from './signedCopy.ts';

/** A signed copy of one person, in a file of a dossier. */
interface CopyOfPerson {
  uid: string;
  copy: StoredCopy;
}

export function copyJson({ uid, copy }: CopyOfPerson): string {
  return canonicalJson({ uid, ...copy });
}

/** A page with the words of the copy, and with the stored copy as JSON in a `script` that no browser runs. */
export function copyHtml(of: CopyOfPerson): string {
  const { copy } = of;
  const content = readContent(copy)?.content;
  const json = copyJson(of).replaceAll('<', '\\u003c');
  return pageHtml(
    content?.title ?? copy.form,
    content ? contentHtml(content, signatureLine(copy)) : '',
    `${escapeXml(footOf(copy))}<br>SHA-256 ${escapeXml(copy.hash)}`,
    `<script type="application/json" id="signed-copy">${json}</script>`,
  );
}

function signatureLine({ signImage, signHash }: StoredCopy): string {
  return signImage ? `Signed with an image, SHA-256 ${signHash || 'not known'}` : 'Without a signature image';
}

/** For each copy a page and its JSON, by file name. */
export function copyFiles(uid: string, copies: readonly StoredCopy[]): [name: string, text: string][] {
  return copies.flatMap((copy): [string, string][] => [
    [`signed-copies/${copyId(copy)}.html`, copyHtml({ uid, copy })],
    [`signed-copies/${copyId(copy)}.json`, copyJson({ uid, copy })],
  ]);
}

const EMBEDDED = /<script type="application\/json" id="signed-copy">(.*?)<\/script>/s;

/** The copy in a file; undefined when the text is not a file of a signed copy. */
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

/** The problems of a stored copy, one sentence each; empty when it is unchanged. @param id the last part of its path */
export async function problemsOfCopy({ uid, copy }: CopyOfPerson, id = copyId(copy)): Promise<string[]> {
  return [
    ...((await sha256(hashedText(uid, copy))) === copy.hash
      ? []
      : ['The stored words, facts or signature are not those of the hash.']),
    ...(id === copyId(copy) ? [] : ['It is stored under another form or time.']),
    ...(hasForeignWords(copy) ? [`The words are not the portal’s of version ${copy.version}.`] : []),
  ];
}

/** The problems of a file of a signed copy. @param stored the copies of the person whom the file names */
export async function problemsOfFile(text: string, stored: readonly StoredCopy[]): Promise<string[]> {
  const file = readCopyFile(text);
  if (!file) return ['The file is no signed copy, or its end is missing.'];
  const copy = stored.find((each) => copyId(each) === copyId(file.copy));
  if (!copy) return ['No such signed copy is stored.'];
  const of = { uid: file.uid, copy };
  const isSame = [copyHtml(of), copyJson(of)].includes(text);
  return [...(isSame ? [] : ['The file differs from what is stored.']), ...(await problemsOfCopy(of))];
}

/** The copies whose hash starts with the typed text; spaces and capitals are ignored. */
export function copiesWithHash(copies: readonly StoredCopy[], typed: string): StoredCopy[] {
  const hash = typed.replaceAll(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{12,64}$/.test(hash) ? copies.filter((copy) => copy.hash.startsWith(hash)) : [];
}
