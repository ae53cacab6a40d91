import { CONTACT_FIELDS } from './defaults.ts';
import type { Raw } from './read.ts';
import { DOCUMENT_KEYS, type DocumentsKey, type UntilDates, type UserRecord } from './records.ts';
import type { TaxEntry } from './taxes.ts';

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

export const AMENDMENT_STATUSES = [-1, 0, 1, 2, 3] as const;
/** -1 refused, 0 draft, 1 submitted, 2 validated, 3 in force. */
export type AmendmentStatus = (typeof AMENDMENT_STATUSES)[number];

/** The GST certificate changes with the GST registration. */
export const AMENDED_DOCUMENTS = DOCUMENT_KEYS.filter((key) => key !== 'GSTCertificate');
export type AmendedDocument = (typeof AMENDED_DOCUMENTS)[number];

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

export const WAITING_FOR = ['reviewer', 'approver'] as const;
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

export function isAmendmentOpen({ status }: Pick<Amendment, 'status'>): boolean {
  return status === 1 || status === 2;
}
