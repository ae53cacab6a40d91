import {
  AMENDMENT_KIND_KEYS,
  AMENDMENT_STATUSES,
  type AmendedValues,
  type Amendment,
  type AmendmentKind,
  type AmendmentStatus,
  type AmendmentSummary,
  amendmentKind,
  type HistoryEntry,
  WAITING_FOR,
} from './amendments.ts';
import { parseUserRecord, readUntilDates } from './parseRecord.ts';
import { isMap, type Raw, readFlag, readLink, readMap, readOneOf, readText, readTime } from './read.ts';
import { DOCUMENT_KEYS, type DocumentsKey } from './records.ts';
import { parseTaxDetails, type TaxEntry } from './taxes.ts';

/** Never throws. */
export function parseAmendment(raw: unknown): Amendment | undefined {
  if (!isMap(raw)) return undefined;
  const { values, reason, status, by, at, submittedAt, validatedBy, validatedAt, refusal, called } = raw;
  const { user, documents, hashes, taxes } = readMap(values);
  const declared = parseTaxEntry(taxes);
  return {
    values: {
      user: parseAmendedUser(readMap(user)),
      documents: { ...textsOf(documents, readLink), ...readUntilDates(readMap(documents)) },
      hashes: textsOf(hashes),
      ...(declared && { taxes: declared }),
    },
    reason: readText(reason),
    status: readOneOf<AmendmentStatus>(status, AMENDMENT_STATUSES, 0),
    by: readText(by),
    at: readTime(at) ?? 0,
    ...(typeof submittedAt === 'number' && { submittedAt }),
    ...(typeof validatedBy === 'string' && { validatedBy }),
    ...(typeof validatedAt === 'number' && { validatedAt }),
    ...(typeof refusal === 'string' && { refusal }),
    ...(called !== undefined && { called: readFlag(called) }),
  };
}

/** The fields of the users record that the amendment changes. */
export function parseAmendedUser(raw: Raw): AmendedValues['user'] {
  const parsed = parseUserRecord('', raw);
  const fields = AMENDMENT_KIND_KEYS.flatMap((kind) => amendmentKind(kind).fields);
  return Object.fromEntries(fields.filter((key) => key in raw).map((key) => [key, parsed[key]]));
}

function parseTaxEntry(raw: unknown): TaxEntry | undefined {
  const parsed = parseTaxDetails(raw);
  if (!parsed) return undefined;
  const { at: _, ...entry } = parsed;
  return entry;
}

function textsOf(
  raw: unknown,
  read: (value: unknown) => string = readText,
): Partial<Record<DocumentsKey, string>> {
  const keys: readonly DocumentsKey[] = [...DOCUMENT_KEYS, 'cancelledCheque'];
  const map = readMap(raw);
  return Object.fromEntries(keys.filter((key) => key in map).map((key) => [key, read(map[key])]));
}

/** Never throws. */
export function parseAmendmentSummary(raw: unknown): AmendmentSummary {
  const { statuses, waiting, last, since } = readMap(raw);
  const map = readMap(statuses);
  return {
    statuses: Object.fromEntries(
      AMENDMENT_KIND_KEYS.filter((kind) => kind in map).map((kind) => [
        kind,
        readOneOf<AmendmentStatus>(map[kind], AMENDMENT_STATUSES, 0),
      ]),
    ),
    waiting: Array.isArray(waiting)
      ? WAITING_FOR.filter((each) => (waiting as unknown[]).includes(each))
      : [],
    last: readOneOf<AmendmentKind>(last, AMENDMENT_KIND_KEYS, 'contact'),
    since: readTime(since) ?? 0,
  };
}

/** Never throws. */
export function parseHistoryEntry(raw: unknown): HistoryEntry {
  const { kind, user, documents, taxes, by, at } = readMap(raw);
  return {
    kind: readOneOf<AmendmentKind>(kind, AMENDMENT_KIND_KEYS, 'contact'),
    user: readMap(user),
    documents: readMap(documents),
    ...(isMap(taxes) && { taxes }),
    by: readText(by),
    at: readTime(at) ?? 0,
  };
}
