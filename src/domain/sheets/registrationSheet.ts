import { namesOf } from '../forms/fields.ts';
import { LIST_NAMES, type ListName, ROW_LISTS, SECTION_SIX } from '../forms/traineeForm.ts';
import { type Block, type Fact, filled, type LetterContent } from '../letters/letterContent.ts';
import { DECLARATION } from '../records/declarations.ts';
import { emptySectionOne, emptySectionSix } from '../records/defaults.ts';
import { kindOf } from '../records/kinds.ts';
import type { SectionSix, UserRecord } from '../records/records.ts';
import { detailsOf } from '../review/detail.ts';
import { sectionOneFields, vendorTypesDetail } from '../review/traineeFormSection.ts';
import { formatDate } from '../time/dates.ts';
import { maskAadhar } from '../validators/mask.ts';

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
  return detailsOf(six, SECTION_SIX).flatMap(({ field, label, value }) =>
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
      ...LIST_NAMES.flatMap((list) => table(list, one[list])),
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

function table(list: ListName, rows: readonly object[]): Block[] {
  const { title, fields } = ROW_LISTS[list];
  if (rows.length === 0) return [];
  return [
    {
      id: title,
      type: 'table',
      title,
      columns: Object.values(fields).map(({ label }) => label),
      rows: rows.map((row) => namesOf(fields).map((name) => (row as Record<string, string>)[name] ?? '')),
    },
  ];
}
