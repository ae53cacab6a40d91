import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';
import type { ApprovalAction } from '../../domain/records/records.ts';
import { getAccessToken } from '../firebase/auth.ts';
import { appCheckHeader } from '../firebase/identityCall.ts';
import { onLogout } from '../onLogout.ts';
import { timeoutSignal } from '../timeoutSignal.ts';
import { blockedOr, isPage, whyStalled } from '../unreachable.ts';

const TIMEOUT_MS = 10_000;
/** The code of a refusal because of too many mails within an hour. */
export const MAILS_REFUSED = 'mail/toomany';

/**
 * Keys of mails that may not have been sent: the service sends one mail per key, for any number of attempts.
 */
const keys = new Map<string, string>();
onLogout(() => keys.clear());

interface Call {
  baseUrl: string;
  path: string;
  payload: object;
  /** The uid of the record that the mail is about, where the payload lacks it. */
  record?: string;
  /** The caller's ID token; without it, the token of the signed-in user. */
  token?: string;
}

async function send({ baseUrl, path, payload, record, token: given }: Call, key: string): Promise<Response> {
  const token = given ?? (await getAccessToken());
  // The service passes the App Check token on to the database.
  const appCheck = await appCheckHeader();
  const request = (signal: AbortSignal) =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
        ...(record !== undefined && { 'X-Record': record }),
        ...appCheck,
      },
      body: JSON.stringify(payload),
      signal,
    });
  const signal = timeoutSignal(TIMEOUT_MS);
  try {
    return await request(signal);
  } catch (error) {
    if (signal.aborted) {
      const reason = await whyStalled(['mail']);
      if (reason) throw new AppError('mail/blocked', reason, { cause: error });
      throw new AppError('mail/timeout', 'The mail service did not answer in time.', { cause: error });
    }
    return request(timeoutSignal(TIMEOUT_MS));
  }
}

async function readMessageId(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const { messageID: messageId, error } = read(text);
  if (response.ok && typeof messageId === 'string' && messageId) return messageId;
  const isNamed = typeof error === 'string' && error;
  const reason = isNamed ? error : `the mail service answered with status ${response.status}.`;
  const code = response.status === 429 ? MAILS_REFUSED : 'mail/refused';
  const refusal = new AppError(code, `The mail could not be sent: ${reason}`);
  // With 5xx the page is of the mail service's own server.
  throw isPage(text) && response.status < 500 ? await blockedOr('mail', refusal) : refusal;
}

function read(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * One retry on a network failure.
 * @throws AppError 'mail/blocked', 'mail/unreachable', 'mail/timeout', 'mail/refused' or MAILS_REFUSED
 */
export async function postMail(call: Call): Promise<string> {
  const mail = JSON.stringify({ ...call, token: undefined });
  const key = keys.get(mail) ?? crypto.randomUUID();
  keys.set(mail, key);
  try {
    const messageId = await readMessageId(await send(call, key));
    keys.delete(mail);
    return messageId;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const failure = new AppError('mail/unreachable', 'The mail service cannot be reached.', { cause: error });
    throw await blockedOr('mail', failure);
  }
}

export function sendGstMail(payload: { name: string; email: string; gstin: string }): Promise<string> {
  return postMail({ baseUrl: getEnv().mailApiBaseUrl, path: '/api/mail/sendgst', payload });
}

export function sendWelcomeMail({
  uid,
  ...payload
}: {
  uid: string;
  name: string;
  email: string;
  introducerEmail: string;
  action: ApprovalAction;
}): Promise<string> {
  return postMail({
    baseUrl: getEnv().mailApiBaseUrl,
    path: '/api/mail/welcomemail',
    payload,
    record: uid,
  });
}

export function sendInvitationMail({ id }: { id: string }): Promise<string> {
  return postMail({ baseUrl: getEnv().automailerBaseUrl, path: '/api/mail/invitation', payload: { id } });
}
