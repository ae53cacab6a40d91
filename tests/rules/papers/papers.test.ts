import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';
import { renewalYear } from '../../../src/domain/due/letterYears.ts';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { FormKey } from '../../../src/domain/records/records.ts';
import { copyId, type SignedCopy } from '../../../src/domain/signed/signedCopy.ts';
import { signedCopy, withFields } from '../../../src/domain/signed/signing.ts';
import { todayInIndia } from '../../../src/domain/time/dates.ts';
import { submitNonApplicability } from '../../../src/domain/transitions/letters.ts';
import { allForms } from '../../support/factories.ts';
import { OWN_LOG, query } from '../users/ownerWrites.ts';
import { admin, type Fields, linkOf, newReviewer, newUid, type Person, patchRecord } from '../world.ts';
import { commit, givenUnsigned, submissionOf, withHash } from './sign.ts';

const DAY = 86_400_000;

async function submitted(form: FormKey, change: Fields = {}) {
  const person = await givenUnsigned(change);
  return { person, ...(await submissionOf(person, form)) };
}

/** A submission whose copy differs, with the hash of what it has. */
async function denied(form: FormKey, change: (copy: SignedCopy, person: Person) => Fields): Promise<void> {
  const { person, patch, copy } = await submitted(form);
  const forged = { ...copy, ...change(copy, person) } as SignedCopy;
  await assertFails(commit(person, person, { patch, copy: { ...(await withHash(person.uid, forged)) } }));
  await assertSucceeds(commit(person, person, { patch, copy: { ...copy } }));
}

describe('a signed copy is stored', { tags: ['copy-stored'] }, () => {
  test.each(FORM_KEYS)('R19: the submission of %s creates a signed copy with its words', async (form) => {
    const { person, patch, copy } = await submitted(form);
    await assertSucceeds(commit(person, person, { patch, copy: { ...copy } }));
    const stored = await admin.readRecord(`papers/${person.uid}/items/${copyId(copy)}`);
    expect(stored).toMatchObject({ form, content: copy.content, hash: copy.hash });
  });

  test('R19: the submission alone, without a copy, stays allowed', async () => {
    const { person, patch } = await submitted('msa');
    await assertSucceeds(commit(person, person, { patch }));
  });

  test.each<[string, Partial<SignedCopy>]>([
    ['with a signature without a known SHA-256', { signHash: '' }],
    ['of a version of one letter', { version: '1' }],
    ['of 60,000 bytes', { content: 'é'.repeat(30_000), version: 'x'.repeat(20) }],
  ])('R19: %s', async (_, change) => {
    const { person, patch, copy } = await submitted('msa');
    const other = await withHash(person.uid, { ...copy, ...change });
    await assertSucceeds(commit(person, person, { patch, copy: { ...other } }));
  });

  test('R19: of a record without a signature, which has no SHA-256 either', async () => {
    const person = await givenUnsigned();
    await admin.writeRecords([{ path: `users/${person.uid}`, data: { signImage: '' }, merge: true }]);
    const record = { ...person.record, signImage: '' };
    const { patch, copy } = await submissionOf({ ...person, record }, 'bankdetails');
    const withSum = await withHash(person.uid, { ...copy, signHash: 'ab'.repeat(32) });
    await assertFails(commit(person, { ...person, record }, { patch, copy: { ...withSum } }));
    const plain = await withHash(person.uid, { ...copy, signHash: '' });
    await assertSucceeds(commit(person, { ...person, record }, { patch, copy: { ...plain } }));
  });

  test.each([
    ['2027-03-31', '2026-27'],
    ['2027-04-01', '2027-28'],
    ['2099-12-01', '2099-00'],
  ])('R19: a declaration of %s is for the financial year %s', async (date, year) => {
    for (const form of ['nonapplicability', 'einvoicing'] as const) {
      const person = await givenUnsigned();
      const field = form === 'einvoicing' ? 'einvoicing' : 'nongst';
      const record = { ...person.record, [field]: { ...person.record[field], date } };
      const { patch, copy } = await submissionOf({ ...person, record }, form);
      expect(copy.year).toBe(year);
      await assertSucceeds(commit(person, person, { patch, copy: { ...copy } }));
    }
  });
});

