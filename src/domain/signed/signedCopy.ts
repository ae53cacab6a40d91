import { FORM_KEYS, submissionsOf } from '../forms/registry.ts';
import { isMap, readOneOf, readTexts, readTime } from '../records/read.ts';
import type { FormKey, UserRecord } from '../records/records.ts';
import { formatDay, formatTimestamp } from '../time/dates.ts';

/** R15: the most bytes of a copy's text. A longer registration form is submitted without a copy. */
export const MAX_CONTENT_BYTES = 60_000;

/** `papers/{uid}/items/{form}-{at}`: the signed text as it was on that day. Never changed (R19). */
export interface SignedCopy {
  form: FormKey;
  /** The form's `textVersion` at the time. */
  version: string;
  /** LetterContent and SignedFacts as canonical JSON. */
  content: string;
  /** Like 2026-27; empty where the form is for no single year. */
  year: string;
  /** Link and SHA-256 of the signature; empty without one, the hash also for one that was uploaded without it. */
  signImage: string;
  signHash: string;
  /** The time of the submission's log entry. */
  at: number;
  /** SHA-256 of the other fields. */
  hash: string;
}

/** A copy with the server's time of storing, in epoch milliseconds. */
export interface StoredCopy extends SignedCopy {
  storedAt: number;
}

export function copyId({ form, at }: Pick<SignedCopy, 'form' | 'at'>): string {
  return `${form}-${at}`;
}

/** The text whose SHA-256 is `hash`; the rules join the same fields. */
export function hashedText(uid: string, copy: Omit<SignedCopy, 'hash'>): string {
  const { form, version, year, at, signImage, signHash, content } = copy;
  return [uid, form, version, year, at, signImage, signHash, content].join('\n');
}

/** Never throws. @param storedAt as the database has it, in milliseconds */
export function parseSignedCopy(raw: unknown, storedAt: number): StoredCopy | undefined {
  if (!isMap(raw)) return undefined;
  return {
    form: readOneOf(raw.form, FORM_KEYS, 'msa'),
    ...readTexts(raw, ['version', 'content', 'year', 'signImage', 'signHash', 'hash']),
    at: readTime(raw.at) ?? 0,
    storedAt,
  };
}

/** The id that a copy of the last submission has; undefined when no submission is logged. */
export function idOfLastSubmission(record: Pick<UserRecord, 'logs'>, form: FormKey): string | undefined {
  const last = submissionsOf(record, form).at(-1);
  return last && copyId({ form, at: last.timestamp });
}

/** The foot of a printout from the record. @param copy of the last submission, whose fields or words are others */
export function footOfRecord(now: number, copy: Pick<StoredCopy, 'storedAt'> | null = null): string {
  const why = copy
    ? `not the signed copy of ${formatDay(copy.storedAt)}`
    : 'no signed copy is stored of this form';
  return `As of now, ${formatTimestamp(now)} (IST): ${why}.`;
}
