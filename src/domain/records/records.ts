import type { BANK_FIELDS } from '../forms/bankDetails.ts';
import type { E_INVOICING } from '../forms/eInvoicing.ts';
import type { FilledValues, ValuesOf } from '../forms/fields.ts';
import type { NON_APPLICABILITY } from '../forms/nonApplicability.ts';
import type { DEFINITIONS, PlainForm } from '../forms/registry.ts';
import type { RowOf, readSectionOne, SECTION_SIX } from '../forms/traineeForm.ts';
import type { LOG_STEPS } from './logSteps.ts';

/** Timestamps are epoch milliseconds, dates ISO `yyyy-mm-dd` strings. */

export const PERSON_TYPES = ['trainee', 'vendor'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];
export type UserType = 'introducer' | PersonType;
export type YesNo = 'yes' | 'no';

export const FORM_STATUSES = [-1, 0, 1, 2, 3] as const;
/** -1 queries, 0 pending, 1 submitted, 2 validated, 3 approved. */
export type FormStatus = (typeof FORM_STATUSES)[number];

export const OVERALL_STATUSES = [0, 1, 2, 3, 4, 5] as const;
/** 0 pending, 1 submitted, 2 validated, 3 sent for approval, 4 approved, 5 approved as exception. */
export type OverallStatus = (typeof OVERALL_STATUSES)[number];

export type FormKey = keyof typeof DEFINITIONS;

export type FormStatuses = Record<FormKey, FormStatus> & { status: OverallStatus; approved: boolean };

export type LogAction = keyof typeof LOG_STEPS;
/** The last four are kinds of amendments. */
type LogSubject = FormKey | 'documents' | 'profile' | 'contact' | 'bank' | 'gst' | 'document' | 'taxes';

/** Entries without `did` are older ones, or text that the person added: they stand for nothing but their title. */
export interface LogEntry {
  title: string;
  timestamp: number;
  /** The uid of the reviewer or approver; absent on the person's own entries. */
  by?: string;
  did?: LogAction;
  /** The subject of the entry; absent when it is the whole record, or several forms. */
  about?: LogSubject;
}

export type QueryCategory = 'general' | (typeof DEFINITIONS)[FormKey]['category'];

export interface Query {
  title: string;
  timestamp: number;
  /** 0 open, 1 resolved. */
  status: 0 | 1;
  by?: 'trainee' | 'reviewer';
  field?: string;
  /** The person's answer at the resolution. */
  reply?: string;
}

export type Queries = Record<QueryCategory, Query[]>;

/** Why somebody is not registered for GST; each field is absent in declarations from before November 2026. */
export type GstGrounds = FilledValues<typeof NON_APPLICABILITY.grounds> & Renewal;
export type NonGst = ValuesOf<typeof NON_APPLICABILITY.fields> & Partial<GstGrounds>;

/** Why somebody issues no e-invoices; each field is absent in declarations from before November 2026. */
export type EinvoicingGrounds = FilledValues<typeof E_INVOICING.grounds> & Renewal;
export type EinvoicingDeclaration = ValuesOf<typeof E_INVOICING.fields> & Partial<EinvoicingGrounds>;

interface Renewal {
  /** The financial year of a renewal, like 2027-28. Absent in a first declaration, which is for the year of its date. */
  year?: string;
}

/** The fields of each plain form, absent until the first save. */
type PlainFormFields = { [Key in PlainForm]?: ValuesOf<(typeof DEFINITIONS)[Key]['fields']> };

export type BankDetails = ValuesOf<typeof BANK_FIELDS>;

export interface VendorTypeChoice {
  name: string;
  isChecked: boolean;
}

export type Contact = RowOf<'accountsDetails'>;
export type GeneralQuestion = RowOf<'generalQuestions'>;
export type SectionOne = ReturnType<typeof readSectionOne>;
export type SectionSix = ValuesOf<typeof SECTION_SIX>;

export interface VendorDetails {
  /** The choice at the registration, until Section 1 is saved. */
  vendorStatus?: string;
  sectionOne?: SectionOne;
  sectionSix?: SectionSix;
}

/**
 * R5: what a decided person saved of the open registration form and has not submitted yet. As it is stored,
 * because the submission has to equal it; `revisedRecord` reads it.
 */
export type VendorRevision = Partial<Pick<UserRecord, 'vendorTypes' | 'vendorDetails'>>;

export const APPROVAL_ACTIONS = ['accept', 'acceptasexception', 'deny'] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

export const OVERRIDDEN = ['pending', 'query', 'name', 'changed', 'decided'] as const;
/** The failed checks that the decision overrides. */
export type Overridden = (typeof OVERRIDDEN)[number];

