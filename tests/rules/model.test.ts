import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { parseDocumentsRecord, parseUserRecord } from '../../src/domain/parseRecord.ts';
import type { UserRecord } from '../../src/domain/records.ts';
import { reviewedBeside } from '../../src/domain/reviewed.ts';
import { actorOf, ROLES } from './model/actors.ts';
import {
  fieldChange,
  type QueryChange,
  queryChange,
  recipe,
  storedDocuments,
  storedRecord,
} from './model/arbitraries.ts';
import { type Attempt, changedKeys, isWithin, mapAt, type Raw } from './model/attempt.ts';
import { isAllowed } from './model/oracle.ts';
import { DEEDS } from './model/transitions.ts';
import { isAllowedByRules, resolved, withChange, withPatch, withQueryChange } from './model/world.ts';
import { newUid } from './world.ts';

/** MODEL_RUNS asks for more writes than the normal run, MODEL_SEED for others: a number, or `random`. */
const RUNS = Number(process.env.MODEL_RUNS ?? 1000);
const SEED = process.env.MODEL_SEED ?? '20261121';
const PARAMETERS = {
  numRuns: RUNS,
  ...(SEED !== 'random' && { seed: Number(SEED) }),
};
const TIMEOUT = 60_000 + RUNS * 200;

let writes = 0;
afterAll(() => console.info(`model check: ${writes} random writes asked of rules and domain, seed ${SEED}`));

function attempt(stored: Raw, documents: Raw, role: (typeof ROLES)[number]): Attempt {
  const uid = newUid();
  const actor = actorOf(role, uid, String(stored.fpocno));
  const before = resolved({ ...stored, uid }, uid, actor) as Raw;
  return { actor, uid, before, after: before, documents: resolved(documents, uid, actor) as Raw };
}

async function expectAgreement(tried: Attempt): Promise<void> {
  const byRules = await isAllowedByRules(tried);
  writes += 1;
  const byDomain = changedKeys(tried.before, tried.after).length === 0 || isAllowed(tried);
  expect({ allowed: byRules, changed: changedKeys(tried.before, tried.after) }).toEqual({
    allowed: byDomain,
    changed: changedKeys(tried.before, tried.after),
  });
}

/** Both sections, a submission and the overall status in one write take more expressions than a request has. */
function isBeyondOneRequest(before: Raw, after: Raw): boolean {
  return (
    changedKeys(before, after).includes('vendorDetails') &&
    mapAt(before, 'forms').status !== mapAt(after, 'forms').status
  );
}

describe('R1 to R16: the rules allow exactly what the domain allows', () => {
  test(
    'for random writes to random records',
    async () => {
      const changes = fc.oneof(
        { weight: 2, arbitrary: fc.array(fieldChange, { minLength: 1, maxLength: 1 }) },
        { weight: 1, arbitrary: fc.array(fieldChange, { minLength: 2, maxLength: 3 }) },
        { weight: 3, arbitrary: recipe },
        { weight: 1, arbitrary: fc.tuple(recipe, fieldChange).map(([some, one]) => [...some, one]) },
      );
      await fc.assert(
        fc.asyncProperty(
          storedRecord,
          storedDocuments,
          fc.constantFrom('owner' as const, ...ROLES),
          changes,
          async (stored, documents, role, some) => {
            const tried = attempt(stored, documents, role);
            const after = some
              .map(({ path, value }) => ({ path, value: resolved(value, tried.uid, tried.actor) }))
              .reduce(withChange, tried.before);
            fc.pre(!isBeyondOneRequest(tried.before, after));
            await expectAgreement({ ...tried, after });
          },
        ),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );

  test(
    'for random writes to queries',
    async () => {
      const moves = fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        recipe.map((some) => some.filter(({ path }) => path.startsWith('forms.'))),
      );
      await fc.assert(
        fc.asyncProperty(
          storedRecord,
          storedDocuments,
          fc.constantFrom('owner' as const, ...ROLES),
          fc.array(queryChange, { minLength: 1, maxLength: 2 }),
          moves,
          async (stored, documents, role, some, others) => {
            const tried = attempt(stored, documents, role);
            const asked = some
              .map((change) => resolved(change, tried.uid, tried.actor) as QueryChange)
              .reduce(withQueryChange, tried.before);
            const after = others.reduce(
              (record, { path, value }) =>
                withChange(record, { path, value: resolved(value, tried.uid, tried.actor) }),
              asked,
            );
            await expectAgreement({ ...tried, after });
          },
        ),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );

  test(
    'for every transition, done and forced',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          storedRecord,
          storedDocuments,
          fc.constantFrom(...Object.keys(DEEDS)),
          async (generated, documents, name) => {
            const deed = DEEDS[name];
            if (!deed) throw new Error(`There is no ${name}.`);
            const tried = attempt(generated, documents, deed.role);
            const record = parseUserRecord(tried.uid, tried.before);
            const files = parseDocumentsRecord(tried.documents);
            const done = deed.run(record, files);
            if (done.allowed) {
              const after = withPatch(tried.before, done.patch);
              const stored = { user: tried.before, documents: tried.documents, reviewed: {} };
              const { judgement } = done.patch;
              const kept = judgement ? reviewedBeside(record, judgement, stored) : {};
              await expectAgreement({ ...tried, after, kept });
              expect(await isAllowedByRules({ ...tried, after, kept })).toBe(true);
              return;
            }
            const forced = inOpenStates(record)
              .map((open) => deed.run(open, { ...files, cancelledCheque: 'https://x' }))
              .find((each) => each.allowed);
            if (!forced?.allowed) return;
            const after = withPatch(tried.before, forced.patch);
            await expectAgreement({ ...tried, after });
            const isMoreThanLog = !isWithin(changedKeys(tried.before, after), ['logs']);
            if (isMoreThanLog) expect(await isAllowedByRules({ ...tried, after })).toBe(false);
          },
        ),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );
});

/** The record in states in which transitions are allowed, so that one refused here can be forced. */
function inOpenStates(record: UserRecord): UserRecord[] {
  const queries = { general: [], msa: [], bank: [], vendorform: [], nongst: [], einvoicing: [] };
  return ([0, 1, 2] as const).flatMap((form) =>
    ([0, 1, 2, 3] as const).map((status): UserRecord => {
      const { approval: _, ...rest } = record;
      return {
        ...rest,
        queries,
        usertype: 'trainee',
        isGSTApplicable: 'no',
        isEinvoicingApplicable: 'no',
        vendortype: 'Other',
        forms: {
          status,
          approved: false,
          nonapplicability: form,
          vendorform: form,
          bankdetails: form,
          einvoicing: form,
          msa: form,
        },
      };
    }),
  );
}
