import type { ProgressRecord, UserRecord } from '../records/records.ts';

/** R13. The introducer's address is in lower case, as in sign-in tokens, so that the introducer's list finds it. */
export function progressOf(
  record: Pick<UserRecord, Exclude<keyof ProgressRecord, 'since'>>,
  since: number,
): ProgressRecord {
  const { uid, name, userid, usertype, fpocno, forms } = record;
  return { uid, name, userid, usertype, fpocno: fpocno.toLowerCase(), forms, since };
}
