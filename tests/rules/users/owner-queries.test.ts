import { arrayUnion } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { FORM_LIST, QUERY_GROUPS } from '../../../src/domain/forms/registry.ts';
import { listedForms } from '../../support/factories.ts';
import { allowed, denied, type Fields, givenTrainee, signedIn } from '../world.ts';
import { query, reviewersQuery } from './ownerWrites.ts';

const raise = (item: Fields, category = 'bank') => ({ [`queries.${category}`]: arrayUnion(item) });
const list = (...items: unknown[]) => ({ 'queries.bank': items });

test.each(QUERY_GROUPS)('R8: an owner raises and resolves a query about $category', async ({ category }) => {
  const owner = await givenTrainee();
  const item = query();
  await denied(owner, raise({ ...item, by: 'reviewer' }, category));
  await allowed(owner, raise({ ...item }, category));
  await allowed(owner, { [`queries.${category}`]: [{ ...item, status: 1 }] });
});

test.each<[string, Fields]>([
  ['in the reviewer’s name', { by: 'reviewer' }],
  ['that is resolved', { status: 1 }],
  ['without a title', { title: '' }],
  ['with a title of 501 characters', { title: 'a'.repeat(501) }],
  ['with a title of 1,001 bytes', { title: `${'₹'.repeat(333)}aa` }],
  ['with a time that is a text', { timestamp: '1' }],
  ['with a time to come', { timestamp: Date.now() + 86_400_000 }],
  ['that is dated back', { timestamp: Date.now() - 86_400_000 }],
  ['with a key more', { other: 1 }],
  ['about a field that is a number', { field: 5 }],
  ['about a field with another letter', { field: 'क' }],
])('R8: an owner cannot raise a query %s', async (_, change) => {
  await denied(await givenTrainee(), raise({ ...query(), ...change }));
});

test('R8: an owner raises a query with a title of 500 characters or 1,000 bytes', async () => {
  for (const title of ['a'.repeat(500), `${'₹'.repeat(333)}a`])
    await allowed(await givenTrainee(), raise({ ...query(), title }));
});

test('R8: an owner’s own queries leave five of 20 to reviewers', async () => {
  const items = Array.from({ length: 15 }, (_, timestamp) => query({ timestamp }));
  const full = await givenTrainee({ queries: { bank: items } as never });
  await denied(full, raise({ ...query() }));
  const almost = await givenTrainee({ queries: { bank: items.slice(1) } as never });
  await allowed(almost, raise({ ...query() }));
  const twenty = Array.from({ length: 20 }, (_, timestamp) => query({ timestamp }));
  const over = await givenTrainee({ queries: { bank: twenty } as never });
  await denied(over, raise({ ...query() }));
});

test('R8: a reply is stored only with the resolution', { tags: ['queries-again'] }, async () => {
  const owner = await givenTrainee({ queries: { bank: [reviewersQuery] } as never });
  const answered = (change: Fields) => list({ ...reviewersQuery, status: 1, ...change });
  const reply = 'a'.repeat(500);
  await denied(owner, answered({ status: 0, reply }));
  await denied(owner, answered({ reply: `${reply}a` }));
  await denied(owner, answered({ reply: ['a'] }));
  // 1,001 bytes.
  await denied(owner, answered({ reply: `${'₹'.repeat(333)}aa` }));
  const bytes = await givenTrainee({ queries: { bank: [reviewersQuery] } as never });
  await allowed(bytes, answered({ reply: `${'₹'.repeat(333)}a` }));
  await denied(owner, answered({ reply, title: 'Other' }));
  await denied(owner, raise({ ...query(), reply }));
  await allowed(owner, answered({ reply }));
  for (const change of [{ reply: 'Other' }, {}]) await denied(owner, answered(change));
  const resolved = await givenTrainee({ queries: { bank: [{ ...reviewersQuery, status: 1 }] } as never });
  await denied(resolved, answered({ reply }));
});

