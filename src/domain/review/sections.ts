import { FORMS, isFormListed } from '../forms/registry.ts';
import type {
  DocumentsKey,
  DocumentsRecord,
  FormKey,
  QueryCategory,
  UserRecord,
} from '../records/records.ts';
import { formatDate } from '../time/dates.ts';
import { type Detail, text } from './detail.ts';
import { REVIEW_PARTS, type ReviewPart } from './snapshots.ts';
import { traineeFormDetails } from './traineeFormSection.ts';

export interface ReviewSection {
  form?: FormKey;
  category: QueryCategory;
  title: string;
  details: Detail[];
  files: readonly { key: DocumentsKey; label: string }[];
}

type Entered = Pick<ReviewSection, 'details' | 'files'>;

/** Forms that do not concern the person are shown only if filled in. */
export function reviewSections(record: UserRecord): ReviewSection[] {
  return REVIEW_PARTS.filter(
    (part) => part === 'profile' || isFormListed(record, part) || record.forms[part] !== 0,
  ).map((part) => reviewSection(record, part));
}

export function reviewSection(record: UserRecord, part: ReviewPart): ReviewSection {
  const entered = SECTIONS[part](record);
  if (part === 'profile') return { category: 'general', title: 'Profile', ...entered };
  const { category, title } = FORMS[part];
  return { form: part, category, title, ...entered };
}

/** What a query can be about. */
export function fieldOptions({ details, files }: ReviewSection): { value: string; label: string }[] {
  return [
    ...details.map(({ field, label }) => ({ value: field, label })),
    ...files.map(({ key, label }) => ({ value: key, label })),
  ];
}

export interface ReviewState {
  record: UserRecord;
  documents: DocumentsRecord;
}

/** Such as "Bank Details: MICR Code, IFSC Code". */
export function changedLabels(before: ReviewState, after: ReviewState): string[] {
  const known = new Map(valuesOf(before).map(({ title, label, value }) => [`${title} ${label}`, value]));
  const changed = valuesOf(after).filter(
    ({ title, label, value }) => (known.get(`${title} ${label}`) ?? '') !== value,
  );
  const labelsOf = (part: string) =>
    changed.flatMap(({ title, label }) => (title === part ? [label] : [])).join(', ');
  return [...new Set(changed.map(({ title }) => title))].map((title) => `${title}: ${labelsOf(title)}`);
}

/** '' while there is none. The signature is in the users record too. */
export function fileLink({ record, documents }: ReviewState, key: DocumentsKey): string {
  const stored = documents[key];
  return typeof stored === 'string' && stored !== '' ? stored : key === 'signImage' ? record.signImage : '';
}

function valuesOf(state: ReviewState): { title: string; label: string; value: string }[] {
  return reviewSections(state.record).flatMap(({ title, details, files }) => [
    ...details.map(({ label, value }) => ({ title, label, value })),
    ...files.map(({ key, label }) => ({ title, label, value: fileLink(state, key) })),
  ]);
}

function profileSection(record: UserRecord): Entered {
  return {
    details: [
      text('name', 'Name', record.name),
      text('userid', 'User ID', record.userid),
      text('email', 'E-mail', record.email),
      text('designation', 'Designation', record.designation),
      text('phone', 'Contact Number', record.phone),
      text('pancard', 'PAN Number', record.pancard),
      { ...text('aadharcard', 'Aadhar Number', record.aadharcard), isSensitive: 'aadhar' },
      text('fpoc', 'Introducer', record.fpoc),
      text('fpocno', 'Introducer E-mail', record.fpocno),
      text('address', 'Address', record.address),
      text('nationality', 'Nationality', record.nationality),
      text('isGSTApplicable', 'GST Applicable', yesNo(record.isGSTApplicable)),
      text('GSTIN', 'GSTIN', record.GSTIN),
      text('isEinvoicingApplicable', 'E-Invoicing Applicable', yesNo(record.isEinvoicingApplicable)),
      text('vendortype', 'Vendor Type', record.vendortype),
    ],
    files: [
      { key: 'CompanyCertificate', label: 'Aadhar Card' },
      { key: 'PANTANCard', label: 'PAN Card' },
      { key: 'GSTCertificate', label: 'GST Registration Certificate' },
      { key: 'signImage', label: 'Signature' },
    ],
  };
}

function bankSection({ bankDetails: bank }: UserRecord): Entered {
  return {
    details: [
      text('bankName', 'Bank Name', bank.bankName),
      text('bankBranchName', 'Bank Branch Name', bank.bankBranchName),
      text('bankAccountType', 'Bank Account Type', bank.bankAccountType),
      {
        ...text('bankAccountNumber', 'Bank Account Number', bank.bankAccountNumber),
        isSensitive: 'accountNumber',
      },
      text('bankMICR', 'MICR Code', bank.bankMICR),
      text('ifscCode', 'IFSC Code', bank.ifscCode),
      text('bankBranchAddress', 'Bank Branch Address', bank.bankBranchAddress),
    ],
    files: [{ key: 'cancelledCheque', label: 'Cancelled Cheque' }],
  };
}

function declarationSection({ nongst }: UserRecord): Entered {
  return {
    details: [
      text('date', 'Date', formatDate(nongst.date)),
      text('state', 'State', nongst.state),
      text('address', 'Company Address', nongst.address),
      text('gstinNumber', 'Company GSTIN', nongst.gstinNumber),
    ],
    files: [],
  };
}

function eInvoicingSection({ einvoicing }: UserRecord): Entered {
  return {
    details: einvoicing
      ? [text('date', 'Date', formatDate(einvoicing.date)), text('place', 'Place', einvoicing.place)]
      : [],
    files: [],
  };
}

function msaSection({ msa }: UserRecord): Entered {
  return {
    details: msa ? [text('name', 'Accepted by', msa.name), text('date', 'Date', formatDate(msa.date))] : [],
    files: [],
  };
}

function traineeFormSection(record: UserRecord): Entered {
  return {
    details: traineeFormDetails(record),
    files: [],
  };
}

const SECTIONS: Record<ReviewPart, (record: UserRecord) => Entered> = {
  profile: profileSection,
  bankdetails: bankSection,
  vendorform: traineeFormSection,
  nonapplicability: declarationSection,
  einvoicing: eInvoicingSection,
  msa: msaSection,
};

function yesNo(value: 'yes' | 'no'): string {
  return value === 'yes' ? 'Yes' : 'No';
}
