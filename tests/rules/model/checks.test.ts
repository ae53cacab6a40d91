import fc from 'fast-check';
import { doc, writeBatch } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  CHECK_KIND_KEYS,
  CHECK_RESULT_KEYS,
  type CheckEntry,
  type CheckSummary,
  parseCheckSummary,
  withCheck,
} from '../../../src/domain/review/checks.ts';
import { recordCheck } from '../../../src/domain/transitions/checks.ts';
import {
  type Actor,
  admin,
  dayOf,
  givenTrainee,
  isAllowed,
  newReviewer,
  newUid,
  signedIn,
} from '../world.ts';
import { PARAMETERS, TIMEOUT } from './agreement.ts';

const NEARBY = [-400, -2, -1, 0, 1, 2, 400].map(dayOf);
const DAYS = [
  ...NEARBY,
  '2024-02-29',
  '2025-02-29',
  '2025-13-01',
  '1999-12-31',
  '9999-12-31',
  '2025-1-1',
  '',
];

const entry: fc.Arbitrary<CheckEntry> = fc
  .record({
    kind: fc.constantFrom(...CHECK_KIND_KEYS),
    result: fc.constantFrom(...CHECK_RESULT_KEYS),
    nameFound: fc.constantFrom('', ' ', 'Ram Kumar', 'x'.repeat(500), 'x'.repeat(501)),
    day: fc.constantFrom(...DAYS),
    again: fc.option(fc.constantFrom(...DAYS), { nil: undefined }),
  })
  .map(({ again, ...rest }) => ({ ...rest, ...(again !== undefined && { again }) }));

/** A check that is mostly allowed, so that long sequences come about. */
const plausible: fc.Arbitrary<CheckEntry> = fc.record({
  kind: fc.constantFrom(...CHECK_KIND_KEYS),
  result: fc.constant('matches' as const),
  nameFound: fc.constant('Ram Kumar'),
  day: fc.constantFrom(...NEARBY),
  again: fc.constantFrom(...NEARBY.slice(3)),
});

function isCommitted(actor: Actor, uid: string, id: string, check: object, summary: object | null) {
  const batch = writeBatch(actor.db);
  batch.set(doc(actor.db, 'checks', uid, 'items', id), check);
  if (summary) batch.set(doc(actor.db, 'checks', uid), summary);
  return isAllowed(batch.commit());
}

describe('the checks of a person', { tags: ['review-checks', 'review-checks-due'] }, () => {
  test(
    'R10, R15: the rules allow the checks and summaries that recordCheck allows',
    async () => {
      const introducer = `${newUid()}@agency.example`;
      const reviewers = [newReviewer(), newReviewer(), signedIn({ reviewer: true, email: introducer })];
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.oneof(plausible, entry), fc.constantFrom(0, 0, 0, 1, 1, 2)), { maxLength: 6 }),
          async (checks) => {
            const person = await givenTrainee({ fpocno: introducer });
            let stored: CheckSummary = parseCheckSummary(undefined);
            for (const [each, who] of checks) {
              const actor = reviewers[who] as Actor;
              const id = newUid();
              const reviewer = { uid: actor.uid, name: 'Ravi Reviewer', email: actor.email };
              const now = Date.now();
              const recorded = recordCheck(person.record, stored, id, each, reviewer, now);
              const check = { ...each, by: actor.uid, at: now };
              const summary = recorded.allowed ? recorded.summary : withCheck(stored, id, each);
              const written = summary === stored ? null : { ...summary };
              expect(await isCommitted(actor, person.uid, id, check, written)).toBe(recorded.allowed);
              if (recorded.allowed) stored = summary;
            }
            const kept = await admin.readRecord(`checks/${person.uid}`);
            expect(parseCheckSummary(kept)).toEqual(stored);
          },
        ),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );
});
