import fc from 'fast-check';
import { doc, setDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { FormStatuses, Query } from '../../../src/domain/records/records.ts';
import {
  ACTIVITIES,
  ENTERPRISE_CLASSES,
  GST_SCHEMES,
  parseTaxDetails,
  type TaxEntry,
} from '../../../src/domain/records/taxes.ts';
import { financialYearOf } from '../../../src/domain/time/dates.ts';
import { declareTaxes } from '../../../src/domain/transitions/taxes.ts';
import { makeTaxes, makeUserRecord, NO_ENTERPRISE } from '../../support/factories.ts';
import { admin, dayOf, givenTrainee, giveRecord, isAllowed, type Person } from '../world.ts';
import { PARAMETERS, TIMEOUT } from './agreement.ts';

const DAYS = [-400, -1, 0, 1].map(dayOf).concat('2024-02-29', '2025-02-29', '1999-12-31', '2025-1-1', '');
const YEARS = [-400, 0, 366]
  .map((days) => financialYearOf(dayOf(days)))
  .concat('2025-27', '2025', '', '2009-10');

/** Complete details with up to two other values. */
const entry: fc.Arbitrary<TaxEntry> = fc
  .tuple(
    fc.constantFrom(makeTaxes(), makeTaxes(NO_ENTERPRISE)),
    fc.array(
      fc.oneof(
        fc.record({ class: fc.constantFrom(...ENTERPRISE_CLASSES) }),
        fc.record({
          udyam: fc.constantFrom('', 'UDYAM-KA-12-1234567', 'udyam-ka-12-1234567', 'UDYAM-KA-12'),
        }),
        fc.record({ since: fc.constantFrom(...DAYS) }),
        fc.record({ year: fc.constantFrom(...YEARS) }),
        fc.record({ activity: fc.constantFrom('' as const, ...ACTIVITIES) }),
        fc.record({ scheme: fc.constantFrom(...GST_SCHEMES) }),
        fc.record({
          lowerDeduction: fc.record({
            number: fc.constantFrom('', ' ', 'AB/1', 'x'.repeat(100), 'x'.repeat(101)),
            until: fc.constantFrom(...DAYS),
          }),
        }),
      ),
      { maxLength: 2 },
    ),
  )
  .map(([{ at: _, ...complete }, changes]) => Object.assign({ ...complete }, ...changes) as TaxEntry);

const userState = fc.record({
  usertype: fc.constantFrom('vendor', 'vendor', 'vendor', 'trainee', 'introducer'),
  forms: fc.record<Partial<FormStatuses>>({
    status: fc.constantFrom(0, 0, 0, 1, 3, 4, 5),
    bankdetails: fc.constantFrom(-1, 0, 1, 2),
  }),
  isAsked: fc.boolean(),
});

const ASKED: Query = { title: 'Which class?', timestamp: 1, status: 0, by: 'reviewer' };

type UserState = Pick<Parameters<typeof makeUserRecord>[0] & object, 'usertype' | 'forms'> & {
  isAsked: boolean;
};

async function givenState(person: Person, { usertype, forms, isAsked }: UserState) {
  const { uid, email } = person;
  const stored = makeUserRecord({
    uid,
    email,
    ...(usertype && { usertype }),
    ...(forms && { forms }),
    queries: { general: isAsked ? [ASKED] : [] } as never,
  });
  await giveRecord(`users/${uid}`, { ...stored });
  return parseUserRecord(uid, stored);
}

describe('the tax details of a vendor', { tags: ['tax-details'] }, () => {
  test(
    'R15, R18: the rules allow the declarations that declareTaxes allows',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(userState, entry), { maxLength: 6 }), async (steps) => {
          const person = await givenTrainee();
          let expected: unknown = null;
          for (const [each, declared] of steps) {
            const record = await givenState(person, each as UserState);
            const now = Date.now();
            const outcome = declareTaxes(record, declared, now);
            const write = setDoc(doc(person.db, 'taxes', person.uid), { ...declared, at: now });
            expect(await isAllowed(write)).toBe(outcome.allowed);
            if (outcome.allowed) expected = outcome.taxes;
          }
          expect(parseTaxDetails(await admin.readRecord(`taxes/${person.uid}`))).toEqual(expected);
        }),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );
});
