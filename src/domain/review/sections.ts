import { BANK_FIELDS } from '../forms/bankDetails.ts';
import { datedRows, documentRowsOf, untilOf } from '../forms/documentRows.ts';
import { E_INVOICING } from '../forms/eInvoicing.ts';
import type { Fields } from '../forms/fields.ts';
import { GST_REASON_LABELS, NON_APPLICABILITY, SUPPLY_LABELS } from '../forms/nonApplicability.ts';
import {
  DEFINITIONS,
  FORMS,
  formTitle,
  isFormListed,
  isPlainForm,
  type PlainForm,
} from '../forms/registry.ts';
import { BELOW_E_INVOICING } from '../gst.ts';
import { eInvoicingGroundsOf, gstGroundsOf } from '../records/declarations.ts';
import { kindOf } from '../records/kinds.ts';
import type {
  DocumentsKey,
  DocumentsRecord,
  FormKey,
  QueryCategory,
  UserRecord,
} from '../records/records.ts';
import type { TaxDetails } from '../records/taxes.ts';
import { formatDate } from '../time/dates.ts';
import { type Detail, detailsOf } from './detail.ts';
import { REVIEW_PARTS, type ReviewPart } from './snapshots.ts';
import { traineeFormDetails } from './traineeFormSection.ts';

export interface ReviewSection {
  form?: FormKey;
  category: QueryCategory;
  title: string;
  details: Detail[];
  files: readonly { key: DocumentsKey; label: string }[];
}

/** Forms that do not apply are shown only if filled in. */
export function reviewSections(record: UserRecord): ReviewSection[] {
  return REVIEW_PARTS.filter(
    (part) => part === 'profile' || isFormListed(record, part) || record.forms[part] !== 0,
  ).map((part) => reviewSection(record, part));
}

export function reviewSection(record: UserRecord, part: ReviewPart): ReviewSection {
  const entered = { details: detailsIn(record, part), files: filesOf(record, part) };
  if (part === 'profile') return { category: 'general', title: 'Profile', ...entered };
  return { form: part, category: FORMS[part].category, title: formTitle(record, part), ...entered };
}

export function fieldOptions({ details, files }: ReviewSection): { value: string; label: string }[] {
  return [
    ...details.map(({ field, label }) => ({ value: field, label })),
    ...files.map(({ key, label }) => ({ value: key, label })),
  ];
}

export interface ReviewState {
  record: UserRecord;
  documents: DocumentsRecord;
  /** The tax details of a vendor who declared them. */
  taxes?: TaxDetails | null;
}

/** For example "Bank Details: MICR Code, IFSC Code". */
export function changedLabels(before: ReviewState, after: ReviewState): string[] {
  const known = new Map(valuesOf(before).map(({ key, value }) => [key, value]));
  const changed = valuesOf(after).filter(({ key, value }) => (known.get(key) ?? '') !== value);
  const labelsOf = (part: string) =>
    changed.flatMap(({ title, label }) => (title === part ? [label] : [])).join(', ');
  return [...new Set(changed.map(({ title }) => title))].map((title) => `${title}: ${labelsOf(title)}`);
}

/** The link of a file; '' without one. The users record has the link of the signature too. */
export function fileLink({ record, documents }: ReviewState, key: DocumentsKey): string {
  const stored = documents[key];
  return typeof stored === 'string' && stored !== '' ? stored : key === 'signImage' ? record.signImage : '';
}

/** The last days of the documents of this part that have one. */
export function untilDetails(part: ReviewPart, { record, documents }: ReviewState): Detail[] {
  const rows = part === 'profile' ? datedRows(record) : [];
  return rows.flatMap((row) => {
    const until = untilOf(documents, row);
    const label = `${row.label}, valid until`;
    return until ? [{ field: `${row.key}Until`, label, value: formatDate(until) }] : [];
  });
}

