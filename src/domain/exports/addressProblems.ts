import { erpnextRow } from './erpnext.ts';
import { problemsOfRow, type RowProblem } from './rowProblems.ts';
import type { Vendor } from './vendors.ts';

const TABLE = 'erpnext-address';

/** The columns that no other flag of a review checks. */
const FOR_REVIEW: readonly string[] = [
  'State',
  'Country',
  'Name of Vendor',
  'Address Line 1',
  'Address Line 2',
];

/** Problems that finance would have with the vendor's address, shown while the reviewer can still ask the person. */
export function addressProblems(vendor: Vendor): RowProblem[] {
  const row = erpnextRow(TABLE, vendor, ['address', 'gstin']);
  return problemsOfRow(vendor, TABLE, row, true).filter(({ label }) => FOR_REVIEW.includes(label));
}
