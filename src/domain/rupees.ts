const INDIAN_GROUPING = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** An amount in Indian grouping, without a currency sign: 2000000 is 20,00,000. */
export function formatRupees(amount: number): string {
  return INDIAN_GROUPING.format(amount);
}
