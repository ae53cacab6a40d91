import { erpnextRow } from './erpnext.ts';
import { problemsOfRow, type RowProblem } from './rowProblems.ts';
import type { Vendor } from './vendors.ts';

const TABLE = 'erpnext-address';

/** What the other flags of a review do not say. */
const FOR_REVIEW: readonly string[] = [
  'State',
  'Country',
  'Name of Vendor',
  'Address Line 1',
  'Address Line 2',
];

/** What the address of a vendor will need for finance, while it is easy to ask for it. */
export function addressProblems(vendor: Vendor): RowProblem[] {
  const row = erpnextRow(TABLE, vendor, ['address', 'gstin']);
  return problemsOfRow(vendor, TABLE, row, true).filter(({ label }) => FOR_REVIEW.includes(label));
}
