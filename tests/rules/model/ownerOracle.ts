import { E_INVOICING } from '../../../src/domain/forms/eInvoicing.ts';
import { namesOf } from '../../../src/domain/forms/fields.ts';
import { NON_APPLICABILITY } from '../../../src/domain/forms/nonApplicability.ts';
import { FORMS, type FormField, forEachForm } from '../../../src/domain/forms/registry.ts';
import { MAX_OWN_LOGS } from '../../../src/domain/records/limits.ts';
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

const FIELDS = forEachForm((key) => FORMS[key].stored.user as readonly FormField[]);
/** What a save or the submission of the trainee form changes. */
export const SECTIONS: readonly string[] = [...FIELDS.vendorform, 'vendorRevision'];

export function parse({ uid }: Attempt, raw: Raw): UserRecord {
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
    (record.forms.status < 4 || mapAt(after, 'forms')[form] === 1) &&
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
    isWithin(moved('nongst'), namesOf(NON_APPLICABILITY.fields)) &&
    isWithin(moved('einvoicing'), namesOf(E_INVOICING.fields))
  );
}

/** Saved, or submitted as saved. */
export function isTraineeFormWrite(attempt: Attempt, keys: readonly string[]): boolean {
  if (keys.includes('forms')) {
    return isWithin(keys, [...SECTIONS, 'forms', 'logs']) && submitsForm(attempt, 'vendorform');
  }
  const { before, after } = attempt;
  const record = parse(attempt, before);
  const isRevised = record.forms.status >= 4 || 'vendorRevision' in before;
  const [was, is] = isRevised
    ? [mapAt(before, 'vendorRevision'), mapAt(after, 'vendorRevision')]
    : [before, after];
  const saved = changedKeys(was, is);
  return (
    canFill(record, 'vendorform') &&
    isWithin(keys, isRevised ? ['vendorRevision'] : FIELDS.vendorform) &&
    (!isRevised || isMap(after.vendorRevision)) &&
    isWithin(saved, FIELDS.vendorform) &&
    FIELDS.vendorform
      .filter((part) => saved.includes(part))
      .every((part) => isField(part, mapAt({ ...before, ...was }, part), is[part], record))
  );
}

/** R5: the submission takes exactly what is saved since the last one. */
function takesRevision({ before, after }: Attempt): boolean {
  const saved = { ...before, ...mapAt(before, 'vendorRevision') };
  return !('vendorRevision' in after) && FIELDS.vendorform.every((part) => isSame(after[part], saved[part]));
}

/** R7: the submission has its entry. Only a full log takes none, and after a decision not even that (R5). */
function isLogged({ before, after, ...attempt }: Attempt, form: FormKey): boolean {
  const { did, about } = newEntry(after);
  return isSame(before.logs, after.logs)
    ? listAt(before, 'logs').length >= MAX_OWN_LOGS &&
        parse({ before, after, ...attempt }, before).forms.status < 4
    : did === 'submitted' && about === form;
}

/** R6: 0 to 1, with that form complete after the write. */
export function submitsForm(attempt: Attempt, form: FormKey): boolean {
  const { before, after, documents } = attempt;
  return (
    mapAt(after, 'forms')[form] === 1 &&
    isLogged(attempt, form) &&
    (form !== 'vendorform' || takesRevision(attempt)) &&
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

/** R6: -1 to 0, when no query of the form is open after the write, and no other status moves. It is not logged. */
export function returnsForm(attempt: Attempt, form: FormKey): boolean {
  const { before, after } = attempt;
  const queries = listAt(mapAt(after, 'queries'), FORMS[form].category);
  return (
    parse(attempt, before).forms[form] === -1 &&
    mapAt(after, 'forms')[form] === 0 &&
    isSame(before.logs, after.logs) &&
    isWithin(changedKeys(mapAt(before, 'forms'), mapAt(after, 'forms')), [form]) &&
    !queries.some((query) => isMap(query) && query.status === 0)
  );
}
