import { defaultVendorTypes } from '../defaults.ts';
import { MAX_CONTACTS, MAX_GENERAL_QUESTIONS, MAX_GST_ROWS } from '../limits.ts';
import { allow, refuse, type Transition } from '../patch.ts';
import type { SectionOne, SectionSix, UserRecord, VendorTypeChoice } from '../records.ts';
import { PAN_ERROR } from '../validators/pan.ts';
import { fits, TOO_LONG } from './bounds.ts';
import { canFill } from './canFill.ts';
import { dotted } from './dotted.ts';
import { submittedStatuses } from './overall.ts';
import { ownLog } from './ownLog.ts';
import { isPan } from './patterns.ts';

const SUBMITTED = 'The trainee registration form has been submitted.';

/**
 * Keeps Section 1 and the vendor types (SPEC 7). Fields may be empty, a PAN is empty or well-formed (R16). Types that
 * nobody changed are not written, so that a stored list with types this version does not know survives (DESIGN 5).
 */
export function saveSectionOne(
  record: UserRecord,
  sectionOne: SectionOne,
  vendorTypes: readonly VendorTypeChoice[],
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
  if (!fits(sectionOne) || !rows.every((row) => fits(row))) return refuse(TOO_LONG);
  if (sectionOne.panno !== '' && !isPan(sectionOne.panno)) return refuse(PAN_ERROR);
  return allow({
    set: {
      ...(areTypesChanged(record.vendorTypes, vendorTypes) && { vendorTypes: knownVendorTypes(vendorTypes) }),
      ...dotted('vendorDetails.sectionOne', sectionOne),
    },
  });
}

function areTypesChanged(before: readonly VendorTypeChoice[], after: readonly VendorTypeChoice[]): boolean {
  const checked = new Set(before.filter(({ isChecked }) => isChecked).map(({ name }) => name));
  return after.some(({ name, isChecked }) => checked.has(name) !== isChecked);
}

/** The rules take SPEC's vendor types only, so that no others can be stored (R15). */
function knownVendorTypes(choices: readonly VendorTypeChoice[]): VendorTypeChoice[] {
  return defaultVendorTypes().map(({ name }) => ({
    name,
    isChecked: choices.some((choice) => choice.name === name && choice.isChecked),
  }));
}

/** Keeps the declaration (SPEC 7). */
export function saveSectionSix(record: UserRecord, sectionSix: SectionSix): Transition {
  if (!canFill(record, 'vendorform')) return refuse(SUBMITTED);
  if (!fits(sectionSix)) return refuse(TOO_LONG);
  return allow({ set: dotted('vendorDetails.sectionSix', sectionSix) });
}

/**
 * Submits the trainee form (SPEC 4): forms.vendorform 1, forms.status 1 when that completes the last form, a log entry.
 * Refused while a section is missing (SPEC 5's message).
 */
export function submitTraineeForm(record: UserRecord, now: number): Transition {
  if (record.forms.vendorform === -1)
    return refuse('Resolve the open queries before you submit the form again.');
  if (!canFill(record, 'vendorform')) return refuse(SUBMITTED);
  const { sectionOne, sectionSix } = record.vendorDetails;
  if (!sectionOne || !sectionSix) return refuse('Please fill in complete form');
  return allow({
    set: submittedStatuses(record, 'vendorform'),
    ...ownLog(record, 'submitted Trainee Data Form', now),
  });
}
