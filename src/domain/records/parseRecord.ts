import { BANK_FIELDS } from '../forms/bankDetails.ts';
import { readFields } from '../forms/fields.ts';
import {
  DEFINITIONS,
  FORM_KEYS,
  forEachCategory,
  forEachForm,
  PLAIN_FORMS,
  type PlainForm,
} from '../forms/registry.ts';
import { defaultVendorTypes, emptyDocuments, wordsOf } from './defaults.ts';
import { parseEinvoicing, parseNonGst, parseVendorDetails } from './parseDeclarations.ts';
import {
  isMap,
  type Raw,
  readFlag,
  readKnown,
  readLink,
  readList,
  readListed,
  readMap,
  readOneOf,
  readText,
  readTime,
} from './read.ts';
import {
  APPROVAL_ACTIONS,
  type Approval,
  type ApprovalAction,
  type ChangeKey,
  DATED_DOCUMENTS,
  DOCUMENT_KEYS,
  type DocumentsKey,
  type DocumentsRecord,
  FORM_STATUSES,
  type FormKey,
  type FormStatuses,
  type LogEntry,
  type OnBehalfOf,
  OVERALL_STATUSES,
  OVERRIDDEN,
  PERSON_TYPES,
  type ProgressRecord,
  type Queries,
  type Query,
  type Sent,
  type UntilDates,
  type UserRecord,
  type UserType,
  type VendorRevision,
  type VendorTypeChoice,
  type Waivable,
  type YesNo,
} from './records.ts';

const USER_TYPES: readonly UserType[] = ['introducer', ...PERSON_TYPES];
const YES_NO: readonly YesNo[] = ['yes', 'no'];
/** The forms and documents that an exception may waive; the person still owes them. */
export const WAIVABLE: readonly Waivable[] = [...DOCUMENT_KEYS, ...FORM_KEYS];
export const CHANGE_KEYS: readonly ChangeKey[] = ['profile', ...FORM_KEYS, ...DOCUMENT_KEYS];

/** Never throws, so that no stored value blanks a page: malformed fields get defaults, malformed items are dropped. */
export function parseUserRecord(uid: string, raw: unknown): UserRecord {
  const record = readMap(raw);
  const approval = parseApproval(record.approval);
  const sent = parseSent(record.sent);
  return {
    uid,
    userid: readText(record.userid),
    usertype: readOneOf(record.usertype, USER_TYPES, 'trainee'),
    name: readText(record.name),
    email: readText(record.email),
    designation: readText(record.designation),
    phone: readText(record.phone),
    pancard: readText(record.pancard),
    aadharcard: readText(record.aadharcard),
    fpoc: readText(record.fpoc),
    fpocno: readText(record.fpocno),
    address: readText(record.address),
    nationality: readOneOf(record.nationality, ['Indian', 'Foreign'], 'Indian'),
    isGSTApplicable: readOneOf(record.isGSTApplicable, YES_NO, 'no'),
    GSTIN: readText(record.GSTIN),
    gstmailsend: readFlag(record.gstmailsend),
    isEinvoicingApplicable: readOneOf(record.isEinvoicingApplicable, YES_NO, 'no'),
    vendortype: readText(record.vendortype),
    signImage: readLink(record.signImage),
    vendorRemark: readText(record.vendorRemark),
    logs: readList(record.logs, parseLogEntry),
    forms: parseForms(record.forms),
    withoutStatus: withoutStatus(readMap(record.forms)),
    nongst: parseNonGst(readMap(record.nongst)),
    bankDetails: readFields(readMap(record.bankDetails), BANK_FIELDS),
    queries: parseQueries(record.queries),
    vendorTypes: parseVendorTypes(record.vendorTypes),
    vendorDetails: parseVendorDetails(record.vendorDetails),
    ...(isMap(record.vendorRevision) && { vendorRevision: record.vendorRevision as VendorRevision }),
    ...(isMap(record.einvoicing) && { einvoicing: parseEinvoicing(record.einvoicing) }),
    ...parsePlainForms(record),
    ...(sent && { sent }),
    ...(approval && { approval }),
  };
}

/** The record as the person filled in the registration form, submitted or not. */
export function revisedRecord(record: UserRecord): UserRecord {
  const { vendorTypes, vendorDetails } = record.vendorRevision ?? {};
  return {
    ...record,
    ...(vendorTypes && { vendorTypes: parseVendorTypes(vendorTypes) }),
    ...(vendorDetails && { vendorDetails: parseVendorDetails(vendorDetails) }),
  };
}

export function parseDocumentsRecord(raw: unknown): DocumentsRecord {
  const record = readMap(raw);
  const stored = Object.keys(emptyDocuments()).map((key) => [
    key,
    readLink(record[key]) || readFlag(record[key]),
  ]);
  const proof = readText(record.proof);
  const cameIn = readTime(record.cameIn);
  const seen = parseSent(record.seen);
  return {
    ...(Object.fromEntries(stored) as Record<DocumentsKey, string | boolean>),
    ...(proof && { proof }),
    ...(cameIn && { cameIn }),
    ...(seen && { seen }),
    ...readUntilDates(record),
  };
}

