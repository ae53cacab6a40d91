import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { portalName } from '../src/config/portal.ts';
import { LOGO_CID } from './layout.ts';
import { Refusal, type SmtpError } from './refusal.ts';
import type { Settings } from './settings.ts';

export interface Mail {
  to: string;
  cc?: string | readonly string[];
  subject: string;
  text: string;
  html: string;
}

export interface Delivery {
  messageId: string;
  attempts: number;
}

export interface Postman {
  /** @throws Refusal 502 when the mail server refuses the mail, or does not answer after some attempts */
  deliver: (mail: Mail, messageId: string) => Promise<Delivery>;
  close: () => void;
}

export const LOGO_FILE = fileURLToPath(new URL('logo.png', import.meta.url));

/** Twice this time and a pause is less than the 10 s that the portal waits. */
const ATTEMPT_MS = 4_000;
const PAUSES_MS = [300, 1_500];

export function createPostman(
  { smtp, from }: Pick<Settings, 'smtp' | 'from'>,
  attemptMs = ATTEMPT_MS,
): Postman {
  const transport = createTransport({
    pool: true,
    maxConnections: 10,
    maxMessages: 100,
    maxRequeues: 2,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isEncrypted && smtp.port === 465,
    requireTLS: smtp.isEncrypted,
    ignoreTLS: !smtp.isEncrypted,
    ...(smtp.login && { auth: smtp.login }),
    connectionTimeout: attemptMs,
    greetingTimeout: attemptMs,
    socketTimeout: attemptMs,
    dnsTimeout: attemptMs,
    // A mail consists of texts and one local file; it must not fetch anything.
    disableUrlAccess: true,
  });
  return {
    async deliver(mail, messageId) {
      const message = messageOf(mail, from, messageId);
      const lastStart = performance.now() + 1.2 * attemptMs;
      for (let attempts = 1; ; attempts += 1) {
        try {
          return { messageId: (await transport.sendMail(message)).messageId, attempts };
        } catch (error) {
          const pause = PAUSES_MS[attempts - 1];
          const isLast = pause === undefined || performance.now() + pause > lastStart;
          if (isLast || !mayPass(error as SmtpError)) throw refusalOf(error as SmtpError);
          await delay(pause);
        }
      }
    },
    close: () => transport.close(),
  };
}

/** A mail as nodemailer takes it. */
export function messageOf({ to, cc, subject, text, html }: Mail, from: string, messageId: string) {
  return {
    // As objects, because a text may be parsed as several addresses.
    from: { name: portalName, address: from },
    to: { name: '', address: to },
    ...(cc && { cc: [cc].flat().map((address) => ({ name: '', address })) }),
    ...{ subject, text, html, messageId },
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [{ filename: 'logo.png', path: LOGO_FILE, cid: LOGO_CID }],
  } satisfies SendMailOptions;
}

/** Whether no encrypted connection with a trusted certificate is possible: nodemailer, Node and OpenSSL name it each. */
function isUntrusted({ code = '', originalCode = '' }: SmtpError): boolean {
  return code === 'ETLS' || /CERT|SIGNATURE|^ERR_(?:SSL|TLS)_/.test(originalCode);
}

/** Whether the same mail may be accepted a moment later. */
function mayPass(error: SmtpError): boolean {
  const { code = '', responseCode } = error;
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  if (isUntrusted(error)) return false;
  return ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNRESET'].includes(code);
}

function refusalOf(error: SmtpError): Refusal {
  return new Refusal(502, `The mail server ${reasonOf(error)}.`, { cause: error });
}

function reasonOf(error: SmtpError): string {
  if (mayPass(error)) return error.responseCode ? 'asks to try again in a few minutes' : 'cannot be reached';
  if (isUntrusted(error)) return 'offers no encryption that can be trusted';
  return error.code === 'EAUTH' ? 'refused the login of the mail service' : 'refused the mail';
}

/** The same for each attempt, so that a mailbox recognises a mail whose first answer was lost. */
export function messageIdOf(key: string, from: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${from.split('@')[1]}>`;
}
