import { sha256 } from '../files/sha256.ts';
import { FORMS } from '../forms/registry.ts';
import { isMap, type Raw } from '../records/read.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../records/records.ts';
import { byteLength } from '../transitions/guards.ts';
import { hashedText, MAX_CONTENT_BYTES, type SignedCopy } from './signedCopy.ts';
import { factsOf, textOf, yearOf } from './signedText.ts';

interface Signing {
  /** The time of the log entry; undefined when the person's share of the log is full. */
  at: number | undefined;
  /** The SHA-256 of the signature; '' when unknown. */
  signHash: string;
}

/** The copy to store; undefined without a log entry, or when the text is too long. The submission is written anyway. */
export async function signedCopy(
  form: FormKey,
  record: UserRecord,
  documents: Partial<DocumentsRecord>,
  { at, signHash }: Signing,
): Promise<SignedCopy | undefined> {
  const facts = factsOf(form, record, documents);
  const content = textOf(form, facts);
  if (at === undefined || content === undefined || byteLength(content) > MAX_CONTENT_BYTES) return undefined;
  const { uid, signImage } = record;
  const version = FORMS[form].textVersion;
  const copy = { form, version, content, year: yearOf(form, facts), signImage, signHash, at };
  return { ...copy, hash: await sha256(hashedText(uid, copy)) };
}

/** The record with the fields of a patch, by dotted path. */
export function withFields(raw: Raw, fields: Raw): Raw {
  return Object.entries(fields).reduce(
    (record, [path, value]) => withField(record, path.split('.'), value),
    raw,
  );
}

function withField(raw: Raw, [key = '', ...rest]: string[], value: unknown): Raw {
  const inner = raw[key];
  return { ...raw, [key]: rest.length === 0 ? value : withField(isMap(inner) ? inner : {}, rest, value) };
}
