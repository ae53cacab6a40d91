import { describe, expect, test } from 'vitest';
import { CALLS } from '../../../mail-service/calls/calls.ts';
import { NOTICE_KINDS } from '../../../mail-service/calls/noticePayload.ts';
import { LINK_KEY, makeBankDetails } from '../../support/factories.ts';
import { giveRecord, newUid, patchRecord } from '../world.ts';
import { readTable } from './callTable.ts';
import {
  AMENDMENTS,
  giveAmendment,
  givenService,
  givenWorld,
  LACKING,
  post,
  RECORDS,
  type World,
} from './callWorld.ts';

const DAY = 86_400_000;

const TEAMS: Record<string, string> = {
  'GST team': 'gst-team@agency.example',
  approver: 'approver@agency.example',
  'review team': 'review-team@agency.example',
};

const { callers, rows } = readTable();

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
      expect([mail?.to, ...(mail?.cc ? [mail.cc] : [])]).toEqual(team ? [team] : world.addresses[recipients]);
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
  expect((await post(world, 'invitation', { ...world.callers['who invited'], ...change })).status).toBe(403);
});

test('an invitation is not mailed for its addressee, who may read it', async () => {
  const addressee = { sub: newUid(), email: 'asha@agency.example', email_verified: true };
  const world = await givenWorld({}, { email: addressee.email });
  expect((await post(world, 'invitation', addressee)).status).toBe(403);
});

test.each([
  ['the random key', { linkKey: LINK_KEY, by: 'reviewer', at: 7 }, LINK_KEY],
  ['an empty key without findings', null, ''],
  [
    'an empty key when the findings are of an earlier sending',
    { linkKey: LINK_KEY, by: 'reviewer', at: 6 },
    '',
  ],
])(
  'an approval request has links with %s, and one to the record',
  {
    tags: ['approval-asks'],
  },
  async (_, findings, key) => {
    const world = await givenWorld(RECORDS.approvalmail);
    if (findings) await giveRecord(`findings/${world.uid}`, findings);
    const { mails } = await post(world, 'approvalmail', world.callers.reviewer ?? null);
    const links = mails[0]?.text.match(/action=\w+&vendorName=Ram\+Kumar&v=.*$/gm) ?? [];
    expect(links.map((link) => link.replace(/.*&v=/, ''))).toEqual([key, key, key]);
    expect(mails[0]?.text).toContain(`/approvals/${world.uid}\n`);
  },
);

test.each([
  [false, true],
  [true, false],
])(
  'an approval request for an address with verified %s names it: %s',
  { tags: ['verification-staff'] },
  async (verified, isNamed) => {
    const world = await givenWorld(RECORDS.approvalmail);
    const identity = { verified, invitation: '', known: verified };
    await patchRecord(`progress/${world.uid}`, identity);
    const { mails } = await post(world, 'approvalmail', world.callers.reviewer ?? null);
    expect(mails[0]?.text.includes('The address is not verified')).toBe(isNamed);
  },
);

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
  await patchRecord(`progress/${world.uid}`, progress);
  const answer = await register(world);
  expect(answer.status).toBe(status);
  if (text) expect(answer.mails[0]?.text).toMatch(text);
});

const MINUTE = 60_000;
const remind = (world: World, service = givenService(), change: object = {}) =>
  post(world, 'notice reminder', { ...world.callers['who invited'], ...change }, service);

test('a reminder is mailed once in 24 hours, for any number of requests', {
  tags: ['reminder-button'],
}, async () => {
  const world = await givenWorld();
  const service = givenService();
  const answers = await Promise.all([1, 2, 3].map(() => remind(world, service)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(service.mails).toHaveLength(1);
  expect(service.mails[0]?.text).toMatch(/Your introducer, \w+@agency\.example, asked us to remind you\./);
  const asked = { by: Reflect.get(world.callers['who invited'] ?? {}, 'sub'), at: Date.now() + 1 };
  await giveRecord(`reminders/${world.uid}`, { asked });
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
  tags: ['exception-queue'],
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
  await patchRecord(`documents/${world.uid}`, { PANTANCard: 'https://a.example/2' });
  await deliver();
  expect(service.mails).toHaveLength(2);
});