test('R8, R10: a reviewer cannot resolve or reply', async () => {
  const { record } = await givenTrainee({
    forms: { bankdetails: -1 },
    queries: { bank: [reviewersQuery] } as never,
  });
  const reviewer = signedIn({ reviewer: true });
  await denied(reviewer, record, list({ ...reviewersQuery, status: 1 }));
  await denied(reviewer, record, list({ ...reviewersQuery, status: 1, reply: 'x' }));
  const asked = query({ by: 'reviewer', title: 'Where?' });
  await denied(reviewer, record, list(reviewersQuery, { ...asked, reply: 'x' }));
  await allowed(reviewer, record, list(reviewersQuery, asked));
});

test('R8: titles, timestamps and order never change, and no item is removed', async () => {
  const [a, b, c] = [
    query({ timestamp: 1 }),
    query({ timestamp: 2, title: 'Two' }),
    query({ timestamp: 3, status: 1 }),
  ];
  const owner = await givenTrainee({ queries: { bank: [a, b, c] } as never });
  const done = { ...a, status: 1 };
  await denied(owner, list(b, a, c));
  await denied(owner, list(b, done, c));
  await denied(owner, list({ ...a, title: 'Other' }, b, c));
  await denied(owner, list({ ...done, title: 'Other' }, b, c));
  await denied(owner, list({ ...done, timestamp: 9 }, b, c));
  await denied(owner, list({ ...done, by: 'reviewer' }, b, c));
  await denied(owner, list(done, { ...b, status: 1 }, c));
  await denied(owner, list(a, b, { ...c, status: 0 }));
  await denied(owner, list(a, b));
  await denied(owner, list(done, b, c, query()));
  await allowed(owner, list(done, b, c));
});

test('R8: unreadable items stay unchanged', async () => {
  const item = query();
  const owner = await givenTrainee({ queries: { bank: ['odd', item] } as never });
  await allowed(owner, list('odd', { ...item, status: 1 }));
});

test.each(FORM_LIST.map(({ category, key }) => [category, key] as const))(
  'R6: resolving the last query about %s returns it to pending',
  async (category, form) => {
    const [first, second] = [
      { ...reviewersQuery, timestamp: 1 },
      { ...reviewersQuery, timestamp: 2 },
    ];
    const owner = await givenTrainee({
      forms: { [form]: -1 },
      queries: { [category]: [first, second] } as never,
    });
    const key = `queries.${category}`;
    const [doneFirst, doneSecond] = [
      { ...first, status: 1 },
      { ...second, status: 1 },
    ];
    await denied(owner, { [`forms.${form}`]: 0 });
    await denied(owner, { [key]: [doneFirst, second], [`forms.${form}`]: 0 });
    await allowed(owner, { [key]: [doneFirst, second] });
    await denied(owner, { [key]: [doneFirst, doneSecond], [`forms.${form}`]: 1 });
    await allowed(owner, { [key]: [doneFirst, doneSecond], [`forms.${form}`]: 0 });
  },
);

test('R6: returning a form changes no other status', async () => {
  const forms = { ...listedForms(1), msa: -1 } as const;
  const asked = { ...reviewersQuery, timestamp: 1 };
  const owner = await givenTrainee({ forms, queries: { msa: [asked] } as never });
  const resolved = { 'queries.msa': [{ ...asked, status: 1 }] };
  await denied(owner, { ...resolved, 'forms.status': 1 });
  await denied(owner, { ...resolved, 'forms.msa': 0, 'forms.status': 1 });
  await allowed(owner, { ...resolved, 'forms.msa': 0 });
  const returned = { ...owner.record, forms: { ...owner.record.forms, msa: 0 } } as const;
  await allowed(owner, returned, { 'forms.status': 1 });
  const other = await givenTrainee({ forms });
  await denied(other, { 'forms.msa': 0, 'forms.status': 1 });
});
