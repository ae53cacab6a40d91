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
  type WaitingFor,
} from './amendments.ts';
import { parseUserRecord, readUntilDates } from './parseRecord.ts';
import {
  isMap,
  type Raw,
  readFlag,
  readKnown,
  readLink,
  readListed,
  readMap,
  readOneOf,
  readText,
  readTime,
} from './read.ts';
import { DOCUMENT_KEYS, type DocumentsKey } from './records.ts';
import { parseTaxDetails, type TaxEntry } from './taxes.ts';

const FILE_KEYS: readonly DocumentsKey[] = [...DOCUMENT_KEYS, 'cancelledCheque'];

const readStatus = (status: unknown) => readOneOf<AmendmentStatus>(status, AMENDMENT_STATUSES, 0);

/** Never throws. */
export function parseAmendment(raw: unknown): Amendment | undefined {
  if (!isMap(raw)) return undefined;
  const { values, reason, status, by, at, submittedAt, validatedBy, validatedAt, refusal, called } = raw;
  const { user, documents, hashes, taxes } = readMap(values);
  const declared = parseTaxEntry(taxes);
  return {
    values: {
      user: parseAmendedUser(readMap(user)),
      documents: {
        ...readKnown(readMap(documents), FILE_KEYS, readLink),
        ...readUntilDates(readMap(documents)),
      },
      hashes: readKnown(readMap(hashes), FILE_KEYS, (hash) => readText(hash)),
      ...(declared && { taxes: declared }),
    },
    reason: readText(reason),
    status: readStatus(status),
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

/** Never throws. */
export function parseAmendmentSummary(raw: unknown): AmendmentSummary {
  const { statuses, waiting, last, since } = readMap(raw);
  return {
    statuses: readKnown(readMap(statuses), AMENDMENT_KIND_KEYS, readStatus),
    waiting: readListed<WaitingFor>(waiting, WAITING_FOR),
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
