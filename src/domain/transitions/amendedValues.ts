import { BANK_FIELDS } from '../forms/bankDetails.ts';
import { emptyValues } from '../forms/fields.ts';
import {
  AMENDED_DOCUMENTS,
  type AmendedValues,
  type AmendmentKind,
  amendmentKind,
} from '../records/amendments.ts';
import { CONTACT_FIELDS } from '../records/defaults.ts';
import { MAX_LONG_TEXT } from '../records/limits.ts';
import { DATED_DOCUMENTS, type DocumentsKey, type UserRecord } from '../records/records.ts';
import type { TaxDetails, TaxEntry } from '../records/taxes.ts';
import { todayInIndia } from '../time/dates.ts';
import { GSTIN_ERROR } from '../validators/gstin.ts';
import { accountOf, problemOfAccount } from './bankDetails.ts';
import { problemOfUntil } from './documents.ts';
import { fits, hasBlank, isGstin, TOO_LONG } from './guards.ts';
import { isOwnFile } from './profile.ts';
import { problemsOfTaxes } from './taxes.ts';

export const SAME_ACCOUNT = 'This is the account on record. Enter the new one.';
export const SAME_CONTACT = 'Nothing differs from the contact details on record.';
export const NOT_REGISTERED = 'The record says already that there is no GST registration.';
export const SAME_TAXES = 'Nothing differs from the tax details on record.';
export const OTHER_FIELDS = 'These are not the fields of this change. Fill it in again.';
export const NEW_PROOF = 'Please upload the file again.';

interface Declared {
  onRecord: TaxDetails | null;
  now: number;
}

/** R15, R16, R20: undefined when the values are complete and differ from those on record. */
export function problemOfValues(
  record: UserRecord,
  kind: AmendmentKind,
  { user, documents, hashes, taxes }: AmendedValues,
  declared: Declared,
): string | undefined {
  if (!hasExactly(user, amendmentKind(kind).fields)) return OTHER_FIELDS;
  const files = filesOf(kind, user, documents);
  const dates = DATED_DOCUMENTS.filter((key) => files.includes(key)).map((key) => `${key}Until` as const);
  if (!hasExactly(hashes, files) || !hasExactly(documents, [...files, ...dates])) return NEW_PROOF;
  const isProven = files.every(
    (key) => isAmendedFile(record.uid, kind, documents[key]) && /^[\da-f]{64}$/.test(hashes[key] ?? ''),
  );
  if (!isProven) return NEW_PROOF;
  const [problem] = dates.flatMap((key) => problemOfUntil(documents[key] ?? '', declared.now) ?? []);
  if (problem) return problem;
  return kind === 'taxes' ? problemOfTaxes(taxes, declared) : problemOfFields(record, kind, user);
}

function filesOf(
  kind: AmendmentKind,
  user: AmendedValues['user'],
  documents: AmendedValues['documents'],
): readonly DocumentsKey[] {
  if (kind === 'bank') return ['cancelledCheque'];
  if (kind === 'gst') return user.isGSTApplicable === 'yes' ? ['GSTCertificate'] : [];
  return kind === 'document' ? [AMENDED_DOCUMENTS.find((key) => key in documents) ?? 'PANTANCard'] : [];
}

function problemOfFields(
  record: UserRecord,
  kind: Exclude<AmendmentKind, 'taxes'>,
  user: AmendedValues['user'],
): string | undefined {
  switch (kind) {
    case 'contact':
      return problemOfContact(record, user);
    case 'bank':
      return problemOfOtherAccount(record, user);
    case 'gst':
      return problemOfRegistration(record, user);
    case 'document':
      return undefined;
  }
}

function problemOfContact(record: UserRecord, user: AmendedValues['user']): string | undefined {
  const { phone = '', address = '' } = user;
  if (hasBlank(phone, address)) return 'Enter phone number and address.';
  if (!fits(user, ['address'])) return TOO_LONG;
  const isSame = CONTACT_FIELDS.every((key) => user[key] === record[key]);
  return isSame ? SAME_CONTACT : undefined;
}

function problemOfOtherAccount(record: UserRecord, user: AmendedValues['user']): string | undefined {
  const { bankDetails = emptyValues(BANK_FIELDS) } = user;
  const isSame = accountOf(bankDetails) === accountOf(record.bankDetails);
  return problemOfAccount(bankDetails) ?? (isSame ? SAME_ACCOUNT : undefined);
}

function problemOfRegistration(record: UserRecord, user: AmendedValues['user']): string | undefined {
  const { isGSTApplicable, GSTIN = '' } = user;
  if (isGSTApplicable === 'yes') return isGstin(GSTIN) ? undefined : GSTIN_ERROR;
  if (GSTIN !== '') return 'Without a GST registration there is no GSTIN.';
  return record.isGSTApplicable === 'no' ? NOT_REGISTERED : undefined;
}

function problemOfTaxes(taxes: TaxEntry | undefined, { onRecord, now }: Declared): string | undefined {
  if (!taxes) return 'Enter the tax details.';
  const [problem] = Object.values(problemsOfTaxes(taxes, todayInIndia(new Date(now))));
  return problem ?? (onRecord && isSameEntry(taxes, onRecord) ? SAME_TAXES : undefined);
}

export function isSameEntry(one: TaxEntry, other: TaxEntry): boolean {
  return (
    (['class', 'udyam', 'since', 'year', 'activity', 'scheme'] as const).every(
      (key) => one[key] === other[key],
    ) &&
    one.lowerDeduction?.number === other.lowerDeduction?.number &&
    one.lowerDeduction?.until === other.lowerDeduction?.until
  );
}

function hasExactly(fields: object, keys: readonly string[]): boolean {
  const found = Object.keys(fields);
  return found.length === keys.length && keys.every((key) => found.includes(key));
}

/** R11: a file of this kind, in the person's own folder, which nobody replaces (R14). */
function isAmendedFile(uid: string, kind: AmendmentKind, link = ''): boolean {
  const [, name = ''] = link.split(`/o/vendors%2F${uid}%2Famendments%2F${kind}%2F`);
  return link.length <= MAX_LONG_TEXT && /^[^?]/.test(name) && isOwnFile(uid, link);
}
