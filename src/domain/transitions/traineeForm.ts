import { LIST_NAMES } from '../forms/traineeForm.ts';
import { defaultVendorTypes } from '../records/defaults.ts';
import {
  MAX_CONTACTS,
  MAX_GENERAL_QUESTIONS,
  MAX_GST_ROWS,
  MAX_NEW_ROWS,
  MAX_ROW_BYTES,
} from '../records/limits.ts';
import { revisedRecord } from '../records/parseRecord.ts';
import { isMap, type Raw, readMap } from '../records/read.ts';
import type {
  SectionOne,
  SectionSix,
  UserRecord,
  VendorDetails,
  VendorRevision,
  VendorTypeChoice,
} from '../records/records.ts';
import { PAN_ERROR } from '../validators/pan.ts';
import { byteLength, canFill, fits, isDate, isPan, TOO_LONG } from './guards.ts';
import { refusalOfSubmission, SUBMITTED, submit } from './overall.ts';
import { allow, dotted, refuse, type Submission, type Transition } from './patch.ts';

/**
 * R16: fields may be empty. Unchanged types are not written, so that types this version does not know
 * survive. `stored` has the sections as stored, of a revision if there is one.
 */
export function saveSectionOne(
  record: UserRecord,
  sectionOne: SectionOne,
  vendorTypes: readonly VendorTypeChoice[],
  stored: Raw,
): Transition {
  if (!canFill(record, 'vendorform')) return refuse(SUBMITTED);
  const { accountsDetails, salesDetails, makerDetails, gstTable, generalQuestions } = sectionOne;
  const contacts = [accountsDetails, salesDetails, makerDetails];
  if (contacts.some((rows) => rows.length > MAX_CONTACTS)) {
    return refuse(`Each list of contacts takes up to ${MAX_CONTACTS} people.`);
  }
  if (gstTable.length > MAX_GST_ROWS) return refuse(`The GST table takes up to ${MAX_GST_ROWS} rows.`);
  if (generalQuestions.length > MAX_GENERAL_QUESTIONS) {
    return refuse(`The references take up to ${MAX_GENERAL_QUESTIONS} rows.`);
  }
  const rows = [...contacts.flat(), ...gstTable, ...generalQuestions];
  if (![sectionOne, ...rows].every((texts) => fits(texts))) return refuse(TOO_LONG);
  if (!rows.every(fitsRow)) return refuse(ROW_TOO_LONG);
  if (sectionOne.panno !== '' && !isPan(sectionOne.panno)) return refuse(PAN_ERROR);
  const types = areTypesChanged(revisedRecord(record).vendorTypes, vendorTypes) && {
    vendorTypes: knownVendorTypes(vendorTypes),
  };
  return isRevised(record)
    ? revise(record, stored, { sectionOne }, types || {})
    : allow({ set: { ...types, ...dotted('vendorDetails.sectionOne', sectionOne) } });
}

/** R5: whether saves go into `vendorRevision`. A revision that exists continues after a denial. */
function isRevised({ forms, vendorRevision }: UserRecord): boolean {
  return forms.status >= 4 || vendorRevision !== undefined;
}

/** The whole revision, with the unchanged fields. */
function revise(
  { vendorRevision }: UserRecord,
  stored: Raw,
  sections: VendorDetails,
  types: Pick<VendorRevision, 'vendorTypes'> = {},
): Transition {
  const saved = Object.entries(sections).map(([key, fields]) => [
    key,
    { ...readMap(stored[key]), ...fields },
  ]);
  const vendorDetails = { ...stored, ...Object.fromEntries(saved) };
  return allow({ set: { vendorRevision: { ...vendorRevision, ...types, vendorDetails } } });
}

/** R15: whether the row is within its limit, which is in bytes, because 75 rows share a record with everything else. */
function fitsRow(row: object): boolean {
  return byteLength(Object.entries(row).flat().join('')) <= MAX_ROW_BYTES;
}

const ROW_TOO_LONG = 'A row of a list is too long. Please shorten its texts.';

/** Leaves rows to the next write when more are new than the rules check at once; `stored` may have any shape. */
export function nextSectionOne(stored: unknown, sectionOne: SectionOne): SectionOne {
  const old = storedRows(readMap(stored));
  let room = MAX_NEW_ROWS;
  const fitting = (rows: readonly object[]) =>
    rows.filter((row) => old.some((each) => isSameRow(each, row)) || room-- > 0);
  const lists = LIST_NAMES.map((list) => [list, fitting(sectionOne[list])]);
  return room < 0 ? { ...sectionOne, ...Object.fromEntries(lists) } : sectionOne;
}

/** The stored rows. When one list is malformed, the rules count every row as new. */
function storedRows(stored: Raw): unknown[] {
  const lists = LIST_NAMES.map((list) => stored[list]);
  return lists.every((list) => list === undefined || Array.isArray(list))
    ? lists.flatMap((list) => list ?? [])
    : [];
}

function isSameRow(stored: unknown, row: object): boolean {
  const fields = Object.entries(row);
  return (
    isMap(stored) &&
    Object.keys(stored).length === fields.length &&
    fields.every(([key, value]) => stored[key] === value)
  );
}

function areTypesChanged(before: readonly VendorTypeChoice[], after: readonly VendorTypeChoice[]): boolean {
  const checked = new Set(before.filter(({ isChecked }) => isChecked).map(({ name }) => name));
  return after.some(({ name, isChecked }) => checked.has(name) !== isChecked);
}

/** The known vendor types, because the rules accept no others (R15). */
function knownVendorTypes(choices: readonly VendorTypeChoice[]): VendorTypeChoice[] {
  return defaultVendorTypes().map(({ name }) => ({
    name,
    isChecked: choices.some((choice) => choice.name === name && choice.isChecked),
  }));
}

export function saveSectionSix(record: UserRecord, sectionSix: SectionSix, stored: Raw): Transition {
  if (!canFill(record, 'vendorform')) return refuse(SUBMITTED);
  if (!fits(sectionSix)) return refuse(TOO_LONG);
  if (sectionSix.signatoryDate !== '' && !isDate(sectionSix.signatoryDate)) return refuse('Enter the date.');
  return isRevised(record)
    ? revise(record, stored, { sectionSix })
    : allow({ set: dotted('vendorDetails.sectionSix', sectionSix) });
}

export function submitTraineeForm(record: UserRecord, now: number): Submission {
  const refusal = refusalOfSubmission(record, 'vendorform');
  if (refusal) return refuse(refusal);
  const { sectionOne, sectionSix } = revisedRecord(record).vendorDetails;
  if (!sectionOne || !sectionSix) return refuse('Please fill in complete form');
  const { vendorRevision } = record;
  return submit(
    record,
    'vendorform',
    vendorRevision ? { ...vendorRevision, vendorRevision: undefined } : {},
    now,
  );
}
