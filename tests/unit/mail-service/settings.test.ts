import { expect, it } from 'vitest';
import { readSettings } from '../../../mail-service/settings.ts';
import config from '../../../portal.config.json' with { type: 'json' };
import { MAIL_ENVIRONMENT } from '../../support/mailService.ts';

const { mail, workDomains } = config;

const REAL = {
  ...MAIL_ENVIRONMENT,
  FIREBASE_PROJECT_ID: 'your-project',
  FIRESTORE_EMULATOR_HOST: '',
  PORTAL_ORIGINS: 'https://your-project.web.app/, https://portal.agency.in',
  WORK_EMAIL_DOMAINS: 'agency.in, media.in',
  GST_TEAM_EMAIL: 'gst@agency.in',
  APPROVER_EMAIL: 'approvals@agency.in',
  REVIEW_TEAM_EMAIL: 'compliance@agency.in',
  MAIL_FROM: 'portal@agency.in',
  SMTP_HOST: 'smtp.agency.in',
  SMTP_TLS: '',
};
const problemsOf = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  return read.ok ? [] : read.problems;
};

it('reports all missing settings in one list', () => {
  expect(problemsOf({ SMTP_TLS: 'off' })).toEqual([
    'FIREBASE_PROJECT_ID is missing.',
    'PORTAL_ORIGINS is missing.',
    'SMTP_HOST is missing.',
  ]);
});

it('domains, teams and sender default to portal.config.json', { tags: ['config-mail'] }, () => {
  const { FIREBASE_PROJECT_ID, PORTAL_ORIGINS, SMTP_HOST, SMTP_TLS } = MAIL_ENVIRONMENT;
  const read = readSettings({ FIREBASE_PROJECT_ID, PORTAL_ORIGINS, SMTP_HOST, SMTP_TLS });
  const { gstTeam: gst, approver, reviewTeam: review, sender: from } = mail;
  const teams = { gst, approver, otherApprovers: [], review };
  expect(read.ok && read.settings).toMatchObject({ workDomains, teams, from });
});

it('several approvers are a list with commas', { tags: ['config-mail'] }, () => {
  const read = readSettings({ ...REAL, APPROVER_EMAIL: 'dev@agency.in, Asha@agency.in' });
  const teams = { approver: 'dev@agency.in', otherApprovers: ['Asha@agency.in'] };
  expect(read.ok && read.settings.teams).toMatchObject(teams);
  for (const wrong of ['dev@agency.in, asha', ',', 'dev@agency.in;asha@agency.in'])
    expect(problemsOf({ ...REAL, APPROVER_EMAIL: wrong })).toEqual(['APPROVER_EMAIL is no e-mail address.']);
});

it('example addresses are refused where mails leave the machine', { tags: ['config-questions'] }, () => {
  const { GST_TEAM_EMAIL: _, WORK_EMAIL_DOMAINS: __, ...others } = REAL;
  expect(problemsOf(others)).toEqual([
    expect.stringMatching(
      /^WORK_EMAIL_DOMAINS is still an example: agency\.example,.*\. Run npm run setup\.$/,
    ),
    'GST_TEAM_EMAIL is still an example: gst-team@agency.example. Run npm run setup.',
  ]);
});

it('a real project needs https origins and encrypted mail, without an emulator', () => {
  const read = readSettings(REAL);
  expect(read.ok && read.settings).toMatchObject({
    port: 8080,
    firestoreEmulator: undefined,
    portalOrigins: ['https://your-project.web.app', 'https://portal.agency.in'],
    workDomains: ['agency.in', 'media.in'],
    smtp: { host: 'smtp.agency.in', port: 587, isEncrypted: true },
    limits: { person: 30, staff: 300, address: 30, team: 1_000 },
  });
});

const EMULATOR = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
it.each([
  [EMULATOR, 'FIRESTORE_EMULATOR_HOST is for projects whose ID begins with demo-.'],
  [{ PORTAL_ORIGINS: 'http://your-project.web.app' }, /^PORTAL_ORIGINS: http:.* is not of the form/],
  [{ PORTAL_ORIGINS: 'https://your-project.web.app/path' }, /^PORTAL_ORIGINS: /],
  [{ PORTAL_ORIGINS: '*' }, /^PORTAL_ORIGINS: /],
  [{ SMTP_TLS: 'off' }, 'SMTP_TLS=off is for a mail server on the same machine.'],
  [{ SMTP_USER: 'portal' }, 'SMTP_USER and SMTP_PASSWORD go together.'],
  [{ MAIL_FROM: 'Portal <portal@agency.example>' }, 'MAIL_FROM is no e-mail address.'],
  [{ PORT: 'http' }, 'PORT is no number above 0.'],
  [{ HOURLY_LIMIT_STAFF: '0' }, 'HOURLY_LIMIT_STAFF is no number above 0.'],
])('%o is refused', (wrong, problem) => {
  expect(problemsOf({ ...REAL, ...wrong })).toEqual([expect.stringMatching(problem)]);
});

it('a container on the same host may receive unencrypted mails', () => {
  expect(problemsOf({ ...REAL, SMTP_HOST: 'maildev', SMTP_TLS: 'off' })).toEqual([]);
});
