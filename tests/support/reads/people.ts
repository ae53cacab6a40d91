import type { AdminApi, RecordWrite } from '../../../dev/adminApi.ts';
import { latestMonths } from '../../../src/domain/insights/months.ts';
import { type Invitation, newInvitation } from '../../../src/domain/people/invitations.ts';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeIntroducerRecord,
  makeKnownProgress,
  makeUserRecord,
} from '../factories.ts';

const FIRST_NAMES = ['Asha', 'Ram', 'Leela', 'Kavya', 'Meera'];
/** Of ten people seven are submitted, two wait for an approver, and one is approved. */
const STATUSES = [1, 1, 1, 1, 1, 1, 1, 3, 3, 4] as const;
/** Of the people who wait for an approver, those from this number on were decided on before. */
const DECIDED_BEFORE_FROM = 50;

/** Firestore takes 500 writes in a commit; each person has up to five records. */
const PEOPLE_PER_COMMIT = 100;
const SINCE = Date.UTC(2026, 0, 1);
const PASSWORD = 'Demo@1234';

/** The people who open the screens; the trainee is the first of the people that `addPeople` writes. */
export const VISITORS = {
  trainee: { uid: uidOf(0), email: emailOf(0), password: PASSWORD },
  introducer: { uid: 'readsIntroducer0000000000001', email: 'asha.rao@agency.example', password: PASSWORD },
  reviewer: { uid: 'readsReviewer000000000000001', email: 'ravi.rao@agency.example', password: PASSWORD },
  approver: { uid: 'readsApprover000000000000001', email: 'anita.rao@agency.example', password: PASSWORD },
};

/** A fifth of the people have the name; all user IDs begin alike. */
export const SOUGHT = {
  name: 'asha',
  email: emailOf(1),
  userid: makeUserRecord({ uid: uidOf(0) }).userid.slice(0, 3),
  uid: uidOf(2),
};

/** Creates the accounts of the visitors; the other people have records only. */
export async function createVisitors(admin: AdminApi): Promise<void> {
  const { trainee, introducer, reviewer, approver } = VISITORS;
  const account = { displayName: 'Asha Rao', emailVerified: true };
  await Promise.all([
    admin.createAccount({ ...trainee, ...account }),
    admin.createAccount({ ...introducer, ...account }),
    admin.createAccount({ ...reviewer, ...account, claims: { reviewer: true } }),
    admin.createAccount({ ...approver, ...account, claims: { approver: true } }),
  ]);
  await admin.writeRecords(
    [introducer, reviewer, approver].map(({ uid, email }) => ({
      path: `users/${uid}`,
      data: { ...makeIntroducerRecord({ uid, email }) },
    })),
  );
}

/** Writes people who named the same introducer, each with a due check, with an invitation for every second one. */
export async function addPeople(admin: AdminApi, people: number): Promise<void> {
  for (let start = 0; start < people; start += PEOPLE_PER_COMMIT) {
    const count = Math.min(PEOPLE_PER_COMMIT, people - start);
    await admin.writeRecords(Array.from({ length: count }, (_, index) => recordsOf(start + index)).flat());
  }
  await admin.writeRecords(Array.from({ length: people }, (_, number) => dueCheckOf(uidOf(number))));
  await admin.writeRecords(countedMonths());
  await admin.writeRecords(Array.from({ length: CHECKS }, (_, number) => checkOf(SOUGHT.uid, number)));
}

/** The months that the job has counted, and its last run. */
function countedMonths(): RecordWrite[] {
  const ids = [...latestMonths(Date.now()), 'now'];
  return ids.map((id) => ({ path: `stats/${id}`, data: { groups: [] } }));
}

const CHECKS = 30;

function dueCheckOf(uid: string): RecordWrite {
  const newest = { gst: { day: '2025-01-01', again: '2026-01-01' } };
  return { path: `checks/${uid}`, data: { newest, due: '2026-01-01', last: 'check0' } };
}

function checkOf(uid: string, number: number): RecordWrite {
  const check = { kind: 'gst', result: 'matches', nameFound: 'Asha Rao', day: '2025-01-01' };
  return { path: `checks/${uid}/items/check${number}`, data: { ...check, by: 'ravi', at: SINCE } };
}

function recordsOf(number: number): RecordWrite[] {
  const [uid, email, since] = [uidOf(number), emailOf(number), SINCE + number * 60_000];
  const name = `${FIRST_NAMES[number % FIRST_NAMES.length]} Rao`;
  const status = STATUSES[Math.floor(number / FIRST_NAMES.length) % STATUSES.length] ?? 1;
  const { uid: by } = VISITORS.reviewer;
  const person = makeUserRecord({
    uid,
    email,
    name,
    fpocno: VISITORS.introducer.email,
    bankDetails: makeBankDetails(),
    forms: { status, approved: status === 4 },
    ...((status === 4 || (status === 3 && number >= DECIDED_BEFORE_FROM)) && {
      approval: { action: 'accept', by, at: since },
    }),
  });
  return [
    { path: `users/${uid}`, data: { ...person } },
    { path: `documents/${uid}`, data: { ...makeDocumentsRecord() } },
    { path: `counted/${uid}`, data: { figures: ['approved 2026-10', 'ends.exceptions 0'] } },
    { path: `progress/${uid}`, data: { ...makeKnownProgress(person, since) } },
    ...(status === 3
      ? [{ path: `findings/${uid}`, data: { points: 0, duplicates: [], linkKey: '', by, at: since } }]
      : []),
    ...(number % 2 === 0 ? [invitationOf({ name, email, usertype: 'trainee' }, uid, since)] : []),
  ];
}

function invitationOf(
  invited: Parameters<typeof newInvitation>[2],
  person: string,
  now: number,
): RecordWrite {
  const { uid, email } = VISITORS.introducer;
  const { id, ...stored }: Invitation = newInvitation(
    `reads${person}`,
    { uid, name: 'Asha Rao', email },
    invited,
    now,
  );
  return { path: `invitations/${id}`, data: stored };
}

function uidOf(number: number): string {
  return `readsPerson${String(number).padStart(17, '0')}`;
}

function emailOf(number: number): string {
  return `person.${number}@demo.example`;
}
