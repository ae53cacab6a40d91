import { FORMS } from '../forms/registry.ts';
import type { LetterContent } from '../letters/letterContent.ts';
import { readText } from '../records/read.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../records/records.ts';
import { canonicalJson } from './canonicalJson.ts';
import { footOf, type ReadCopy, readContent, shortHash } from './readCopy.ts';
import { footOfRecord, type SignedCopy, type StoredCopy } from './signedCopy.ts';
import { contentFrom, factsOf, isOfRecord } from './signedText.ts';

/** The content of a form's printout. */
export interface Printed {
  content: LetterContent;
  /** The name and user ID in the margin of each page. */
  who: string;
  signImage: string;
  /** The line at the foot; '' before the submission. */
  foot: string;
  /** The copy has the current version of the text, but other words than the portal's. */
  isForeign: boolean;
}

/**
 * From the signed copy, while the form's fields are those that were signed; otherwise from the record, which
 * the foot says. Undefined for a declaration from before November 2026 without a copy.
 */
export function printedOf(
  form: FormKey,
  record: UserRecord,
  documents: Partial<DocumentsRecord>,
  copy: StoredCopy | null,
  now: number,
): Printed | undefined {
  const read = copy && readContent(copy);
  if (read && isOfRecord(form, read.facts, record)) return printedCopy(copy, read.content, read.facts);
  const content = contentFrom(form, factsOf(form, record, documents));
  return (
    content && {
      content,
      who: `${record.name} · ${record.userid}`,
      signImage: record.signImage,
      foot: record.forms[form] === 0 ? '' : footOfRecord(now, copy),
      isForeign: false,
    }
  );
}

function printedCopy(copy: StoredCopy, content: LetterContent, { user }: ReadCopy['facts']): Printed {
  return {
    content,
    who: `${readText(user.name)} · ${readText(user.userid)} · ${shortHash(copy.hash)}`,
    signImage: copy.signImage,
    foot: footOf(copy),
    isForeign: hasForeignWords(copy),
  };
}

/**
 * A browser writes the text, so it may be another than the portal's. Known of the current version only; the
 * letterhead follows the settings, not the version.
 */
export function hasForeignWords(copy: Pick<SignedCopy, 'form' | 'version' | 'content'>): boolean {
  if (copy.version !== FORMS[copy.form].textVersion) return false;
  const read = readContent(copy);
  if (!read) return true;
  const own = contentFrom(copy.form, read.facts);
  return !own || wordsOf(own) !== wordsOf(read.content);
}

function wordsOf({ letterhead: _, ...content }: LetterContent): string {
  return canonicalJson(content);
}
