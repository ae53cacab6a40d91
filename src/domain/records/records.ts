/** What the database holds. Timestamps are epoch milliseconds, dates ISO `yyyy-mm-dd` strings. */

export type UserType = 'introducer' | 'trainee' | 'vendor';
export type YesNo = 'yes' | 'no';

/** -1 queries, 0 pending, 1 submitted, 2 validated, 3 approved. */
export type FormStatus = -1 | 0 | 1 | 2 | 3;

/** 0 pending, 1 submitted, 2 validated, 3 sent for approval, 4 approved, 5 approved as exception. */
export type OverallStatus = 0 | 1 | 2 | 3 | 4 | 5;

/** The fields of `users/{uid}.forms` that hold the status of one form. */
export type FormKey = 'nonapplicability' | 'vendorform' | 'bankdetails' | 'einvoicing' | 'msa';

export type FormStatuses = Record<FormKey, FormStatus> & { status: OverallStatus; approved: boolean };

export interface LogEntry {
  title: string;
  timestamp: number;
  /** The uid of the reviewer or approver who made the entry; absent on the owner's own entries. */
  by?: string;
}

export type QueryCategory = 'general' | 'msa' | 'bank' | 'vendorform' | 'nongst' | 'einvoicing';

export interface Query {
  title: string;
  timestamp: number;
  /** 0 open, 1 resolved. */
  status: 0 | 1;
  by?: 'trainee' | 'reviewer';
  /** The name of the field that the query is about. */
  field?: string;
}

export type Queries = Record<QueryCategory, Query[]>;

export interface NonGst {
  date: string;
  state: string;
  address: string;
  gstinNumber: string;
}

export interface BankDetails {
  bankName: string;
  bankBranchName: string;
  bankAccountType: '' | 'Savings' | 'Current';
  bankAccountNumber: string;
  bankMICR: string;
  ifscCode: string;
  bankBranchAddress: string;
}

export interface VendorTypeChoice {
  name: string;
  isChecked: boolean;
}

export interface Contact {
  name: string;
  designation: string;
  phone: string;
  email: string;
}

export interface GstRow {
  gstStateCode: string;
  gstNo: string;
  billingAddress: string;
  serviceName: string;
  contactDetails: string;
}

export interface GeneralQuestion {
  companyName: string;
  refName: string;
  refNumber: string;
}

export interface SectionOne {
  nameOfVendor: string;
  addressL1: string;
  addressL2: string;
  addressL3: string;
  city: string;
  pincode: string;
  country: string;
  telephone: string;
  vendorStatus: string;
  registrationNumber: string;
  panno: string;
  aadharcard: string;
  withHoldingTaxes: string;
  relatedwOMG: '' | 'Yes' | 'No';
  relatedwOMGRelation: string;
  accountsDetails: Contact[];
  salesDetails: Contact[];
  makerDetails: Contact[];
  gstTable: GstRow[];
  generalQuestions: GeneralQuestion[];
}

export interface SectionSix {
  serviceProvider: string;
  signatoryName: string;
  positionOfSignatory: string;
  signatoryContactNumber: string;
  signatoryEmail: string;
  place: string;
  signatoryDate: string;
}

export interface VendorDetails {
  sectionOne?: SectionOne;
  sectionSix?: SectionSix;
}

export type ApprovalAction = 'accept' | 'acceptasexception' | 'deny';

export interface Approval {
  action: ApprovalAction;
  /** The approver's uid. */
  by: string;
  at: number;
}

/** The person's declaration that e-invoicing does not apply. */
export interface EinvoicingDeclaration {
  date: string;
  place: string;
}

/** Who accepted the Master Service Agreement, and when. */
export interface MsaAcceptance {
  name: string;
  date: string;
}

/** `users/{uid}` after parsing: every field is there, with its default where the database has none. */
export interface UserRecord {
  uid: string;
  userid: string;
  usertype: UserType;
  name: string;
  email: string;
  designation: string;
  phone: string;
  pancard: string;
  aadharcard: string;
  /** The introducer's name and e-mail address. */
  fpoc: string;
  fpocno: string;
  address: string;
  nationality: 'Indian' | 'Foreign';
  isGSTApplicable: YesNo;
  GSTIN: string;
  gstmailsend: boolean;
  isEinvoicingApplicable: YesNo;
  vendortype: string;
  /** Download link of the signature; empty while there is none. */
  signImage: string;
  vendorRemark: string;
  logs: LogEntry[];
  forms: FormStatuses;
  nongst: NonGst;
  bankDetails: BankDetails;
  queries: Queries;
  vendorTypes: VendorTypeChoice[];
  vendorDetails: VendorDetails;
  einvoicing?: EinvoicingDeclaration;
  msa?: MsaAcceptance;
  approval?: Approval;
}

/** The keys of `documents/{uid}` that are rows of the Documents Upload screen. */
export type DocumentKey = 'CompanyCertificate' | 'GSTCertificate' | 'PANTANCard';
export type DocumentsKey = DocumentKey | 'signImage' | 'cancelledCheque';

/** `documents/{uid}` after parsing: a download link, or a boolean flag before there is a file. */
export type DocumentsRecord = Record<DocumentsKey, string | boolean>;

/** `progress/{uid}`: what an introducer may see of a person (R13); the rules hold it equal to the users record. */
export interface ProgressRecord {
  uid: string;
  name: string;
  userid: string;
  usertype: UserType;
  fpocno: string;
  forms: FormStatuses;
  /** When `forms` last changed. */
  since: number;
}
