import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { defaultVendorTypes } from '../../../src/domain/records/defaults.ts';
import type { FormStatuses, VendorRevision } from '../../../src/domain/records/records.ts';
import { makeSectionOne, makeSectionSix } from '../../support/factories.ts';
import { admin, allowed, denied, type Fields, givenTrainee } from '../world.ts';
import { log, SECTIONS, unlogged } from './ownerWrites.ts';

const TYPES = defaultVendorTypes().map((type) => ({ ...type, isChecked: true }));
const PUNE = { ...SECTIONS, sectionOne: makeSectionOne({ city: 'Pune' }) };
const REVISION: VendorRevision = { vendorTypes: TYPES, vendorDetails: PUNE };
/** With the time of the call. */
const submitted = () => ({
  'forms.vendorform': 1,
  ...log('Ram Kumar submitted Trainee Data Form', { did: 'submitted', about: 'vendorform' }),
});
const TAKEN = { ...REVISION, vendorRevision: deleteField() };

const given = (forms: Partial<FormStatuses> = {}, others: Fields = {}) =>
  givenTrainee({ vendorDetails: SECTIONS, forms: { status: 4, approved: true, ...forms }, ...others });
const entries = (length: number) =>
  Array.from({ length }, (_, at) => ({ title: 'Ram Kumar did', timestamp: at }));

