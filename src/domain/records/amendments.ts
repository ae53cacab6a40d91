import { pick } from '../pick.ts';
import { CONTACT_FIELDS } from './defaults.ts';
import { parseUserRecord, readUntilDates } from './parseRecord.ts';
import { isMap, type Raw, readFlag, readLink, readMap, readOneOf, readText, readTime } from './read.ts';
import {
  type BankDetails,
  type DatedDocument,
  DOCUMENT_KEYS,
  type DocumentsKey,
  isDatedDocument,
  type UntilDates,
  type UserRecord,
} from './records.ts';
import { parseTaxDetails, type TaxEntry } from './taxes.ts';

const GST_FIELDS = ['isGSTApplicable', 'GSTIN'] as const;

type AmendedField = (typeof CONTACT_FIELDS)[number] | (typeof GST_FIELDS)[number] | 'bankDetails';

interface AmendmentKindInfo {
  title: string;
  /** The name within a sentence. */
  name: string;
  /** True when an approver has to confirm a validated amendment; otherwise the validation puts it in force. */
  isConfirmed: boolean;
  /** The least time between validation and confirmation, in milliseconds. */
  wait: number;
  /** The fields of the users record that it changes, all of them at once. */
  fields: readonly AmendedField[];
  /** The part of a snapshot that has these values; absent when no snapshot has them. */
  part?: 'profile' | 'bankdetails';
  isForVendors?: boolean;
}

const HOUR_MS = 3_600_000;
/** 48 hours, and the five minutes by which a stored time may be wrong. */
const BANK_WAIT_MS = 48 * HOUR_MS + 300_000;

/** The rules have the same keys. */
export const AMENDMENT_KINDS = {
  contact: {
    title: 'Contact',
    name: 'contact details',
    isConfirmed: false,
    wait: 0,
    fields: CONTACT_FIELDS,
    part: 'profile',
  },
  bank: {
    title: 'Bank account',
    name: 'bank account',
    isConfirmed: true,
    wait: BANK_WAIT_MS,
    fields: ['bankDetails'],
    part: 'bankdetails',
  },
  gst: {
    title: 'GST registration',
    name: 'GST registration',
    isConfirmed: true,
    wait: 0,
    fields: GST_FIELDS,
    part: 'profile',
  },
  document: { title: 'Document', name: 'document', isConfirmed: true, wait: 0, fields: [], part: 'profile' },
  taxes: {
    title: 'Tax and MSME details',
    name: 'tax and MSME details',
    isConfirmed: true,
    wait: 0,
    fields: [],
    isForVendors: true,
  },
} satisfies Record<string, AmendmentKindInfo>;

export type AmendmentKind = keyof typeof AMENDMENT_KINDS;
export const AMENDMENT_KIND_KEYS = Object.keys(AMENDMENT_KINDS) as readonly AmendmentKind[];

export function amendmentKind(kind: AmendmentKind): AmendmentKindInfo {
  return AMENDMENT_KINDS[kind];
}

/** The kinds of amendments that a person of this usertype may submit. */
export function amendmentKindsOf({ usertype }: Pick<UserRecord, 'usertype'>): AmendmentKind[] {
  return AMENDMENT_KIND_KEYS.filter((kind) => usertype === 'vendor' || !amendmentKind(kind).isForVendors);
}

const AMENDMENT_STATUSES = [-1, 0, 1, 2, 3] as const;
/** -1 refused, 0 draft, 1 submitted, 2 validated, 3 in force. */
type AmendmentStatus = (typeof AMENDMENT_STATUSES)[number];

/** The GST certificate changes with the GST registration. */
export const AMENDED_DOCUMENTS = DOCUMENT_KEYS.filter((key) => key !== 'GSTCertificate');
type AmendedDocument = (typeof AMENDED_DOCUMENTS)[number];

/** Links of files, and the last day of a document; an empty text where it has none. */
type AmendedDocuments = Partial<Record<DocumentsKey, string>> & UntilDates;

/** Whole fields of both records, and the SHA-256 of each new file by the key of its link. */
export interface AmendedValues {
  user: Partial<Pick<UserRecord, AmendedField>>;
  documents: AmendedDocuments;
  hashes: Partial<Record<DocumentsKey, string>>;
  /** Only in an amendment of the kind `taxes`. */
  taxes?: TaxEntry;
}

