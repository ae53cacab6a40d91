import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { test } from 'vitest';
import config from '../../../portal.config.json' with { type: 'json' };
import { defaultForms } from '../../../src/domain/records/defaults.ts';
import { VENDOR_STATUSES } from '../../../src/domain/records/kinds.ts';
import { newIntroducer } from '../../../src/domain/records/newRecords.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import { makeNewPerson } from '../../support/factories.ts';
import {
  type Actor,
  type ActorOptions,
  admin,
  changed,
  type Fields,
  lacking,
  newUid,
  signedIn,
} from '../world.ts';
import { workEmail } from './ownerWrites.ts';

function newcomer(options: ActorOptions = {}): Actor & { person: Fields } {
  const actor = signedIn({ verified: false, ...options });
  const person = makeNewPerson(actor.uid, actor.email, {
    aadharcard: '234567890124',
    fpocno: 'Asha.Rao@Media.example',
  });
  return { ...actor, person: { ...person } };
}

function register(
  actor: Actor,
  record: Fields,
  progress: Fields | null = progressFor(record),
): Promise<void> {
  const batch = writeBatch(actor.db);
  batch.set(doc(actor.db, 'users', actor.uid), record, { merge: true });
  if (progress) batch.set(doc(actor.db, 'progress', actor.uid), progress);
  return batch.commit();
}

/** Another person with these fields. */
function registerWith(change: Fields, options: ActorOptions = {}): Promise<void> {
  const { person, ...actor } = newcomer(options);
  return register(actor, changed(person, change));
}

/** Also for a record that lacks a field. */
function progressFor({ name, fpocno = '', forms = {}, ...record }: Fields): Fields {
  const known = { ...record, name: String(name), fpocno: String(fpocno), forms };
  return { ...progressOf(known as never, Date.now()), name };
}

function signUp(actor: Actor, record: Fields): Promise<void> {
  return setDoc(doc(actor.db, 'users', actor.uid), record, { merge: true });
}

function newEmployee(email: string, options: ActorOptions = {}): Actor & { record: Fields } {
  const actor = signedIn({ email, verified: false, ...options });
  return { ...actor, record: { ...newIntroducer(actor.uid, 'Asha Rao', email, new Date()) } };
}

test('R3: employees of the work domains sign up as introducers', { tags: ['signup-record'] }, async () => {
  for (const domain of config.workDomains) {
    const { record, ...actor } = newEmployee(`asha.rao@${domain}`);
    await assertSucceeds(signUp(actor, record));
  }
});

test.each([
  'asha@demo.example',
  'asha@evil.agency.example',
  'asha@agency.example.evil',
  'asha@evil@agency.example',
  'agency.example',
])('R3: %s is not a work address', async (email) => {
  const { record, ...actor } = newEmployee(email);
  await assertFails(signUp(actor, record));
});

test.each<[string, Fields]>([
  ['another uid', { uid: 'someone-else' }],
  ['another e-mail', { email: 'other@agency.example' }],
  ['an unknown role', { usertype: 'approver' }],
  ['a key more', { phone: '9000000001' }],
  ['no name', { name: '' }],
  ['a name that is no text', { name: 5 }],
  ['a name of 501 characters', { name: 'a'.repeat(501) }],
  ['forms', { forms: { approved: true } }],
])('R3: an introducer with %s is refused', async (_, change) => {
  const { record, ...actor } = newEmployee('asha.rao@agency.example');
  await assertFails(signUp(actor, { ...record, ...change }));
});

test('R3: the userid ends in the last five characters of the own uid', async () => {
  const { record, ...actor } = newEmployee('asha.rao@agency.example');
  await assertFails(signUp(actor, { ...record, userid: `O2611${newUid().slice(-5).toUpperCase()}` }));
  await assertFails(signUp(actor, { ...record, userid: String(record.userid).toLowerCase() }));
});

test.each([
  ['X2611', false],
  ['O2613', false],
  ['O2600', false],
  ['O20265', false],
  ['O265', true],
  ['O2612', true],
])('R3: a userid that starts with %s is well-formed: %s', async (start, isWellFormed) => {
  const { record, ...actor } = newEmployee('asha.rao@agency.example');
  const written = signUp(actor, { ...record, userid: start + actor.uid.slice(-5).toUpperCase() });
  await (isWellFormed ? assertSucceeds(written) : assertFails(written));
});

test('R3: nobody creates the record of another person with the same address', async () => {
  const { record } = newEmployee('asha.rao@agency.example');
  const namesake = signedIn({ email: String(record.email) });
  await assertFails(setDoc(doc(namesake.db, 'users', String(record.uid)), record));
});

test.each(['trainee', 'vendor'])(
  'R3: a %s registers, naming the introducer',
  { tags: ['kind-registration'] },
  async (usertype) => {
    await assertSucceeds(registerWith({ usertype }));
  },
);

test('R3: a vendor says at the registration who will be paid', { tags: ['kind-registration'] }, async () => {
  for (const vendorStatus of VENDOR_STATUSES) {
    const vendorDetails = { sectionOne: { vendorStatus } };
    await assertSucceeds(registerWith({ usertype: 'vendor', vendorDetails }));
  }
});

