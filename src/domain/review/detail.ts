import { type Field, type Fields, namesOf, type ValuesOf } from '../forms/fields.ts';
import type { FormField } from '../forms/registry.ts';
import type { PROFILE_FIELDS } from '../records/defaults.ts';
import type { UserRecord } from '../records/records.ts';
import { formatDate } from '../time/dates.ts';

/** One labelled value of a record. `field` is the name that a query about it stores. */
export interface Detail {
  field: string;
  label: string;
  value: string;
  isSensitive?: 'aadhar' | 'accountNumber';
}

type MapField = Exclude<FormField, 'bankDetails' | 'vendorTypes' | 'vendorDetails'>;
type EnteredField =
  | { [Field in MapField]: keyof NonNullable<UserRecord[Field]> }[MapField]
  | (typeof PROFILE_FIELDS)[number];

/** What staff may read at once. A new field of a form is either here or in SENSITIVE. */
type OpenField =
  | 'name'
  | 'designation'
  | 'phone'
  | 'pancard'
  | 'address'
  | 'nationality'
  | 'isGSTApplicable'
  | 'GSTIN'
  | 'isEinvoicingApplicable'
  | 'vendortype'
  | 'place'
  | 'date'
  | 'state'
  | 'gstinNumber'
  | 'reason'
  | 'supply'
  | 'homeState'
  | 'class'
  | 'year';

/** Masked until a member of staff shows it, which is recorded (R22), and never quoted in a query. */
const SENSITIVE: Record<Exclude<EnteredField, OpenField>, NonNullable<Detail['isSensitive']>> = {
  aadharcard: 'aadhar',
};

/** In the order of the fields. */
export function detailsOf<Of extends Fields>(values: ValuesOf<Of>, fields: Of): Detail[] {
  return namesOf(fields).flatMap((field) => {
    const { label, kind, mask } = fields[field] as Field;
    const value = kind === 'date' ? formatDate(values[field]) : values[field];
    return [{ field, label, value, ...(mask !== 'none' && { isSensitive: mask }) }];
  });
}

export function text(field: string, label: string, value: string): Detail {
  const isSensitive = (SENSITIVE as Partial<Record<string, Detail['isSensitive']>>)[field];
  return { field, label, value, ...(isSensitive && { isSensitive }) };
}

/** In the order of the labels. */
export function labelled<Field extends string>(
  texts: Readonly<Record<NoInfer<Field>, string>>,
  labels: Readonly<Record<Field, string>>,
): Detail[] {
  return (Object.keys(labels) as Field[]).map((field) => text(field, labels[field], texts[field]));
}
