import { escapeXml } from '../exports/cellText.ts';
import { FORM_KEYS } from '../forms/registry.ts';
import { isMap, type Raw, readLink, readMap } from '../records/read.ts';
import type { UserRecord } from '../records/records.ts';
import { contentHtml, pageHtml } from '../signed/contentHtml.ts';
import { copyFiles } from '../signed/copyFile.ts';
import { printedOf } from '../signed/printed.ts';
import { footOf } from '../signed/readCopy.ts';
import { copyId, idOfLastSubmission, parseSignedCopy, type StoredCopy } from '../signed/signedCopy.ts';
import { formatTimestamp } from '../time/dates.ts';

/** The records of a person as stored, by path in the database. */
export type StoredRecords = Readonly<Record<string, Raw>>;

/** The files of the download by name; malformed fields are kept as they are stored. */
export function personalFiles(
  record: UserRecord,
  stored: StoredRecords,
  now: number,
): Record<string, string> {
  const { uid } = record;
  const log = record.logs.map(({ title, timestamp }) => `${formatTimestamp(timestamp)}  ${title}`);
  const links = Object.entries(stored).flatMap(([path, data]) => linksIn(path, data));
  const copies = copiesIn(uid, stored);
  return {
    'README.txt': README,
    'records.json': `${JSON.stringify(stored, null, 2)}\n`,
    'log.txt': lines(log),
    'files.txt': lines(links),
    ...Object.fromEntries(copyFiles(uid, copies)),
    ...letters(record, copies, stored, now),
  };
}

const README = lines([
  'Your data in this portal.',
  '',
  'records.json   Each record as the database stores it, by its path. Times are milliseconds since 1970, or ISO times.',
  'log.txt        What was done, in Indian time.',
  'files.txt      A link to each of your files. Everybody with a link can open the file: keep this download private.',
  'signed-copies  What you signed, in the words of that day: a page to read and print, and the same with its hash as JSON.',
  'letters        Forms that you submitted without a signed copy, or changed since, as the portal prints them now.',
]);

function copiesIn(uid: string, stored: StoredRecords): StoredCopy[] {
  return Object.entries(stored)
    .filter(([path]) => path.startsWith(`papers/${uid}/items/`))
    .flatMap(([, raw]) => parseSignedCopy(raw, Date.parse(String(raw.storedAt)) || 0) ?? []);
}

/** Submitted forms that do not print from a signed copy. */
function letters(
  record: UserRecord,
  copies: readonly StoredCopy[],
  stored: StoredRecords,
  now: number,
): Record<string, string> {
  const cancelledCheque = readLink(readMap(stored[`documents/${record.uid}`]).cancelledCheque);
  const files = FORM_KEYS.filter((form) => record.forms[form] > 0).flatMap((form): [string, string][] => {
    const id = idOfLastSubmission(record, form);
    const copy = copies.find((each) => copyId(each) === id) ?? null;
    const printed = printedOf(form, record, { cancelledCheque }, copy, now);
    if (!printed || (copy && printed.foot === footOf(copy))) return [];
    const { content, signImage, foot } = printed;
    const signature = signImage ? 'With the signature of the profile' : 'Without a signature image';
    return [
      [`letters/${form}.html`, pageHtml(content.title, contentHtml(content, signature), escapeXml(foot))],
    ];
  });
  return Object.fromEntries(files);
}

function linksIn(place: string, value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//i.test(value) ? [`${place}  ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((item) => linksIn(place, item));
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => linksIn(`${place} ${key}`, item));
}

function lines(texts: readonly string[]): string {
  return `${texts.join('\n')}\n`;
}
