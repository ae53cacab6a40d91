import { type Block, type Fact, filled, type LetterContent } from '../letters/letterContent.ts';
import { DECLARATION } from '../records/declarations.ts';
import { emptySectionOne, emptySectionSix } from '../records/defaults.ts';
import { kindOf } from '../records/kinds.ts';
import type { SectionSix, UserRecord } from '../records/records.ts';
import { sectionOneFields, sectionSixDetails, vendorTypesDetail } from '../review/traineeFormSection.ts';
import { formatDate } from '../time/dates.ts';
import { maskAadhar } from '../validators/mask.ts';

const CONTACT_COLUMNS = {
  name: 'Name',
  designation: 'Designation',
  phone: 'Phone',
  email: 'E-mail',
} as const;

const GST_COLUMNS = {
  gstStateCode: 'State Code',
  gstNo: 'GSTIN',
  billingAddress: 'Billing Address',
  serviceName: 'Service',
  contactDetails: 'Contact Details',
} as const;

export const QUESTION_PARTS = ['companyName', 'refName', 'refNumber'] as const;

export const QUESTION_LABELS = {
  companyName: 'Company Name',
  refName: 'Reference Name',
  refNumber: 'Reference Number',
} as const;

/** The facts of Section 1; the Aadhar number is masked. */
export function sectionOneFacts(record: UserRecord): readonly Fact[] {
  const one = record.vendorDetails.sectionOne ?? emptySectionOne();
  return [...sectionOneFields(one, kindOf(record)), vendorTypesDetail(record)].map(
    ({ label, value, isSensitive }) => [label, isSensitive ? maskAadhar(value) : value],
  );
}

/** The facts of Section 4 that the closing lines of a printout do not show. */
export function serviceFacts(six: SectionSix): readonly Fact[] {
  const shown = ['serviceProvider', 'positionOfSignatory', 'signatoryContactNumber', 'signatoryEmail'];
  return sectionSixDetails(six).flatMap(({ field, label, value }) =>
    shown.includes(field) ? [[label, value] as const] : [],
  );
}

export function registrationSheet(record: UserRecord, title: string): LetterContent {
  const { sectionOne: one = emptySectionOne(), sectionSix: six = emptySectionSix() } = record.vendorDetails;
  return {
    label: title,
    title,
    blocks: [
      { id: 'section-one', type: 'facts', facts: filled(sectionOneFacts(record), 'None') },
      ...table('Accounts', CONTACT_COLUMNS, one.accountsDetails),
      ...table('Sales', CONTACT_COLUMNS, one.salesDetails),
      ...table('Maker', CONTACT_COLUMNS, one.makerDetails),
      ...table('GST registrations', GST_COLUMNS, one.gstTable),
      ...table('References', QUESTION_LABELS, one.generalQuestions),
    ],
    closing: [
      { id: 'service', type: 'facts', facts: filled(serviceFacts(six), 'None') },
      { id: 'declaration', type: 'paragraph', text: DECLARATION },
    ],
    signedAt: [
      ['Place', six.place],
      ['Date', formatDate(six.signatoryDate)],
    ],
    signatory: six.signatoryName,
    below: [],
  };
}

function table<Key extends string>(
  title: string,
  columns: Readonly<Record<Key, string>>,
  rows: readonly Readonly<Record<Key, string>>[],
): Block[] {
  if (rows.length === 0) return [];
  const keys = Object.keys(columns) as Key[];
  return [
    {
      id: title,
      type: 'table',
      title,
      columns: keys.map((key) => columns[key]),
      rows: rows.map((row) => keys.map((key) => row[key])),
    },
  ];
}
