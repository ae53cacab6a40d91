import { BANK_FIELD_NAMES, BANK_FIELDS } from '../../../src/domain/forms/bankDetails.ts';
import { E_INVOICING, EXEMPT_CLASSES } from '../../../src/domain/forms/eInvoicing.ts';
import { emptyValues, type Fields, longFieldsOf, namesOf } from '../../../src/domain/forms/fields.ts';
import { NON_APPLICABILITY } from '../../../src/domain/forms/nonApplicability.ts';
import { DEFINITIONS, type FormField } from '../../../src/domain/forms/registry.ts';
import { LIST_NAMES, SECTION_ONE } from '../../../src/domain/forms/traineeForm.ts';
import { HOME_STATES, OUTSIDE_INDIA } from '../../../src/domain/gstStates.ts';
import {
  defaultVendorTypes,
  emptySectionOne,
  emptySectionSix,
} from '../../../src/domain/records/defaults.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../../../src/domain/records/records.ts';
import { submitBankDetails } from '../../../src/domain/transitions/bankDetails.ts';
import { byteLength, fits, isDate, isGstin, isIfsc, isPan } from '../../../src/domain/transitions/guards.ts';
import { submitEinvoicing, submitNonApplicability } from '../../../src/domain/transitions/letters.ts';
import { submitPlainForm } from '../../../src/domain/transitions/overall.ts';
import type { Submission } from '../../../src/domain/transitions/patch.ts';
import {
  nextSectionOne,
  saveSectionOne,
  saveSectionSix,
  submitTraineeForm,
} from '../../../src/domain/transitions/traineeForm.ts';
import {
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  type StoredUser,
  type StoredUserOverrides,
} from '../../support/factories.ts';
import { forEachPlain, plainValues } from '../../support/plainForms.ts';
import { changedKeys, isMap, isSame, isWithin, listAt, mapAt, type Raw } from './attempt.ts';

/** The fields of each form, complete. */
export const FILLED: Record<FormKey, Partial<StoredUser>> = {
  bankdetails: { bankDetails: makeBankDetails({ bankName: 'Another Bank' }) },
  nonapplicability: { nongst: makeNonGst({ ...GST_GROUNDS, date: '2026-11-22' }) },
  vendorform: { vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() } },
  einvoicing: { einvoicing: makeEinvoicing({ date: '2026-11-22', place: 'Nashik' }) },
  ...forEachPlain((key): Partial<StoredUser> => ({ [key]: plainValues(key) })),
};

/** Every form at once. */
export const FILLED_RECORD: StoredUserOverrides = Object.assign({}, ...Object.values(FILLED));

/** Submits the fields that `after` has. */
type Submit = (before: UserRecord, after: UserRecord, documents: DocumentsRecord, now: number) => Submission;

export const SUBMISSIONS: Record<FormKey, Submit> = {
  bankdetails: (before, { bankDetails }, documents, now) =>
    submitBankDetails(before, documents, bankDetails, now),
  nonapplicability: (before, { nongst }, _, now) => submitNonApplicability(before, nongst, now),
  vendorform: (before, _, __, now) => submitTraineeForm(before, now),
  einvoicing: (before, { einvoicing }, _, now) =>
    submitEinvoicing(before, einvoicing ?? { date: '', place: '' }, now),
  ...forEachPlain<Submit>(
    (key) => (before, after, _, now) =>
      submitPlainForm(before, key, after[key] ?? emptyValues(DEFINITIONS[key].fields), now),
  ),
};

type MapCheck = (old: Raw, now: Raw, record: UserRecord) => boolean;

/** R15, R16: whether a field that is a map may be saved. */
const MAP_CHECKS: Record<Exclude<FormField, 'vendorTypes'>, MapCheck> = {
  bankDetails: (old, now) => {
    const bank = { ...emptyValues(BANK_FIELDS), ...now };
    return (
      areTexts(old, now, BANK_FIELD_NAMES) &&
      ['', 'Savings', 'Current'].includes(bank.bankAccountType) &&
      fits(bank, ['bankBranchAddress']) &&
      (bank.ifscCode === '' || isIfsc(bank.ifscCode))
    );
  },
  nongst: (old, now) => isLetter(old, now, NON_APPLICABILITY, { homeState: [...HOME_STATES, OUTSIDE_INDIA] }),
  einvoicing: (old, now) => isLetter(old, now, E_INVOICING, { class: ['', ...EXEMPT_CLASSES] }),
  ...forEachPlain<MapCheck>((key) => (old, now) => isPlain(old, now, DEFINITIONS[key].fields)),
  vendorDetails: areSections,
};

