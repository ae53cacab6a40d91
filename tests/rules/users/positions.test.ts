import { test } from 'vitest';
import { listedForms, makeSectionOne } from '../../support/factories.ts';
import { allowed, denied, type Fields, givenTrainee, linkOf } from '../world.ts';
import { queries } from './ownerWrites.ts';

// The rules have no loops: they contain each position of a list. These tests go through all of them.

const COUNTS = Array.from({ length: 20 }, (_, at) => at + 1);

const due = listedForms(1);

test.each(COUNTS)('R5, R6: the last of %i general queries counts', async (count) => {
  const asked = await givenTrainee({
    forms: { ...due, bankdetails: 2 },
    queries: { general: queries(count, { status: 0 }) } as never,
  });
  await denied(asked, { 'forms.status': 1 });
  await allowed(asked, { pancard: 'ZZZPG0001Z', signImage: linkOf(asked.uid, 'abc') });
  for (const last of [{ by: 'trainee' as const, status: 0 as const }, {}]) {
    const done = await givenTrainee({ forms: due, queries: { general: queries(count, last) } as never });
    await allowed(done, { 'forms.status': 1 });
  }
});

test.each(COUNTS)('R6, R8: the last of %i queries of a form counts', async (count) => {
  const open = queries(count, { status: 0 });
  const owner = await givenTrainee({ forms: { bankdetails: -1 }, queries: { bank: open } as never });
  await denied(owner, { 'forms.bankdetails': 0 });
  await denied(owner, { 'queries.bank': queries(count, { status: 1, title: 'Other' }) });
  await denied(owner, { 'queries.bank': queries(count, { status: 2 as never }) });
  await allowed(owner, { 'queries.bank': queries(count, {}) });
  await allowed(owner, { 'forms.bankdetails': 0 });
});

test.each(COUNTS.slice(1))(
  'R8: of %i queries all but the first stay when that is resolved',
  async (count) => {
    const open = queries(count, { status: 0 }, { status: 0 });
    const owner = await givenTrainee({ queries: { bank: open } as never });
    const resolved = open.map((item, at) => (at === 0 ? { ...item, status: 1 } : item));
    await denied(owner, { 'queries.bank': resolved.toReversed() });
    await denied(owner, {
      'queries.bank': open.map((item, at) => (at === 0 ? { ...item, timestamp: 99 } : item)),
    });
    await allowed(owner, { 'queries.bank': resolved });
  },
);

// ---------------------------------------------------------------- the rows of Section 1

const LISTS = [
  ['accountsDetails', 5],
  ['salesDetails', 5],
  ['makerDetails', 5],
  ['generalQuestions', 20],
  ['gstTable', 40],
] as const;

/** Section 1 with these rows, spread over its lists in their order. */
function sectionOne(rows: Fields[]): Fields {
  const rest = [...rows];
  const lists = LISTS.map(([key, most]) => [key, rest.splice(0, most)]);
  return { 'vendorDetails.sectionOne': { ...makeSectionOne(), ...Object.fromEntries(lists) } };
}

function rowsOf(count: number, change: (at: number) => Fields | undefined = () => undefined): Fields[] {
  return Array.from({ length: count }, (_, at) => change(at) ?? { a: 'x', b: `${at}` });
}

test('R15: each of 10 new rows of Section 1 is checked, with its keys', async () => {
  const owner = await givenTrainee();
  const full = { a: 'x'.repeat(1299) };
  for (let position = 0; position < 10; position += 1) {
    const at = (row: Fields, other?: Fields) => rowsOf(10, (each) => (each === position ? row : other));
    await denied(owner, sectionOne(at({ a: ['x'] })));
    await denied(owner, sectionOne(at({ ['x'.repeat(1300)]: 'x' }, full)));
  }
});

test.each([0, 1, 9, 10])('R15: Section 1 is saved with %i new rows at their bounds', async (count) => {
  const owner = await givenTrainee();
  const text = 'x'.repeat(259);
  const full = (at: number) => ({ a: `${at}`.padStart(259, 'x'), b: text, c: text, d: text, e: text });
  await allowed(owner, sectionOne(rowsOf(count, full)));
});

test('R15: at most 10 rows are new, without counting stored ones', async () => {
  const owner = await givenTrainee();
  await denied(owner, sectionOne(rowsOf(11)));
  for (const count of [10, 20, 30, 40, 50, 60, 70]) await allowed(owner, sectionOne(rowsOf(count)));
  await denied(owner, sectionOne(rowsOf(75, (at) => (at === 72 ? { a: ['x'] } : undefined))));
  await allowed(owner, sectionOne(rowsOf(75)));
  const changed = (count: number) => rowsOf(75, (at) => (at < count ? { a: 'y' } : undefined));
  await denied(owner, sectionOne(rowsOf(75, (at) => (at < 11 ? { a: `y${at}` } : undefined))));
  await allowed(owner, sectionOne(changed(10)));
  await allowed(owner, sectionOne(rowsOf(3)));
});

test.each([5, null, 'none', [5], ['x']])('R4: rows replace %o', async (stored) => {
  for (const [key] of LISTS) {
    const owner = await givenTrainee({ vendorDetails: { sectionOne: { [key]: stored } } as never });
    await allowed(owner, sectionOne(rowsOf(10)));
  }
});

const FIVE = { a: 'x', b: 'x', c: 'x', d: 'x', e: 'x' };

test.each([1, 10])('R15: %i rows of Section 1 have five texts each', async (count) => {
  const owner = await givenTrainee();
  const sixth = (at: number) => (at === count - 1 ? { ...FIVE, f: 'x' } : FIVE);
  await denied(owner, sectionOne(rowsOf(count, sixth)));
  await allowed(owner, sectionOne(rowsOf(count, () => FIVE)));
});

test.each([1, 10])('R15: %i rows of Section 1 have 1,300 characters each, with their keys', async (count) => {
  const owner = await givenTrainee();
  const long = (more: number) => (at: number) => ({ a: 'x'.repeat(1299 + (at === 0 ? more : 0)) });
  const longKey = (more: number) => (at: number) => ({ ['x'.repeat(1299 + (at === 0 ? more : 0))]: 'x' });
  await denied(owner, sectionOne(rowsOf(count, longKey(1))));
  await allowed(owner, sectionOne(rowsOf(count, longKey(0))));
  await denied(owner, sectionOne(rowsOf(count, long(1))));
  await allowed(owner, sectionOne(rowsOf(count, long(0))));
});
