import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  doc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { DATED_DOCUMENTS, DOCUMENT_KEYS } from '../../../src/domain/records/records.ts';
import { todayInIndia } from '../../../src/domain/time/dates.ts';
import { makeBankDetails, makeIntroducerRecord } from '../../support/factories.ts';
import {
  type Actor,
  admin,
  type Fields,
  givenTrainee,
  giveRecord,
  linkOf,
  newUid,
  signedIn,
} from '../world.ts';

function save(actor: Actor, fields: Fields, uid = actor.uid): Promise<void> {
  return setDoc(doc(actor.db, 'documents', uid), fields, { merge: true });
}

test('R2: staff list at most 100 documents records at once, and nobody else lists them', async () => {
  const first = (actor: Actor, count: number) =>
    getDocs(
      query(collection(actor.db, 'documents'), where('CompanyCertificateUntil', '>', '~'), limit(count)),
    );
  for (const claims of [{ reviewer: true }, { approver: true }]) {
    await assertFails(getDocs(collection(signedIn(claims).db, 'documents')));
    await assertFails(first(signedIn(claims), 101));
    await assertSucceeds(first(signedIn(claims), 100));
  }
  const owner = await givenTrainee({}, {});
  await assertFails(first(owner, 1));
});

const keys = [...DOCUMENT_KEYS, 'signImage', 'cancelledCheque'];
const leftovers = Object.fromEntries(keys.map((key) => [key, 5]));

test.each(keys)('R11: %s is saved beside malformed fields', async (key) => {
  const owner = await givenTrainee({}, leftovers);
  await assertSucceeds(save(owner, { [key]: linkOf(owner.uid) }));
});

test('R11: documents need a users record of a trainee or vendor', async () => {
  const nobody = signedIn();
  await assertFails(save(nobody, { PANTANCard: true }));
  const introducer = signedIn();
  await admin.writeRecords([
    { path: `users/${introducer.uid}`, data: { ...makeIntroducerRecord({ uid: introducer.uid }) } },
  ]);
  await assertFails(save(introducer, { PANTANCard: true }));
});

test('R11: a value is a flag or a link into the own folder', { tags: ['documents-keys'] }, async () => {
  const owner = await givenTrainee();
  await assertSucceeds(save(owner, { GSTCertificate: true }));
  await assertSucceeds(save(owner, { CompanyCertificate: linkOf(owner.uid), PANTANCard: linkOf(owner.uid) }));
  await assertSucceeds(save(owner, { cancelledCheque: linkOf(owner.uid, 'documents%2Fcheque.pdf') }));
  await assertSucceeds(save(owner, { signImage: linkOf(owner.uid, 'abc') }));
  await assertSucceeds(
    save(owner, {
      PANTANCard: `https://firebasestorage.googleapis.com/v0/b/demo-onboarding.firebasestorage.app/o/vendors%2F${owner.uid}%2Fa?alt=media&token=1`,
    }),
  );
});

test.each<[string, (uid: string) => unknown]>([
  ['a script', () => 'javascript:alert(1)'],
  ['a foreign host', (uid) => `https://evil.example/v0/b/demo-onboarding.appspot.com/o/vendors%2F${uid}%2Fa`],
  [
    'another project',
    (uid) => `https://firebasestorage.googleapis.com/v0/b/other.appspot.com/o/vendors%2F${uid}%2Fa`,
  ],
  ['another person', () => linkOf(newUid())],
  ['no person', () => linkOf('')],
  ['a link in front', (uid) => `https://evil.example/?${linkOf(uid)}`],
  ['a user name', (uid) => linkOf(uid).replace('127.0.0.1', 'a@evil.example')],
  ['two lines', (uid) => `${linkOf(uid)}\njavascript:alert(1)`],
  ['a number', () => 1],
  ['a list', () => []],
  ['nothing', () => null],
  ['an empty text', () => ''],
  ['a map', (uid) => ({ link: linkOf(uid) })],
])('R11: a document cannot be %s', async (_, value) => {
  const owner = await givenTrainee({}, {});
  for (const key of [...DOCUMENT_KEYS, 'signImage', 'cancelledCheque'])
    await assertFails(save(owner, { [key]: value(owner.uid) }));
});

