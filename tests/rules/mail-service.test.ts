import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../dev/project.ts';
import { createMailApp } from '../../mail-service/app.ts';
import { CALLS } from '../../mail-service/calls/calls.ts';
import { NOTICE_KINDS } from '../../mail-service/calls/noticePayload.ts';
import type { Mail } from '../../mail-service/delivery.ts';
import { createTokenReader } from '../../mail-service/token.ts';
import {
  commonForms,
  LINK_KEY,
  makeBankDetails,
  makeInvitation,
  makeProgress,
  makeUserRecord,
} from '../support/factories.ts';
import { mailSettings, unsignedToken } from '../support/mailService.ts';
import { admin, newUid } from './world.ts';

const DAY = 86_400_000;
const GSTIN = '27ZZZPK0001Z1ZO';
const REASON = 'Please call before 14 December.';
const TEAMS: Record<string, string> = {
  'GST team': 'gst-team@agency.example',
  approver: 'approver@agency.example',
  'review team': 'review-team@agency.example',
};

interface Row {
  call: string;
  /** The columns with a tick. */
  allowed: string[];
  recipients: string;
}

/** The columns of callers, and the rows. */
function readTable(): { callers: string[]; rows: Row[] } {
  const lines = readFileSync(`${ROOT}/mail-service/README.md`, 'utf8').split('\n');
  const table = lines.slice(lines.findIndex((line) => line.startsWith('| mail | call |')));
  const [head = [], , ...rows] = table
    .slice(
      0,
      table.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const callers = head.slice(2, -2);
  return {
    callers,
    rows: rows.map((cells) => ({
      call: (cells[1] ?? '').replaceAll('`', ''),
      allowed: callers.filter((_, at) => cells[at + 2] === '✓'),
      recipients: cells.at(-2) ?? '',
    })),
  };
}

const query = (status: 0 | 1, by: 'trainee' | 'reviewer') => ({
  title: 'Which branch?',
  timestamp: 1,
  status,
  by,
});
const approval = { action: 'deny', by: 'approver', at: 1, reason: REASON };

/** The facts in the record that each mail needs. */
const RECORDS: Record<string, object> = {
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
const LACKING: Record<string, object> = { 'notice registered': { forms: { bankdetails: 1 } } };

/** The change of the bank account that each mail needs. */
const AMENDMENTS: Record<string, object> = {
  'notice amendment': { status: 1, submittedAt: 1 },
  'notice accountchange': { status: 2, submittedAt: 1 },
  'notice amendmentdecided': { status: -1, refusal: 'Account 00012345678901 is of somebody else.' },
};

async function giveAmendment(uid: string, call: string): Promise<void> {
  if (call === 'notice delivered') {
    await admin.writeRecords([{ path: `documents/${uid}`, data: { GSTCertificate: 'https://a.example/1' } }]);
  }
  const data = AMENDMENTS[call];
  if (!data) return;
  const { bankDetails } = makeUserRecord({ bankDetails: makeBankDetails() });
  const values = { user: { bankDetails }, documents: {}, hashes: {} };
  await admin.writeRecords([{ path: `amendments/${uid}/items/bank`, data: { values, ...data } }]);
}

async function givenWorld(record: object = {}, invitation: object = {}, asked: object | null = {}) {
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
      ? [
          {
            path: `reminders/${uid}`,
            data: { asked: { by: introducer.sub, at: Date.now(), ...asked } },
          },
        ]
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

type World = Awaited<ReturnType<typeof givenWorld>>;

const FORMS: Record<string, object> = {
  queryraised: { form: 'bankdetails' },
  queryasked: { form: 'bankdetails' },
  queryresolved: { form: 'bankdetails' },
  formvalidated: { forms: ['bankdetails', 'vendorform'] },
  amendment: { about: 'bank' },
  accountchange: { about: 'bank' },
  amendmentdecided: { about: 'bank' },
};

function givenService() {
  const mails: Mail[] = [];
  const settings = mailSettings({ FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? '' });
  const app = createMailApp({
    settings,
    readToken: createTokenReader({
      projectId: settings.projectId,
      isEmulator: true,
      staffSignIn: 'password',
    }),
    deliver: (mail, messageId) => {
      mails.push(mail);
      return Promise.resolve({ messageId, attempts: 1 });
    },
    log: () => undefined,
  });
  return { app, mails };
}

async function post(world: World, callOfRow: string, claims: object | null, { app, mails } = givenService()) {
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

const { callers, rows } = readTable();

describe('who may send which mail, as mail-service/README.md says', () => {
  test('the page has a row for each mail and a column for each kind of caller', async () => {
    const calls = Object.keys(CALLS).map((path) => path.slice(path.lastIndexOf('/') + 1));
    const mails = calls.flatMap((name) =>
      name === 'notice' ? NOTICE_KINDS.map((kind) => `notice ${kind}`) : [name],
    );
    expect(rows.map(({ call }) => call).sort()).toEqual(mails.sort());
    expect(callers).toEqual(Object.keys((await givenWorld()).callers));
  });

  for (const { call, allowed, recipients } of rows) {
    for (const caller of callers) {
      const may = allowed.includes(caller);
      test(`${call}: ${caller} ${may ? 'may' : 'may not'}`, { tags: ['mail-rights'] }, async () => {
        const world = await givenWorld(RECORDS[call]);
        await giveAmendment(world.uid, call);
        const { status, mails } = await post(world, call, world.callers[caller] ?? null);
        if (!may) {
          expect([401, 403, 404, 409]).toContain(status);
          expect(mails).toEqual([]);
          return;
        }
        expect(status).toBe(200);
        const team = TEAMS[recipients];
        const [mail] = mails;
        expect([mail?.to, ...(mail?.cc ? [mail.cc] : [])]).toEqual(
          team ? [team] : world.addresses[recipients],
        );
      });
    }
  }

  for (const { call, allowed } of rows.filter((row) => row.call in RECORDS)) {
    test(`${call}: refused while the record lacks the fact`, { tags: ['mail-rights'] }, async () => {
      const world = await givenWorld(LACKING[call], {}, null);
      const { status, mails } = await post(world, call, world.callers[allowed[0] ?? ''] ?? null);
      expect(status).toBe(409);
      expect(mails).toEqual([]);
    });
  }
});

describe('an invitation', () => {
  test.each([
    ['revoked', { status: 'revoked' }],
    ['used', { status: 'used' }],
    ['expired', { expiresAt: Date.now() - DAY }],
  ])('an invitation that is %s is not mailed', async (_, change) => {
    const world = await givenWorld({}, change);
    expect((await post(world, 'invitation', world.callers['who invited'] ?? null)).status).toBe(409);
  });

  test.each([
    ['an address that is not verified', { email_verified: false }],
    ['an address that is none of work', { email: 'asha@demo.example' }],
    ['an address that only ends like one of work', { email: 'asha@evil-agency.example' }],
  ])('an invitation by %s is not mailed', async (_, change) => {
    const world = await givenWorld();
    expect((await post(world, 'invitation', { ...world.callers['who invited'], ...change })).status).toBe(
      403,
    );
  });

  test('an invitation is not mailed for its addressee, who may read it', async () => {
    const addressee = { sub: newUid(), email: 'asha@agency.example', email_verified: true };
    const world = await givenWorld({}, { email: addressee.email });
    expect((await post(world, 'invitation', addressee)).status).toBe(403);
  });
});

test('an approval request has links with the random key, and one to the record', {
  tags: ['approval-asks'],
}, async () => {
  const world = await givenWorld(RECORDS.approvalmail);
  const findings = { points: 0, duplicates: [], linkKey: LINK_KEY, by: 'reviewer', at: 7 };
  await admin.writeRecords([{ path: `findings/${world.uid}`, data: findings }]);
  const { mails } = await post(world, 'approvalmail', world.callers.reviewer ?? null);
  const lines = mails[0]?.text.match(/action=\w+&vendorName=Ram\+Kumar&v=.*$/gm) ?? [];
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(new RegExp(`v=${LINK_KEY}$`));
  expect(mails[0]?.text).toContain(`/approvals/${world.uid}\n`);
});

test.each([
  ['there are no findings', null],
  ['the findings are of an earlier sending', { linkKey: LINK_KEY, by: 'reviewer', at: 6 }],
])(
  'an approval request has links with an empty key when %s',
  { tags: ['approval-asks'] },
  async (_, data) => {
    const world = await givenWorld(RECORDS.approvalmail);
    if (data) await admin.writeRecords([{ path: `findings/${world.uid}`, data }]);
    const { mails } = await post(world, 'approvalmail', world.callers.reviewer ?? null);
    expect(mails[0]?.text.match(/action=\w+&vendorName=Ram\+Kumar&v=$/gm)).toHaveLength(3);
  },
);

test.each([
  [false, true],
  [true, false],
])(
  'an approval request for an address with verified %s names it: %s',
  {
    tags: ['verification-approver'],
  },
  async (verified, isNamed) => {
    const world = await givenWorld(RECORDS.approvalmail);
    const identity = { verified, invitation: '', known: verified };
    await admin.writeRecords([{ path: `progress/${world.uid}`, data: identity, merge: true }]);
    const { mails } = await post(world, 'approvalmail', world.callers.reviewer ?? null);
    expect(mails[0]?.text.includes('The address is not verified')).toBe(isNamed);
  },
);

describe('a decision', () => {
  test('a decision is mailed with its reason, to the person and to the reviewers', async () => {
    const world = await givenWorld({ approval });
    for (const call of ['welcomemail', 'notice decision']) {
      const { mails } = await post(world, call, world.callers.approver ?? null);
      expect(mails[0]?.text).toContain(`> ${REASON}`);
    }
  });
});

describe('the mail about a registration', () => {
  const register = (world: World, service = givenService()) =>
    post(world, 'notice registered', world.callers['the person'] ?? null, service);

  test('a registration is mailed once, for any number of requests', {
    tags: ['registered-mail'],
  }, async () => {
    const world = await givenWorld();
    const service = givenService();
    const answers = await Promise.all([1, 2, 3].map(() => register(world, service)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(service.mails).toHaveLength(1);
    expect(service.mails[0]?.text).toContain('without an invitation of yours');
    expect(service.mails[0]?.text).toContain(`/people/${world.uid}`);
  });

  test.each([
    ['with an invitation', { invitation: 'invitation-1', known: true }, 200, /with your invitation/],
    ['a quarter of an hour later', { since: Date.now() - 15 * 60_000 }, 409, undefined],
  ])('a registration %s has its own answer', async (_, progress, status, text) => {
    const world = await givenWorld();
    await admin.writeRecords([{ path: `progress/${world.uid}`, data: progress, merge: true }]);
    const answer = await register(world);
    expect(answer.status).toBe(status);
    if (text) expect(answer.mails[0]?.text).toMatch(text);
  });
});

describe('a reminder that an introducer asks for', () => {
  const MINUTE = 60_000;
  const remind = (world: World, service = givenService(), change: object = {}) =>
    post(world, 'notice reminder', { ...world.callers['who invited'], ...change }, service);

  test('a reminder is mailed once in 24 hours, for any number of requests', {
    tags: ['reminder-day'],
  }, async () => {
    const world = await givenWorld();
    const service = givenService();
    const answers = await Promise.all([1, 2, 3].map(() => remind(world, service)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(service.mails).toHaveLength(1);
    expect(service.mails[0]?.text).toMatch(/Your introducer, \w+@agency\.example, asked us to remind you\./);
    const asked = { by: Reflect.get(world.callers['who invited'] ?? {}, 'sub'), at: Date.now() + 1 };
    await admin.writeRecords([{ path: `reminders/${world.uid}`, data: { asked } }]);
    expect((await remind(world, service)).status).toBe(200);
    expect(service.mails).toHaveLength(1);
  });

  test.each<[string, number, object, object, object]>([
    ['a while ago', 409, {}, { at: Date.now() - 20 * MINUTE }, {}],
    ['by another introducer', 403, {}, { by: 'other' }, {}],
    ['for somebody who has submitted everything', 409, { forms: { status: 1 } }, {}, {}],
    ['with an address that is not verified', 403, {}, {}, { email_verified: false }],
    ['for somebody without an address', 409, { email: '' }, {}, {}],
  ])('a reminder %s is not mailed', { tags: ['mail-rights'] }, async (_, status, record, asked, change) => {
    const world = await givenWorld(record, {}, asked);
    const answer = await remind(world, givenService(), change);
    expect(answer).toEqual({ status, mails: [] });
  });

  test('a reminder names no form that may not apply', async () => {
    const { mails } = await remind(
      await givenWorld({ forms: { ...commonForms(1), vendorform: 0, bankdetails: -1 } }),
    );
    expect(mails[0]?.text).toContain('A reviewer has a query on: Bank Details.');
    expect(mails[0]?.text).toContain('submitted: Trainee Registration Form.');
  });
});

describe('a change', { tags: ['amendment-mail'] }, () => {
  test.each(Object.keys(AMENDMENTS))('%s: the mail has no account number', async (call) => {
    const world = await givenWorld();
    await giveAmendment(world.uid, call);
    const caller = call === 'notice amendmentdecided' ? 'approver' : 'the person';
    const { mails } = await post(world, call, world.callers[caller] ?? null);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(makeBankDetails().bankAccountNumber);
  });
});

test('the review team gets one mail for each document that comes in under an exception', {
  tags: ['exception-delivered'],
}, async () => {
  const world = await givenWorld(RECORDS['notice delivered']);
  await giveAmendment(world.uid, 'notice delivered');
  const service = givenService();
  const deliver = () => post(world, 'notice delivered', world.callers['the person'] ?? null, service);
  await deliver();
  await deliver();
  expect(service.mails).toHaveLength(1);
  expect(service.mails[0]?.subject).toMatch(/ has delivered: GST Registration Certificate$/);
  expect(service.mails[0]?.text).toContain('Not delivered');
  await admin.writeRecords([
    { path: `documents/${world.uid}`, data: { PANTANCard: 'https://a.example/2' }, merge: true },
  ]);
  await deliver();
  expect(service.mails).toHaveLength(2);
});
