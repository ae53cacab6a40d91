import { BANK_FIELDS } from '../forms/bankDetails.ts';
import { datedRows, documentRowsOf, untilOf } from '../forms/documentRows.ts';
import { FORMS, formTitle, isFormListed } from '../forms/registry.ts';
import { BELOW_E_INVOICING } from '../gst.ts';
import {
  eInvoicingGroundsOf,
  GST_REASON_LABELS,
  gstGroundsOf,
  SUPPLY_LABELS,
} from '../records/declarations.ts';
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
import { type Detail, detailsOf, labelled } from './detail.ts';
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
  const entered = { details: DETAILS[part](record), files: filesOf(record, part) };
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

const DETAILS: Record<ReviewPart, (record: UserRecord) => Detail[]> = {
  profile: (record) =>
    labelled(
      {
        ...record,
        isGSTApplicable: yesNo(record.isGSTApplicable),
        isEinvoicingApplicable: yesNo(record.isEinvoicingApplicable),
      },
      {
        name: 'Name',
        userid: 'User ID',
        email: 'E-mail',
        designation: 'Designation',
        phone: 'Contact Number',
        pancard: 'PAN Number',
        aadharcard: 'Aadhar Number',
        fpoc: 'Introducer',
        fpocno: 'Introducer E-mail',
        address: 'Address',
        nationality: 'Nationality',
        isGSTApplicable: 'GST Applicable',
        GSTIN: 'GSTIN',
        isEinvoicingApplicable: 'E-Invoicing Applicable',
        vendortype: 'Vendor Type',
      },
    ).filter(({ field, value }) => field !== 'aadharcard' || value !== '' || kindOf(record).hasAadhar),
  bankdetails: ({ bankDetails }) => detailsOf(bankDetails, BANK_FIELDS),
  vendorform: traineeFormDetails,
  nonapplicability: ({ nongst }) => {
    const grounds = gstGroundsOf(nongst);
    return [
      ...labelled(dated(nongst), {
        date: 'Date',
        state: 'State',
        address: 'Company Address',
        gstinNumber: 'Company GSTIN',
      }),
      ...(grounds
        ? labelled(
            { ...grounds, reason: GST_REASON_LABELS[grounds.reason], supply: SUPPLY_LABELS[grounds.supply] },
            { reason: 'Reason', supply: 'Supplies', homeState: 'Home State', place: 'Place' },
          )
        : []),
    ];
  },
  einvoicing: ({ einvoicing }) => {
    if (!einvoicing) return [];
    const grounds = eInvoicingGroundsOf(einvoicing);
    return [
      ...labelled(dated(einvoicing), { date: 'Date', place: 'Place' }),
      ...(grounds
        ? labelled(
            { ...grounds, reason: grounds.class || BELOW_E_INVOICING },
            { reason: 'Reason', state: 'State', address: 'Company Address' },
          )
        : []),
    ];
  },
  msa: ({ msa }) => (msa ? labelled(dated(msa), { name: 'Accepted by', date: 'Date' }) : []),
};

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

function dated<Dated extends { date: string }>(declaration: Dated): Dated {
  return { ...declaration, date: formatDate(declaration.date) };
}

function yesNo(value: 'yes' | 'no'): string {
  return value === 'yes' ? 'Yes' : 'No';
}