/** What an exception may waive; the person still owes it. */
export type Waivable = DocumentKey | FormKey;

export interface Approval {
  action: ApprovalAction;
  by: string;
  at: number;
  reason?: string;
  /** The last day of an exception. */
  until?: string;
  /** What the person still owes under an exception. Absent in older decisions, and when the approver names nothing. */
  waived?: readonly Waivable[];
  /** Documents that are stored and that the person has to replace under an exception. */
  replace?: readonly DocumentKey[];
  despite?: Overridden[];
  /** What a denied person has to change (R21). */
  change?: ChangeKey[];
  /** R25: for a deputy's decision, the absent approver and both names. */
  onBehalfOf?: OnBehalfOf;
}

export interface OnBehalfOf {
  /** The uid of the approver who was away. */
  uid: string;
  name: string;
  deputyName: string;
}

export interface Sent {
  by: string;
  at: number;
}

/** `users/{uid}`, parsed: every field is present, with its default when the database has none. */
export interface UserRecord extends PlainFormFields {
  uid: string;
  userid: string;
  usertype: UserType;
  name: string;
  email: string;
  designation: string;
  phone: string;
  pancard: string;
  aadharcard: string;
  /** Name and e-mail address of the introducer. */
  fpoc: string;
  fpocno: string;
  address: string;
  nationality: 'Indian' | 'Foreign';
  isGSTApplicable: YesNo;
  GSTIN: string;
  gstmailsend: boolean;
  isEinvoicingApplicable: YesNo;
  vendortype: string;
  signImage: string;
  vendorRemark: string;
  logs: LogEntry[];
  forms: FormStatuses;
  /** Forms whose status is empty in the record; they count as pending. */
  withoutStatus: readonly FormKey[];
  nongst: NonGst;
  bankDetails: BankDetails;
  queries: Queries;
  vendorTypes: VendorTypeChoice[];
  vendorDetails: VendorDetails;
  vendorRevision?: VendorRevision;
  einvoicing?: EinvoicingDeclaration;
  sent?: Sent;
  approval?: Approval;
}

/** The rows of the documents. */
export const DOCUMENT_KEYS = [
  'CompanyCertificate',
  'GSTCertificate',
  'PANTANCard',
  'ResidencyCertificate',
] as const;
export type DocumentKey = (typeof DOCUMENT_KEYS)[number];
/** A form, the profile or a row of the documents. */
export type ChangeKey = 'profile' | FormKey | DocumentKey;
/** Its value is a download link, or a flag before there is a file. */
export type DocumentsKey = DocumentKey | 'signImage' | 'cancelledCheque';

/** Documents that may say until which day they are valid. The rules have the same keys. */
export const DATED_DOCUMENTS = [
  'CompanyCertificate',
  'GSTCertificate',
  'ResidencyCertificate',
] as const satisfies readonly DocumentKey[];
export type DatedDocument = (typeof DATED_DOCUMENTS)[number];
export function isDatedDocument(key: DocumentKey): key is DatedDocument {
  return (DATED_DOCUMENTS as readonly DocumentKey[]).includes(key);
}
type UntilKey = `${DatedDocument}Until`;
/** ISO dates; absent where none was given, empty where an amendment took it away. */
export type UntilDates = Partial<Record<UntilKey, string>>;

export interface DocumentsRecord extends Record<DocumentsKey, string | boolean>, UntilDates {
  /**
   * The label that `CompanyCertificate` had when it was uploaded; absent in older records and for a file from outside
   * the portal.
   */
  proof?: string;
  /** When the last document came in under an exception, in milliseconds; absent once a reviewer has looked at it. */
  cameIn?: number;
  /** The reviewer who looked last at what came in, and when. */
  seen?: Sent;
}

/**
 * R13: what an introducer may see of a person; the rules require it to equal the users record. `email` is empty in older
 * ones.
 */
export interface ProgressRecord
  extends Pick<UserRecord, 'uid' | 'email' | 'name' | 'userid' | 'usertype' | 'fpocno' | 'forms'> {
  /** The words of the name; a search by any of them finds the person. */
  words: string[];
  /** When `forms` last changed. */
  since: number;
  /** When the overall status last became 1 by the person's own submission; unknown in older records. */
  submittedAt?: number;
  decision?: Approval;
  /**
   * Whether the address was verified when the person last submitted a form. This and the next two fields are absent in
   * older records.
   */
  verified?: boolean;
  /** The id of the invitation that the person registered with; empty without one. */
  invitation?: string;
  /** Verified or invited. The review queue lists all others last. */
  known?: boolean;
}
