import config from '../portal.config.json' with { type: 'json' };
import { isExampleHost } from '../src/config/portalSettings.ts';
import { isEmailAddress } from '../src/domain/validators/emailAddress.ts';

const { mail, workDomains } = config;

export interface Settings {
  /** Absent: every address of the machine, as a container needs. */
  host: string | undefined;
  port: number;
  projectId: string;
  /** Set only for a demo project, whose tokens are unsigned. */
  firestoreEmulator: string | undefined;
  /** The only origins that may call from a browser. Links of a mail use the caller's, or the first. */
  portalOrigins: readonly [string, ...string[]];
  workDomains: readonly string[];
  teams: Teams;
  from: string;
  smtp: { host: string; port: number; isEncrypted: boolean; login?: { user: string; pass: string } };
  limits: HourlyLimits;
}

/** Addresses that are in no record and no payload. */
export interface Teams {
  gst: string;
  approver: string;
  /** Approvers who get a copy, so that one who is away stops nothing. */
  otherApprovers: readonly string[];
  review: string;
}

export function approversOf({ approver, otherApprovers }: Teams): string[] {
  return [approver, ...otherApprovers];
}

/** Mails per hour: by a trainee or vendor, by staff, to one person, to one team. */
interface HourlyLimits {
  person: number;
  staff: number;
  address: number;
  team: number;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Result = { ok: true; settings: Settings } | { ok: false; problems: string[] };

const REQUIRED = ['FIREBASE_PROJECT_ID', 'PORTAL_ORIGINS', 'SMTP_HOST'] as const;

/** The values of portal.config.json; the environment overrides them. */
const DEFAULTS: Environment = {
  WORK_EMAIL_DOMAINS: workDomains.join(','),
  GST_TEAM_EMAIL: mail.gstTeam,
  APPROVER_EMAIL: [mail.approver].flat().join(','),
  REVIEW_TEAM_EMAIL: mail.reviewTeam,
  MAIL_FROM: mail.sender,
};

const ADDRESSES = ['GST_TEAM_EMAIL', 'APPROVER_EMAIL', 'REVIEW_TEAM_EMAIL', 'MAIL_FROM'] as const;

const NUMBERS = {
  PORT: 8080,
  SMTP_PORT: 587,
  HOURLY_LIMIT_PERSON: 30,
  HOURLY_LIMIT_STAFF: 300,
  HOURLY_LIMIT_ADDRESS: 30,
  HOURLY_LIMIT_TEAM: 1_000,
};

/** A failure lists everything missing or wrong, one problem per line. */
export function readSettings(environment: Environment): Result {
  const values = readValues(environment);
  const problems = problemsOf(values);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings: settingsOf(values) };
}

type Values = ReturnType<typeof readValues>;

function readValues(environment: Environment) {
  const text = (name: string) => environment[name]?.trim() || DEFAULTS[name] || '';
  const items = (value: string) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  const list = (name: string) => items(text(name).toLowerCase());
  const projectId = text('FIREBASE_PROJECT_ID');
  return {
    text,
    list,
    number: (name: keyof typeof NUMBERS) => (text(name) === '' ? NUMBERS[name] : Number(text(name))),
    projectId,
    isDemo: projectId.startsWith('demo-'),
    firestoreEmulator: text('FIRESTORE_EMULATOR_HOST') || undefined,
    portalOrigins: list('PORTAL_ORIGINS').map((origin) => origin.replace(/\/+$/, '')),
    approvers: items(text('APPROVER_EMAIL')),
    smtp: {
      host: text('SMTP_HOST'),
      isEncrypted: text('SMTP_TLS') !== 'off',
      user: text('SMTP_USER'),
      pass: environment.SMTP_PASSWORD ?? '',
    },
  };
}

function problemsOf({ text, number, isDemo, firestoreEmulator, portalOrigins, approvers, smtp }: Values) {
  const problems = REQUIRED.filter((name) => text(name) === '').map((name) => `${name} is missing.`);
  const check = (isRight: boolean, problem: string) => void (isRight || problems.push(problem));
  for (const name of ADDRESSES) {
    const isList = name === 'APPROVER_EMAIL' && approvers.length > 1;
    check((isList ? approvers : [text(name)]).every(isEmailAddress), `${name} is no e-mail address.`);
  }
  for (const name of Object.keys(DEFAULTS)) {
    const isExample = smtp.isEncrypted && !isDemo && text(name).split(/[@,]/).some(isExampleHost);
    check(!isExample, `${name} is still an example: ${text(name)}. Run npm run setup.`);
  }
  for (const name of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]) {
    check(Number.isInteger(number(name)) && number(name) > 0, `${name} is no number above 0.`);
  }
  check(!firestoreEmulator || isDemo, 'FIRESTORE_EMULATOR_HOST is for projects whose ID begins with demo-.');
  for (const origin of portalOrigins) {
    check(isOrigin(origin, isDemo), `PORTAL_ORIGINS: ${origin} is not of the form https://portal.example.`);
  }
  check((smtp.user === '') === (smtp.pass === ''), 'SMTP_USER and SMTP_PASSWORD go together.');
  check(
    smtp.isEncrypted || isOnThisMachine(smtp.host),
    'SMTP_TLS=off is for a mail server on the same machine.',
  );
  return problems;
}

/** Of values without problems. */
function settingsOf({ text, list, number, projectId, firestoreEmulator, ...values }: Values): Settings {
  const [portal = '', ...otherOrigins] = values.portalOrigins;
  const [approver = '', ...otherApprovers] = values.approvers;
  const { host, isEncrypted, user, pass } = values.smtp;
  return {
    host: text('HOST') || undefined,
    port: number('PORT'),
    projectId,
    firestoreEmulator,
    portalOrigins: [portal, ...otherOrigins],
    workDomains: list('WORK_EMAIL_DOMAINS'),
    teams: { gst: text('GST_TEAM_EMAIL'), approver, otherApprovers, review: text('REVIEW_TEAM_EMAIL') },
    from: text('MAIL_FROM'),
    smtp: { host, port: number('SMTP_PORT'), isEncrypted, ...(user && { login: { user, pass } }) },
    limits: {
      person: number('HOURLY_LIMIT_PERSON'),
      staff: number('HOURLY_LIMIT_STAFF'),
      address: number('HOURLY_LIMIT_ADDRESS'),
      team: number('HOURLY_LIMIT_TEAM'),
    },
  };
}

function isOrigin(text: string, isDemo: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === text && (url.protocol === 'https:' || (isDemo && url.protocol === 'http:'));
}

/** Whether a host is the loopback address, or the name of a container on the same machine, which has no dot. */
function isOnThisMachine(host: string): boolean {
  return host === '127.0.0.1' || !host.includes('.');
}
