import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../mail-service/refusal.ts';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import { TRAINEE_UID } from '../../support/factories.ts';
import {
  APPROVER,
  decided,
  GST,
  givePerson,
  giveTrainee,
  makeService,
  RECEIPT,
  REVIEWER,
  startDatabase,
  TRAINEE,
} from '../../support/mailApp.ts';

const VALIDATED = { kind: 'formvalidated', uid: TRAINEE_UID, forms: ['msa'] };

beforeEach(startDatabase);

afterEach(() => void vi.useRealTimers());

const KEY = { 'Idempotency-Key': 'the-key-of-a-mail' };

it('fifty calls at once send one mail and get the same answer', { tags: ['mail-limits'] }, async () => {
  const { mails, post } = makeService();
  const responses = await Promise.all(Array.from({ length: 50 }, () => post('sendgst', GST, TRAINEE, KEY)));
  const answers = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('messageID');
  expect(mails).toHaveLength(1);
});

it('a retry after a failure sends the mail with the same message id', async () => {
  const ids: string[] = [];
  const { post } = makeService({
    deliver: (_, messageId) => {
      ids.push(messageId);
      return ids.length === 1
        ? Promise.reject(new Refusal(502, 'The mail server cannot be reached.'))
        : Promise.resolve({ messageId, attempts: 1 });
    },
  });
  expect((await post('sendgst', GST, TRAINEE, KEY)).status).toBe(502);
  expect((await post('sendgst', GST, TRAINEE, KEY)).status).toBe(200);
  expect((await post('sendgst', GST, TRAINEE, KEY)).status).toBe(200);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it('a retry during the first call waits for it', async () => {
  vi.useFakeTimers();
  const pending: (() => void)[] = [];
  const { post } = makeService({
    deliver: (_, messageId) =>
      new Promise((resolve) => pending.push(() => resolve({ messageId, attempts: 1 }))),
  });
  const first = post('sendgst', GST, TRAINEE, KEY);
  await vi.advanceTimersByTimeAsync(9_000);
  expect((await first).status).toBe(504);
  const second = post('sendgst', GST, TRAINEE, KEY);
  await vi.advanceTimersByTimeAsync(10);
  for (const resolve of pending) resolve();
  expect((await second).status).toBe(200);
  expect(pending).toHaveLength(1);
});

it('the key of another mail or of another user is refused', async () => {
  giveTrainee({ forms: { status: 1 } });
  const { mails, post } = makeService();
  await post('sendgst', GST, TRAINEE, KEY);
  expect((await post('notice', RECEIPT, TRAINEE, KEY)).status).toBe(422);
  givePerson('another', { forms: { status: 1 } });
  expect((await post('notice', { ...RECEIPT, uid: 'another' }, { sub: 'another' }, KEY)).status).toBe(200);
  expect(mails).toHaveLength(2);
});

it('without a key every call mails; a malformed key is refused', async () => {
  giveTrainee({ forms: { msa: 2 } });
  const { mails, post } = makeService();
  await post('notice', VALIDATED, REVIEWER);
  await post('notice', VALIDATED, REVIEWER);
  expect(mails).toHaveLength(2);
  expect((await post('sendgst', GST, TRAINEE, { 'Idempotency-Key': 'a b' })).status).toBe(400);
});

describe('a fact', () => {
  const QUERY = { title: 'Which branch?', by: 'trainee' } as const;
  const ABOUT_BANK = { uid: TRAINEE_UID, form: 'bankdetails' };
  const records = (timestamp: number) => {
    const bank = ([0, 1] as const).map((status) => ({ ...QUERY, timestamp, status }));
    return { forms: { status: 1 } as const, queries: { ...emptyQueries(), bank } };
  };

  it.each<[string, string, object]>([
    ['a submission', 'notice', RECEIPT],
    ['a submission', 'notice', { kind: 'readyforreview', uid: TRAINEE_UID }],
    ['a question', 'notice', { kind: 'queryasked', ...ABOUT_BANK }],
    ['a resolved question', 'notice', { kind: 'queryresolved', ...ABOUT_BANK }],
  ])('%s is mailed once, and the next one again: %s %j', async (_, call, payload) => {
    const { mails, post } = makeService();
    giveTrainee(records(7), 7);
    for (const _again of [1, 2, 3]) expect((await post(call, payload, TRAINEE)).status).toBe(200);
    expect(mails).toHaveLength(1);
    giveTrainee(records(8), 8);
    await post(call, payload, TRAINEE);
    expect(mails).toHaveLength(2);
  });

  it('a GSTIN is mailed once, even when another one was saved in between', async () => {
    const { mails, post } = makeService();
    const other = '07ZZZCA0001Z1ZR';
    for (const gstin of [GST.gstin, other, GST.gstin, other]) {
      giveTrainee({ GSTIN: gstin });
      expect((await post('sendgst', { ...GST, gstin }, TRAINEE)).status).toBe(200);
    }
    expect(mails).toHaveLength(2);
  });
});

const sendMany = async (count: number, send: () => Response | Promise<Response>) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await send()).status);
  return statuses;
};

