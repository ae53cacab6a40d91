import {
  AMENDED_DOCUMENTS,
  type AmendedValues,
  type AmendmentKind,
  amendmentKind,
} from '../records/amendments.ts';
import { MAX_LONG_TEXT } from '../records/limits.ts';
import { DATED_DOCUMENTS, type DocumentsKey, type UserRecord } from '../records/records.ts';
import { problemOfOtherAccount } from './bankDetails.ts';
import { problemOfUntil } from './documents.ts';
import { isOwnFile, problemOfOtherContact, problemOfOtherRegistration } from './profile.ts';
import { type Declared, problemOfOtherTaxes } from './taxes.ts';

export const OTHER_FIELDS = 'These are not the fields of this change. Fill it in again.';
export const NEW_PROOF = 'Please upload the file again.';

/** R15, R16, R20: undefined when the values are complete and differ from those on record. */
export function problemOfValues(
  record: UserRecord,
  kind: AmendmentKind,
  values: AmendedValues,
  declared: Declared,
): string | undefined {
  const { user, documents, hashes } = values;
  if (!hasExactly(user, amendmentKind(kind).fields)) return OTHER_FIELDS;
  const files = filesOf(kind, user, documents);
  const dates = DATED_DOCUMENTS.filter((key) => files.includes(key)).map((key) => `${key}Until` as const);
  if (!hasExactly(hashes, files) || !hasExactly(documents, [...files, ...dates])) return NEW_PROOF;
  const isProven = files.every(
    (key) => isAmendedFile(record.uid, kind, documents[key]) && /^[\da-f]{64}$/.test(hashes[key] ?? ''),
  );
  if (!isProven) return NEW_PROOF;
  const [problem] = dates.flatMap((key) => problemOfUntil(documents[key] ?? '', declared.now) ?? []);
  return problem ?? PROBLEM_OF[kind](record, values, declared);
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

/** The check of each kind, from the file of its form. */
const PROBLEM_OF: Record<
  AmendmentKind,
  (record: UserRecord, values: AmendedValues, declared: Declared) => string | undefined
> = {
  contact: (record, { user }) => problemOfOtherContact(record, user),
  bank: (record, { user }) => problemOfOtherAccount(record, user.bankDetails),
  gst: (record, { user }) => problemOfOtherRegistration(record, user),
  document: () => undefined,
  taxes: (_, { taxes }, declared) => problemOfOtherTaxes(taxes, declared),
};

function hasExactly(fields: object, keys: readonly string[]): boolean {
  const found = Object.keys(fields);
  return found.length === keys.length && keys.every((key) => found.includes(key));
}

/** R11: a file of this kind, in the person's own folder, which nobody replaces (R14). */
function isAmendedFile(uid: string, kind: AmendmentKind, link = ''): boolean {
  const [, name = ''] = link.split(`/o/vendors%2F${uid}%2Famendments%2F${kind}%2F`);
  return link.length <= MAX_LONG_TEXT && /^[^?]/.test(name) && isOwnFile(uid, link);
}