/** The last days that the documents record has. */
export function readUntilDates(raw: Raw): UntilDates {
  const keys = DATED_DOCUMENTS.map((key) => `${key}Until` as const);
  return readKnown(raw, keys, (until) => readText(until));
}

export function parseProgressRecord(uid: string, raw: unknown): ProgressRecord {
  const record = readMap(raw);
  const name = readText(record.name);
  const submittedAt = readTime(record.submittedAt);
  const decision = parseApproval(record.decision);
  return {
    uid,
    email: readText(record.email),
    name,
    userid: readText(record.userid),
    usertype: readOneOf(record.usertype, USER_TYPES, 'trainee'),
    fpocno: readText(record.fpocno),
    forms: parseForms(record.forms),
    words: wordsOf(name),
    since: readTime(record.since) ?? 0,
    ...(submittedAt !== undefined && { submittedAt }),
    ...(decision && { decision }),
    ...(typeof record.known === 'boolean' && {
      verified: record.verified === true,
      invitation: readText(record.invitation),
      known: record.known,
    }),
  };
}

function parseForms(raw: unknown): FormStatuses {
  const forms = readMap(raw);
  return {
    status: readOneOf(forms.status, OVERALL_STATUSES, 0),
    approved: readFlag(forms.approved),
    ...forEachForm((key) => readOneOf(forms[key], FORM_STATUSES, 0)),
  };
}

function withoutStatus(forms: Raw): FormKey[] {
  return FORM_KEYS.filter((key) => [undefined, null, ''].some((empty) => forms[key] === empty));
}

function parsePlainForms(record: Raw): Pick<UserRecord, PlainForm> {
  const stored = PLAIN_FORMS.map((key) => [key, record[key]] as const);
  return Object.fromEntries(
    stored.flatMap(([key, fields]) =>
      isMap(fields) ? [[key, readFields(fields, DEFINITIONS[key].fields)]] : [],
    ),
  );
}

function parseQueries(raw: unknown): Queries {
  const queries = readMap(raw);
  return forEachCategory((category) => readList(queries[category], parseQuery));
}

function parseQuery(raw: Raw): Query | undefined {
  const timestamp = readTime(raw.timestamp);
  const status = readOneOf<0 | 1 | undefined>(raw.status, [0, 1], undefined);
  if (typeof raw.title !== 'string' || timestamp === undefined || status === undefined) return undefined;
  const by = readOneOf<Query['by']>(raw.by, ['trainee', 'reviewer'], undefined);
  return {
    title: raw.title,
    timestamp,
    status,
    ...(by && { by }),
    ...(typeof raw.field === 'string' && { field: raw.field }),
    ...(typeof raw.reply === 'string' && { reply: raw.reply }),
  };
}

function parseLogEntry(raw: Raw): LogEntry | undefined {
  const timestamp = readTime(raw.timestamp);
  if (typeof raw.title !== 'string' || timestamp === undefined) return undefined;
  // Only compared, and bounded by the rules.
  const { did, about } = raw as Pick<LogEntry, 'did' | 'about'>;
  return {
    title: raw.title,
    timestamp,
    ...(typeof raw.by === 'string' && { by: raw.by }),
    ...(did && { did, about }),
  };
}

function parseVendorTypes(raw: unknown): VendorTypeChoice[] {
  const choices = readList(raw, ({ name, isChecked }) =>
    typeof name === 'string' ? { name, isChecked: readFlag(isChecked) } : undefined,
  );
  return choices.length > 0 ? choices : defaultVendorTypes();
}

function parseSent(raw: unknown): Sent | undefined {
  const { by, at: time } = readMap(raw);
  const at = readTime(time);
  return typeof by === 'string' && at !== undefined ? { by, at } : undefined;
}

function parseApproval(raw: unknown): Approval | undefined {
  const approval = readMap(raw);
  const action = readOneOf<ApprovalAction | undefined>(approval.action, APPROVAL_ACTIONS, undefined);
  const at = readTime(approval.at);
  if (action === undefined || at === undefined || typeof approval.by !== 'string') return undefined;
  const reason = readText(approval.reason);
  const until = readText(approval.until);
  const despite = readListed(approval.despite, OVERRIDDEN);
  const change = readListed(approval.change, CHANGE_KEYS);
  const waived = readListed(approval.waived, WAIVABLE);
  const replace = readListed(approval.replace, DOCUMENT_KEYS);
  const onBehalfOf = parseOnBehalfOf(readMap(approval.onBehalfOf));
  return {
    action,
    by: approval.by,
    at,
    ...(reason && { reason }),
    ...(until && { until }),
    ...(despite.length > 0 && { despite }),
    ...(change.length > 0 && { change }),
    ...(waived.length > 0 && { waived }),
    ...(replace.length > 0 && { replace }),
    ...(onBehalfOf && { onBehalfOf }),
  };
}

function parseOnBehalfOf({ uid, name, deputyName }: Raw): OnBehalfOf | undefined {
  return typeof uid === 'string'
    ? { uid, name: readText(name), deputyName: readText(deputyName) }
    : undefined;
}
