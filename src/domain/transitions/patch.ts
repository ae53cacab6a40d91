import type { PROFILE_FIELDS } from '../records/defaults.ts';
import { MAX_LOG_BYTES, MAX_LOGS, MAX_OWN_LOGS } from '../records/limits.ts';
import type {
  BankDetails,
  EinvoicingDeclaration,
  FormKey,
  FormStatus,
  FormStatuses,
  LogEntry,
  MsaAcceptance,
  NonGst,
  Query,
  QueryCategory,
  SectionOne,
  SectionSix,
  UserRecord,
} from '../records/records.ts';
import type { Findings } from '../review/findings.ts';
import type { ReviewStep } from '../review/snapshots.ts';
import { byteLength } from './guards.ts';

/** `forms.bankdetails` for `bankdetails` of `forms`. */
type FieldsAt<Path extends string, Fields> = {
  [Key in keyof Fields & string as `${Path}.${Key}`]?: Fields[Key];
};

type WholeField =
  | (typeof PROFILE_FIELDS)[number]
  | 'signImage'
  | 'gstmailsend'
  | 'vendorTypes'
  | 'sent'
  | 'approval'
  | 'vendorRemark';

/** Fields of `users/{uid}` by dotted path, so that stored keys this version does not know survive. */
export type PatchedFields = Partial<Pick<UserRecord, WholeField>> &
  FieldsAt<'forms', FormStatuses> &
  FieldsAt<'bankDetails', BankDetails> &
  FieldsAt<'nongst', NonGst> &
  FieldsAt<'einvoicing', EinvoicingDeclaration> &
  FieldsAt<'msa', MsaAcceptance> &
  FieldsAt<'vendorDetails.sectionOne', SectionOne> &
  FieldsAt<'vendorDetails.sectionSix', SectionSix> &
  FieldsAt<'queries', Record<QueryCategory, readonly unknown[]>>;

/** Log and query are appended, so that entries this version cannot read survive. */
export interface UserPatch {
  set: PatchedFields;
  log?: LogEntry;
  query?: { category: QueryCategory; item: Query };
  step?: ReviewStep;
  findings?: Findings;
}

export type Transition =
  | { allowed: true; patch: UserPatch }
  | { allowed: false; refusal: { reason: string } };

/** By dotted path. */
export function dotted<Path extends string, Fields extends object>(
  path: Path,
  fields: Fields,
): FieldsAt<Path, Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [`${path}.${key}`, value]),
  ) as FieldsAt<Path, Fields>;
}

export function formStatuses(keys: readonly FormKey[], status: FormStatus): FieldsAt<'forms', FormStatuses> {
  return dotted('forms', Object.fromEntries(keys.map((key) => [key, status])) as Partial<FormStatuses>);
}

export function allow(patch: UserPatch): Transition {
  return { allowed: true, patch };
}

export function refuse(reason: string): Transition {
  return { allowed: false, refusal: { reason } };
}

/** R7. A full share of the log takes no further entry, and never blocks a submission. */
export function ownLog(
  record: Pick<UserRecord, 'name' | 'logs'>,
  action: string,
  now: number,
): { log?: LogEntry } {
  return logged(record, { title: `${record.name} ${action}`, timestamp: now }, MAX_OWN_LOGS);
}

/** R7: staff entries carry the uid. */
export function staffLog(
  record: Pick<UserRecord, 'logs'>,
  staff: { uid: string; name: string },
  action: string,
  now: number,
): { log?: LogEntry } {
  return logged(record, { title: `${staff.name} ${action}`, timestamp: now, by: staff.uid }, MAX_LOGS);
}

function logged({ logs }: Pick<UserRecord, 'logs'>, log: LogEntry, most: number): { log?: LogEntry } {
  return logs.length < most && byteLength(log.title) <= MAX_LOG_BYTES ? { log } : {};
}