it('a person has a limit of mails per hour, with Retry-After', { tags: ['mail-limits'] }, async () => {
  const { mails, post } = makeService({ environment: { HOURLY_LIMIT_PERSON: '3' } });
  expect(await sendMany(4, () => post('sendgst', GST, TRAINEE))).toEqual([200, 200, 200, 429]);
  const refused = await post('sendgst', GST, TRAINEE);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1_000);
  expect(mails).toHaveLength(1);
});

it('staff have a higher limit, and one address has its own', async () => {
  giveTrainee({ forms: { msa: 2 } });
  const environment = { HOURLY_LIMIT_PERSON: '1', HOURLY_LIMIT_ADDRESS: '2' };
  const { post } = makeService({ environment });
  expect(await sendMany(3, () => post('notice', VALIDATED, REVIEWER))).toEqual([200, 200, 429]);
});

it('people use half of the limit of a team or an address, staff the rest', async () => {
  const { post } = makeService({ environment: { HOURLY_LIMIT_ADDRESS: '4', HOURLY_LIMIT_TEAM: '4' } });
  let submissions = 0;
  const submit = (kind: string) => {
    submissions += 1;
    giveTrainee({ forms: { status: 1, msa: 2 } }, submissions);
    return post('notice', { kind, uid: TRAINEE_UID }, TRAINEE);
  };
  expect(await sendMany(3, () => submit('receipt'))).toEqual([200, 200, 429]);
  expect(await sendMany(3, () => post('notice', VALIDATED, REVIEWER))).toEqual([200, 200, 429]);
  expect(await sendMany(3, () => submit('readyforreview'))).toEqual([200, 200, 429]);
  decided('accept');
  const notice = { kind: 'decision', uid: TRAINEE_UID };
  expect(await sendMany(3, () => post('notice', notice, APPROVER))).toEqual([200, 200, 429]);
});

it('the limits reset after an hour', async () => {
  vi.useFakeTimers();
  const { post } = makeService({ environment: { HOURLY_LIMIT_PERSON: '2' } });
  expect(await sendMany(3, () => post('sendgst', GST, TRAINEE))).toEqual([200, 200, 429]);
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(await sendMany(2, () => post('sendgst', GST, TRAINEE))).toEqual([200, 429]);
});

it('the log has one line per call, without personal data', { tags: ['mail-log'] }, async () => {
  const failing = makeService({
    deliver: () => {
      const answer = { code: 'EENVELOPE', responseCode: 550 };
      const cause = Object.assign(new Error('550 <trainee@demo.example> unknown'), answer);
      return Promise.reject(new Refusal(502, 'The mail server refused the mail.', { cause }));
    },
  });
  const working = makeService();
  giveTrainee({ forms: { status: 1 } });
  await working.post('notice', RECEIPT, TRAINEE);
  await failing.post('sendgst', GST, TRAINEE);
  await working.post('sendgst', GST, null);
  await working.post(`trainee@demo.example`, { ...RECEIPT, kind: 'Ram Kumar' }, TRAINEE);
  const lines = [...working.lines, ...failing.lines];
  expect(lines).toMatchObject([
    { severity: 'INFO', call: 'notice', kind: 'receipt', status: 200, attempts: 1 },
    { severity: 'WARNING', call: 'sendgst', status: 401 },
    { severity: 'WARNING', call: 'unknown', status: 404 },
    { severity: 'ERROR', call: 'sendgst', status: 502, reason: '502 EENVELOPE 550' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Ram|demo\.example|agency|trainee/i);
});
