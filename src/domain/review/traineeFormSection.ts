import { namesOf } from '../forms/fields.ts';
import { LIST_NAMES, type ListName, ROW_LISTS, SECTION_ONE, SECTION_SIX } from '../forms/traineeForm.ts';
import { type Kind, kindOf } from '../records/kinds.ts';
import type { SectionOne, UserRecord } from '../records/records.ts';
import { type Detail, detailsOf } from './detail.ts';

export function traineeFormDetails(record: UserRecord): Detail[] {
  const { sectionOne, sectionSix } = record.vendorDetails;
  return [
    ...(sectionOne ? [...sectionOneDetails(sectionOne, kindOf(record)), vendorTypesDetail(record)] : []),
    ...(sectionSix ? detailsOf(sectionSix, SECTION_SIX) : []),
  ];
}

export function vendorTypesDetail({ vendorTypes }: UserRecord): Detail {
  const chosen = vendorTypes.filter(({ isChecked }) => isChecked).map(({ name }) => name);
  return { field: 'vendorTypes', label: 'Vendor types', value: chosen.join(', ') };
}

/** The fields of Section 1 without its lists. */
export function sectionOneFields(one: SectionOne, { number, hasAadhar }: Kind): Detail[] {
  const isShown: Partial<Record<string, boolean>> = {
    state: one.state !== '',
    aadharcard: one.aadharcard !== '' || hasAadhar,
    relatedwOMGRelation: one.relatedwOMG === 'Yes',
  };
  return detailsOf(one, SECTION_ONE)
    .filter(({ field }) => isShown[field] ?? true)
    .map((detail) => (detail.field === 'registrationNumber' ? { ...detail, label: number } : detail));
}

function sectionOneDetails(one: SectionOne, kind: Kind): Detail[] {
  return [
    ...sectionOneFields(one, kind),
    ...LIST_NAMES.flatMap((list) => one[list].map((row, at) => rowDetail(list, row, at))),
  ];
}

/** A row as one line, such as "Sales contact 1: Ram · Manager". */
function rowDetail(list: ListName, row: object, at: number): Detail {
  const value = namesOf(ROW_LISTS[list].fields)
    .flatMap((name) => (row as Record<string, string>)[name] || [])
    .join(' · ');
  return { field: `${list}.${at}`, label: `${ROW_LISTS[list].rowName} ${at + 1}`, value };
}
