import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { FormKey } from '../../../src/domain/records/records.ts';
import { copyId, type SignedCopy } from '../../../src/domain/signed/signedCopy.ts';
import { commit, givenUnsigned, submissionOf, withHash } from '../papers/sign.ts';
import { admin, type Fields, isAllowed, linkOf, type Person } from '../world.ts';
import { PARAMETERS, TIMEOUT } from './agreement.ts';

const WALKS = Math.max(4, Math.round((PARAMETERS.numRuns ?? 100) / 20));

type Forgery = (copy: SignedCopy, uid: string) => Partial<SignedCopy>;

/** Each is denied, although its hash is right. */
const FORGERIES: Forgery[] = [
  ({ form }) => ({ form: form === 'msa' ? 'bankdetails' : 'msa' }),
  ({ at }) => ({ at: at - 1 }),
  () => ({ year: '1999-00' }),
  (_, uid) => ({ signImage: linkOf(uid, 'other'), signHash: '' }),
  () => ({ signHash: 'x' }),
  () => ({ version: '' }),
];

type Step =
  | { op: 'sign'; form: FormKey }
  | { op: 'signWithoutCopy'; form: FormKey }
  | { op: 'copyAlone'; form: FormKey }
  | { op: 'forge'; form: FormKey; forgery: number }
  | { op: 'forgeHash'; form: FormKey }
  | { op: 'repeat'; form: FormKey }
  | { op: 'return'; form: FormKey; status: 0 | -1 };

const form = fc.constantFrom(...FORM_KEYS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: fc.constant('sign' as const), form }) },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constantFrom('signWithoutCopy' as const, 'copyAlone' as const, 'forgeHash' as const),
      form,
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('repeat' as const), form }) },
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('forge' as const), form, forgery: fc.nat(FORGERIES.length - 1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('return' as const), form, status: fc.constantFrom(0, 0, -1) }),
  },
);

async function current(person: Person): Promise<Person> {
  const stored = await admin.readRecord(`users/${person.uid}`);
  return { ...person, record: parseUserRecord(person.uid, stored) };
}

/** The write of a step, and whether the domain lets it through. */
async function attempt(person: Person, each: Exclude<Step, { op: 'return' }>, at: number) {
  const isPending = person.record.forms[each.form] === 0;
  const pending = { ...person.record, forms: { ...person.record.forms, [each.form]: 0 as const } };
  const { patch, copy } = await submissionOf({ ...person, record: pending }, each.form, at);
  switch (each.op) {
    case 'sign':
      return { written: { patch, copy: { ...copy } }, isAllowed: isPending, copy };
    case 'signWithoutCopy':
      return { written: { patch }, isAllowed: isPending };
    case 'copyAlone':
      return { written: { copy: { ...copy } }, isAllowed: false };
    case 'forgeHash':
      return { written: { patch, copy: { ...copy, hash: 'ab'.repeat(32) } }, isAllowed: false };
    case 'repeat':
      return { written: { patch, copy: { ...copy }, id: `${each.form}-${at + 1}` }, isAllowed: false };
    case 'forge': {
      const forged = { ...copy, ...FORGERIES[each.forgery]?.(copy, person.uid) };
      return { written: { patch, copy: { ...(await withHash(person.uid, forged)) } }, isAllowed: false };
    }
  }
}

async function walk(steps: readonly Step[]): Promise<void> {
  const person = await givenUnsigned();
  const signed: SignedCopy[] = [];
  let at = Date.now() - 60_000;
  for (const each of steps) {
    const now = await current(person);
    at += 1;
    if (each.op === 'return') {
      const data: Fields = { [`forms.${each.form}`]: each.status, 'forms.status': 0 };
      // As a reviewer's query would, which writes both.
      await admin.writeRecords(
        ['users', 'progress'].map((collection) => ({
          path: `${collection}/${person.uid}`,
          data,
          merge: true,
        })),
      );
      continue;
    }
    const { written, isAllowed: isExpected, copy } = await attempt(now, each, at);
    expect({ each, taken: await isAllowed(commit(person, now, written)) }).toEqual({
      each,
      taken: isExpected,
    });
    if (isExpected && copy) signed.push(copy);
    await expectStored(person.uid, signed);
  }
}

async function expectStored(uid: string, signed: readonly SignedCopy[]): Promise<void> {
  for (const copy of signed) {
    expect(await admin.readRecord(`papers/${uid}/items/${copyId(copy)}`)).toMatchObject({ ...copy });
  }
}

test(
  'R19: a copy is stored with the submission of its form only, and stays, in any sequence',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), walk), {
      ...PARAMETERS,
      numRuns: WALKS,
    });
  },
  TIMEOUT,
);
