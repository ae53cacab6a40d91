import { arrayUnion } from 'firebase/firestore/lite';
import type { FormStatuses, Query } from '../../../src/domain/records/records.ts';
import { makeBankDetails, makeNonGst, makeSectionOne, makeSectionSix } from '../../support/factories.ts';
import { admin, type Fields, givenTrainee, giveRecord, linkOf, type Person, update } from '../world.ts';

/** A query as an owner raises it. */
export function query(overrides: Partial<Query> = {}): Query {
  return { title: 'Which branch?', timestamp: Date.now(), status: 0, ...overrides };
}

/** Appends one log entry with the current time. */
export function log(title: string, overrides: Fields = {}): Fields {
  return { logs: arrayUnion({ title, timestamp: Date.now(), ...overrides }) };
}

/** Appends the entry of a form's submission. */
export function submissionLog(about: string): Fields {
  return log('Ram Kumar submitted it', { did: 'submitted', about });
}

/** Writes without the entry of a submission. */
export function unlogged(owner: Person, fields: Fields): Promise<void> {
  return update(owner, owner.record, fields, { evidence: false });
}

export function workEmail(size: number): string {
  return `${'a'.repeat(size - '@agency.example'.length)}@agency.example`;
}

/** What a person's own entries may fill. */
export const OWN_LOG = Array.from({ length: 400 }, (_, timestamp) => ({ title: 'Ram Kumar did', timestamp }));

/** Raises a reviewer's query. */
export function ask(category: string, change: Fields = {}): Fields {
  const item = { ...reviewersQuery, timestamp: Date.now(), ...change };
  return { [`queries.${category}`]: arrayUnion(item) };
}

/** Complete sections of the registration form. */
export const SECTIONS = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };

/** Each field that is a map, complete, and a change of it. */
export const FORM_FIELDS: readonly [path: string, complete: object, change: Fields][] = [
  ['bankDetails', makeBankDetails(), { 'bankDetails.bankName': 'Other Bank' }],
  ['nongst', makeNonGst(), { 'nongst.date': '2026-11-21' }],
  ['einvoicing', { date: '2026-11-20', place: 'Mumbai' }, { 'einvoicing.place': 'Pune' }],
  ['msa', { name: 'Ram Kumar', date: '2026-11-20' }, { 'msa.date': '2026-11-21' }],
  ['vendorDetails.sectionOne', SECTIONS.sectionOne, { 'vendorDetails.sectionOne.city': 'Pune' }],
  ['vendorDetails.sectionSix', SECTIONS.sectionSix, { 'vendorDetails.sectionSix.place': 'Pune' }],
];

/** Profile fields that are locked with the submission. */
export const LOCKED_FIELDS: Fields = {
  name: 'Ram Gupta',
  pancard: 'ZZZPG0001Z',
  aadharcard: '987654321096',
  nationality: 'Foreign',
  isGSTApplicable: 'yes',
  GSTIN: '27ZZZPK0001Z1ZO',
  isEinvoicingApplicable: 'yes',
  vendortype: 'Other',
};

/** Profile fields that are never locked. */
export const FREE_FIELDS: Fields = { designation: 'Editor', phone: '9000000009', address: 'Elsewhere' };

/** A query as a reviewer raises it. */
export const reviewersQuery = query({ by: 'reviewer' });

/** A person with a cheque and a record from before these statuses existed. */
export async function givenOlder(
  missing: readonly (keyof FormStatuses)[],
  overrides: Parameters<typeof givenTrainee>[0] = {},
): Promise<Person> {
  const person = await givenTrainee(overrides, { cancelledCheque: linkOf('x') });
  for (const path of [`users/${person.uid}`, `progress/${person.uid}`]) {
    const data = (await admin.readRecord(path)) ?? {};
    const kept = Object.entries(person.record.forms).filter(([key]) => !missing.some((each) => each === key));
    await giveRecord(path, { ...data, forms: Object.fromEntries(kept) });
  }
  return person;
}

/** Resolved queries of a reviewer, but for the last. */
export function queries(count: number, last: Partial<Query>, others: Partial<Query> = {}): Query[] {
  return Array.from({ length: count }, (_, at) => ({
    title: `Question ${at}`,
    timestamp: at,
    status: 1,
    by: 'reviewer',
    ...others,
    ...(at === count - 1 && last),
  }));
}