/** The key is of part and field: two fields may have the same label. */
function valuesOf(state: ReviewState): { key: string; title: string; label: string; value: string }[] {
  return reviewSections(state.record).flatMap(({ form, title, details, files }) =>
    [
      ...details,
      ...files.map(({ key, label }) => ({ field: key, label, value: fileLink(state, key) })),
      ...untilDetails(form ?? 'profile', state),
    ].map(({ field, label, value }) => ({ key: `${form ?? 'profile'} ${field}`, title, label, value })),
  );
}

/** The fields of the profile, as staff read them. */
const PROFILE = {
  name: { label: 'Name', mask: 'none' },
  userid: { label: 'User ID', mask: 'none' },
  email: { label: 'E-mail', mask: 'none' },
  designation: { label: 'Designation', mask: 'none' },
  phone: { label: 'Contact Number', mask: 'none' },
  pancard: { label: 'PAN Number', mask: 'none' },
  aadharcard: { label: 'Aadhar Number', mask: 'aadhar' },
  fpoc: { label: 'Introducer', mask: 'none' },
  fpocno: { label: 'Introducer E-mail', mask: 'none' },
  address: { label: 'Address', mask: 'none' },
  nationality: { label: 'Nationality', mask: 'none' },
  isGSTApplicable: { label: 'GST Applicable', mask: 'none' },
  GSTIN: { label: 'GSTIN', mask: 'none' },
  isEinvoicingApplicable: { label: 'E-Invoicing Applicable', mask: 'none' },
  vendortype: { label: 'Vendor Type', mask: 'none' },
} as const;

const DETAILS: Record<Exclude<ReviewPart, PlainForm>, (record: UserRecord) => Detail[]> = {
  profile: (record) =>
    detailsOf(
      {
        ...record,
        isGSTApplicable: yesNo(record.isGSTApplicable),
        isEinvoicingApplicable: yesNo(record.isEinvoicingApplicable),
      },
      PROFILE,
    ).filter(({ field, value }) => field !== 'aadharcard' || value !== '' || kindOf(record).hasAadhar),
  bankdetails: ({ bankDetails }) => detailsOf(bankDetails, BANK_FIELDS),
  vendorform: traineeFormDetails,
  nonapplicability: ({ nongst }) => {
    const grounds = gstGroundsOf(nongst);
    return [
      ...detailsOf(nongst, NON_APPLICABILITY.fields),
      ...(grounds
        ? detailsOf(
            { ...grounds, reason: GST_REASON_LABELS[grounds.reason], supply: SUPPLY_LABELS[grounds.supply] },
            NON_APPLICABILITY.grounds,
          )
        : []),
    ];
  },
  einvoicing: ({ einvoicing }) => {
    if (!einvoicing) return [];
    const grounds = eInvoicingGroundsOf(einvoicing);
    const { reason, state, address } = E_INVOICING.grounds;
    return [
      ...detailsOf(einvoicing, E_INVOICING.fields),
      ...(grounds
        ? detailsOf({ ...grounds, reason: grounds.class || BELOW_E_INVOICING }, { reason, state, address })
        : []),
    ];
  },
};

function detailsIn(record: UserRecord, part: ReviewPart): Detail[] {
  if (!isPlainForm(part)) return DETAILS[part](record);
  const values: Readonly<Record<string, string>> | undefined = record[part];
  const fields: Fields = DEFINITIONS[part].fields;
  return values ? detailsOf(values, fields) : [];
}

/** The files of a part, cards first, because a reviewer compares them with the fields. */
function filesOf(record: UserRecord, part: ReviewPart): ReviewSection['files'] {
  if (part === 'bankdetails') return [{ key: 'cancelledCheque', label: 'Cancelled Cheque' }];
  if (part !== 'profile') return [];
  const rows = documentRowsOf(record).map(({ key, label }) => ({ key, label }));
  return [
    ...rows.filter(({ key }) => key !== 'GSTCertificate'),
    ...rows.filter(({ key }) => key === 'GSTCertificate'),
    { key: 'signImage', label: 'Signature' },
  ];
}

function yesNo(value: 'yes' | 'no'): string {
  return value === 'yes' ? 'Yes' : 'No';
}
