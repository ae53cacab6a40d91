import { PROFILE_FIELDS } from '../../domain/profileFields.ts';
import type { UserRecord } from '../../domain/records.ts';
import type { ProfileFields } from '../../domain/transitions/profile.ts';
import type { ProfileEntries, ProfileValues } from './profileSchema.ts';

const NOTHING_REJECTED = { pancard: '', GSTIN: '' };

/** What the form shows of a record. */
export function profileValuesOf(record: UserRecord): ProfileEntries {
  const { name, designation, phone, pancard, aadharcard, address, nationality } = record;
  const { isGSTApplicable, GSTIN, isEinvoicingApplicable, vendortype } = record;
  return {
    name,
    designation,
    phone,
    pancard,
    aadharcard,
    address,
    nationality,
    isGSTApplicable,
    GSTIN,
    isEinvoicingApplicable,
    vendortype,
    rejected: NOTHING_REJECTED,
  };
}

/** The fields that stay open when the profile is locked (R5). */
export function openFieldsOf({ designation, phone, address }: ProfileEntries): Partial<ProfileEntries> {
  return { designation, phone, address };
}

/**
 * The fields to save: those the person touched, so that a save never takes back what another tab changed meanwhile. A
 * GSTIN whose field is disabled stays as it is stored.
 */
export function changedFields(
  values: ProfileValues,
  dirty: Partial<Record<keyof ProfileValues, unknown>>,
): Partial<ProfileFields> {
  const changed = PROFILE_FIELDS.filter(
    (key) => dirty[key] && (key !== 'GSTIN' || values.isGSTApplicable === 'yes'),
  );
  return Object.fromEntries(changed.map((key) => [key, values[key]]));
}
