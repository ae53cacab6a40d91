import * as v from 'valibot';
import { isGstin } from '../../domain/transitions/guards.ts';

export const GST_ENTRIES = {
  isGSTApplicable: v.picklist(['yes', 'no']),
  GSTIN: v.string(),
};

export interface GstEntries {
  isGSTApplicable: 'yes' | 'no';
  GSTIN: string;
  /** The cleared invalid number, which the person can restore. */
  rejected: { GSTIN: string };
}

/** @param isOptional a profile is saved before there is a GSTIN */
export function isRightGstin(
  { isGSTApplicable, GSTIN, rejected }: GstEntries,
  { isOptional }: { isOptional: boolean },
): boolean {
  if (isGSTApplicable === 'no') return true;
  return isGstin(GSTIN) || (isOptional && GSTIN === '' && rejected.GSTIN === '');
}
