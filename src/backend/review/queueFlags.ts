import { AppError } from '../../domain/appError.ts';
import type { QueueDetail } from '../../domain/queue/queue.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import type { DocumentsRecord, UserRecord } from '../../domain/records/records.ts';
import { parseTaxDetails } from '../../domain/records/taxes.ts';
import { countFlags, type Found, flagsText } from '../../domain/review/findings.ts';
import { reviewFlags } from '../../domain/review/flags.ts';
import { uniqueValuesOf } from '../../domain/review/uniqueValues.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { findDuplicates } from '../records/duplicates.ts';
import { dataOf, dataOfMany } from '../records/queries.ts';
import { sendApprovalMail, sendForApproval, validateAll } from '../records/reviews.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';

/**
 * The columns that progress lacks, because the person and the introducer read it (R13). Two reads for each person, three for a
 * vendor. Duplicates are left out: they would be up to five more queries for each person.
 */
export function getQueueDetails(uids: readonly string[]): Promise<Map<string, QueueDetail>> {
  return orAppError(async () => {
    const users = await dataOfMany('users', uids);
    const records = [...users].map(([uid, user]) => parseUserRecord(uid, user));
    // Until everything is submitted, what is missing is no flag.
    const submitted = records.filter(({ forms }) => forms.status > 0);
    const vendors = submitted.filter(({ usertype }) => usertype === 'vendor').map(({ uid }) => uid);
    const [taxes, documents] = await Promise.all([
      dataOfMany('taxes', vendors),
      // One read for each, because R2 allows no list of chosen documents records.
      Promise.all(submitted.map(async ({ uid }) => [uid, await dataOf('documents', uid)] as const)),
    ]);
    const documentsOf = new Map(documents);
    const now = new Date(serverNow());
    const flagsOf = (record: (typeof records)[number]) =>
      reviewFlags(
        record,
        parseDocumentsRecord(documentsOf.get(record.uid)),
        now,
        parseTaxDetails(taxes.get(record.uid)),
      ).length;
    return new Map(
      records.map((record) => [
        record.uid,
        {
          introducer: record.fpoc || record.fpocno,
          ...(record.forms.status > 0 && { flags: flagsOf(record) }),
        },
      ]),
    );
  });
}

/**
 * Validates every submitted form of a person. @throws AppError 'refused' when a flag is raised; otherwise as
 * commitTransition
 */
export async function validateUnflagged(uid: string, reviewer: Reviewer): Promise<void> {
  const { refusalOf } = await readFlags(uid);
  await validateAll(uid, reviewer, refusalOf);
}

/** Sends a person for approval, and mails the approver. @throws like validateUnflagged; as postMail once it is sent */
export async function sendUnflagged(uid: string, reviewer: Reviewer): Promise<void> {
  const { found, documents, refusalOf } = await readFlags(uid);
  await sendForApproval(uid, found, reviewer, (record) => refusalOf(record, documents));
  await sendApprovalMail(uid);
}

/** @returns the number of flags and the duplicates, and `refusalOf`, which the write asks of the record that it reads */
async function readFlags(uid: string) {
  return orAppError(async () => {
    const [user, files] = await Promise.all([dataOf('users', uid), dataOf('documents', uid)]);
    if (!user) throw new AppError('records/missing', 'There is no record of this person.');
    const record = parseUserRecord(uid, user);
    const documents = parseDocumentsRecord(files);
    const [taxes, duplicates] = await Promise.all([
      record.usertype === 'vendor' ? dataOf('taxes', uid).then(parseTaxDetails) : null,
      findDuplicates(record),
    ]);
    const foundIn = (user: UserRecord, uploaded: DocumentsRecord): Found => ({
      points: reviewFlags(user, uploaded, new Date(serverNow()), taxes).length,
      duplicates,
    });
    const sought = JSON.stringify(uniqueValuesOf(record));
    const refusalOf = (now: UserRecord, uploaded: DocumentsRecord): string | undefined => {
      const found = foundIn(now, uploaded);
      if (countFlags(found) > 0) return `${flagsText(found)}. Open the record to review it.`;
      if (JSON.stringify(uniqueValuesOf(now)) !== sought) return 'The record has just been changed.';
      return undefined;
    };
    return { found: foundIn(record, documents), documents, refusalOf };
  });
}
