import { fieldOptions, type ReviewSection } from './sections.ts';

const LONGEST_VALUE = 80;
/** A GSTIN holds one too. */
const PAN = /[a-z]{5}\d{4}[a-z]/i;

/** What a query on a field starts with, such as "IFSC Code “SBIN0005943”: "; never a PAN, Aadhar or account number. */
export function quoteOf(section: ReviewSection, field: string): string {
  const label = fieldOptions(section).find(({ value }) => value === field)?.label;
  if (label === undefined) return '';
  const detail = section.details.find((each) => each.field === field);
  if (!detail || detail.value === '' || detail.isSensitive || PAN.test(detail.value)) return `${label}: `;
  const { value } = detail;
  const cut = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
  return `${label} “${cut}”: `;
}
