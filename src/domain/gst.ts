import type { GstGrounds } from './records/records.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** A supplier of services has to register above half the usual limit there (CGST Act, section 22). */
export const LOWER_THRESHOLD_STATES: readonly string[] = ['Manipur', 'Mizoram', 'Nagaland', 'Tripura'];

/** States and territories without the higher limit for goods (Notification 10/2019-Central Tax). */
const GOODS_AT_SERVICE_LIMIT: readonly string[] = [
  ...LOWER_THRESHOLD_STATES,
  'Arunachal Pradesh',
  'Meghalaya',
  'Puducherry',
  'Sikkim',
  'Telangana',
  'Uttarakhand',
];

/** Yearly turnover in rupees above which a supplier of services has to register for GST. */
export function gstThreshold(state: string): number {
  return (LOWER_THRESHOLD_STATES.includes(state) ? 10 : 20) * LAKH;
}

/**
 * Yearly turnover in rupees above which a supplier of services, goods or both has to register. Only suppliers of goods
 * alone have the higher limit.
 */
export function gstLimit(supply: GstGrounds['supply'], homeState: string): number {
  return supply === 'goods' && !GOODS_AT_SERVICE_LIMIT.includes(homeState)
    ? 40 * LAKH
    : gstThreshold(homeState);
}

/** Aggregate turnover in rupees of a preceding financial year, above which e-invoices are issued. */
export const E_INVOICING_LIMIT = 5 * CRORE;
export const BELOW_E_INVOICING = `Turnover not above Rs ${E_INVOICING_LIMIT / CRORE} crore since 2017-18`;

const INDIAN_GROUPING = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Indian grouping without a currency sign: 2000000 is 20,00,000. */
export function formatRupees(amount: number): string {
  return INDIAN_GROUPING.format(amount);
}

/** Like "Rs 20,00,000 (20 lakh rupees)", which stays on one line. */
export function formatLakh(amount: number): string {
  return `Rs\u00a0${formatRupees(amount)} (${amount / LAKH} lakh rupees)`;
}