/** The bounds of a plain form, whose codes may be empty. */
function isPlain(old: Raw, now: Raw, fields: Fields): boolean {
  const choices = Object.entries(fields).flatMap(([name, { options }]) => (options ? [[name, options]] : []));
  const isCode = { date: isDate, pan: isPan, gstin: isGstin, ifsc: isIfsc } as const;
  return (
    areTexts(old, now, namesOf(fields)) &&
    areOf(now, Object.fromEntries(choices)) &&
    fits(now, longFieldsOf(fields)) &&
    Object.entries(fields).every(([name, { kind }]) => {
      const { [name]: value = '' } = now;
      return value === '' || !(kind in isCode) || isCode[kind as keyof typeof isCode](String(value));
    })
  );
}

/** Each field of the form is a text within its limit, and each choice is one of its values. */
function isLetter(
  old: Raw,
  now: Raw,
  { fields, grounds }: { fields: Fields; grounds: Fields },
  others: Readonly<Record<string, readonly string[]>>,
): boolean {
  const all = { ...fields, ...grounds };
  const choices = Object.entries(all).flatMap(([name, { options }]) => (options ? [[name, options]] : []));
  const { gstinNumber = '' } = now;
  return (
    areTexts(old, now, [...namesOf(all), 'year']) &&
    areOf(now, { ...Object.fromEntries(choices), ...others }) &&
    isDateOrEmpty(now.date) &&
    fits(now, longFieldsOf(all)) &&
    (gstinNumber === '' || isGstin(String(gstinNumber)))
  );
}

/** R15, R16: whether a field of a form may be saved. */
export function isField(field: FormField, old: Raw, now: unknown, record: UserRecord): boolean {
  if (field === 'vendorTypes') return Array.isArray(now) && now.length <= 12 && now.every(isVendorType);
  return isMap(now) && MAP_CHECKS[field](old, now, record);
}

/** Absent, or one of its values. */
function areOf(now: Raw, values: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.entries(values).every(
    ([key, known]) => now[key] === undefined || known.includes(`${now[key]}`),
  );
}

function areSections(old: Raw, now: Raw, record: UserRecord): boolean {
  const moved = changedKeys(old, now);
  const { sectionOne: one, sectionSix: six } = now;
  return (
    isWithin(moved, ['sectionOne', 'sectionSix']) &&
    (!moved.includes('sectionOne') || (isMap(one) && isSectionOne(mapAt(old, 'sectionOne'), one, record))) &&
    (!moved.includes('sectionSix') ||
      (isMap(six) &&
        areTexts(mapAt(old, 'sectionSix'), six, Object.keys(emptySectionSix())) &&
        saveSectionSix(record, { ...emptySectionSix(), ...six }, {}).allowed))
  );
}

function isSectionOne(old: Raw, one: Raw, record: UserRecord): boolean {
  const isText = ([key]: [string, unknown]) => !(LIST_NAMES as readonly string[]).includes(key);
  const withoutLists = Object.fromEntries(Object.entries(one).filter(isText));
  const oldWithoutLists = Object.fromEntries(Object.entries(old).filter(isText));
  const isListed = LIST_NAMES.every((key) => one[key] === undefined || Array.isArray(one[key]));
  if (!isListed || !areTexts(oldWithoutLists, withoutLists, namesOf(SECTION_ONE))) return false;
  // The joined size of rows is bounded, so the domain's check skips their texts.
  const counts = Object.fromEntries(LIST_NAMES.map((key) => [key, listAt(one, key).map(() => ({}))]));
  if (!areOf(one, { relatedwOMG: ['', ...SECTION_ONE.relatedwOMG.options] })) return false;
  const saved = saveSectionOne(record, { ...emptySectionOne(), ...withoutLists, ...counts }, [], {});
  const rows = LIST_NAMES.flatMap((key) => listAt(one, key));
  const stored = LIST_NAMES.flatMap((key) => listAt(old, key));
  const fresh = rows.filter((row) => !stored.some((each) => isSame(each, row)));
  return saved.allowed && isOneWrite(old, one) && (areRows(fresh) || areRows(rows));
}

function isOneWrite(old: Raw, one: Raw): boolean {
  const whole = { ...emptySectionOne(), ...one };
  return nextSectionOne(old, whole) === whole;
}

function isDateOrEmpty(date: unknown = ''): boolean {
  return date === '' || isDate(String(date));
}

/** R15: rows of at most five texts each on average, bounded by their joined size. */
function areRows(rows: unknown[]): boolean {
  if (!rows.every(isMap)) return false;
  const texts = rows.flatMap((row) => Object.entries(row as Raw).flat());
  const isFlat = texts.every((text) => typeof text !== 'object' || text === null);
  return isFlat && texts.length <= rows.length * 10 && byteLength(texts.join('')) <= rows.length * 1300;
}

function isVendorType(row: unknown): boolean {
  return defaultVendorTypes().some((type) => isSame({ ...type, isChecked: true }, row) || isSame(type, row));
}

/** The changed keys are known, and every known one that exists is a text. */
function areTexts(old: Raw, now: Raw, known: readonly string[]): boolean {
  return (
    isWithin(changedKeys(old, now), known) &&
    known.every((key) => now[key] === undefined || typeof now[key] === 'string')
  );
}
