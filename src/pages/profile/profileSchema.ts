import * as v from 'valibot';
import { CONTACT_FIELDS, PROFILE_FIELDS } from '../../domain/records/defaults.ts';
import { pick } from '../../domain/records/read.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { isPan } from '../../domain/transitions/guards.ts';
import type { ProfileFields } from '../../domain/transitions/profile.ts';
import { keptAadhar, validateAadhar } from '../../domain/validators/aadhar.ts';
import { GSTIN_ERROR } from '../../domain/validators/gstin.ts';
import { NAME, NO_NAME } from '../../domain/validators/normalise.ts';
import { PAN_ERROR, PAN_LENGTH } from '../../domain/validators/pan.ts';
import { CONTACT_ENTRIES, text } from '../../forms/contact/contactSchema.ts';
import { GST_ENTRIES, isRightGstin } from '../../forms/gst/gstSchema.ts';

const LOCKED_ENTRIES = {
  name: v.pipe(text(), v.nonEmpty('Name is required'), v.regex(NAME, NO_NAME)),
  ...CONTACT_ENTRIES,
  pancard: v.pipe(v.string(), v.length(PAN_LENGTH, PAN_ERROR)),
  aadharcard: v.string(),
  nationality: v.picklist(['Indian', 'Foreign']),
  ...GST_ENTRIES,
  isEinvoicingApplicable: v.picklist(['yes', 'no']),
  vendortype: v.string(),
  /** The cleared invalid number, which the person can restore. */
  rejected: v.object({ pancard: v.string(), GSTIN: v.string() }),
};

/** A locked profile (R5): of the locked fields only a PAN of 10 characters is checked. */
export const LockedProfileSchema = v.object(LOCKED_ENTRIES);

/** Requires a PAN, and no wrong PAN, Aadhar or GSTIN. */
export const ProfileSchema = v.pipe(
  v.object({
    ...LOCKED_ENTRIES,
    pancard: v.pipe(v.string(), v.check(isPan, PAN_ERROR)),
    aadharcard: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const { value, error } = validateAadhar(dataset.value);
        if (error === undefined) return value;
        addIssue({ message: error });
        return NEVER;
      }),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['GSTIN'], ['isGSTApplicable'], ['rejected', 'GSTIN']],
      (entered) => isRightGstin(entered, { isOptional: true }),
      GSTIN_ERROR,
    ),
    ['GSTIN'],
  ),
);

export type ProfileEntries = v.InferInput<typeof ProfileSchema>;
export type ProfileValues = v.InferOutput<typeof ProfileSchema>;

export function profileValuesOf(record: UserRecord): ProfileEntries {
  const aadharcard = keptAadhar(record.aadharcard);
  return { ...pick(record, PROFILE_FIELDS), aadharcard, rejected: { pancard: '', GSTIN: '' } };
}

/** These stay editable when the profile is locked (R5). */
const OPEN_FIELDS = CONTACT_FIELDS;

export function openFieldsOf(values: ProfileEntries): Partial<ProfileEntries> {
  return pick(values, OPEN_FIELDS);
}

function typedFields(values: ProfileEntries, stored: ProfileEntries) {
  return PROFILE_FIELDS.filter((key) => values[key] !== stored[key]);
}

const isOpen = (key: string) => OPEN_FIELDS.some((open) => open === key);

/** Whether text typed before the lock can no longer be saved. */
export function hasUnsavable(values: ProfileEntries, stored: ProfileEntries): boolean {
  return typedFields(values, stored).some((key) => !isOpen(key));
}

/**
 * Only fields that the person touched, so that a save never reverts another tab's change. The GSTIN of a
 * disabled field and all locked fields keep their stored value.
 */
export function changedFields(
  values: ProfileValues,
  stored: ProfileEntries,
  isLocked = false,
): Partial<ProfileFields> {
  const changed = typedFields(values, stored).filter(
    (key) => (!isLocked || isOpen(key)) && (key !== 'GSTIN' || values.isGSTApplicable === 'yes'),
  );
  return pick(values, changed);
}
