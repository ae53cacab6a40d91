import { type Field, type Fields, longFieldsOf, namesOf, readFields } from '../forms/fields.ts';
import { DEFINITIONS, FORM_LIST, FORMS, isExcluded, isFormFor, type PlainForm } from '../forms/registry.ts';
import { MAX_OWN_LOGS } from '../records/limits.ts';
import type { FormKey, UserRecord } from '../records/records.ts';
import { fits, hasBlank, isDate, isGstin, isIfsc, isPan, TOO_LONG } from './guards.ts';
import { hasOpenReviewerQuery } from './openQueries.ts';
import {
  allow,
  dotted,
  formStatuses,
  ownLog,
  type PatchedFields,
  refuse,
  type Submission,
  type Transition,
} from './patch.ts';

/** The fields that decide whether the overall status becomes 1. */
export type OverallFields = Pick<
  UserRecord,
  'usertype' | 'forms' | 'isGSTApplicable' | 'isEinvoicingApplicable' | 'vendortype' | 'queries'
>;

const ALTERNATIVES = FORM_LIST.filter(({ concernsUnless }) => concernsUnless);

/** R6: true when every form that concerns everyone is submitted, and one of the alternative forms if any applies. */
export function isOverallDue(record: OverallFields): boolean {
  const { forms, queries } = record;
  return (
    forms.status === 0 &&
    FORM_LIST.every(({ key, concernsUnless }) => concernsUnless || forms[key] >= 1) &&
    (ALTERNATIVES.some((form) => forms[form.key] >= 1 && !isExcluded(record, form)) ||
      !ALTERNATIVES.some(({ key }) => isFormFor(record, key))) &&
    !hasOpenReviewerQuery(queries.general)
  );
}

/** Sets the overall status when an earlier visit ended before it could do so. */
export function completeOverall(record: OverallFields): Transition {
  return record.usertype !== 'introducer' && isOverallDue(record)
    ? allow({ set: { 'forms.status': 1 } })
    : refuse('The overall status does not change yet.');
}

export const SUBMITTED = 'This form has already been submitted.';

/** R5, R6: undefined when this person may submit the form now. Does not check the fields and files of the form. */
export function refusalOfSubmission(record: UserRecord, key: FormKey): string | undefined {
  if (record.usertype === 'introducer' || !isFormFor(record, key)) return 'This form does not apply to you.';
  if (record.forms[key] === -1) return 'Resolve the open queries before you submit the form again.';
  return record.forms[key] === 0 ? undefined : SUBMITTED;
}

const LOG_FULL =
  'The log of your record is full, so this cannot be changed any more. Please ask your introducer for help.';
/** An older record may have such a name. */
const NAME_TOO_LONG = 'Your name is too long. Please shorten it in My Profile first.';

/**
 * R6: submits the form, and with the last form the whole record. R5, R7: without a log entry only at a full log before a
 * decision.
 */
export function submit(record: UserRecord, key: FormKey, entered: PatchedFields, now: number): Submission {
  const after = { ...record, forms: { ...record.forms, [key]: 1 } };
  const overall = isOverallDue(after) && ({ 'forms.status': 1 } as const);
  const set = { ...entered, ...formStatuses([key], 1), ...overall };
  const { log } = ownLog(record, { did: 'submitted', about: key, text: FORMS[key].logged }, now);
  if (!log && record.logs.length < MAX_OWN_LOGS) return refuse(NAME_TOO_LONG);
  if (!log && record.forms.status >= 4) return refuse(LOG_FULL);
  return { ...allow({ set, ...(log && { log }) }), submits: key };
}

/** R6: refused without a field that is needed, or with a date or code of another pattern. */
export function submitPlainForm<Key extends PlainForm>(
  record: UserRecord,
  key: Key,
  entered: NonNullable<UserRecord[Key]>,
  now: number,
): Submission {
  const { fields, incomplete } = DEFINITIONS[key];
  const refusal = refusalOfSubmission(record, key);
  if (refusal) return refuse(refusal);
  const values = readFields(entered, fields);
  if (!isComplete(values, fields)) return refuse(incomplete);
  if (!fits(values, longFieldsOf(fields))) return refuse(TOO_LONG);
  return submit(record, key, dotted(key, values), now);
}

const isFilled = (text: string) => !hasBlank(text);

const IS_COMPLETE: Record<Field['kind'], (value: string) => boolean> = {
  text: isFilled,
  longText: isFilled,
  choice: isFilled,
  aadhar: isFilled,
  date: isDate,
  pan: isPan,
  gstin: isGstin,
  ifsc: isIfsc,
};

function isComplete(values: Readonly<Record<string, string>>, fields: Fields): boolean {
  return namesOf(fields).every((name) => {
    const { kind, isOptional } = fields[name] as Field;
    const value = values[name] ?? '';
    return (isOptional && value === '') || IS_COMPLETE[kind](value);
  });
}
