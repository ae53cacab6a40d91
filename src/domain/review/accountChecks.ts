import type { UserRecord } from '../records/records.ts';
import { todayInIndia } from '../time/dates.ts';
import type { Check } from './checks.ts';

/**
 * When the account on record was last submitted; undefined when the log does not say it. A change counts from its
 * request: a check that is recorded while it waits may be of the new account.
 */
export function accountSince({ logs }: Pick<UserRecord, 'logs'>): number | undefined {
  const changed = logs.findLastIndex(({ did, about }) => did === 'changeinforce' && about === 'bank');
  const sent = logs.findLast(
    ({ did, about }, at) =>
      (did === 'submitted' && about === 'bankdetails') ||
      (did === 'changerequested' && about === 'bank' && at < changed),
  );
  return sent?.timestamp;
}

/** @param since as of `accountSince` @returns whether the check may be of an earlier account than the one on record */
export function isBeforeAccount({ kind, day, at }: Check, since: number | undefined): boolean {
  return kind === 'bank' && since !== undefined && (at < since || day < todayInIndia(new Date(since)));
}
