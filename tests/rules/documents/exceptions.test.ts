import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { WAIVABLE } from '../../../src/domain/records/parseRecord.ts';
import { DOCUMENT_KEYS } from '../../../src/domain/records/records.ts';
import { decisionOf } from '../review/writeStep.ts';
import { submissionLog, unlogged } from '../users/ownerWrites.ts';
import {
  type Actor,
  admin,
  allowed,
  dayOf,
  denied,
  type Fields,
  givenTrainee,
  linkOf,
  signedIn,
} from '../world.ts';

const excepted = (by: string, terms: Fields) => decisionOf(by, 'acceptasexception', 5, terms);
const exception = (terms: Fields = {}) => ({ action: 'acceptasexception', by: 'x', at: 1, ...terms });

test.each<[string, Fields, boolean]>([
  ['every form and document to waive', { waived: [...WAIVABLE] }, true],
  ['one document to waive', { waived: ['GSTCertificate'] }, true],
  ['nothing to waive', { waived: [] }, true],
  ['the profile to waive', { waived: ['profile'] }, false],
  ['a text to waive', { waived: 'GSTCertificate' }, false],
  ['more to waive than there is', { waived: [...WAIVABLE, 'msa'] }, false],
  ['every row to replace', { replace: DOCUMENT_KEYS }, true],
  ['a form to replace', { replace: ['msa'] }, false],
  ['a text to replace', { replace: 'PANTANCard' }, false],
  ['a row twice, beside all', { replace: [...DOCUMENT_KEYS, 'PANTANCard'] }, false],
])(
  'R21: an exception names known forms and documents only, until a day: %s',
  {
    tags: ['exception-waived'],
  },
  async (_, terms, isAllowed) => {
    const { record } = await givenTrainee({ forms: { status: 3 } });
    const approver = signedIn({ approver: true });
    await denied(approver, record, excepted(approver.uid, terms));
    const timed = excepted(approver.uid, { ...terms, until: dayOf(30) });
    await (isAllowed ? allowed : denied)(approver, record, timed);
  },
);

test('R21: only an exception waives something or asks for another document', async () => {
  const { record } = await givenTrainee({ forms: { status: 3 } });
  const approver = signedIn({ approver: true });
  for (const terms of [{ waived: ['msa'] }, { replace: ['PANTANCard'] }, {}]) {
    const timed = { ...terms, until: dayOf(30) };
    await denied(approver, record, decisionOf(approver.uid, 'accept', 4, timed));
    const denial = decisionOf(approver.uid, 'deny', 1, timed);
    await denied(approver, record, denial);
    if (Object.keys(terms).length > 0)
      await denied(approver, record, decisionOf(approver.uid, 'accept', 4, terms));
  }
  await allowed(approver, record, decisionOf(approver.uid, 'accept', 4, {}));
});

test.each([[{ until: '2026-12-31' }], [{}]])(
  'R21: an exception with %j gets another last day',
  { tags: ['exception-waived'] },
  async (terms) => {
    const approval = exception(terms) as never;
    const { record } = await givenTrainee({ approval, forms: { status: 5, approved: true } });
    const approver = signedIn({ approver: true });
    const again = (others: Fields) => ({
      approval: exception({ by: approver.uid, at: Date.now(), ...others }),
    });
    await denied(approver, record, again(terms));
    await denied(approver, record, again({ reason: 'Later' }));
    await allowed(approver, record, again({ until: '2027-01-31' }));
  },
);

test('R21: an acceptance without an end is recorded once', async () => {
  const approval = { action: 'accept', by: 'x', at: 1 } as const;
  const { record } = await givenTrainee({ approval, forms: { status: 4, approved: true } });
  const approver = signedIn({ approver: true });
  await denied(approver, record, {
    approval: { ...approval, by: approver.uid, at: Date.now(), until: '2027-01-31' },
  });
});

const save = (owner: Actor, fields: Fields) =>
  setDoc(doc(owner.db, 'documents', owner.uid), fields, { merge: true });
const givenException = (documents: Fields = {}, terms: Fields = {}) =>
  givenTrainee({ forms: { status: 5, approved: true }, approval: exception(terms) as never }, documents);

test.each(DOCUMENT_KEYS)(
  'R21: under an exception a missing %s is added once',
  { tags: ['exception-waived'] },
  async (key) => {
    const owner = await givenException({ [key]: false });
    await assertSucceeds(save(owner, { [key]: linkOf(owner.uid), cameIn: Date.now() }));
    await assertFails(save(owner, { [key]: linkOf(owner.uid, 'other'), cameIn: Date.now() }));
    await assertFails(save(owner, { [key]: deleteField(), cameIn: Date.now() }));
  },
);