test('R19, R21: a renewal has a copy too, for its year', async () => {
  const forms = { ...allForms(2), status: 4, approved: true } as const;
  const person = await givenUnsigned({ forms });
  const now = Date.now();
  const year = renewalYear(now);
  const nongst = { ...person.record.nongst, date: '2020-05-01' };
  await admin.writeRecords([{ path: `users/${person.uid}`, data: { nongst }, merge: true }]);
  const record = { ...person.record, nongst };
  const renewed = submitNonApplicability(record, { ...nongst, date: todayInIndia(new Date(now)), year }, now);
  if (!renewed.allowed) throw new Error(renewed.refusal.reason);
  const { patch } = renewed;
  const stored = (await admin.readRecord(`users/${person.uid}`)) ?? {};
  const after = parseUserRecord(person.uid, withFields(stored, patch.set));
  const copy = await signedCopy('nonapplicability', after, {}, { at: now, signHash: '' });
  if (!copy) throw new Error('no copy');
  expect(copy.year).toBe(year);
  const wrong = await withHash(person.uid, { ...copy, year: '2020-21' });
  await assertFails(commit(person, { ...person, record }, { patch, copy: { ...wrong } }));
  await assertSucceeds(commit(person, { ...person, record }, { patch, copy: { ...copy } }));
});

