import { arrayUnion } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { BANK_FIELD_NAMES } from '../../../src/domain/forms/bankDetails.ts';
import { namesOf } from '../../../src/domain/forms/fields.ts';
import { NON_APPLICABILITY } from '../../../src/domain/forms/nonApplicability.ts';
import { QUERY_GROUPS } from '../../../src/domain/forms/registry.ts';
import {
  defaultVendorTypes,
  emptySectionOne,
  emptySectionSix,
} from '../../../src/domain/records/defaults.ts';
import { makeNonGst } from '../../support/factories.ts';
import { allowed, denied, type Fields, givenTrainee, signedIn } from '../world.ts';
import { log } from './ownerWrites.ts';

// Tests each bound from both sides: the bound is accepted, one more is refused.

const SECOND = 1000;
/** A character of three bytes, because a record never becomes too large. */
const KA = 'क';

test.each<[string, (size: number) => Fields, number]>([
  ['name', (size) => ({ name: 'a'.repeat(size) }), 500],
  ['designation', (size) => ({ designation: 'a'.repeat(size) }), 500],
  ['phone', (size) => ({ phone: '1'.repeat(size) }), 500],
  ['address', (size) => ({ address: 'a'.repeat(size) }), 2000],
  ['aadharcard', (size) => ({ aadharcard: '1'.repeat(size) }), 14],
  ['vendortype', (size) => ({ vendortype: 'a'.repeat(size) }), 500],
  ['place', (size) => ({ 'einvoicing.place': 'a'.repeat(size) }), 500],
  ['declared address', (size) => ({ nongst: makeNonGst({ address: 'a'.repeat(size) }) }), 2000],
  [
    'log entry',
    (size) => ({ logs: arrayUnion({ title: `Ram Kumar ${'a'.repeat(size - 10)}`, timestamp: Date.now() }) }),
    600,
  ],
  [
    'field of a query',
    (size) => ({
      'queries.bank': arrayUnion({ title: 'a', timestamp: Date.now(), status: 0, field: 'a'.repeat(size) }),
    }),
    100,
  ],
  ['name in bytes', (size) => ({ name: KA.repeat(size) }), 166],
  [
    'log entry in bytes',
    (size) => ({ logs: arrayUnion({ title: `Ram Kumar ${KA.repeat(size)}`, timestamp: Date.now() }) }),
    196,
  ],
  [
    'row of Section 1 in bytes',
    (size) => ({ 'vendorDetails.sectionOne': { gstTable: [{ gstNo: KA.repeat(size) }] } }),
    431,
  ],
])('R15: an owner saves a %s at its bound, not one more', async (_, of, bound) => {
  const owner = await givenTrainee({ usertype: 'vendor', vendortype: 'Other' });
  await denied(owner, of(bound + 1));
  await allowed(owner, of(bound));
});

/** Each text and list at its bound; a character of four bytes is the longest. */
function largestRecord() {
  const text = (size: number) => '\u{1F600}'.repeat(size);
  const texts = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, text(500)]));
  const row = { a: 'x'.repeat(1295), b: '', c: '', d: '', e: '' };
  const rows = (length: number) => Array.from({ length }, () => row);
  const isText = ([, value]: [string, unknown]) => typeof value === 'string';
  const vendorDetails = {
    sectionOne: {
      ...texts(
        Object.entries(emptySectionOne())
          .filter(isText)
          .map(([key]) => key),
      ),
      ...Object.fromEntries(['accountsDetails', 'salesDetails', 'makerDetails'].map((key) => [key, rows(5)])),
      generalQuestions: rows(20),
      gstTable: rows(40),
    },
    sectionSix: texts(Object.keys(emptySectionSix())),
  };
  const entry = { timestamp: 1, did: 'acceptedasexception', about: 'nonapplicability' };
  const title = 'x'.repeat(600);
  const item = { title: 'x'.repeat(1000), reply: 'x'.repeat(1000), timestamp: 1, status: 1, by: 'reviewer' };
  const queries = Array.from({ length: 20 }, () => ({ ...item, field: 'a'.repeat(100) }));
  return {
    ...texts(['designation', 'phone', 'fpoc', 'vendortype']),
    address: text(2000),
    logs: Array.from({ length: 499 }, (_, at) => ({
      ...entry,
      title,
      ...(at >= 400 && { by: 'x'.repeat(128) }),
    })),
    queries: Object.fromEntries(QUERY_GROUPS.map(({ category }) => [category, queries])),
    bankDetails: { ...texts(BANK_FIELD_NAMES), bankBranchAddress: text(2000) },
    nongst: { ...texts(namesOf(NON_APPLICABILITY.fields)), address: text(2000) },
    einvoicing: { ...texts(['place', 'state']), address: text(2000) },
    msa: { name: text(500), date: '' },
    vendorRemark: text(2000),
    vendorDetails,
    vendorTypes: defaultVendorTypes(),
    vendorRevision: { vendorDetails, vendorTypes: defaultVendorTypes() },
  };
}

test('R9, R15: a decision fits into the largest record that a person can leave', async () => {
  const person = await givenTrainee({ ...(largestRecord() as Fields), forms: { status: 4, approved: true } });
  const approver = signedIn({ approver: true });
  const at = Date.now();
  await allowed(approver, person.record, {
    'forms.status': 1,
    'forms.approved': false,
    vendorRemark: '',
    approval: { action: 'deny', by: approver.uid, at, reason: '\u20AC'.repeat(2000) },
    ...log('x'.repeat(600), { by: approver.uid, did: 'denied', timestamp: at }),
  });
});

test.each([
  ['einvoicing', 'einvoicing.date'],
  ['the agreement', 'msa.date'],
  ['the GST declaration', 'nongst.date'],
  ['the declaration', 'vendorDetails.sectionSix.signatoryDate'],
])('R15: the date of %s is a date or empty', async (_, path) => {
  const owner = await givenTrainee({ usertype: 'vendor', vendortype: 'Other' });
  for (const date of ['tomorrow', '2026', '2026-13-01', '2026-11-32', '2026-11-20 ', '0026-11-20', 5])
    await denied(owner, { [path]: date });
  await allowed(owner, { [path]: '2026-11-20' });
  await allowed(owner, { [path]: '' });
});

test.each([-1, 1])('R7: a time five minutes from now is refused (%i)', async (direction) => {
  const owner = await givenTrainee();
  const entry = (seconds: number) => ({
    logs: arrayUnion({ title: 'Ram Kumar did', timestamp: Date.now() + direction * seconds * SECOND }),
  });
  await denied(owner, entry(315));
  await allowed(owner, entry(285));
});