test('R21: a file that comes in says when', { tags: ['exception-queue'] }, async () => {
  const owner = await givenException();
  const link = linkOf(owner.uid);
  await assertFails(save(owner, { PANTANCard: link }));
  for (const cameIn of [Date.now() - 360_000, Date.now() + 360_000, 'now', null])
    await assertFails(save(owner, { PANTANCard: link, cameIn }));
  await assertFails(save(owner, { cameIn: Date.now() }));
  await assertFails(save(owner, { PANTANCard: true, cameIn: Date.now() }));
  await assertSucceeds(save(owner, { PANTANCard: true }));
  await assertSucceeds(save(owner, { PANTANCard: link, cameIn: Date.now() }));
  await assertFails(save(owner, { cameIn: deleteField() }));
  await assertFails(save(owner, { cameIn: deleteField(), seen: { by: owner.uid, at: Date.now() } }));
  const earlier = Date.now() - 360_000;
  await admin.writeRecords([{ path: `documents/${owner.uid}`, data: { PANTANCard: link, cameIn: earlier } }]);
  const next = { CompanyCertificate: linkOf(owner.uid, 'next') };
  await assertFails(save(owner, next));
  await assertSucceeds(save(owner, { ...next, cameIn: Date.now() }));
});

test('R21: nothing comes in after the last day of an exception', {
  tags: ['exception-waived'],
}, async () => {
  const add = async (until: string) => {
    const owner = await givenException({}, { until });
    return save(owner, { PANTANCard: linkOf(owner.uid), cameIn: Date.now() });
  };
  await assertFails(add('2026-01-01'));
  await assertSucceeds(add('2099-12-31'));
});

test('R21: only under an exception something comes in', async () => {
  for (const status of [0, 1] as const) {
    const owner = await givenTrainee({ forms: { status } }, {});
    await assertFails(save(owner, { PANTANCard: linkOf(owner.uid), cameIn: Date.now() }));
  }
});

test('R21: a waived form is submitted with its log entry, and a reviewer validates it', async () => {
  const approval = exception({ until: '2026-01-01', waived: ['msa'] }) as never;
  const forms = { status: 5, approved: true } as const;
  const owner = await givenTrainee({ usertype: 'vendor', vendortype: 'Other', approval, forms });
  const submission = { 'forms.msa': 1, msa: { name: 'Ram Kumar', date: '2026-11-24' } };
  await assertFails(unlogged(owner, submission));
  await allowed(owner, { ...submission, ...submissionLog('msa') });
  const submitted = { ...owner.record, forms: { ...owner.record.forms, msa: 1 as const } };
  await allowed(signedIn({ reviewer: true }), submitted, { 'forms.msa': 2 });
});

const delivered = () =>
  givenTrainee(
    {
      email: 'ram@agency.example',
      forms: { status: 5, approved: true },
      approval: exception() as never,
    },
    { cameIn: Date.now(), other: 1 },
  );
const mark = (actor: Actor, uid: string, fields: Fields = {}) =>
  updateDoc(doc(actor.db, 'documents', uid), {
    cameIn: deleteField(),
    seen: { by: actor.uid, at: Date.now() },
    ...fields,
  });

test('R21: a reviewer marks it as seen, once', { tags: ['exception-queue'] }, async () => {
  const { uid } = await delivered();
  const reviewer = signedIn({ reviewer: true });
  await assertSucceeds(mark(reviewer, uid));
  await assertFails(mark(signedIn({ reviewer: true }), uid));
});

test('R21: nobody else marks it, nor a reviewer the own record or a person they introduced', async () => {
  const { uid, record } = await delivered();
  await assertFails(mark(signedIn(), uid));
  await assertFails(mark(signedIn({ approver: true }), uid));
  await assertFails(mark(signedIn({ reviewer: true, email: record.fpocno }), uid));
  await assertFails(mark(signedIn({ reviewer: true, email: record.email }), uid));
});

test.each<[string, (by: string) => Fields]>([
  ['with another name', () => ({ seen: { by: 'somebody', at: Date.now() } })],
  ['with another time', (by) => ({ seen: { by, at: 1 } })],
  ['with more', (by) => ({ seen: { by, at: Date.now(), more: 1 } })],
  ['without saying who', () => ({ seen: deleteField() })],
  ['and stays', (by) => ({ cameIn: Date.now(), seen: { by, at: Date.now() } })],
  ['together with another key', () => ({ other: 2 })],
  ['together with a document', () => ({ PANTANCard: true })],
])('R21: a delivered document is not marked as seen %s', async (_, fields) => {
  const { uid } = await delivered();
  const reviewer = signedIn({ reviewer: true });
  await assertFails(mark(reviewer, uid, fields(reviewer.uid)));
});
