import type { QueryCategory } from '../records/records.ts';
import { fieldOptions, type ReviewSection } from './sections.ts';

export const READY_QUESTIONS: Partial<Record<QueryCategory, readonly string[]>> = {
  general: [
    'The name differs from the name on the PAN card. Please correct the name or upload the right card.',
    'The document cannot be read. Please upload a clear copy of the whole page.',
    'The document belongs to another person. Please upload your own.',
    'The GST registration certificate is missing. Please upload it.',
    'The address is incomplete. Please add the street, city and PIN code.',
  ],
  bank: [
    'The account number differs from the cancelled cheque. Please check it.',
    'The IFSC code does not belong to this branch. Please check it with your bank.',
    'The cancelled cheque cannot be read. Please upload a clear copy.',
    'The account holder on the cheque is another person. Please give an account in your name.',
  ],
  vendorform: [
    'The name differs from the profile. Please use the name on your PAN card.',
    'The address differs from your documents. Please check it.',
    'The registration number differs from your certificate. Please check it.',
    'You stated a relation to the group. Please say who it is and how you are related.',
    'The declaration is incomplete. Please fill in the name and position of the signatory.',
  ],
  nongst: [
    'You declared that GST does not apply, but the profile says it does. Please correct one of them.',
    'The declaration is for an earlier financial year. Please submit a new one.',
  ],
  einvoicing: ['Your turnover may require e-invoicing. Please confirm that it does not apply.'],
  msa: ['The agreement was accepted in another name. Please accept it in the name of the vendor.'],
};

const LONGEST_VALUE = 80;
/** Matches a PAN, and the PAN within a GSTIN. */
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
