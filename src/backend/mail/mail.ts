import { getEnv } from '../../config/env.ts';
import { AppError } from '../../domain/appError.ts';
import type { ApprovalAction } from '../../domain/records/records.ts';
import { getAccessToken } from '../firebase/auth.ts';

const TIMEOUT_MS = 10_000;

async function send(url: string, payload: object, token: string): Promise<Response> {
  const request = () =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
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
export async function postMail(baseUrl: string, path: string, payload: object): Promise<string> {
  try {
    const token = await getAccessToken();
    return await readMessageId(await send(`${baseUrl}${path}`, payload, token));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('mail/unreachable', 'The mail service cannot be reached.', { cause: error });
  }
}

export function sendGstMail(payload: { name: string; email: string; gstin: string }): Promise<string> {
  return postMail(getEnv().mailApiBaseUrl, '/api/mail/sendgst', payload);
}

export function sendWelcomeMail(payload: {
  name: string;
  email: string;
  introducerEmail: string;
  action: ApprovalAction;
}): Promise<string> {
  return postMail(getEnv().mailApiBaseUrl, '/api/mail/welcomemail', payload);
}
