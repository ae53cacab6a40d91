import type { Query } from '../../../src/domain/records/records.ts';
import { makeBankDetails } from '../../support/factories.ts';
import { query } from '../users/ownerWrites.ts';

// The largest writes of the portal, so that `npm run test:coverage` can measure the distance to the limits of a
// request: every list is full, every text is long, and all fields that may change together change.

export const LONG = 'x'.repeat(500);
export const FIELD = 'x'.repeat(100);
export const DATE = '2026-11-20';
export const TITLE = 'Ram Kumar submitted Trainee Data Form';

/** Nineteen queries, then the last. */
export function twentyQueries(others: Partial<Query>, last: Partial<Query> = others): Query[] {
  return Array.from({ length: 20 }, (_, timestamp) =>
    query({ title: LONG, timestamp, by: 'trainee', field: FIELD, ...(timestamp < 19 ? others : last) }),
  );
}

export const OPEN_OWN = { by: 'trainee', status: 0 } as const;
export const OPEN_REVIEWERS = { by: 'reviewer', status: 0 } as const;
/** One entry less than the owner's share (R7). */
export const LOGS = Array.from({ length: 399 }, (_, timestamp) => ({ title: TITLE, timestamp }));

export function longTexts<Texts extends object>(texts: Texts, ...others: string[]): Texts {
  const long = ([key, value]: [string, unknown]) =>
    typeof value === 'string' && !others.includes(key)
      ? [[key, /address$/i.test(key) ? LONG.repeat(4) : LONG]]
      : [];
  return { ...texts, ...Object.fromEntries(Object.entries(texts).flatMap(long)) };
}

export const BANK = longTexts(makeBankDetails(), 'bankAccountType', 'ifscCode');
export const EINVOICING = { date: DATE, place: LONG };
export const MSA = { name: LONG, date: DATE };