test.each<[string, Fields]>([
  ['an unknown status', { sectionOne: { vendorStatus: 'Cooperative' } }],
  ['another field of Section 1', { sectionOne: { vendorStatus: 'Trust', panno: 'ZZZPK0001Z' } }],
  ['another section', { sectionOne: { vendorStatus: 'Trust' }, sectionSix: { place: 'Pune' } }],
  ['no status', { sectionOne: {} }],
])('R3: a vendor who registers with %s is refused', async (_, vendorDetails) => {
  await assertFails(registerWith({ usertype: 'vendor', vendorDetails }));
});

test('R3: an invented role cannot register, with any progress record', async () => {
  const { person, ...actor } = newcomer();
  const record = { ...person, usertype: 'approver' };
  await admin.writeRecords([{ path: `progress/${actor.uid}`, data: progressFor(record) }]);
  await assertFails(signUp(actor, record));
  await admin.writeRecords([{ path: `progress/${actor.uid}`, data: progressFor(person) }]);
  await assertSucceeds(signUp(actor, person));
});

test('R13: registration needs the progress record in the same write', async () => {
  const { person, ...actor } = newcomer();
  await assertFails(register(actor, person, null));
  await assertFails(register(actor, person, { ...progressFor(person), name: 'Somebody Else' }));
});

test.each<[string, Fields]>([
  ['another uid', { uid: 'someone-else' }],
  ['another e-mail', { email: 'other@demo.example' }],
  ['the role of an introducer', { usertype: 'introducer' }],
  ['an introducer outside of the work domains', { fpocno: 'asha@demo.example' }],
  ['no introducer', { fpocno: '' }],
  ['an introducer who is a number', { fpocno: 5 }],
  ['an introducer without a name', { fpoc: '' }],
  ['a malformed PAN', { pancard: 'ZZZP10001Z' }],
  ['neither PAN nor Aadhar', { pancard: '', aadharcard: '' }],
  ['a form that is submitted', { forms: { ...defaultForms(), bankdetails: 1 } }],
  ['an approval', { forms: { ...defaultForms(), approved: true } }],
  ['a form missing', { forms: changed(defaultForms(), { msa: undefined }) }],
  ['a nationality of its own', { nationality: 'Other' }],
  ['GST applicable maybe', { isGSTApplicable: 'maybe' }],
  ['e-invoicing applicable maybe', { isEinvoicingApplicable: true }],
  ['a vendor type that is no text', { vendortype: 1 }],
  ['vendor types of its own', { vendorTypes: [{ name: 'Other', isChecked: true }] }],
  ['a vendor type with a key more', { vendorTypes: [{ name: 'TV', isChecked: true, x: 1 }] }],
  ['bank details', { bankDetails: { bankName: 'Specimen Bank' } }],
  ['a remark', { vendorRemark: 'fine' }],
  ['a vendor status', { vendorDetails: { sectionOne: { vendorStatus: 'Employee' } } }],
  ['an introducer with two domains', { fpocno: 'asha@agency.example@evil.example' }],
  ['an introducer with a space', { fpocno: 'as ha@agency.example' }],
  ['an introducer without a mailbox', { fpocno: '@agency.example' }],
  ['a list as phone', { phone: ['x'] }],
  ['a map as phone', { phone: { a: 'x' } }],
  ['a list as vendor type', { vendortype: ['x'] }],
  ['a list as name', { name: ['x'] }],
  ['a list as introducer', { fpoc: ['x'] }],
  ['a map of vendor types', { vendorTypes: { TV: true } }],
  ...lacking('no', 'phone', 'pancard', 'aadharcard', 'fpoc', 'fpocno', 'vendortype'),
  ...lacking('no', 'nationality', 'vendorTypes', 'forms'),
])('R3, R15: a trainee with %s is refused', { tags: ['kind-registration'] }, async (_, change) => {
  await assertFails(registerWith(change));
});

test('R3: a trainee may have only PAN or only Aadhar', async () => {
  await assertSucceeds(registerWith({ aadharcard: '' }));
  await assertSucceeds(registerWith({ pancard: '' }));
});

test.each<[string, (size: number) => Fields, number]>([
  ['name', (size) => ({ name: 'a'.repeat(size) }), 500],
  ['phone', (size) => ({ phone: '1'.repeat(size) }), 500],
  ['aadharcard', (size) => ({ aadharcard: '1'.repeat(size) }), 14],
  ['fpoc', (size) => ({ fpoc: 'a'.repeat(size) }), 500],
  ['fpocno', (size) => ({ fpocno: workEmail(size) }), 500],
  ['vendortype', (size) => ({ vendortype: 'a'.repeat(size) }), 500],
  [
    'vendorTypes',
    (size) => ({ vendorTypes: Array.from({ length: size }, () => ({ name: 'TV', isChecked: true })) }),
    12,
  ],
])('R15: a new record accepts a %s at its bound and refuses one more', async (_, of, bound) => {
  await assertSucceeds(registerWith(of(bound)));
  await assertFails(registerWith(of(bound + 1)));
});

test.each([4, 5, 6, 27])('R3: a uid of %i characters ends in its last five', async (size) => {
  const uid = newUid().slice(-size);
  const tail = uid.slice(-5).toUpperCase();
  await assertFails(registerWith({ userid: `O2611${tail}X` }, { uid }));
  await assertSucceeds(registerWith({ userid: `O2611${tail}` }, { uid }));
});
