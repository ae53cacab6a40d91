import { wordsOf } from '../records/defaults.ts';
import type { ProgressRecord, UserRecord } from '../records/records.ts';

export type Identity = Pick<ProgressRecord, 'verified' | 'invitation' | 'known'>;

/**
 * R13. The introducer's address is in lower case, as in sign-in tokens, so that the introducer's list finds it.
 * @param submittedAt only of a write that makes the overall status 1
 * @param identity only where it is known or changes
 */
export function progressOf(
  record: Pick<
    UserRecord,
    'uid' | 'email' | 'name' | 'userid' | 'usertype' | 'fpocno' | 'forms' | 'approval'
  >,
  since: number,
  submittedAt?: number,
  identity: Identity = {},
): ProgressRecord {
  const { uid, email, name, userid, usertype, fpocno, forms, approval: decision } = record;
  return {
    uid,
    email,
    name,
    userid,
    usertype,
    fpocno: fpocno.toLowerCase(),
    forms,
    words: wordsOf(name),
    since,
    ...(submittedAt !== undefined && { submittedAt }),
    ...(decision !== undefined && { decision }),
    ...identity,
  };
}

export const VERIFIED: Identity = { verified: true, known: true };