test('R11: each of several links leads into the own folder', async () => {
  const owner = await givenTrainee({}, {});
  const keys = [...DOCUMENT_KEYS, 'signImage', 'cancelledCheque'];
  const links = Object.fromEntries(keys.map((key) => [key, linkOf(owner.uid)]));
  for (const key of keys) {
    await assertFails(save(owner, { ...links, [key]: linkOf(newUid()) }));
  }
  await assertSucceeds(save(owner, links));
});

test('R11: proof changes only together with the first document', {
  tags: ['documents-by-kind'],
}, async () => {
  const owner = await givenTrainee({}, {});
  const CompanyCertificate = linkOf(owner.uid);
  await assertFails(save(owner, { proof: 'Passport' }));
  for (const proof of [5, 'a'.repeat(101)]) await assertFails(save(owner, { CompanyCertificate, proof }));
  await assertSucceeds(save(owner, { CompanyCertificate, proof: 'a'.repeat(100) }));
  await assertFails(save(owner, { proof: 'Aadhar Card' }));
  await assertSucceeds(save(owner, { CompanyCertificate: deleteField(), proof: deleteField() }));
});

test('R11: a key that no rule names is neither added nor changed', async () => {
  const owner = await givenTrainee({}, { other: 1 });
  await assertFails(save(owner, { another: true }));
  await assertFails(save(owner, { other: 2 }));
  await assertSucceeds(save(owner, { PANTANCard: true }));
});

test.each(DOCUMENT_KEYS)('R11: %s can be changed and deleted at overall status 0', async (key) => {
  const owner = await givenTrainee();
  await assertSucceeds(save(owner, { [key]: linkOf(owner.uid) }));
  await assertSucceeds(save(owner, { [key]: linkOf(owner.uid, `documents%2F${key}-1a2b3c4d`) }));
  await assertSucceeds(save(owner, { [key]: deleteField() }));
});

test.each(DOCUMENT_KEYS)('R11: at status 1 a missing %s can be added but not deleted', async (key) => {
  const owner = await givenTrainee({ forms: { status: 1 } }, { [key]: false });
  await assertSucceeds(save(owner, { [key]: true }));
  await assertSucceeds(save(owner, { [key]: linkOf(owner.uid) }));
  await assertFails(save(owner, { [key]: linkOf(owner.uid, 'other') }));
  await assertFails(save(owner, { [key]: deleteField() }));
  await assertFails(save(owner, { [key]: false }));
});

test.each([2, 3, 4] as const)('R11: no document can be added at overall status %i', async (status) => {
  const owner = await givenTrainee({ forms: { status } }, {});
  for (const key of DOCUMENT_KEYS) {
    await assertFails(save(owner, { [key]: linkOf(owner.uid) }));
    await assertFails(save(owner, { [key]: true }));
  }
});

test.each([-1, 0, 1, 2, 3] as const)(
  'R11: the cheque is changed only while the bank form is open (%i)',
  async (bankdetails) => {
    const owner = await givenTrainee(
      { bankDetails: makeBankDetails(), forms: { bankdetails, status: 3 } },
      { cancelledCheque: linkOf('x') },
    );
    const assert = bankdetails < 1 ? assertSucceeds : assertFails;
    await assert(save(owner, { cancelledCheque: linkOf(owner.uid) }));
    await assert(save(owner, { cancelledCheque: deleteField() }));
  },
);

test.each([4, 5] as const)(
  'R20: the cheque of an account in force changes for an open question of a reviewer only (%i)',
  async (status) => {
    const question = { title: 'Which cheque?', timestamp: 1, status: 0, by: 'reviewer' };
    const give = (bank: Fields[], change: Fields = {}) =>
      givenTrainee(
        {
          bankDetails: makeBankDetails(),
          forms: { status, bankdetails: -1 },
          queries: { bank } as never,
          ...change,
        },
        { cancelledCheque: linkOf('x') },
      );
    for (const bank of [[], [{ ...question, status: 1 }], [{ ...question, by: 'trainee' }]]) {
      const owner = await give(bank);
      await assertFails(save(owner, { cancelledCheque: linkOf(owner.uid) }));
      await assertFails(save(owner, { cancelledCheque: deleteField() }));
    }
    const asked = await give([question]);
    await assertSucceeds(save(asked, { cancelledCheque: linkOf(asked.uid) }));
    const without = await give([], { bankDetails: {} });
    await assertSucceeds(save(without, { cancelledCheque: linkOf(without.uid) }));
    const missing = await give([]);
    await giveRecord(`documents/${missing.uid}`, {});
    await assertSucceeds(save(missing, { cancelledCheque: linkOf(missing.uid) }));
  },
);

