import { HOME_STATES } from '../../../src/domain/gstStates.ts';
import {
  defaultVendorTypes,
  emptyBankDetails,
  emptyNonGst,
  emptySectionOne,
  emptySectionSix,
} from '../../../src/domain/records/defaults.ts';
import { MAX_OWN_LOGS } from '../../../src/domain/records/limits.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import {
  EXEMPT_CLASSES,
  type FormKey,
  GST_REASONS,
  type QueryCategory,
  SUPPLIES,
  type UserRecord,
} from '../../../src/domain/records/records.ts';
import { submitBankDetails } from '../../../src/domain/transitions/bankDetails.ts';
import {
  byteLength,
  canFill,
  fits,
  isDate,
  isGstin,
  isIfsc,
} from '../../../src/domain/transitions/guards.ts';
import {
  acceptMsa,
  submitEinvoicing,
  submitNonApplicability,
} from '../../../src/domain/transitions/letters.ts';
import type { Transition } from '../../../src/domain/transitions/patch.ts';
import {
  isProfileEditable,
  type ProfileFields,
  saveProfile,
} from '../../../src/domain/transitions/profile.ts';
import {
  nextSectionOne,
  saveSectionOne,
  saveSectionSix,
  submitTraineeForm,
} from '../../../src/domain/transitions/traineeForm.ts';
import { type Attempt, changedKeys, isMap, isSame, isWithin, listAt, mapAt, type Raw } from './attempt.ts';

const TEXTS = [
  'name',
  'designation',
  'phone',
  'address',
  'pancard',
  'aadharcard',
  'GSTIN',
  'vendortype',
  'signImage',
];
const CHOICES: Record<string, readonly string[]> = {
  nationality: ['Indian', 'Foreign'],
  isGSTApplicable: ['yes', 'no'],
  isEinvoicingApplicable: ['yes', 'no'],
};
const NEVER_LOCKED = ['designation', 'phone', 'address', 'gstmailsend'];
const LISTS = ['accountsDetails', 'salesDetails', 'makerDetails', 'gstTable', 'generalQuestions'];

const PARTS: Record<FormKey, readonly string[]> = {
  bankdetails: ['bankDetails'],
  nonapplicability: ['nongst'],
  vendorform: ['vendorTypes', 'vendorDetails'],
  einvoicing: ['einvoicing'],
  msa: ['msa'],
};
const CATEGORY_OF: Record<FormKey, QueryCategory> = {
  bankdetails: 'bank',
  nonapplicability: 'nongst',
  vendorform: 'vendorform',
  einvoicing: 'einvoicing',
  msa: 'msa',
};

function parse({ uid }: Attempt, raw: Raw): UserRecord {
  return parseUserRecord(uid, raw);
}

/** R5, R15, R16: the profile's fields, each of its type. */
export function isProfileWrite(attempt: Attempt, keys: readonly string[]): boolean {
  const { before, after, uid } = attempt;
  const fields = Object.fromEntries(keys.map((key) => [key, after[key]]));
  const isTyped = keys.every((key) => {
    const value = fields[key];
    if (key === 'gstmailsend') return typeof value === 'boolean';
    if (key === 'signImage')
      return (
        value === '' || String(value).includes(`/v0/b/demo-onboarding.appspot.com/o/vendors%2F${uid}%2F`)
      );
    return TEXTS.includes(key) ? typeof value === 'string' : CHOICES[key]?.includes(String(value));
  });
  const { gstmailsend: _, ...profile } = fields;
  const isOpen = isWithin(keys, NEVER_LOCKED) || isProfileEditable(parse(attempt, before));
  return isTyped && isOpen && saveProfile(parse(attempt, before), profile as Partial<ProfileFields>).allowed;
}

/** R5, R15, R16: the write changes only this form, which is editable and well-formed. */
export function isFormWrite(attempt: Attempt, form: FormKey, keys: readonly string[]): boolean {
  const { before, after } = attempt;
  const record = parse(attempt, before);
  return (
    isWithin(keys, [...PARTS[form], 'forms', 'logs']) &&
    canFill(record, form) &&
    (form === 'vendorform' || record.forms.status < 4 || isLoggedSubmission(attempt, form)) &&
    // The sections of the trainee form have separate writes.
    (form !== 'vendorform' || isSectionsWrite(attempt, keys)) &&
    PARTS[form].every((part) => isSame(before[part], after[part]) || isPart(attempt, part, record))
  );
}

/** R5: after a decision no part of a form changes without a submission. */
function isLoggedSubmission(attempt: Attempt, form: FormKey): boolean {
  return mapAt(attempt.after, 'forms')[form] === 1 && isLogged(attempt);
}

/** R7: after a decision the types or the sections, and logged. */
function isSectionsWrite(attempt: Attempt, keys: readonly string[]): boolean {
  if (parse(attempt, attempt.before).forms.status < 4) return isWithin(keys, PARTS.vendorform);
  const isOneOfThem = PARTS.vendorform.some((part) => isWithin(keys, [part, 'logs']));
  return isOneOfThem && isLogged(attempt);
}

function isLogged({ before, after }: Attempt): boolean {
  return !isSame(before.logs, after.logs) || listAt(before, 'logs').length >= MAX_OWN_LOGS;
}

