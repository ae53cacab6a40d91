import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../../src/domain/records/records.ts';
import { accountSince, type Check, isBeforeAccount } from '../../../../src/domain/review/checks.ts';

const TODAY = '2026-11-24';
const NOW = Date.parse(`${TODAY}T10:00+05:30`);

describe('a check of the bank account', { tags: ['review-checks'] }, () => {
  const HOUR = 3_600_000;
  const logged = (did: LogEntry['did'], about: LogEntry['about'], hours: number) =>
    ({ title: 'Ram Kumar', timestamp: NOW + hours * HOUR, did, about }) as LogEntry;
  const submitted = logged('submitted', 'bankdetails', 0);
  const check = (change: Partial<Check> = {}): Check => ({
    id: 'bank',
    kind: 'bank',
    result: 'matches',
    nameFound: 'Ram Kumar',
    day: TODAY,
    by: 'ravi',
    at: NOW + HOUR,
    ...change,
  });

  test('counts from the last submission of the bank details', () => {
    const other = logged('submitted', 'vendorform', 3);
    expect(accountSince({ logs: [submitted, logged('submitted', 'bankdetails', 2), other] })).toBe(
      NOW + 2 * HOUR,
    );
    expect(accountSince({ logs: [other] })).toBeUndefined();
  });

  test('counts from the request of a change that is in force', () => {
    const asked = logged('changerequested', 'bank', 5);
    const inForce = logged('changeinforce', 'bank', 60);
    expect(accountSince({ logs: [submitted, asked] })).toBe(NOW);
    expect(accountSince({ logs: [submitted, asked, inForce] })).toBe(NOW + 5 * HOUR);
    expect(accountSince({ logs: [submitted, asked, logged('changeinforce', 'contact', 60)] })).toBe(NOW);
  });

  test('a check is of an earlier account when it was made or recorded before', () => {
    expect(isBeforeAccount(check(), NOW)).toBe(false);
    expect(isBeforeAccount(check({ at: NOW - 1 }), NOW)).toBe(true);
    expect(isBeforeAccount(check({ day: '2026-11-23' }), NOW)).toBe(true);
    expect(isBeforeAccount(check({ day: '2026-11-23' }), undefined)).toBe(false);
    expect(isBeforeAccount(check({ kind: 'pan', day: '2026-11-23' }), NOW)).toBe(false);
  });
});
