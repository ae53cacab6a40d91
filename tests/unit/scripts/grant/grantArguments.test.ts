import { expect, it } from 'vitest';
import { StartError } from '../../../../dev/startError.ts';
import { parseGrant } from '../../../../scripts/grant/main.ts';

const EMAIL = 'someone@agency.example';

const LOCAL = { local: true, project: undefined };
const REAL = { local: false, project: 'real' };
const GRANT = { step: 'approver', email: EMAIL, revoke: false, acceptsUnverified: false };

it.each<[string[], Record<string, string>, object]>([
  [['approver', EMAIL, '--local'], {}, { ...GRANT, ...LOCAL }],
  [['approver', EMAIL, '--unverified', '--local'], {}, { ...GRANT, ...LOCAL, acceptsUnverified: true }],
  [
    ['--revoke', 'reviewer', EMAIL, '--project', 'real'],
    {},
    { ...GRANT, ...REAL, step: 'reviewer', revoke: true },
  ],
  [['approver', EMAIL], { GOOGLE_CLOUD_PROJECT: 'real' }, { ...GRANT, ...REAL }],
  [['approver', EMAIL], { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, { ...GRANT, ...LOCAL }],
  [['list', '--local'], {}, { ...GRANT, step: 'list', email: '', ...LOCAL }],
  [['reset-factor', EMAIL, '--project', 'real'], {}, { ...GRANT, step: 'reset-factor', ...REAL }],
])('reads %j with the environment %j', (words, environment, grant) => {
  expect(parseGrant(words, environment)).toEqual(grant);
});

it.each([
  [[], 'Use: npm run grant'],
  [['boss', EMAIL, '--local'], 'There is no role boss.'],
  [['approver', '--local'], 'Use: npm run grant'],
  [['approver', EMAIL, 'another@agency.example', '--local'], 'Use: npm run grant'],
  [['approver', EMAIL, '--everywhere'], 'Use: npm run grant'],
  [['list', EMAIL, '--local'], 'Use: npm run grant'],
  [['reset-factor', '--local'], 'Use: npm run grant'],
  [['approver', EMAIL], 'Which project?'],
])('refuses %j in one line', (words, line) => {
  const attempt = () => parseGrant(words, {});
  expect(attempt).toThrow(StartError);
  expect(attempt).toThrow(line);
  expect(attempt).toThrow(/^[^\n]+$/);
});
