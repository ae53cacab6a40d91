import { orderBy, query, where } from 'firebase/firestore';
import { parseDocumentsRecord, parseUserRecord } from '../../domain/records/parseRecord.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { type Findings, parseFindings } from '../../domain/review/findings.ts';
import { changedTitles } from '../../domain/review/snapshotChanges.ts';
import { parseReviewedRecord } from '../../domain/review/snapshots.ts';
import { orAppError } from '../unreachable.ts';
import { type LivePages, type PageObserver, watchPages } from './livePages.ts';
import { dataOf, dataOfMany, progress, readPerson } from './queries.ts';
import { watcherOf } from './watchDocument.ts';

/** People who wait for a decision, longest first (R9). */
export function watchApprovals(...observer: PageObserver<ProgressRecord>): LivePages {
  const waiting = query(progress(), where('forms.status', '==', 3), orderBy('since'));
  return watchPages(waiting, readPerson, ...observer);
}

/** Latest decision first (R9). */
export function watchDecisions(...observer: PageObserver<ProgressRecord>): LivePages {
  return watchPages(query(progress(), orderBy('decision.at', 'desc')), readPerson, ...observer);
}

/** @returns the existing records, by uid */
export function findingsOf(uids: readonly string[]): Promise<Map<string, Findings>> {
  return orAppError(async () => {
    const stored = await dataOfMany('findings', uids);
    const found = [...stored].map(([uid, data]) => [uid, parseFindings(data)] as const);
    return new Map(found.flatMap(([uid, findings]) => (findings ? [[uid, findings]] : [])));
  });
}

/**
 * @returns the titles of the parts that changed since the last decision (R9); empty when that decision
 * stored no values
 */
export function changesSinceDecision(uids: readonly string[]): Promise<Map<string, string[]>> {
  return orAppError(async () => {
    const titlesOf = async (uid: string): Promise<[string, string[]][]> => {
      const [user, documents, decided] = await Promise.all(
        ['users', 'documents', 'decided'].map((name) => dataOf(name, uid)),
      );
      if (!decided) return [];
      const state = { record: parseUserRecord(uid, user), documents: parseDocumentsRecord(documents) };
      return [[uid, changedTitles(parseReviewedRecord(decided), state)]];
    };
    return new Map((await Promise.all(uids.map(titlesOf))).flat());
  });
}

/** null when the record was sent for approval by an older version, without findings. */
export const watchFindings = watcherOf('findings', parseFindings);

export const watchDecided = watcherOf('decided', parseReviewedRecord);
