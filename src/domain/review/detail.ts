import { type Field, namesOf } from '../forms/fields.ts';
import { formatDate } from '../time/dates.ts';

/** One labelled value of a record. `field` is the name that a query about it stores. */
export interface Detail {
  field: string;
  label: string;
  value: string;
  /** Masked until a member of staff shows it, which is recorded (R22), and never quoted in a query. */
  isSensitive?: Exclude<Field['mask'], 'none'>;
}

type Labelled = Pick<Field, 'label' | 'mask'> & Partial<Pick<Field, 'kind'>>;

/** In the order of the fields. */
export function detailsOf<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  fields: Readonly<Record<Name, Labelled>>,
): Detail[] {
  return namesOf(fields).map((field) => {
    const { label, kind, mask } = fields[field];
    const value = kind === 'date' ? formatDate(values[field]) : values[field];
    return { field, label, value, ...(mask !== 'none' && { isSensitive: mask }) };
  });
}

/** Values that staff read at once, in the order of the labels. */
export function labelled<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  labels: Readonly<Record<Name, string>>,
): Detail[] {
  return namesOf(labels).map((field) => ({ field, label: labels[field], value: values[field] }));
}
