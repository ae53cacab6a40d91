import {
  commonForms,
  makeBankDetails,
  makeInvitation,
  makeProgress,
  makeUserRecord,
} from '../../support/factories.ts';
import { makeMailApp, unsignedToken } from '../../support/mailService.ts';
import { admin, newUid } from '../world.ts';

const GSTIN = '27ZZZPK0001Z1ZO';

export const REASON = 'Please call before 14 December.';

export const query = (status: 0 | 1, by: 'trainee' | 'reviewer') => ({
  title: 'Which branch?',
  timestamp: 1,
  status,
  by,
});

export const approval = { action: 'deny', by: 'approver', at: 1, reason: REASON };

/** The facts in the record that each mail needs. */
export const RECORDS: Record<string, object> = {
  sendgst: { GSTIN, isGSTApplicable: 'yes' },
  welcomemail: { approval },
  approvalmail: { forms: { status: 3 }, sent: { by: 'reviewer', at: 7 } },
  'notice queryraised': { queries: { bank: [query(0, 'reviewer')] } },
  'notice returned': {
    approval: { ...approval, change: ['bankdetails'] },
    forms: { bankdetails: -1, status: 0 },
    queries: { bank: [{ ...query(0, 'reviewer'), timestamp: 2 }] },
  },
  'notice formvalidated': { forms: commonForms(2) },
  'notice queryasked': { queries: { bank: [query(0, 'trainee')] } },
  'notice queryresolved': { queries: { bank: [query(1, 'reviewer')] } },
  'notice decision': { approval },
  'notice receipt': { forms: { status: 1 } },
  'notice readyforreview': { forms: { status: 1 } },
  'notice reminder': { name: 'Tara Rao' },
  'notice registered': {},
  'notice amendment': {},
  'notice accountchange': {},
  'notice amendmentdecided': {},
  'notice delivered': {
    forms: { status: 5, approved: true },
    approval: {
      action: 'acceptasexception',
      by: 'approver',
      at: 1,
      waived: ['GSTCertificate', 'PANTANCard'],
    },
  },
  'notice due': {
    forms: { status: 5, approved: true },
    approval: { action: 'acceptasexception', by: 'approver', at: 1, waived: ['GSTCertificate'] },
  },
};

/** What a record has while it lacks the fact; nothing for most mails. */
export const LACKING: Record<string, object> = { 'notice registered': { forms: { bankdetails: 1 } } };

/** The change of the bank account that each mail needs. */
export const AMENDMENTS: Record<string, object> = {
  'notice amendment': { status: 1, submittedAt: 1 },
  'notice accountchange': { status: 2, submittedAt: 1 },
  'notice amendmentdecided': { status: -1, refusal: 'Account 00012345678901 is of somebody else.' },
};

export async function giveAmendment(uid: string, call: string): Promise<void> {
  if (call === 'notice delivered') {
    await admin.writeRecords([{ path: `documents/${uid}`, data: { GSTCertificate: 'https://a.example/1' } }]);
  }
  const data = AMENDMENTS[call];
  if (!data) return;
  const { bankDetails } = makeUserRecord({ bankDetails: makeBankDetails() });
  const values = { user: { bankDetails }, documents: {}, hashes: {} };
  await admin.writeRecords([{ path: `amendments/${uid}/items/bank`, data: { values, ...data } }]);
}

export async function givenWorld(record: object = {}, invitation: object = {}, asked: object | null = {}) {
  const uid = newUid();
  const introducer = { sub: newUid(), email: `${newUid()}@agency.example`, email_verified: true };
  const person = { sub: uid, email: `${uid}@demo.example`, email_verified: true };
  const user = makeUserRecord({ uid, email: person.email, fpocno: introducer.email, ...record });
  const id = newUid();
  const invited = `${newUid()}@demo.example`;
  await admin.writeRecords([
    { path: `users/${uid}`, data: { ...user } },
    { path: `progress/${uid}`, data: { ...makeProgress(user) } },
    ...(asked
      ? [{ path: `reminders/${uid}`, data: { asked: { by: introducer.sub, at: Date.now(), ...asked } } }]
      : []),
    {
      path: `invitations/${id}`,
      data: {
        ...makeInvitation({
          introducerUid: introducer.sub,
          introducerEmail: introducer.email,
          email: invited,
        }),
        ...invitation,
      },
    },
  ]);
  const callers: Record<string, object | null> = {
    'the person': person,
    'another person': { sub: newUid(), email: `${newUid()}@demo.example`, email_verified: true },
    'who invited': introducer,
    'another introducer': { sub: newUid(), email: `${newUid()}@agency.example`, email_verified: true },
    reviewer: { sub: newUid(), email: `${newUid()}@agency.example`, email_verified: true, reviewer: true },
    approver: { sub: newUid(), email: `${newUid()}@agency.example`, email_verified: true, approver: true },
    nobody: null,
  };
  const addresses: Record<string, string[]> = {
    person: [person.email],
    'person, copy to the introducer': [person.email, introducer.email],
    'the invited address': [invited],
    'the introducer': [introducer.email],
  };
  const payloads: Record<string, object> = {
    sendgst: { name: 'Ram Kumar', email: person.email, gstin: GSTIN },
    welcomemail: {
      name: 'Ram Kumar',
      email: person.email,
      introducerEmail: introducer.email,
      action: 'deny',
    },
    approvalmail: { uid },
    invitation: { id },
  };
  return { uid, callers, addresses, payloads, id };
}

export type World = Awaited<ReturnType<typeof givenWorld>>;

const FORMS: Record<string, object> = {
  queryraised: { form: 'bankdetails' },
  queryasked: { form: 'bankdetails' },
  queryresolved: { form: 'bankdetails' },
  formvalidated: { forms: ['bankdetails', 'vendorform'] },
  amendment: { about: 'bank' },
  accountchange: { about: 'bank' },
  amendmentdecided: { about: 'bank' },
};

export function givenService() {
  return makeMailApp({ environment: { FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? '' } });
}

export async function post(
  world: World,
  callOfRow: string,
  claims: object | null,
  { app, mails } = givenService(),
) {
  const [call, kind = ''] = callOfRow.split(' ');
  const body = kind ? { kind, uid: world.uid, ...FORMS[kind] } : world.payloads[callOfRow];
  const { status } = await app.request(`/api/mail/${call}`, {
    method: 'POST',
    headers: {
      'X-Record': world.uid,
      ...(claims && { Authorization: `Bearer ${unsignedToken({ ...claims })}` }),
    },
    body: JSON.stringify(body),
  });
  return { status, mails };
}
