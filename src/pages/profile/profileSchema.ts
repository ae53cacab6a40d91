import * as v from 'valibot';
import { MAX_LONG_TEXT, MAX_TEXT } from '../../domain/records/limits.ts';
import { isGstin, isPan } from '../../domain/transitions/guards.ts';
import { validateAadhar } from '../../domain/validators/aadhar.ts';
import { GSTIN_ERROR } from '../../domain/validators/gstin.ts';
import { normalise } from '../../domain/validators/normalise.ts';
import { PAN_ERROR, PAN_LENGTH } from '../../domain/validators/pan.ts';
import { PHONE_ERROR, validatePhone } from '../../domain/validators/phone.ts';

const text = (max = MAX_TEXT) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Enter at most ${max} characters`));

const LOCKED_ENTRIES = {
  name: v.pipe(text(), v.nonEmpty('Name is required')),
  designation: text(),
  phone: v.pipe(
    text(),
    v.check((phone) => validatePhone(phone).error === undefined, PHONE_ERROR),
    v.transform(normalise),
  ),
  pancard: v.pipe(v.string(), v.length(PAN_LENGTH, PAN_ERROR)),
  aadharcard: v.string(),
  address: text(MAX_LONG_TEXT),
  nationality: v.picklist(['Indian', 'Foreign']),
  isGSTApplicable: v.picklist(['yes', 'no']),
  GSTIN: v.string(),
  isEinvoicingApplicable: v.picklist(['yes', 'no']),
  vendortype: v.string(),
  /** What was cleared because it is no valid number, so that the person can put it back. */
  rejected: v.object({ pancard: v.string(), GSTIN: v.string() }),
};

/** A locked profile (R5): of what can no longer be corrected only a PAN of 10 characters is asked. */
export const LockedProfileSchema = v.object(LOCKED_ENTRIES);

/** A PAN is needed, and no PAN, Aadhar or GSTIN may be wrong. */
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
      ({ GSTIN, isGSTApplicable, rejected }) =>
        isGSTApplicable === 'no' || (rejected.GSTIN === '' && (GSTIN === '' || isGstin(GSTIN))),
      GSTIN_ERROR,
    ),
    ['GSTIN'],
  ),
);

export type ProfileEntries = v.InferInput<typeof ProfileSchema>;
export type ProfileValues = v.InferOutput<typeof ProfileSchema>;