function isPart(attempt: Attempt, part: string, record: UserRecord): boolean {
  const [old, now] = [mapAt(attempt.before, part), attempt.after[part]];
  if (part === 'vendorTypes') return Array.isArray(now) && now.length <= 12 && now.every(isVendorType);
  if (!isMap(now)) return false;
  if (part === 'bankDetails') {
    const bank = { ...emptyBankDetails(), ...now };
    const isTyped = areTexts(old, now, Object.keys(emptyBankDetails()));
    return (
      isTyped &&
      ['', 'Savings', 'Current'].includes(bank.bankAccountType) &&
      fits(bank, ['bankBranchAddress']) &&
      (bank.ifscCode === '' || isIfsc(bank.ifscCode))
    );
  }
  if (part === 'nongst') {
    const { gstinNumber } = { ...emptyNonGst(), ...now };
    return (
      areTexts(old, now, [...Object.keys(emptyNonGst()), 'reason', 'supply', 'homeState', 'place']) &&
      areOf(now, { reason: GST_REASONS, supply: SUPPLIES, homeState: HOME_STATES }) &&
      isDateOrEmpty(now.date) &&
      fits(now, ['address']) &&
      (gstinNumber === '' || isGstin(gstinNumber))
    );
  }
  const isDated = isDateOrEmpty(now.date) && fits(now);
  if (part === 'einvoicing') {
    const office = ['state', 'address', 'gstinNumber'];
    return (
      areTexts(old, now, ['date', 'place', 'reason', 'class', ...office]) &&
      areOf(now, { reason: ['below', 'class'], class: ['', ...EXEMPT_CLASSES] }) &&
      isDateOrEmpty(now.date) &&
      fits(now, ['address']) &&
      (now.gstinNumber === undefined || now.gstinNumber === '' || isGstin(`${now.gstinNumber}`))
    );
  }
  if (part === 'msa') return areTexts(old, now, ['name', 'date']) && isDated;
  return areSections(old, now, record);
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
        saveSectionSix(record, { ...emptySectionSix(), ...six }, 0).allowed))
  );
}

function isSectionOne(old: Raw, one: Raw, record: UserRecord): boolean {
  const texts = Object.keys(emptySectionOne()).filter((key) => !LISTS.includes(key));
  const withoutLists = Object.fromEntries(Object.entries(one).filter(([key]) => !LISTS.includes(key)));
  const oldWithoutLists = Object.fromEntries(Object.entries(old).filter(([key]) => !LISTS.includes(key)));
  const isListed = LISTS.every((key) => one[key] === undefined || Array.isArray(one[key]));
  if (!isListed || !areTexts(oldWithoutLists, withoutLists, texts)) return false;
  // The joined size of rows is bounded, so the domain's check skips their texts.
  const counts = Object.fromEntries(LISTS.map((key) => [key, listAt(one, key).map(() => ({}))]));
  const saved = saveSectionOne(record, { ...emptySectionOne(), ...withoutLists, ...counts }, [], 0);
  const rows = LISTS.flatMap((key) => listAt(one, key));
  const stored = LISTS.flatMap((key) => listAt(old, key));
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
  const values = rows.flatMap((row) => Object.values(row as Raw));
  const isFlat = values.every((value) => typeof value !== 'object' || value === null);
  return isFlat && values.length <= rows.length * 5 && byteLength(values.join('')) <= rows.length * 2500;
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

/** R6: 0 to 1, with that form complete after the write. */
export function submitsForm(attempt: Attempt, form: FormKey): boolean {
  const { before, after } = attempt;
  return (
    mapAt(after, 'forms')[form] === 1 &&
    submission(attempt, form, parse(attempt, before), parse(attempt, after)).allowed
  );
}

function submission(
  { documents }: Attempt,
  form: FormKey,
  before: UserRecord,
  after: UserRecord,
): Transition {
  if (form === 'bankdetails')
    return submitBankDetails(before, parseDocumentsRecord(documents), after.bankDetails, 0);
  if (form === 'nonapplicability') return submitNonApplicability(before, after.nongst, 0);
  if (form === 'vendorform') return submitTraineeForm({ ...before, vendorDetails: after.vendorDetails }, 0);
  if (form === 'einvoicing') return submitEinvoicing(before, after.einvoicing ?? { date: '', place: '' }, 0);
  return acceptMsa(before, after.msa ?? { name: '', date: '' }, 0);
}

function newEntry(after: Raw): Raw {
  const entry = listAt(after, 'logs').at(-1);
  return isMap(entry) ? entry : {};
}

/** R6: -1 to 0, when no query of the form is open after the write, and no other status moves. It is not logged as a submission. */
export function returnsForm(attempt: Attempt, form: FormKey): boolean {
  const { before, after } = attempt;
  const queries = listAt(mapAt(after, 'queries'), CATEGORY_OF[form]);
  return (
    parse(attempt, before).forms[form] === -1 &&
    mapAt(after, 'forms')[form] === 0 &&
    (isSame(before.logs, after.logs) || newEntry(after).did === undefined) &&
    isWithin(changedKeys(mapAt(before, 'forms'), mapAt(after, 'forms')), [form]) &&
    !queries.some((query) => isMap(query) && query.status === 0)
  );
}
