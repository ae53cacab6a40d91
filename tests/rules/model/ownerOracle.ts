import { FORMS, type FormField, forEachForm } from '../../../src/domain/forms/registry.ts';
import { emptyNonGst } from '../../../src/domain/records/defaults.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { FormKey, UserRecord } from '../../../src/domain/records/records.ts';
import { canFill } from '../../../src/domain/transitions/guards.ts';
import {
  isProfileEditable,
  type ProfileFields,
  saveProfile,
} from '../../../src/domain/transitions/profile.ts';
import { type Attempt, changedKeys, isMap, isSame, isWithin, listAt, mapAt, type Raw } from './attempt.ts';
import { isField, SUBMISSIONS } from './forms.ts';

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
const UNLOCKED = ['designation', 'phone', 'address', 'gstmailsend'];

const FIELDS = forEachForm((key) => FORMS[key].fields.user as readonly FormField[]);

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
  const isOpen = isWithin(keys, UNLOCKED) || isProfileEditable(parse(attempt, before));
  return isTyped && isOpen && saveProfile(parse(attempt, before), profile as Partial<ProfileFields>).allowed;
}

/** R5, R15, R16: the write changes only this form, which is editable and well-formed. */
export function isFormWrite(attempt: Attempt, form: FormKey, keys: readonly string[]): boolean {
  const { before, after } = attempt;
  const record = parse(attempt, before);
  return (
    isWithin(keys, [...FIELDS[form], 'forms', 'logs']) &&
    (canFill(record, form) || submitsForm(attempt, form)) &&
    (form === 'vendorform' || record.forms.status < 4 || isLoggedSubmission(attempt, form)) &&
    // The sections of the trainee form have separate writes.
    (form !== 'vendorform' || isSectionsWrite(attempt, keys)) &&
    (mapAt(after, 'forms')[form] === 1 || hasSameGrounds(attempt)) &&
    FIELDS[form].every(
      (part) => isSame(before[part], after[part]) || isField(part, mapAt(before, part), after[part], record),
    )
  );
}

/** The reasons of a declaration, and what goes with them, are written by its submission only. */
function hasSameGrounds({ before, after }: Attempt): boolean {
  const moved = (part: string) => changedKeys(mapAt(before, part), mapAt(after, part));
  return (
    isWithin(moved('nongst'), Object.keys(emptyNonGst())) && isWithin(moved('einvoicing'), ['date', 'place'])
  );
}

/** R5: after a decision no part of a form changes without a submission. */
function isLoggedSubmission(attempt: Attempt, form: FormKey): boolean {
  return mapAt(attempt.after, 'forms')[form] === 1 && isLogged(attempt);
}

/** R7: after a decision the types or the sections, and logged. */
function isSectionsWrite(attempt: Attempt, keys: readonly string[]): boolean {
  if (parse(attempt, attempt.before).forms.status < 4) return isWithin(keys, FIELDS.vendorform);
  const isOneOfThem = FIELDS.vendorform.some((part) => isWithin(keys, [part, 'logs']));
  return isOneOfThem && isLogged(attempt);
}

function isLogged({ before, after }: Attempt): boolean {
  return !isSame(before.logs, after.logs);
}

/** R6: 0 to 1, with that form complete after the write. */
export function submitsForm(attempt: Attempt, form: FormKey): boolean {
  const { before, after, documents } = attempt;
  return (
    mapAt(after, 'forms')[form] === 1 &&
    SUBMISSIONS[form](
      parse(attempt, before),
      parse(attempt, after),
      parseDocumentsRecord(documents),
      Date.now(),
    ).allowed
  );
}

function newEntry(after: Raw): Raw {
  const entry = listAt(after, 'logs').at(-1);
  return isMap(entry) ? entry : {};
}

/** R6: -1 to 0, when no query of the form is open after the write, and no other status moves. It is not logged as a submission. */
export function returnsForm(attempt: Attempt, form: FormKey): boolean {
  const { before, after } = attempt;
  const queries = listAt(mapAt(after, 'queries'), FORMS[form].category);
  return (
    parse(attempt, before).forms[form] === -1 &&
    mapAt(after, 'forms')[form] === 0 &&
    (isSame(before.logs, after.logs) || newEntry(after).did === undefined) &&
    isWithin(changedKeys(mapAt(before, 'forms'), mapAt(after, 'forms')), [form]) &&
    !queries.some((query) => isMap(query) && query.status === 0)
  );
}