describe('a signed copy is denied', { tags: ['copy-stored'] }, () => {
  test('R19: without the submission of its form', async () => {
    const { person, patch, copy } = await submitted('msa');
    await assertFails(commit(person, person, { copy: { ...copy } }));
    const { patch: other } = await submissionOf(person, 'bankdetails');
    await assertFails(commit(person, person, { patch: other, copy: { ...copy } }));
    await assertSucceeds(commit(person, person, { patch }));
    await assertFails(commit(person, person, { copy: { ...copy } }));
  });

  test('R19: with a submission that is not logged', async () => {
    const { person, patch, copy } = await submitted('msa');
    await assertFails(commit(person, person, { patch: { set: patch.set }, copy: { ...copy } }));
    const { did: _, ...text } = patch.log ?? { title: '', timestamp: 0 };
    await assertFails(commit(person, person, { patch: { ...patch, log: text }, copy: { ...copy } }));
  });

  test('R19: with the log entry of another form', async () => {
    const { person, patch, copy } = await submitted('msa');
    const log = patch.log && { ...patch.log, about: 'documents' as const };
    await assertFails(
      commit(person, person, { patch: { ...patch, ...(log && { log }) }, copy: { ...copy } }),
    );
  });

  test('R19: with the log entry of an earlier submission', async () => {
    const { person, patch, copy } = await submitted('msa');
    const logs = [...OWN_LOG.slice(1), patch.log];
    await admin.writeRecords([{ path: `users/${person.uid}`, data: { logs }, merge: true }]);
    await assertFails(commit(person, person, { patch: { set: patch.set }, copy: { ...copy } }));
    await assertSucceeds(commit(person, person, { patch: { set: patch.set } }));
  });

  test('R19: of a reviewer, whose entry names the form too', async () => {
    const { person, copy } = await submitted('msa');
    await patchRecord(`users/${person.uid}`, { 'forms.msa': -1 });
    const reviewer = newReviewer();
    const set = { 'queries.msa': [query({ by: 'reviewer' })] };
    const log = {
      title: 'Ravi did',
      timestamp: copy.at,
      by: reviewer.uid,
      did: 'asked',
      about: 'msa',
    } as const;
    await assertFails(commit(reviewer, person, { patch: { set, log }, copy: { ...copy } }));
    await assertSucceeds(commit(reviewer, person, { patch: { set, log } }));
  });

  test('R19: of the documents, which are no form', async () => {
    const { person, copy } = await submitted('msa');
    const log = { title: 'Ram Kumar did', timestamp: copy.at, did: 'submitted', about: 'documents' } as const;
    const wrong = await withHash(person.uid, { ...copy, form: 'documents' as never });
    await assertFails(commit(person, person, { patch: { set: {}, log }, copy: { ...wrong } }));
    await assertSucceeds(commit(person, person, { patch: { set: {}, log } }));
  });

  test('R19: with a log entry behind that of the submission', async () => {
    const { person, patch, copy } = await submitted('msa');
    const note = { title: 'Ram Kumar did', timestamp: copy.at, did: 'submitted', about: 'documents' };
    await assertFails(commit(person, person, { patch, copy: { ...copy }, note }));
    await assertSucceeds(commit(person, person, { patch, copy: { ...copy } }));
  });

  test('R19: a second copy of the same submission is denied', async () => {
    const { person, patch, copy } = await submitted('msa');
    await assertFails(commit(person, person, { patch, copy: { ...copy }, id: `msa-${copy.at + 1}` }));
    await assertFails(commit(person, person, { patch, copy: { ...copy }, id: 'msa' }));
  });

  test('R19: a copy that names the overall status instead of a form is denied', async () => {
    const { person, patch, copy } = await submitted('msa', { forms: { ...allForms(1), msa: 0, status: 0 } });
    expect(patch.set).toMatchObject({ 'forms.status': 1 });
    const forged = await withHash(person.uid, { ...copy, form: 'status' as never });
    const log = patch.log && { ...patch.log, about: 'status' as never };
    await assertFails(
      commit(person, person, { patch: { ...patch, ...(log && { log }) }, copy: { ...forged } }),
    );
    await assertSucceeds(commit(person, person, { patch, copy: { ...copy } }));
  });

  test('R19: when a returned form goes to 0', async () => {
    const { person, patch, copy } = await submitted('msa', { logs: [] });
    await admin.writeRecords([
      { path: `users/${person.uid}`, data: { 'forms.msa': -1, logs: [patch.log] }, merge: true },
      { path: `progress/${person.uid}`, data: { 'forms.msa': -1 }, merge: true },
    ]);
    const returned = {
      ...person,
      record: { ...person.record, forms: { ...person.record.forms, msa: -1 as const } },
    };
    const back = { set: { 'forms.msa': 0 } } as const;
    await assertFails(commit(person, returned, { patch: back, copy: { ...copy } }));
    await assertSucceeds(commit(person, returned, { patch: back }));
  });

  test('R19: of another person, or under another uid', async () => {
    const { person, patch, copy } = await submitted('msa');
    const other = await givenUnsigned();
    await assertFails(commit(person, person, { patch, copy: { ...copy }, uid: other.uid }));
    await assertFails(commit(other, other, { copy: { ...copy }, uid: person.uid }));
  });

  test('R19: with a hash that is not of its fields', async () => {
    const { person, patch, copy } = await submitted('msa');
    const { hash } = copy;
    const forged = [
      hash.toUpperCase(),
      hash.slice(1),
      '',
      `${hash}0`,
      'ab'.repeat(32),
      `${hash.slice(0, -1)}g`,
    ];
    for (const each of forged) {
      await assertFails(commit(person, person, { patch, copy: { ...copy, hash: each } }));
    }
    await assertFails(commit(person, person, { patch, copy: { ...copy, content: `${copy.content} ` } }));
    await assertFails(commit(person, person, { patch, copy: { ...copy, version: '2026-12' } }));
    await assertFails(commit(person, person, { patch, copy: { ...(await withHash(newUid(), copy)) } }));
  });

  test('R19: with a time that is no whole number', async () => {
    const person = await givenUnsigned();
    const { patch, copy } = await submissionOf(person, 'msa', Date.now() + 0.5);
    await assertFails(commit(person, person, { patch, copy: { ...copy } }));
    await assertSucceeds(commit(person, person, { patch }));
  });

  test.each<[string, FormKey, (copy: SignedCopy, person: Person) => Fields]>([
    ['of a form without letters', 'msa', () => ({ form: 'documents' })],
    ['with another key', 'msa', () => ({ note: 'x' })],
    ['without a year', 'nonapplicability', () => ({ year: '' })],
    ['of another year', 'nonapplicability', () => ({ year: '2025-26' })],
    ['of an e-invoicing letter of another year', 'einvoicing', () => ({ year: '2025-26' })],
    ['of an agreement with a year', 'msa', () => ({ year: '2026-27' })],
    ['with another signature', 'msa', (_, { uid }) => ({ signImage: linkOf(uid, 'other') })],
    ['with a hash and no signature', 'msa', () => ({ signImage: '' })],
    ['without the signature of the record', 'msa', () => ({ signImage: '', signHash: '' })],
    ['with a forged SHA-256', 'msa', () => ({ signHash: 'AB'.repeat(32) })],
    ['with a short SHA-256', 'msa', () => ({ signHash: 'ab' })],
    ['without a version', 'msa', () => ({ version: '' })],
    ['with a long version', 'msa', () => ({ version: 'x'.repeat(21) })],
    ['with a version of other characters', 'msa', () => ({ version: 'a b' })],
    ['with a text as time', 'msa', ({ at }) => ({ at: `${at}` })],
    ['with more than 60,000 bytes', 'msa', () => ({ content: `${'é'.repeat(30_000)}x` })],
  ])('R19: %s', (_, form, change) => denied(form, change));

  test.each(['form', 'version', 'content', 'year', 'signImage', 'signHash', 'at', 'hash'])(
    'R19: without %s',
    async (key) => {
      const { person, patch, copy } = await submitted('msa');
      const { [key as 'form']: _, ...rest } = copy;
      await assertFails(commit(person, person, { patch, copy: rest, id: copyId(copy) }));
    },
  );

  test('R19: with another time than the server’s', async () => {
    const { person, patch, copy } = await submitted('msa');
    for (const storedAt of [new Date(Date.now() - DAY), new Date(Date.now() + DAY), Date.now()]) {
      await assertFails(commit(person, person, { patch, copy: { ...copy }, storedAt }));
    }
  });

  test('R19: with a log entry of another time', async () => {
    const { person, patch, copy } = await submitted('msa');
    const moved = await withHash(person.uid, { ...copy, at: copy.at - 1000 });
    await assertFails(commit(person, person, { patch, copy: { ...moved } }));
  });
});
