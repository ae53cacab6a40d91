import { createHash, randomUUID } from 'node:crypto';
import { type Context, Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { CALLS } from './calls/calls.ts';
import { isStaff, type Situation } from './calls/order.ts';
import { type Delivery, messageIdOf, type Postman } from './delivery.ts';
import { layOut } from './layout.ts';
import { Once } from './once.ts';
import { Rates, TooMany } from './rates.ts';
import { createRecords } from './records.ts';
import { Refusal, reasonOf } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Caller, TokenReader } from './token.ts';

interface MailAppParts {
  settings: Settings;
  readToken: TokenReader;
  deliver: Postman['deliver'];
  /** One line for each call, without personal data. */
  log: (entry: LogEntry) => void;
}

export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: 'mail';
  call: string;
  kind?: string;
  status: number;
  milliseconds: number;
  attempts?: number;
  reason?: string;
}

const MAX_BODY_BYTES = 64 * 1024;
/** Less than the 10 s that the portal waits, so that the portal receives the reason. */
const ANSWER_MS = 9_000;

/** Answers {messageID}, or {error} with the status of the refusal. */
export function createMailApp(parts: MailAppParts): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: [...parts.settings.portalOrigins],
      allowMethods: ['POST'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Record', 'X-Firebase-AppCheck'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );
  // Cloud Run reserves addresses that end with a z, so there are two.
  for (const path of ['/healthz', '/health']) app.get(path, (c) => c.json({ status: 'ok' }));

  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new Refusal(413, 'The request is too large.');
      },
    }),
  );
  app.post('/api/mail/*', createCallHandler(parts));
  app.notFound((c) => c.json({ error: 'There is no such call.' }, 404));
  app.onError((error, c) => {
    const { message, status } = refusalOf(error);
    return c.json({ error: message }, status);
  });
  return app;
}

/** Runs a call at most once for each key of a caller, and logs it. */
function createCallHandler({ settings, readToken, deliver, log }: MailAppParts) {
  const once = new Once<Delivery>();
  const send = createSender(settings, deliver);
  return async (c: Context) => {
    const { path } = c.req;
    const start = performance.now();
    const entry: LogEntry = {
      severity: 'INFO',
      message: 'mail',
      call: callName(path),
      status: 200,
      milliseconds: 0,
    };
    try {
      const caller = await readToken(c.req.header('Authorization'));
      const body = await c.req.text();
      const payload = parseJson(body);
      Object.assign(entry, kindOf(payload));
      const situation = situationOf(c.req, caller, settings);
      const key = `${caller.uid} ${keyOf(c.req.header('Idempotency-Key'))}`;
      const fingerprint = hash(`${path}\n${situation.recordUid ?? ''}\n${body}`);
      const { messageId, attempts } = await inTime(
        once.run(key, fingerprint, () => send(path, payload, situation, key)),
      );
      entry.attempts = attempts;
      return c.json({ messageID: messageId });
    } catch (error) {
      const refusal = refusalOf(error);
      entry.status = refusal.status;
      entry.severity = refusal.status >= 500 ? 'ERROR' : 'WARNING';
      entry.reason = reasonOf(refusal);
      if (refusal instanceof TooMany) c.header('Retry-After', `${refusal.retryAfter}`);
      return c.json({ error: refusal.message }, refusal.status);
    } finally {
      entry.milliseconds = Math.round(performance.now() - start);
      log(entry);
    }
  };
}

function situationOf(request: HonoRequest, caller: Caller, settings: Settings): Situation {
  const { portalOrigins } = settings;
  const rights = { token: caller.token, appCheck: request.header('X-Firebase-AppCheck') };
  return {
    caller,
    recordUid: request.header('X-Record'),
    records: createRecords(settings, rights),
    settings,
    portal: portalOrigins.find((each) => each === request.header('Origin')) ?? portalOrigins[0],
  };
}

/** Sends the mail of a call within the hourly limits, and a mail about one fact of a record only once. */
function createSender({ limits, from }: Settings, deliver: Postman['deliver']) {
  const onceForRecord = new Once<Delivery>();
  const rates = new Rates();
  return async (path: string, payload: unknown, situation: Situation, key: string): Promise<Delivery> => {
    rates.take(`caller ${situation.caller.uid}`, isStaff(situation) ? limits.staff : limits.person);
    const call = CALLS[path];
    if (!call) throw new Refusal(404, 'There is no such call.');
    const { content, to, cc, isToTeam, onceFor } = await call(payload, situation);
    const mail = () => {
      const limit = isToTeam ? limits.team : limits.address;
      // People use at most half of an address's limit, so that there is room for the mails of staff.
      if (!isStaff(situation)) rates.take(`persons to ${to.toLowerCase()}`, Math.ceil(limit / 2));
      rates.take(`address ${to.toLowerCase()}`, limit);
      return deliver({ to, ...(cc && { cc }), ...layOut(content) }, messageIdOf(onceFor ?? key, from));
    };
    return onceFor === undefined ? mail() : onceForRecord.run(onceFor, onceFor, async () => mail());
  };
}

function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal(502, 'The mail could not be sent.', { cause: error });
}

/** The delivery goes on after the answer: a second try with the same key waits for it instead of mailing again. */
async function inTime(delivery: Promise<Delivery>): Promise<Delivery> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const late = new Refusal(504, 'The mail server did not answer in time.');
    timer = setTimeout(() => reject(late), ANSWER_MS);
  });
  try {
    return await Promise.race([delivery, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function keyOf(header: string | undefined): string {
  if (header === undefined) return randomUUID();
  if (/^[\w.:-]{8,200}$/.test(header)) return header;
  throw new Refusal(400, 'The Idempotency-Key must have 8 to 200 letters, digits, or . : _ -');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new Refusal(400, 'The payload is no JSON.', { cause: error });
  }
}

const KINDS = /^[a-z]{1,30}$/;

function kindOf(payload: unknown): { kind?: string } {
  const kind: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'kind') : undefined;
  return typeof kind === 'string' && KINDS.test(kind) ? { kind } : {};
}

function callName(path: string): string {
  return path in CALLS ? path.slice('/api/mail/'.length) : 'unknown';
}
