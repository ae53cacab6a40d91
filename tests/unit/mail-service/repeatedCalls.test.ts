import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../mail-service/refusal.ts';
import { makeUserRecord, TRAINEE_UID } from '../../support/factories.ts';
import {
  GST,
  giveRecord,
  giveTrainee,
  makeService,
  RECEIPT,
  REVIEWER,
  startDatabase,
  TRAINEE,
} from '../../support/mailApp.ts';

beforeEach(startDatabase);

afterEach(() => void vi.useRealTimers());

describe('a call that is tried again', () => {
  const KEY = { 'Idempotency-Key': 'the-key-of-a-mail' };

  it('fifty times at once mails once, and every one gets the same answer', {
    tags: ['mail-once'],
  }, async () => {
    const { mails, post } = makeService();
    const responses = await Promise.all(Array.from({ length: 50 }, () => post('sendgst', GST, TRAINEE, KEY)));
    const answers = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('messageID');
    expect(mails).toHaveLength(1);
  });

  it('after a failure mails, and under the same message id', async () => {
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

  it('while the first one is still under way waits for that one', async () => {
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

  it("with another mail is refused, and somebody else's key is another", async () => {
    giveTrainee({ forms: { status: 1 } });
    const { mails, post } = makeService();
    await post('sendgst', GST, TRAINEE, KEY);
    expect((await post('notice', RECEIPT, TRAINEE, KEY)).status).toBe(422);
    giveRecord('another', makeUserRecord({ uid: 'another', forms: { status: 1 } }));
    expect((await post('notice', { ...RECEIPT, uid: 'another' }, { sub: 'another' }, KEY)).status).toBe(200);
    expect(mails).toHaveLength(2);
  });

  it('without a key mails again; a key of another form is refused', async () => {
    const { mails, post } = makeService();
    await post('sendgst', GST, TRAINEE);
    await post('sendgst', GST, TRAINEE);
    expect(mails).toHaveLength(2);
    expect((await post('sendgst', GST, TRAINEE, { 'Idempotency-Key': 'a b' })).status).toBe(400);
  });
});

describe('limits', () => {
  const sendMany = async (count: number, send: () => Response | Promise<Response>) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await send()).status);
    return statuses;
  };

  it('a person has so many mails an hour, and is told when to go on', { tags: ['mail-limits'] }, async () => {
    const { mails, post } = makeService({ environment: { HOURLY_LIMIT_PERSON: '3' } });
    expect(await sendMany(4, () => post('sendgst', GST, TRAINEE))).toEqual([200, 200, 200, 429]);
    const refused = await post('sendgst', GST, TRAINEE);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1_000);
    expect(mails).toHaveLength(3);
  });

  it('staff have more, and one address gets no more than its share', async () => {
    giveTrainee({ forms: { msa: 2 } });
    const environment = { HOURLY_LIMIT_PERSON: '1', HOURLY_LIMIT_ADDRESS: '2' };
    const { post } = makeService({ environment });
    const notice = { kind: 'formvalidated', uid: TRAINEE_UID, forms: ['msa'] };
    expect(await sendMany(3, () => post('notice', notice, REVIEWER))).toEqual([200, 200, 429]);
  });

  it('the hour passes', async () => {
    vi.useFakeTimers();
    const { post } = makeService({ environment: { HOURLY_LIMIT_PERSON: '2' } });
    expect(await sendMany(3, () => post('sendgst', GST, TRAINEE))).toEqual([200, 200, 429]);
    await vi.advanceTimersByTimeAsync(31 * 60_000);
    expect(await sendMany(2, () => post('sendgst', GST, TRAINEE))).toEqual([200, 429]);
  });
});

describe('the log', () => {
  it('has one line a call, and nothing about a person', { tags: ['mail-log'] }, async () => {
    const failing = makeService({
      deliver: () => {
        const cause = Object.assign(new Error('550 <trainee@demo.example> unknown'), {
          code: 'EENVELOPE',
          responseCode: 550,
        });
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
});
