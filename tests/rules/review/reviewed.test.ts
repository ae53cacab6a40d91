import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { PART_FIELDS, REVIEW_PARTS, type ReviewPart } from '../../../src/domain/review/snapshots.ts';
import { allForms, commonForms, makeBankDetails, makeUserRecord } from '../../support/factories.ts';
import { FILLED_RECORD } from '../model/forms.ts';
import {
  allowed,
  type Fields,
  givenTrainee,
  giveRecord,
  linkOf,
  newApprover,
  newReviewer,
  type Person,
  partsBy,
  signedIn,
} from '../world.ts';
import { decisionOf, keptBank, writeStep } from './writeStep.ts';

const SUBMITTED = { status: 1, ...allForms(1) } as const;

/** A complete submitted record. */
async function givenSubmitted(change: Fields = {}): Promise<Person> {
  const stored = {
    GSTIN: '',
    signImage: '',
    ...FILLED_RECORD,
    forms: { ...makeUserRecord().forms, ...SUBMITTED },
    ...change,
  };
  const person = await givenTrainee(stored);
  const { uid } = person;
  await giveRecord(`documents/${uid}`, {
    CompanyCertificate: linkOf(uid, 'documents%2FCompanyCertificate'),
    CompanyCertificateUntil: '2031-05-04',
    GSTCertificate: false,
    GSTCertificateUntil: '',
    PANTANCard: linkOf(uid),
    ResidencyCertificate: linkOf(uid),
    ResidencyCertificateUntil: '2031-03-31',
    signImage: false,
    cancelledCheque: linkOf(uid, 'documents%2Fcheque.pdf'),
  });
  return person;
}

const OVERALL = { ...Object.fromEntries(FORM_KEYS.map((key) => [`forms.${key}`, 2])), 'forms.status': 2 };

test('R10: a review stores every part as stored, and a reviewer reads it', async () => {
  const person = await givenSubmitted();
  const reviewer = newReviewer();
  const kept = await partsBy(person, reviewer.uid);
  expect(Object.keys(kept)).toEqual([...REVIEW_PARTS]);
  await assertSucceeds(writeStep(reviewer, person, { ...kept }, OVERALL));
  const read = await assertSucceeds(getDoc(doc(newReviewer().db, 'reviewed', person.uid)));
  expect(read.data()).toEqual(kept);
});

test('R10: a snapshot has missing, malformed and unknown fields as stored', async () => {
  const person = await givenSubmitted({ bankDetails: 'none', nongst: 5, vendorTypes: null, unknown: [1] });
  const reviewer = newReviewer();
  const kept = await partsBy(person, reviewer.uid);
  await assertSucceeds(writeStep(reviewer, person, { ...kept }, OVERALL));
});

test('R10: a person without a documents record can be reviewed', async () => {
  const person = await givenTrainee({ forms: { bankdetails: 1 } });
  const reviewer = newReviewer();
  const link = { documents: { cancelledCheque: linkOf(person.uid) } };
  await assertFails(writeStep(reviewer, person, keptBank(reviewer, link)));
  await assertSucceeds(writeStep(reviewer, person));
});

test('R10: a later review replaces only its own part', async () => {
  const person = await givenTrainee({ bankDetails: makeBankDetails(), forms: commonForms(1) });
  const first = newReviewer();
  await assertSucceeds(
    writeStep(first, person, keptBank(first, { user: { bankDetails: makeBankDetails() } })),
  );
  const second = newReviewer();
  const vendorform = {
    user: { vendorTypes: person.record.vendorTypes },
    documents: {},
    by: second.uid,
    at: Date.now(),
  };
  const forms = { ...person.record.forms, bankdetails: 2 } as const;
  const now = { ...person, record: { ...person.record, forms } };
  await assertSucceeds(writeStep(second, now, { vendorform }, { 'forms.vendorform': 2 }));
  const read = await getDoc(doc(second.db, 'reviewed', person.uid));
  expect(read.data()).toMatchObject({ bankdetails: { by: first.uid }, vendorform });
});

const FIELDS: [ReviewPart, 'user' | 'documents', string][] = REVIEW_PARTS.flatMap((part) =>
  (['user', 'documents'] as const).flatMap((from) =>
    PART_FIELDS[part][from].map((field): [ReviewPart, 'user' | 'documents', string] => [part, from, field]),
  ),
);

test.each(FIELDS)(
  'R10: a snapshot accepts no other value of %s than that of %s.%s',
  async (part, from, field) => {
    const person = await givenSubmitted();
    const reviewer = newReviewer();
    const kept = await partsBy(person, reviewer.uid);
    const { [field]: _, ...others } = { ...kept[part]?.[from] };
    for (const change of [others, { ...others, [field]: 'another' }]) {
      const changed = { ...kept, [part]: { ...kept[part], [from]: change } };
      await assertFails(writeStep(reviewer, person, changed, OVERALL));
    }
  },
);

