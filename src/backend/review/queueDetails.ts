import type { QueueDetail } from '../../domain/queue/queue.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import { parseTaxDetails } from '../../domain/records/taxes.ts';
import { reviewFlags } from '../../domain/review/flags.ts';
import { dataOf, dataOfMany } from '../records/queries.ts';
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
