import fc from 'fast-check';
import { describe, test } from 'vitest';
import { ROLES } from './actors.ts';
import { attempt, countWrites, expectAgreement, PARAMETERS, TIMEOUT } from './agreement.ts';
import { fieldChange, LOG_ENTRY, type QueryChange, queryChange, recipe, staffEntry } from './arbitraries.ts';
import { storedDocuments, storedRecord, storedReviewed } from './storedRecords.ts';
import { besideReview, resolved, withChange, withQueryChange } from './world.ts';

countWrites();

describe('R1 to R16: the rules allow exactly what the domain allows', () => {
  test(
    'allows and refuses the same random writes to random records',
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
          storedReviewed,
          fc.constantFrom('owner' as const, ...ROLES),
          changes,
          fc.boolean(),
          async (stored, documents, reviewed, role, some, isSeen) => {
            const tried = attempt(stored, documents, role, reviewed);
            const after = some
              .map(({ path, value }) => ({ path, value: resolved(value, tried.uid, tried.actor) }))
              .reduce(withChange, tried.before);
            await expectAgreement({ ...tried, after, ...(isSeen && besideReview(tried, after)) });
          },
        ),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );

  test(
    'allows and refuses the same random writes to queries',
    async () => {
      const moves = fc
        .tuple(fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, recipe), staffEntry('asked'), fc.boolean())
        .map(([some, entry, isLogged]) => [
          ...some.filter(({ path }) => path.startsWith('forms.')),
          ...(isLogged ? [{ path: LOG_ENTRY, value: entry }] : []),
        ]);
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
            await expectAgreement({ ...tried, after, ...besideReview(tried, after) });
          },
        ),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );
});
