import { READY_QUESTIONS } from '../../../../src/domain/review/questions.ts';
import { admin } from './records.ts';

/** Of a users record, what no translator may touch. Other texts, such as a city or a bank, are words of the portal too. */
const KEYS = new Set([
  'name',
  'email',
  'phone',
  'userid',
  'pancard',
  'aadharcard',
  'GSTIN',
  'gstinNumber',
  'address',
  'fpoc',
  'fpocno',
  'nameOfVendor',
  'signatoryName',
  'bankAccountNumber',
  'bankMICR',
  'ifscCode',
  'bankBranchAddress',
  // Words of people: of queries, decisions and changes.
  'title',
  'reply',
  'reason',
  'vendorRemark',
]);

/** Their titles, reasons and names are words of the portal. */
const SENTENCES = new Set(['logs', 'nongst', 'einvoicing', 'vendorTypes']);

/** Names, addresses, numbers and quoted words in all users records so far. */
export async function storedValues(): Promise<string[]> {
  const records = await admin.listRecords('users');
  const values = new Set(records.flatMap((record) => valuesIn(record)));
  // A reviewer may ask in the portal's own words.
  const questions = Object.values(READY_QUESTIONS).flat();
  return [...values].filter((value) => !questions.some((question) => question.includes(value)));
}

function valuesIn(fields: object): string[] {
  return Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null && !SENTENCES.has(key)) return valuesIn(value);
    // A shorter name is part of other words.
    return KEYS.has(key) && typeof value === 'string' && value.length > 3 ? [value] : [];
  });
}
