import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore';
import { type MonthStats, parseMonthStats, sumOf } from '../../domain/insights/counts.ts';
import { latestMonths } from '../../domain/insights/months.ts';
import { type NowStats, type NowStatsGroup, parseNowStats } from '../../domain/insights/nowStats.ts';
import type { Approval, OverallStatus, PersonType } from '../../domain/records/records.ts';
import { latestWorkingDay } from '../../domain/time/waitingTime.ts';
import { docsOf, getDatabase } from '../firebase/firestore.ts';
import { getPeople, progress } from '../records/queries.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';
import { count, countSince, countSubmitted, countWaits } from './waits.ts';

export interface Insights {
  /** The last thirteen months, the oldest first; those that the job has not counted are missing. */
  months: [string, MonthStats][];
  /** null before the first run of the job. */
  nowStats: NowStats | null;
}

/** R26: at most fourteen records. */
export function getInsights(): Promise<Insights> {
  return orAppError(async () => {
    const months = latestMonths(serverNow());
    const all = collection(getDatabase(), 'stats');
    const from = query(
      all,
      where(documentId(), '>=', months[0]),
      orderBy(documentId()),
      limit(months.length + 2),
    );
    const docs = await docsOf(from);
    const records = new Map(docs.map((each) => [each.id, each.data()]));
    return {
      months: months.flatMap((month) => {
        const record = records.get(month);
        return record?.groups
          ? [[month, sumOf([parseMonthStats(record), parseMonthStats(record.erased)])]]
          : [];
      }),
      nowStats: parseNowStats(records.get('now')),
    };
  });
}

/** The stages now, without invitations: each count costs one read. */
export function countPeopleNow(type: PersonType | 'any'): Promise<NowStatsGroup['stages']> {
  const now = serverNow();
  const ofType = type === 'any' ? [] : [where('usertype', '==', type)];
  const inStatus = (status: OverallStatus) =>
    query(progress(), where('forms.status', '==', status), ...ofType);
  return orAppError(async () => {
    const today = latestWorkingDay(now);
    const [registered, stuck, { submitted, denied }, review, approver, approved, exception] =
      await Promise.all([
        countSince(inStatus(0), [where('since', '>=', today)]),
        countWaits(inStatus(0), now, today),
        countSubmitted(inStatus(1), now),
        countWaits(inStatus(2), now),
        countWaits(inStatus(3), now),
        count(inStatus(4)),
        count(inStatus(5)),
      ]);
    return {
      registered: [registered, 0, 0, 0],
      stuck,
      submitted,
      review,
      approver,
      approved: [approved, 0, 0, 0],
      exception: [exception, 0, 0, 0],
      denied,
    };
  });
}

/** The most decisions whose reasons are read. */
export const MOST_REASONS = 50;

/** Denials and exceptions among the latest decisions, with their reasons as the approvers wrote them. */
export function getReasons(): Promise<Approval[]> {
  return orAppError(async () => {
    const people = await getPeople(query(progress(), orderBy('decision.at', 'desc'), limit(MOST_REASONS)));
    return people.flatMap(({ decision }) => (decision && decision.action !== 'accept' ? [decision] : []));
  });
}