test.each<[string, Fields]>([
  ['in another name', { by: 'other' }],
  ['at another time', { at: Date.now() - 3_600_000 }],
  ['with a key more', { note: 'x' }],
  ['with the logs', { user: { logs: [] } }],
  ['with queries', { user: { queries: {} } }],
  ['with a file of another part', { documents: { PANTANCard: false } }],
  ['without a map', { user: 'all' }],
])('R10: no snapshot is stored %s', async (_, change) => {
  const person = await givenTrainee({ logs: [], queries: {}, forms: { bankdetails: 1 } } as never, {
    PANTANCard: false,
  });
  const reviewer = newReviewer();
  await assertFails(writeStep(reviewer, person, keptBank(reviewer, change)));
  await assertSucceeds(writeStep(reviewer, person));
});

test('R10: an unknown part is refused', async () => {
  const person = await givenTrainee({ forms: { bankdetails: 1 } });
  const reviewer = newReviewer();
  const { bankdetails } = keptBank(reviewer);
  await assertFails(writeStep(reviewer, person, { bankdetails, notes: 'x' }));
  await assertFails(writeStep(reviewer, person, { other: bankdetails }));
});

test('R10: a snapshot without a review is refused, even a correct one', async () => {
  const person = await givenTrainee({ forms: { bankdetails: 1 } });
  const reviewer = newReviewer();
  await assertFails(writeStep(reviewer, person, keptBank(reviewer), {}));
  await assertSucceeds(writeStep(reviewer, person));
  await assertFails(writeStep(reviewer, person, keptBank(reviewer), {}));
  await assertFails(updateDoc(doc(reviewer.db, 'reviewed', person.uid), { bankdetails: deleteField() }));
});

test('R9: the person and their introducer cannot write a snapshot', async () => {
  const person = await givenTrainee({ fpocno: 'Asha.Rao@agency.example', forms: { bankdetails: 1 } });
  const owner = signedIn({ uid: person.uid, reviewer: true });
  const ask = { 'queries.bank': [{ title: 'Which?', timestamp: Date.now(), status: 0, by: 'trainee' }] };
  await assertFails(writeStep(owner, person, keptBank(owner), ask));
  await assertSucceeds(updateDoc(doc(owner.db, 'users', person.uid), ask));
  const returned = await givenTrainee({ forms: { bankdetails: -1 } });
  const reviewing = signedIn({ uid: returned.uid, reviewer: true });
  await assertFails(writeStep(reviewing, returned, keptBank(reviewing), { 'forms.bankdetails': 0 }));
  await allowed(reviewing, returned.record, { 'forms.bankdetails': 0 });
  const introducer = signedIn({ email: 'asha.rao@agency.example', reviewer: true, approver: true });
  await assertFails(writeStep(introducer, person));
});

test('R9: a decision stores every part as stored, and an approver reads it', {
  tags: ['approval-decided'],
}, async () => {
  const person = await givenTrainee(
    { bankDetails: makeBankDetails(), forms: { status: 3, ...commonForms(2) } },
    { cancelledCheque: linkOf('x') },
  );
  const approver = newApprover();
  const kept = await partsBy(person, approver.uid, 'decision');
  expect(Object.keys(kept)).toEqual([...REVIEW_PARTS]);
  const other = { ...kept, bankdetails: { ...kept.bankdetails, user: { bankDetails: {} } } };
  await assertFails(writeStep(approver, person, other, decisionOf(approver.uid), 'decided'));
  await assertSucceeds(writeStep(approver, person, { ...kept }, decisionOf(approver.uid), 'decided'));
  const read = await assertSucceeds(getDoc(doc(newApprover().db, 'decided', person.uid)));
  expect(read.data()).toEqual(kept);
});

test.each<[string, Fields]>([
  ['in another name', { by: 'other' }],
  ['at another time', { at: Date.now() - 3_600_000 }],
  ['with a key more', { note: 'x' }],
])('R9: no snapshot is stored %s', async (_, change) => {
  const person = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  await assertFails(
    writeStep(approver, person, keptBank(approver, change), decisionOf(approver.uid), 'decided'),
  );
  await assertFails(
    writeStep(approver, person, { other: keptBank(approver) }, decisionOf(approver.uid), 'decided'),
  );
});

test('R9: a snapshot without a decision is refused, even a correct one', async () => {
  const person = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  await assertFails(writeStep(approver, person, keptBank(approver), {}, 'decided'));
  await assertFails(writeStep(approver, person, keptBank(approver), { vendorRemark: 'x' }, 'decided'));
  await assertSucceeds(writeStep(approver, person, keptBank(approver), decisionOf(approver.uid), 'decided'));
  await assertFails(writeStep(approver, person, keptBank(approver), {}, 'decided'));
  await assertFails(updateDoc(doc(approver.db, 'decided', person.uid), { bankdetails: deleteField() }));
});
