import * as v from 'valibot';
import type { UserRecord } from '../../domain/records/records.ts';
import {
  ACTIVITIES,
  ENTERPRISE_CLASSES,
  GST_SCHEMES,
  type TaxDetails,
  type TaxEntry,
} from '../../domain/records/taxes.ts';
import { problemsOfTaxes } from '../../domain/transitions/taxes.ts';
import { validateUdyam } from '../../domain/validators/registrationNumber.ts';
import { today } from '../../records/useNow.ts';

export const TAX_ENTRIES = {
  class: v.picklist(['', ...ENTERPRISE_CLASSES]),
  udyam: v.string(),
  since: v.string(),
  year: v.string(),
  activity: v.picklist(['', ...ACTIVITIES]),
  scheme: v.picklist(['', ...GST_SCHEMES]),
  certificate: v.picklist(['no', 'yes']),
  number: v.string(),
  until: v.string(),
};

/** The values of the form, in which nothing is chosen at first. */
export type TaxFields = v.InferOutput<ReturnType<typeof v.object<typeof TAX_ENTRIES>>>;

/** Empties the fields that do not belong to the choices, and writes numbers in their stored spelling. */
export function tidyTaxes<Fields extends TaxFields>(fields: Fields): Fields {
  return { ...fields, ...fieldsOf(entryOf(fields)), class: fields.class, scheme: fields.scheme };
}

export function checkTaxes<Fields extends TaxFields>({ dataset, addIssue }: v.RawCheckContext<Fields>): void {
  if (!dataset.typed) return;
  const { value: input } = dataset;
  for (const [key, message] of Object.entries(problemsOf(input))) {
    const value = input[key as keyof TaxFields];
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...input }, key, value }] });
  }
}

export const TaxSchema = v.pipe(v.object(TAX_ENTRIES), v.transform(tidyTaxes), v.rawCheck(checkTaxes));

function problemsOf(fields: TaxFields): Partial<Record<keyof TaxFields, string>> {
  return {
    ...(fields.class === '' && { class: 'Choose the class of your enterprise.' }),
    ...problemsOfTaxes(entryOf(fields), today()),
    ...(fields.scheme === '' && { scheme: 'Choose the GST scheme.' }),
  };
}

/**
 * Fields that do not belong to the chosen class are left out; what was typed there stays in the form until it is saved.
 */
export function entryOf({
  class: size,
  udyam,
  since,
  year,
  activity,
  scheme,
  certificate,
  number,
  until,
}: TaxFields): TaxEntry {
  const isRegistered = size !== '' && size !== 'none';
  return {
    class: size || 'none',
    ...(isRegistered
      ? { udyam: validateUdyam(udyam).value, since, year, activity }
      : { udyam: '', since: '', year: '', activity: '' }),
    scheme: scheme || 'none',
    ...(certificate === 'yes' && { lowerDeduction: { number: number.trim(), until } }),
  };
}

export function fieldsOf({ lowerDeduction, ...entry }: TaxEntry): TaxFields {
  const { number = '', until = '' } = lowerDeduction ?? {};
  return { ...entry, certificate: lowerDeduction ? 'yes' : 'no', number, until };
}

/** The initial values. A vendor whose profile has no GST registration has no scheme. */
export function startingFields(record: UserRecord, taxes: TaxDetails | null): TaxFields {
  if (taxes) {
    const { at: _, ...entry } = taxes;
    return fieldsOf(entry);
  }
  const scheme = record.isGSTApplicable === 'no' ? 'none' : '';
  return {
    class: '',
    udyam: '',
    since: '',
    year: '',
    activity: '',
    scheme,
    certificate: 'no',
    number: '',
    until: '',
  };
}