describe('R5: after a decision the registration form', () => {
  test.each([4, 5] as const)('at status %i does not change with a save', async (status) => {
    for (const vendorform of [0, -1] as const) {
      const owner = await given({ status, vendorform });
      for (const change of [
        { 'vendorDetails.sectionOne.city': 'Pune' },
        { 'vendorDetails.sectionSix.place': 'Pune' },
        { vendorTypes: TYPES },
      ]) {
        await denied(owner, change);
        await denied(owner, { ...change, ...log('Ram Kumar changed it') });
        await denied(owner, { ...change, vendorRevision: REVISION });
        await denied(owner, { ...change, ...submitted() });
      }
    }
  });

  test.each([4, 5] as const)('at status %i is saved as a revision, step by step', async (status) => {
    for (const vendorform of [0, -1] as const) {
      const owner = await given({ status, vendorform });
      await allowed(owner, { vendorRevision: { vendorDetails: PUNE } });
      await allowed(owner, { 'vendorRevision.vendorTypes': TYPES });
      await allowed(owner, { 'vendorRevision.vendorDetails.sectionSix.place': 'Pune' });
      expect(await admin.readRecord(`users/${owner.uid}`)).toMatchObject({ vendorDetails: SECTIONS });
    }
  });

  test('the form has a revision while it is open and decided on only', async () => {
    for (const vendorform of [1, 2, 3] as const) {
      const locked = await given({ vendorform });
      await denied(locked, { vendorRevision: REVISION });
    }
    for (const status of [0, 1, 2, 3] as const) {
      const undecided = await given({ status, approved: false });
      await denied(undecided, { vendorRevision: REVISION });
    }
  });

  test('a revision has known and bounded fields', async () => {
    const owner = await given();
    for (const revision of [
      { ...REVISION, bankDetails: {} },
      { vendorTypes: [{ name: 'Other', isChecked: true }] },
      { vendorDetails: { ...SECTIONS, sectionOne: makeSectionOne({ city: 'a'.repeat(501) }) } },
      { vendorDetails: { ...SECTIONS, sectionOne: makeSectionOne({ panno: 'x' }) } },
      { vendorDetails: { ...SECTIONS, other: {} } },
      { vendorDetails: { sectionOne: SECTIONS.sectionOne } },
      { vendorDetails: 'x' },
      'x',
    ]) {
      await denied(owner, { vendorRevision: revision });
    }
    await allowed(owner, { vendorRevision: REVISION });
  });

  test('a revision comes alone, and only its submission removes it', async () => {
    const owner = await given({}, { vendorRevision: { vendorDetails: PUNE } });
    await denied(owner, { vendorRevision: REVISION, ...log('Ram Kumar did') });
    await denied(owner, { vendorRevision: REVISION, gstmailsend: true });
    await denied(owner, { vendorRevision: deleteField() });
    await denied(owner, { vendorRevision: {} });
    await denied(owner, { vendorRevision: deleteField(), vendorDetails: PUNE });
  });

  test('the form is submitted with exactly what was saved', async () => {
    const owner = await given({}, { vendorRevision: REVISION });
    for (const change of [
      {},
      { vendorRevision: deleteField() },
      REVISION,
      { ...TAKEN, vendorTypes: owner.record.vendorTypes },
      { ...TAKEN, vendorDetails: SECTIONS },
      { ...TAKEN, 'queries.vendorform': [] },
      { ...TAKEN, phone: '9000000009' },
    ]) {
      await denied(owner, { ...submitted(), ...change });
    }
    await assertFails(unlogged(owner, { ...TAKEN, 'forms.vendorform': 1 }));
    await denied(owner, { ...TAKEN, ...submitted(), 'forms.vendorform': 2 });
    await denied(owner, { ...TAKEN, ...submitted(), 'forms.msa': 1 });
    await allowed(owner, { ...TAKEN, ...submitted() });
    expect(await admin.readRecord(`users/${owner.uid}`)).toMatchObject(REVISION);
  });

  test('keeps what a revision does not change', async () => {
    const types = await given({}, { vendorRevision: { vendorTypes: TYPES } });
    const removed = { vendorRevision: deleteField() };
    await denied(types, { ...submitted(), ...removed, vendorTypes: TYPES, vendorDetails: PUNE });
    await allowed(types, { ...submitted(), ...removed, vendorTypes: TYPES });
    const sections = await given({}, { vendorRevision: { vendorDetails: PUNE } });
    await denied(sections, { ...submitted(), ...TAKEN });
    await allowed(sections, { ...submitted(), ...removed, vendorDetails: PUNE });
  });

  test('the form is submitted unchanged without a revision, and never incomplete', async () => {
    const owner = await given();
    await assertFails(unlogged(owner, { 'forms.vendorform': 1 }));
    await denied(owner, { ...submitted(), ...REVISION });
    await allowed(owner, submitted());
    for (const vendorDetails of [{ sectionOne: SECTIONS.sectionOne }, { ...SECTIONS, sectionSix: {} }]) {
      const part = await given({}, { vendorDetails: {}, vendorRevision: { vendorDetails } });
      await denied(part, { ...submitted(), vendorRevision: deleteField(), vendorDetails });
    }
  });

  test('with a full log the form is submitted before a decision only', async () => {
    const sent = await given({ status: 3, approved: false }, { logs: entries(400) });
    await assertSucceeds(unlogged(sent, { 'forms.vendorform': 1 }));
  });

  test('a returned form is not submitted', async () => {
    const owner = await given({ vendorform: -1 }, { vendorRevision: REVISION });
    await denied(owner, { ...submitted(), ...TAKEN });
    await denied(owner, { ...TAKEN, 'forms.vendorform': 0 });
    await allowed(owner, { 'forms.vendorform': 0 });
  });

  test('the form is not submitted with a full log', async () => {
    const full = await given({}, { logs: entries(400), vendorRevision: REVISION });
    await denied(full, { ...submitted(), ...TAKEN });
    await assertFails(unlogged(full, { ...TAKEN, 'forms.vendorform': 1 }));
    const last = await given({}, { logs: entries(399), vendorRevision: REVISION });
    await denied(last, log('Ram Kumar did'));
    await denied(last, log('Ram Kumar did', { did: 'submitted', about: 'documents' }));
    await allowed(last, { ...submitted(), ...TAKEN });
  });

  test('takes an earlier revision after a denial too', async () => {
    for (const status of [0, 1] as const) {
      const owner = await given({ status, approved: false }, { vendorRevision: REVISION });
      await denied(owner, { 'vendorDetails.sectionOne.city': 'Pune' });
      await allowed(owner, { 'vendorRevision.vendorDetails.sectionSix.place': 'Nashik' });
      await denied(owner, submitted());
      const vendorDetails = { ...PUNE, sectionSix: makeSectionSix({ place: 'Nashik' }) };
      await allowed(owner, { ...submitted(), ...TAKEN, vendorDetails });
    }
  });
});
