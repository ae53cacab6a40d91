import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import {
  ACTIVITIES,
  ENTERPRISE_CLASSES,
  GST_SCHEMES,
  parseTaxDetails,
} from '../../../src/domain/records/taxes.ts';
import { financialYearOf } from '../../../src/domain/time/dates.ts';
import { makeTaxes, NO_ENTERPRISE } from '../../support/factories.ts';
import {
  type Actor,
  admin,
  changed,
  dayOf,
  type Fields,
  givenTrainee,
  giveRecord,
  lacking,
  type Person,
  signedIn,
} from '../world.ts';

const TODAY = dayOf(0);

const givenVendor = (overrides: Parameters<typeof givenTrainee>[0] = {}) =>
  givenTrainee({ usertype: 'vendor', ...overrides });

const taxesOf = (change: Fields = {}): Fields => changed(makeTaxes({ at: Date.now() }), change);

function declare(actor: Pick<Actor, 'db'>, uid: string, taxes: Fields = taxesOf()): Promise<void> {
  return setDoc(doc(actor.db, 'taxes', uid), taxes);
}

async function givenTaxes(person: Pick<Person, 'uid'>, change: Fields = {}): Promise<void> {
  await giveRecord(`taxes/${person.uid}`, taxesOf({ at: 1, ...change }));
}

const ASKED = { title: 'Which class?', timestamp: 1, status: 0, by: 'reviewer' } as const;

describe('declaring taxes', { tags: ['tax-details'] }, () => {
  test('R18: a vendor declares each class, activity and scheme, and changes them', async () => {
    const vendor = await givenVendor();
    for (const size of ENTERPRISE_CLASSES) {
      const enterprise = size === 'none' ? NO_ENTERPRISE : { class: size };
      await assertSucceeds(declare(vendor, vendor.uid, taxesOf(enterprise)));
    }
    for (const activity of ACTIVITIES)
      await assertSucceeds(declare(vendor, vendor.uid, taxesOf({ activity })));
    for (const scheme of GST_SCHEMES) await assertSucceeds(declare(vendor, vendor.uid, taxesOf({ scheme })));
    const lowerDeduction = { number: 'x'.repeat(100), until: '2027-03-31' };
    await assertSucceeds(declare(vendor, vendor.uid, taxesOf({ lowerDeduction })));
    const stored = await admin.readRecord(`taxes/${vendor.uid}`);
    expect(parseTaxDetails(stored)).toMatchObject({ class: 'micro', lowerDeduction });
    await assertSucceeds(
      updateDoc(doc(vendor.db, 'taxes', vendor.uid), { lowerDeduction: deleteField(), at: Date.now() }),
    );
  });

  test('R18: a vendor declares a certificate of today, of a leap day and of the year 1999-00', async () => {
    const vendor = await givenVendor();
    await assertSucceeds(
      declare(vendor, vendor.uid, taxesOf({ since: TODAY, year: financialYearOf(TODAY) })),
    );
    await assertSucceeds(declare(vendor, vendor.uid, taxesOf({ since: '2024-02-29', year: '2009-10' })));
    await assertFails(declare(vendor, vendor.uid, taxesOf({ year: '1999-00' })));
  });

  test('R18: only vendors declare, and only with a record', async () => {
    for (const usertype of ['trainee', 'introducer'] as const) {
      const person = await givenTrainee({ usertype });
      await assertFails(declare(person, person.uid));
    }
    const nobody = signedIn();
    await assertFails(declare(nobody, nobody.uid));
  });

  test.each(FORM_KEYS)('R18: a validated form locks the details: %s', async (form) => {
    const vendor = await givenVendor({ forms: { [form]: 2 } });
    await assertFails(declare(vendor, vendor.uid));
    const submitted = await givenVendor({ forms: { [form]: 1 } });
    await assertSucceeds(declare(submitted, submitted.uid));
  });

  test.each([1, 2, 3, 4, 5] as const)('R18: overall status %i locks the details', async (status) => {
    const vendor = await givenVendor({ forms: { status } });
    await assertFails(declare(vendor, vendor.uid));
    await givenTaxes(vendor);
    await assertFails(updateDoc(doc(vendor.db, 'taxes', vendor.uid), { class: 'small', at: Date.now() }));
  });

  test("R18: a reviewer's open question about the profile unlocks the details", async () => {
    const forms = { bankdetails: 2, status: 0 } as const;
    for (const [question, status, assert] of [
      [ASKED, 0, assertSucceeds],
      [{ ...ASKED, status: 1 }, 0, assertFails],
      [{ ...ASKED, by: 'trainee' }, 0, assertFails],
      [ASKED, 4, assertFails],
    ] as const) {
      const vendor = await givenVendor({
        forms: { ...forms, status },
        queries: { general: [question] } as never,
      });
      await assert(declare(vendor, vendor.uid));
    }
  });
});

describe('the values', { tags: ['tax-details'] }, () => {
  test.each<[string, Fields]>([
    ['an unknown class', { class: 'large' }],
    ['an unknown activity', { activity: 'retail' }],
    ['an empty activity', { activity: '' }],
    ['an unknown scheme', { scheme: 'casual' }],
    ['no Udyam number', { udyam: '' }],
    ['a Udyam number in small letters', { udyam: 'udyam-mh-00-0000001' }],
    ['a Udyam number with a digit more', { udyam: 'UDYAM-MH-00-00000012' }],
    ['a Udyam number that is a number', { udyam: 5 }],
    ['a certificate of tomorrow', { since: dayOf(1) }],
    ['a certificate of no day', { since: '' }],
    ['a certificate of a day that does not exist', { since: '2025-02-30' }],
    ['an empty year', { year: '' }],
    ['a year in another format', { year: '2025-2026' }],
    ['a year that does not follow', { year: '2024-26' }],
    ['the next financial year', { year: financialYearOf(dayOf(366)) }],
    ['a year of another century', { year: '1925-26' }],
    ['no class and a Udyam number', { ...NO_ENTERPRISE, udyam: 'UDYAM-MH-00-0000001' }],
    ['no class and a date', { ...NO_ENTERPRISE, since: '2024-05-01' }],
    ['no class and a year', { ...NO_ENTERPRISE, year: '2025-26' }],
    ['no class and an activity', { ...NO_ENTERPRISE, activity: 'trade' }],
    ['a lower deduction without a number', { lowerDeduction: { number: ' ', until: TODAY } }],
    ['a lower deduction with a long number', { lowerDeduction: { number: 'x'.repeat(101), until: TODAY } }],
    ['a lower deduction without an end', { lowerDeduction: { number: '1', until: '' } }],
    ['a lower deduction without the key of its end', { lowerDeduction: { number: '1' } }],
    ['a lower deduction with a key more', { lowerDeduction: { number: '1', until: TODAY, rate: '2' } }],
    ['a lower deduction that is no map', { lowerDeduction: 'none' }],
    ['an earlier time', { at: Date.now() - 600_000 }],
    ['a later time', { at: Date.now() + 86_400_000 }],
    ['a time that is no number', { at: 'now' }],
    ['a key more', { note: 'x' }],
    ...lacking('no', 'class', 'udyam', 'since', 'year', 'activity', 'scheme', 'at'),
  ])('R15: %s is refused', async (_, change) => {
    const vendor = await givenVendor();
    await assertFails(declare(vendor, vendor.uid, taxesOf(change)));
  });
});
