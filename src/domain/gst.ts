const THRESHOLD = 2_000_000;
const LOWER_THRESHOLD = 1_000_000;
export const LOWER_THRESHOLD_STATES: readonly string[] = ['Manipur', 'Mizoram', 'Nagaland', 'Tripura'];

/** Yearly turnover in rupees above which a supplier of services has to register for GST. */
export function gstThreshold(state: string): number {
  return LOWER_THRESHOLD_STATES.includes(state) ? LOWER_THRESHOLD : THRESHOLD;
}

/** Aggregate turnover in rupees of a preceding financial year, above which e-invoices are issued. */
export const E_INVOICING_LIMIT = 50_000_000;

const INDIAN_GROUPING = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Indian grouping without a currency sign: 2000000 is 20,00,000. */
export function formatRupees(amount: number): string {
  return INDIAN_GROUPING.format(amount);
}