test('R5: the signature is locked with the profile', async () => {
  const query = { title: 'Sign again', timestamp: 1, status: 0, by: 'reviewer' };
  const queries = { general: [query] } as never;
  for (const locked of [
    await givenTrainee({ forms: { status: 1 } }, {}),
    await givenTrainee({ forms: { status: 1 }, queries }, {}),
    await givenTrainee({ forms: { status: 4, approved: true }, queries }, {}),
  ]) {
    await assertFails(save(locked, { signImage: linkOf(locked.uid, 'abc') }));
  }
  const unlocked = await givenTrainee({ forms: { bankdetails: 2 }, queries }, {});
  await assertSucceeds(save(unlocked, { signImage: linkOf(unlocked.uid, 'abc') }));
});

test('R11: an empty text is not a file, nor is a removed cheque', async () => {
  const owner = await givenTrainee({ forms: { status: 1 } }, { PANTANCard: '', cancelledCheque: true });
  const documents = doc(owner.db, 'documents', owner.uid);
  await assertSucceeds(updateDoc(documents, { PANTANCard: linkOf(owner.uid) }));
  await assertSucceeds(updateDoc(documents, { cancelledCheque: deleteField() }));
});

const DAY_MS = 86_400_000;
const today = () => todayInIndia(new Date());
const passed = () => todayInIndia(new Date(Date.now() - DAY_MS));

test.each(DATED_DOCUMENTS)(
  'R11: the last day of %s is stored with its file, changed and removed while pending',
  { tags: ['documents-until'] },
  async (key) => {
    const until = `${key}Until`;
    const owner = await givenTrainee({}, {});
    await assertFails(save(owner, { [until]: '2031-05-04' }));
    await assertSucceeds(save(owner, { [key]: linkOf(owner.uid), [until]: today() }));
    await assertSucceeds(save(owner, { [until]: '2032-02-29' }));
    await assertSucceeds(save(owner, { [until]: deleteField() }));
    await assertSucceeds(save(owner, { [until]: '2031-05-04' }));
    await assertSucceeds(save(owner, { [key]: deleteField() }));
    await assertFails(save(owner, { [until]: '2031-05-05' }));
    await assertSucceeds(save(owner, { [until]: deleteField() }));
  },
);

test.each<[string, () => unknown]>([
  ['yesterday', passed],
  ['29 February of a common year', () => '2031-02-29'],
  ['another format', () => '4 May 2031'],
  ['an empty text', () => ''],
  ['a time', () => Date.parse('2031-05-04')],
  ['the next century', () => '2131-05-04'],
])('R11: %s is no last day', { tags: ['documents-until'] }, async (_, until) => {
  const owner = await givenTrainee({}, {});
  for (const key of DATED_DOCUMENTS) {
    await assertFails(save(owner, { [key]: linkOf(owner.uid), [`${key}Until`]: until() }));
  }
});

test.each([1, 5] as const)(
  'R11, R21: at status %i the last day comes with a missing file, and then stays',
  async (status) => {
    const owner = await givenTrainee({ forms: { status } }, {});
    for (const key of DATED_DOCUMENTS) {
      const until = `${key}Until`;
      const came = status === 5 && { cameIn: Date.now() };
      await assertSucceeds(save(owner, { [key]: linkOf(owner.uid), [until]: '2031-05-04', ...came }));
      await assertFails(save(owner, { [until]: '2031-05-05' }));
      await assertFails(save(owner, { [until]: deleteField() }));
    }
  },
);
