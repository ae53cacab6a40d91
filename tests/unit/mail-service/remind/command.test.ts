import { Query } from '@google-cloud/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { remind } from '../../../../mail-service/remind/command.ts';
import { MAIL_ENVIRONMENT } from '../../../support/mailService.ts';

const said = () => vi.mocked(console.error).mock.calls.flat().join('\n');
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

it('the job lists every missing setting, like the service', { tags: ['reminder-once'] }, async () => {
  expect(await remind([], {})).toBe(1);
  expect(said()).toMatch(/No reminder can be sent:\n {2}FIREBASE_PROJECT_ID is missing\.\n.*PORTAL_ORIGINS/);
});

it('the job refuses an emulator for a real project', async () => {
  expect(await remind(['--project', 'onboarding-live'], MAIL_ENVIRONMENT)).toBe(1);
  expect(said()).toContain('FIRESTORE_EMULATOR_HOST is for projects whose ID begins with demo-.');
});

it('the job refuses an unknown option', async () => {
  expect(await remind(['--dryrun'], MAIL_ENVIRONMENT)).toBe(1);
  expect(said()).toBe('Use: remind [--project id] [--dry-run]');
});

it('reports an unreachable database', async () => {
  const unavailable = Object.assign(new Error('14 UNAVAILABLE: No connection established'), { code: 14 });
  vi.spyOn(Query.prototype, 'get').mockRejectedValue(unavailable);
  expect(await remind(['--dry-run'], MAIL_ENVIRONMENT)).toBe(1);
  expect(said()).toBe('Firestore cannot be reached.');
});

const { FIRESTORE_EMULATOR_HOST: _, ...noEmulator } = MAIL_ENVIRONMENT;
const addresses = ['GST_TEAM_EMAIL', 'APPROVER_EMAIL', 'REVIEW_TEAM_EMAIL', 'MAIL_FROM'];
const environment = {
  ...noEmulator,
  ...Object.fromEntries(addresses.map((name) => [name, 'team@agency.in'])),
  ...{ PORTAL_ORIGINS: 'https://portal.agency.in', WORK_EMAIL_DOMAINS: 'agency.in' },
};
const run = () => remind(['--dry-run', '--project', 'onboarding-live'], environment);
const advice = /^Firestore cannot be opened \(\w+\)\. Are there application default credentials\? Run gcloud/;

it('the job for a real project asks for its default credentials', { tags: ['reminder-once'] }, async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere/key.json');
  expect(await run()).toBe(1);
  expect(said()).toMatch(advice);
});

it('the job shows no part of an unreadable key', { tags: ['reminder-once'] }, async () => {
  vi.spyOn(Query.prototype, 'get').mockRejectedValue(new SyntaxError('Unexpected token: s3cret'));
  expect(await run()).toBe(1);
  expect(said()).toMatch(advice);
  expect(said()).not.toContain('s3cret');
});
