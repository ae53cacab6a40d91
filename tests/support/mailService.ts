import { createMailApp, type LogEntry } from '../../mail-service/app.ts';
import type { Delivery, Mail } from '../../mail-service/delivery.ts';
import { readSettings, type Settings } from '../../mail-service/settings.ts';
import { createTokenReader } from '../../mail-service/token.ts';

export const MAIL_ENVIRONMENT = {
  FIREBASE_PROJECT_ID: 'demo-onboarding',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  PORTAL_ORIGINS: 'http://127.0.0.1:5173,http://localhost:5173',
  WORK_EMAIL_DOMAINS: 'agency.example,media.example',
  GST_TEAM_EMAIL: 'gst-team@agency.example',
  APPROVER_EMAIL: 'approver@agency.example',
  REVIEW_TEAM_EMAIL: 'review-team@agency.example',
  MAIL_FROM: 'portal@agency.example',
  SMTP_HOST: '127.0.0.1',
  SMTP_TLS: 'off',
};

/** @throws Error with the problems */
export function mailSettings(environment: Record<string, string> = {}): Settings {
  const read = readSettings({ ...MAIL_ENVIRONMENT, ...environment });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.settings;
}

/** An unsigned token, as emulators create them. */
export function unsignedToken(claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const usual = {
    iss: 'https://securetoken.google.com/demo-onboarding',
    aud: 'demo-onboarding',
    auth_time: now,
    iat: now,
    exp: now + 3_600,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...usual, ...claims })}.`;
}

export type Deliver = (mail: Mail, messageId: string) => Promise<Delivery>;

/** The service in this process, with the mails that it delivers and the lines that it logs. */
export function makeMailApp({
  environment = {},
  deliver,
}: {
  environment?: Record<string, string>;
  deliver?: Deliver | undefined;
} = {}) {
  const mails: Mail[] = [];
  const lines: LogEntry[] = [];
  const accept: Deliver = (mail, messageId) => {
    mails.push(mail);
    return Promise.resolve({ messageId, attempts: 1 });
  };
  const settings = mailSettings(environment);
  const app = createMailApp({
    settings,
    readToken: createTokenReader({
      projectId: settings.projectId,
      isEmulator: true,
      staffSignIn: 'password',
      workDomains: settings.workDomains,
    }),
    deliver: deliver ?? accept,
    log: (line) => lines.push(line),
  });
  return { app, mails, lines };
}
