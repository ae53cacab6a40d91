import type { AdminApi, RecordWrite } from '../dev/adminApi.ts';
import { type Invitation, newInvitation } from '../src/domain/people/invitations.ts';
import { progressOf } from '../src/domain/transitions/progress.ts';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeIntroducerRecord,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
  type StoredUser,
} from '../tests/support/factories.ts';
import type { Sought, Visitors } from './visits.ts';

/** Everything grows with the people: whom the introducer brought, who waits for the reviewer, who is called the same. */
const FIRST_NAMES = ['Asha', 'Ram', 'Leela', 'Kavya', 'Meera'];
const LAST_NAMES = ['Rao', 'Kumar', 'Iyer', 'Menon', 'Nair', 'Desai', 'Shah'];
const WAITING_SHARE = 0.7;
const INTRODUCED_SHARE = 0.8;

/** Below Firestore's 500 writes per commit, with up to four records for each person. */
const PEOPLE_PER_COMMIT = 125;
const SINCE = Date.UTC(2026, 0, 1);
const PASSWORD = 'Demo@1234';

/** Who opens the screens; the trainee is the first of the people. */
export const VISITORS: Visitors = {
  trainee: { uid: uidOf(0), email: emailOf(0), password: PASSWORD },
  introducer: {
    uid: 'benchIntroducer0000000000001',
    email: 'asha.rao@agency.example',
    password: PASSWORD,
  },
  reviewer: { uid: 'benchReviewer000000000000001', email: 'ravi.rao@agency.example', password: PASSWORD },
};

/** A name that a fifth of the people have, and how every user ID begins. */
export const SOUGHT: Sought = {
  name: 'asha',
  email: emailOf(1),
  userid: makeUserRecord({ uid: uidOf(0) }).userid.slice(0, 3),
  uid: uidOf(2),
};

/** Creates the accounts that sign in; everybody else needs records only. */
export async function createVisitors(admin: AdminApi): Promise<void> {
  const { trainee, introducer, reviewer } = VISITORS;
  const account = { displayName: 'Asha Rao', emailVerified: true };
  await Promise.all([
    admin.createAccount({ ...trainee, ...account }),
    admin.createAccount({ ...introducer, ...account }),
    admin.createAccount({ ...reviewer, ...account, claims: { reviewer: true } }),
  ]);
  await admin.writeRecords(
    [introducer, reviewer].map(({ uid, email }) => ({
      path: `users/${uid}`,
      data: { ...makeIntroducerRecord({ uid, email }) },
    })),
  );
}

/** Writes the people from number `from` up to, and without, number `to`, with an invitation for every other one. */
export async function addPeople(admin: AdminApi, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += PEOPLE_PER_COMMIT) {
    const count = Math.min(PEOPLE_PER_COMMIT, to - start);
    const numbers = Array.from({ length: count }, (_, index) => start + index);
    await admin.writeRecords(numbers.flatMap(recordsOf));
  }
}

function recordsOf(number: number): RecordWrite[] {
  const person = personOf(number);
  const since = SINCE + number * 60_000;
  return [
    { path: `users/${person.uid}`, data: { ...person } },
    { path: `documents/${person.uid}`, data: { ...makeDocumentsRecord() } },
    { path: `progress/${person.uid}`, data: { ...progressOf(person, since) } },
    ...(number % 2 === 0 ? [invitationOf(person, since)] : []),
  ];
}

function personOf(number: number): StoredUser {
  const group = Math.floor(number / FIRST_NAMES.length);
  const name = `${pick(FIRST_NAMES, number)} ${pick(LAST_NAMES, group)}`;
  const isWaiting = group % 10 < 10 * WAITING_SHARE;
  const isIntroduced = group % 5 < 5 * INTRODUCED_SHARE;
  const status = isWaiting ? 1 : 0;
  return makeUserRecord({
    uid: uidOf(number),
    email: emailOf(number),
    name,
    usertype: number % 3 === 0 ? 'vendor' : 'trainee',
    fpocno: isIntroduced ? VISITORS.introducer.email : `introducer.${group}@agency.example`,
    nongst: makeNonGst(),
    bankDetails: makeBankDetails(),
    vendorDetails: {
      sectionOne: makeSectionOne({ nameOfVendor: name }),
      sectionSix: makeSectionSix({ signatoryName: name }),
    },
    logs: [{ title: `${name} submitted Bank Details`, timestamp: SINCE }],
    forms: { status, nonapplicability: status, vendorform: status, bankdetails: status },
  });
}

function invitationOf(person: StoredUser, now: number): RecordWrite {
  const { uid, email } = VISITORS.introducer;
  const invited = { name: person.name, email: person.email, usertype: 'trainee' } as const;
  const { id, ...stored }: Invitation = newInvitation(
    `bench${person.uid}`,
    { uid, name: 'Asha Rao', email },
    invited,
    now,
  );
  return { path: `invitations/${id}`, data: stored };
}

function uidOf(number: number): string {
  return `benchPerson${String(number).padStart(17, '0')}`;
}

function emailOf(number: number): string {
  return `person.${number}@demo.example`;
}

function pick(names: readonly string[], number: number): string {
  return names[number % names.length] ?? '';
}
