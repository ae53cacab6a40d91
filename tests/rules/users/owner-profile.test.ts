import { test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import type { Query } from '../../../src/domain/records/records.ts';
import { makeSectionOne } from '../../support/factories.ts';
import { allowed, denied, type Fields, givenTrainee, linkOf, newUid } from '../world.ts';
import { FREE_FIELDS, LOCKED_FIELDS, query, reviewersQuery } from './ownerWrites.ts';

test('R5: every field of the profile can be saved while everything is pending', async () => {
  const owner = await givenTrainee();
  await allowed(owner, { ...LOCKED_FIELDS, ...FREE_FIELDS, signImage: linkOf(owner.uid, 'abc') });
});

test.each(Object.keys(LOCKED_FIELDS))('R5: %s is locked once the overall status is 1', async (key) => {
  const owner = await givenTrainee({ forms: { status: 1 } });
  await denied(owner, { [key]: LOCKED_FIELDS[key] });
});

test.each(FORM_KEYS)('R5: the profile is locked once %s is validated, not submitted', async (key) => {
  const owner = await givenTrainee({ forms: { [key]: 2 } });
  await denied(owner, { pancard: 'ZZZPG0001Z' });
  await denied(owner, { signImage: linkOf(owner.uid, 'abc') });
  const submitted = await givenTrainee({ forms: { [key]: 1 } });
  await allowed(submitted, { pancard: 'ZZZPG0001Z' });
});

test('R5: designation, phone and address are open until the approval', async () => {
  const owner = await givenTrainee({ forms: { status: 3, bankdetails: 3 } });
  await allowed(owner, FREE_FIELDS);
  const approved = await givenTrainee({ forms: { status: 4, approved: true, bankdetails: 3 } });
  await denied(approved, FREE_FIELDS);
  await allowed(approved, { gstmailsend: true });
});

test('R5: an open general query of a reviewer unlocks the profile', async () => {
  const owner = await givenTrainee({
    forms: { bankdetails: 2 },
    queries: { general: [reviewersQuery] } as never,
  });
  await allowed(owner, LOCKED_FIELDS);
});

test.each([1, 2, 3, 4, 5] as const)(
  'R5: a reviewer’s general query unlocks nothing at status %i',
  async (status) => {
    const owner = await givenTrainee({
      forms: { status, approved: status > 3 },
      queries: { general: [reviewersQuery] } as never,
    });
    await denied(owner, { pancard: 'ZZZPG0001Z' });
    await denied(owner, { name: 'Ram Gupta' });
  },
);

test.each<[string, Query]>([
  ['of the owner', query({ by: 'trainee' })],
  ['without an author', query()],
  ['that is resolved', query({ by: 'reviewer', status: 1 })],
])('R5: a general query %s unlocks nothing', async (_, item) => {
  const owner = await givenTrainee({ forms: { status: 1 }, queries: { general: [item] } as never });
  await denied(owner, { pancard: 'ZZZPG0001Z' });
});

test.each<[string, Fields]>([
  ['a malformed PAN', { pancard: 'ZZZPK001Z' }],
  ['a PAN in lower case', { pancard: 'zzzpk0001z' }],
  ['a malformed GSTIN', { GSTIN: '27ZZZPK0001Z12O' }],
  ['no PAN any more', { pancard: '' }],
  ['another person’s file as signature', { signImage: linkOf(newUid(), 'abc') }],
  ['an empty name', { name: ' ' }],
  ['a phone number that is a number', { phone: 9000000001 }],
  ['gstmailsend as a text', { gstmailsend: 'yes' }],
  ['GST applicable as a flag', { isGSTApplicable: true }],
])(
  'R11, R15, R16: a profile with %s is refused',
  {
    tags: ['pan-pattern', 'gstin-pattern'],
  },
  async (_, fields) => {
    await denied(await givenTrainee(), fields);
  },
);

test('R5: optional fields can be emptied', async () => {
  const owner = await givenTrainee({ GSTIN: '27ZZZPK0001Z1ZO', signImage: 'x' });
  await allowed(owner, { GSTIN: '', signImage: '', aadharcard: '' });
  const other = await givenTrainee({ pancard: '' });
  await denied(other, { aadharcard: '' });
  await allowed(other, { aadharcard: '987654321096' });
  const section = await givenTrainee();
  await allowed(section, { 'vendorDetails.sectionOne': { ...makeSectionOne(), panno: '' } });
});
