import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AadharMode } from '../../../src/config/portal.ts';
import type { FormStatuses } from '../../../src/domain/records/records.ts';
import { makeProgress, makeRegistration, makeSectionOne } from '../../support/factories.ts';
import { chooseRules, withOwnEmulator } from './ownEmulator.ts';

const WHOLE = '234567890124';
const ACCEPTED: Record<AadharMode, string[]> = {
  full: ['', '0124', WHOLE, '2345 6789 0124'],
  last4: ['', '01', '0124'],
  off: [''],
};
const LONGER = '2345 6789 01245';
const ALL = [...ACCEPTED.full, '01', '01245', LONGER];

const world = withOwnEmulator();

describe.each(['full', 'last4', 'off'] as const)('with the mode %s', (mode) => {
  beforeAll(() => chooseRules({ privacy: { aadhar: mode } }));

  async function given(aadharcard: string, forms: Partial<FormStatuses> = {}) {
    const { givenTrainee } = await world();
    const vendorDetails = { sectionOne: makeSectionOne({ aadharcard }) };
    const { uid, db } = await givenTrainee({ aadharcard, vendorDetails, forms });
    return { place: doc(db, 'users', uid), draft: doc(db, 'drafts', uid, 'forms', 'profile') };
  }

  /** The numbers that a write stores; the others are denied. */
  async function acceptedBy(write: (aadharcard: string) => Promise<unknown>, numbers = ALL) {
    const { isAllowed } = await world();
    const accepted: string[] = [];
    for (const number of numbers) if (await isAllowed(write(number))) accepted.push(number);
    return accepted;
  }

  const tags = [`aadhar-${mode}`];
  const expected = ALL.filter((number) => number.length <= 14 && ACCEPTED[mode].includes(number));
  const inFull = ALL.filter((number) => number !== LONGER);

  test('R3, R15: a registration stores what the mode takes', { tags }, async () => {
    const { signedIn } = await world();
    const register = (aadharcard: string, pancard = 'ZZZPK0001Z') => {
      const { uid, email, db } = signedIn();
      const user = makeRegistration({ uid, email, aadharcard, pancard });
      const batch = writeBatch(db);
      batch.set(doc(db, 'users', uid), user);
      batch.set(doc(db, 'progress', uid), { ...makeProgress(user), since: Date.now() });
      return batch.commit();
    };
    expect(await acceptedBy(register)).toEqual(mode === 'full' ? inFull : expected);
    await assertFails(register('', ''));
  });

  test('R4, R15: a profile stores what the mode takes', { tags }, async () => {
    const { place } = await given('9');
    const save = (aadharcard: string) => updateDoc(place, { aadharcard });
    expect(await acceptedBy(save)).toEqual(mode === 'full' ? inFull : expected);
  });

  test('R4, R15: Section 1 stores what the mode takes', { tags }, async () => {
    const { place } = await given('');
    const save = (aadharcard: string) =>
      updateDoc(place, { 'vendorDetails.sectionOne': makeSectionOne({ aadharcard }) });
    expect(await acceptedBy(save)).toEqual(mode === 'full' ? ALL : expected);
    expect(await acceptedBy(save, ['x'.repeat(501)])).toEqual([]);
  });

  test('R4, R15: a revision of Section 1 stores what the mode takes', { tags }, async () => {
    const { place } = await given('', { status: 4, approved: true });
    const save = (aadharcard: string) =>
      updateDoc(place, { vendorRevision: { vendorDetails: { sectionOne: makeSectionOne({ aadharcard }) } } });
    expect(await acceptedBy(save)).toEqual(mode === 'full' ? ALL : expected);
  });

  test('R4, R15: a draft stores what the mode takes', { tags }, async () => {
    const { draft } = await given('');
    const save = (aadharcard: string) =>
      setDoc(draft, { values: { aadharcard: JSON.stringify(aadharcard) }, at: Date.now() });
    const empty = mode === 'off' ? [] : [''];
    const accepted = mode === 'full' ? ALL : [...empty, ...expected.filter(Boolean)];
    expect(await acceptedBy(save)).toEqual(accepted);
    expect(await acceptedBy(save, ['x'.repeat(500)])).toEqual([]);
    await assertSucceeds(setDoc(draft, { values: { name: '"Ram"' }, at: Date.now() }));
  });

  test('R4: an older record with a whole number can still be saved', {
    tags: ['aadhar-changed'],
  }, async () => {
    const { place, draft } = await given(WHOLE);
    await assertSucceeds(updateDoc(place, { designation: 'Editor' }));
    const aadharcard = ACCEPTED[mode].at(-1) ?? '';
    await assertSucceeds(updateDoc(place, { 'vendorDetails.sectionOne': makeSectionOne({ aadharcard }) }));
    await (await world()).giveRecord(draft.path, {
      values: { aadharcard: `"${WHOLE}"`, name: '"Ram"' },
      at: 1,
    });
    const values = mode === 'off' ? { name: '"R"' } : { aadharcard: '"0124"', name: '"R"' };
    await assertSucceeds(setDoc(draft, { values, at: Date.now() }));
  });
});
