import { eInvoicingParagraphs } from '../letters/eInvoicingLetterText.ts';
import { gstParagraphs, gstSubject } from '../letters/gstLetterText.ts';
import type { Paragraph } from '../letters/letterText.ts';
import { eInvoicingGroundsOf, gstGroundsOf } from '../records/declarations.ts';
import { isMap, type Raw } from '../records/read.ts';
import type { UserRecord } from '../records/records.ts';
import { formatTimestamp } from '../time/dates.ts';

/** The records of a person as stored, by path in the database. */
export type StoredRecords = Readonly<Record<string, Raw>>;

/** The files of the download by name; malformed fields are kept as they are stored. */
export function personalFiles(record: UserRecord, stored: StoredRecords): Record<string, string> {
  const log = record.logs.map(({ title, timestamp }) => `${formatTimestamp(timestamp)}  ${title}`);
  const links = Object.entries(stored).flatMap(([path, data]) => linksIn(path, data));
  return {
    'README.txt': README,
    'records.json': `${JSON.stringify(stored, null, 2)}\n`,
    'log.txt': lines(log),
    'files.txt': lines(links),
    ...letters(record),
  };
}

const README = lines([
  'Your data in this portal.',
  '',
  'records.json  Each record as the database stores it, by its path. Times are milliseconds since 1970, or ISO times.',
  'log.txt       What was done, in Indian time.',
  'files.txt     A link to each of your files. Everybody with a link can open the file: keep this download private.',
  'letter-*.txt  The letters that you submitted. The pages of the portal print them with letterhead and signature.',
]);

function letters(record: UserRecord): Record<string, string> {
  const gst = record.forms.nonapplicability > 0 && gstGroundsOf(record.nongst);
  const declaration = record.forms.einvoicing > 0 ? record.einvoicing : undefined;
  const einvoicing = declaration && eInvoicingGroundsOf(declaration);
  return {
    ...(gst && { 'letter-gst.txt': letter(gstSubject(record), gstParagraphs(record, gst)) }),
    ...(einvoicing && {
      'letter-e-invoicing.txt': letter(
        'Declaration on e-invoicing',
        eInvoicingParagraphs(record, { ...declaration, ...einvoicing }),
      ),
    }),
  };
}

function letter(subject: string, paragraphs: readonly Paragraph[]): string {
  return lines([subject, '', ...paragraphs.flatMap(({ text }) => [text, ''])]);
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
