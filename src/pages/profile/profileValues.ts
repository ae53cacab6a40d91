import { PROFILE_FIELDS } from '../../domain/records/defaults.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { ProfileFields } from '../../domain/transitions/profile.ts';
import type { ProfileEntries, ProfileValues } from './profileSchema.ts';

const NOTHING_REJECTED = { pancard: '', GSTIN: '' };

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

/** They stay open when the profile is locked (R5). */
const OPEN_FIELDS = ['designation', 'phone', 'address'] as const;

export function openFieldsOf(values: ProfileEntries): Partial<ProfileEntries> {
  return Object.fromEntries(OPEN_FIELDS.map((key) => [key, values[key]]));
}

function typedFields(values: ProfileEntries, stored: ProfileEntries) {
  return PROFILE_FIELDS.filter((key) => values[key] !== stored[key]);
}

const isOpen = (key: string) => OPEN_FIELDS.some((open) => open === key);

/** Whether something was typed before the lock that a locked profile does not take. */
export function hasUnsavable(values: ProfileEntries, stored: ProfileEntries): boolean {
  return typedFields(values, stored).some((key) => !isOpen(key));
}

/**
 * Only what the person touched, so that a save never takes back what another tab changed. A GSTIN whose field
 * is disabled stays as it is stored, and so does what a locked profile does not take.
 */
export function changedFields(
  values: ProfileValues,
  stored: ProfileEntries,
  isLocked = false,
): Partial<ProfileFields> {
  const changed = typedFields(values, stored).filter(
    (key) => (!isLocked || isOpen(key)) && (key !== 'GSTIN' || values.isGSTApplicable === 'yes'),
  );
  return Object.fromEntries(changed.map((key) => [key, values[key]]));
}
