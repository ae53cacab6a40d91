import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';
import type { ApprovalAction } from '../../domain/records/records.ts';
import { getFirebaseApp } from '../firebase/app.ts';
import { appCheckToken } from '../firebase/appCheck.ts';
import { getAccessToken } from '../firebase/auth.ts';
import { onLogout } from '../onLogout.ts';

const TIMEOUT_MS = 10_000;

/** The keys of mails that are not known to have been sent: the service mails a key once, however often it is tried. */
const keys = new Map<string, string>();
onLogout(() => keys.clear());

interface Call {
  baseUrl: string;
  path: string;
  payload: object;
  /** Whose record the mail is about, where the payload does not say it. */
  record?: string;
}

async function send({ baseUrl, path, payload, record }: Call, key: string): Promise<Response> {
  const token = await getAccessToken();
  const appCheck = await appCheckToken(getFirebaseApp());
  const request = () =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
        ...(record !== undefined && { 'X-Record': record }),
        ...(appCheck !== undefined && { 'X-Firebase-AppCheck': appCheck }),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  try {
    return await request();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new AppError('mail/timeout', 'The mail service did not answer in time.', { cause: error });
    }
    return request();
  }
}

async function readMessageId(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => null);
  const field = (name: string): unknown =>
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  const messageId = field('messageID');
  if (response.ok && typeof messageId === 'string' && messageId) return messageId;
  const reason = field('error');
  throw new AppError(
    'mail/refused',
    typeof reason === 'string' && reason
      ? `The mail could not be sent: ${reason}`
      : `The mail could not be sent: the mail service answered with status ${response.status}.`,
  );
}

/** One retry on a network failure. @throws AppError 'mail/unreachable', 'mail/timeout' or 'mail/refused' */
export async function postMail(call: Call): Promise<string> {
  const mail = JSON.stringify(call);
  const key = keys.get(mail) ?? crypto.randomUUID();
  keys.set(mail, key);
  try {
    const messageId = await readMessageId(await send(call, key));
    keys.delete(mail);
    return messageId;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('mail/unreachable', 'The mail service cannot be reached.', { cause: error });
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