/** `amendments/{uid}/items/{kind}`; `by` and `at` are those of the last step. */
export interface Amendment {
  values: AmendedValues;
  reason: string;
  status: AmendmentStatus;
  by: string;
  at: number;
  submittedAt?: number;
  validatedBy?: string;
  validatedAt?: number;
  /** The reason of a refusal. */
  refusal?: string;
  /** For a bank account: whether the approver called the number on record. */
  called?: boolean;
}

/** The fields that a mail needs, without the new values. */
export type AmendmentState = Pick<Amendment, 'status' | 'submittedAt' | 'refusal'>;

export type Amendments = Partial<Record<AmendmentKind, Amendment>>;

/** `history/{uid}/items/{kind}-{at}`: the fields as they were before an amendment came into force. */
export interface HistoryEntry {
  kind: AmendmentKind;
  user: Raw;
  documents: Raw;
  /** Only of the kind `taxes`; empty when nothing was declared. */
  taxes?: Raw;
  by: string;
  at: number;
}

const WAITING_FOR = ['reviewer', 'approver'] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/**
 * `amendments/{uid}`: the status of each kind, for the lists of reviewers and approvers. It changes with an amendment.
 */
export interface AmendmentSummary {
  statuses: Partial<Record<AmendmentKind, AmendmentStatus>>;
  waiting: WaitingFor[];
  /** The kind that changed last, and when. */
  last: AmendmentKind;
  since: number;
}

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

/** The summary after a step of one kind. */
export function withAmendment(
  { statuses }: Pick<AmendmentSummary, 'statuses'>,
  kind: AmendmentKind,
  { status, at }: Pick<Amendment, 'status' | 'at'>,
): AmendmentSummary {
  const after = { ...statuses, [kind]: status };
  const found = Object.values(after);
  return {
    statuses: after,
    waiting: [
      ...(found.includes(1) ? (['reviewer'] as const) : []),
      ...(found.includes(2) ? (['approver'] as const) : []),
    ],
    last: kind,
    since: at,
  };
}

export function historyId({ kind, at }: Pick<HistoryEntry, 'kind' | 'at'>): string {
  return `${kind}-${at}`;
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

export function isAmendmentOpen({ status }: Pick<Amendment, 'status'>): boolean {
  return status === 1 || status === 2;
}

type ContactValues = Pick<UserRecord, (typeof CONTACT_FIELDS)[number]>;

/** A link of a file uploaded for an amendment, with its SHA-256. */
export interface AmendedFile {
  link: string;
  hash: string;
}

export function contactValues(contact: ContactValues): AmendedValues {
  return { user: pick(contact, CONTACT_FIELDS), documents: {}, hashes: {} };
}

export function bankValues(bankDetails: BankDetails, cheque: AmendedFile): AmendedValues {
  return { user: { bankDetails }, ...fileValues('cancelledCheque', cheque) };
}

/** @param gstin empty where the registration has ended @param until empty for a certificate without a last day */
export function gstValues(gstin: string, certificate?: AmendedFile, until = ''): AmendedValues {
  return {
    user: { isGSTApplicable: gstin === '' ? 'no' : 'yes', GSTIN: gstin },
    ...(certificate ? datedFileValues('GSTCertificate', certificate, until) : { documents: {}, hashes: {} }),
  };
}

export function documentValues(key: AmendedDocument, file: AmendedFile, until = ''): AmendedValues {
  const values = isDatedDocument(key) ? datedFileValues(key, file, until) : fileValues(key, file);
  return { user: {}, ...values };
}

function datedFileValues(key: DatedDocument, file: AmendedFile, until: string): Omit<AmendedValues, 'user'> {
  const { documents, hashes } = fileValues(key, file);
  return { documents: { ...documents, [`${key}Until`]: until }, hashes };
}

export function taxValues(taxes: TaxEntry): AmendedValues {
  return { user: {}, documents: {}, hashes: {}, taxes };
}

function fileValues(key: DocumentsKey, { link, hash }: AmendedFile): Omit<AmendedValues, 'user'> {
  return { documents: { [key]: link }, hashes: { [key]: hash } };
}
