import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import { parseDocumentsRecord, parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { UserRecord } from '../../../src/domain/records/records.ts';
import { snapshotsFor } from '../../../src/domain/review/snapshots.ts';
import { allForms } from '../../support/factories.ts';
import { attempt, countWrites, expectAgreement, PARAMETERS, TIMEOUT } from './agreement.ts';
import { changedKeys, isWithin } from './attempt.ts';
import { storedDocuments, storedRecord } from './storedRecords.ts';
import { TRANSITIONS } from './transitions.ts';
import { reviewedParts, withPatch } from './world.ts';

countWrites();

describe('R1 to R16: the rules allow exactly what the domain allows', () => {
  test(
    'allows and refuses the same transitions, unforced and forced',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          storedRecord,
          storedDocuments,
          fc.constantFrom(...Object.keys(TRANSITIONS)),
          async (generated, documents, name) => {
            const transition = TRANSITIONS[name];
            if (!transition) throw new Error(`There is no ${name}.`);
            const tried = attempt(generated, documents, transition.role);
            const record = parseUserRecord(tried.uid, tried.before);
            const files = parseDocumentsRecord(tried.documents);
            const done = transition.run(record, files, tried.before);
            if (done.allowed) {
              const after = withPatch(tried.before, done.patch);
              const stored = { user: tried.before, documents: tried.documents, reviewed: {} };
              const { step, findings } = done.patch;
              const kept = step ? snapshotsFor(record, step, stored) : {};
              const whole = { ...tried, after, kept, ...(findings && { findings }) };
              expect(await expectAgreement(whole)).toBe(true);
              return;
            }
            const forced = inOpenStates(record)
              .map((open) => transition.run(open, { ...files, cancelledCheque: 'https://x' }, tried.before))
              .find((each) => each.allowed);
            if (!forced?.allowed) return;
            const after = withPatch(tried.before, forced.patch);
            const kept = reviewedParts(tried, after);
            const isTaken = await expectAgreement({ ...tried, after, kept });
            const isMoreThanLog = !isWithin(changedKeys(tried.before, after), ['logs']);
            if (isMoreThanLog) expect(isTaken).toBe(false);
          },
        ),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );
});

/** The record in states that allow transitions, so that one refused here can be forced. */
function inOpenStates(record: UserRecord): UserRecord[] {
  const queries = { ...emptyQueries() };
  return ([0, 1, 2] as const).flatMap((form) =>
    ([0, 1, 2, 3] as const).map((status): UserRecord => {
      const { approval: _, ...rest } = record;
      return {
        ...rest,
        queries,
        isGSTApplicable: 'no',
        isEinvoicingApplicable: 'no',
        usertype: 'vendor',
        vendortype: 'Other',
        forms: { status, approved: false, ...allForms(form) },
      };
    }),
  );
}
