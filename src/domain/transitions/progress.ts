import type { ProgressRecord, UserRecord } from '../records/records.ts';

/**
 * What the introducer may see of a person (R13), to be written together with the users record. The introducer's address
 * is in lower case, as sign-in tokens have it, so that the introducer's list finds the record.
 */
export function progressOf(
  record: Pick<UserRecord, Exclude<keyof ProgressRecord, 'since'>>,
  since: number,
): ProgressRecord {
  const { uid, name, userid, usertype, fpocno, forms } = record;
  return { uid, name, userid, usertype, fpocno: fpocno.toLowerCase(), forms, since };
}
