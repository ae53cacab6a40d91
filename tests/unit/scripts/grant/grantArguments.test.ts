import { expect, it } from 'vitest';
import { StartError } from '../../../../dev/startError.ts';
import { parseGrant } from '../../../../scripts/grant/grantArguments.ts';

const EMAIL = 'someone@agency.example';

it('reads role, address and options in any order', () => {
  expect(parseGrant(['approver', EMAIL, '--local'], {})).toEqual({
    command: 'role',
    role: 'approver',
    email: EMAIL,
    revoke: false,
    acceptsUnverified: false,
    isLocal: true,
    project: undefined,
  });
  expect(parseGrant(['approver', EMAIL, '--unverified', '--local'], {})).toMatchObject({
    acceptsUnverified: true,
  });
  expect(parseGrant(['--revoke', 'reviewer', EMAIL, '--project', 'real'], {})).toMatchObject({
    role: 'reviewer',
    revoke: true,
    isLocal: false,
    project: 'real',
  });
});

it('reads the list of staff, and the reset of a second step', () => {
  expect(parseGrant(['list', '--local'], {})).toEqual({ command: 'list', isLocal: true, project: undefined });
  expect(parseGrant(['reset-factor', EMAIL, '--project', 'real'], {})).toEqual({
    command: 'reset-factor',
    email: EMAIL,
    isLocal: false,
    project: 'real',
  });
});

it('takes the project from GOOGLE_CLOUD_PROJECT, and the local suite from its host variable', () => {
  expect(parseGrant(['approver', EMAIL], { GOOGLE_CLOUD_PROJECT: 'real' }).project).toBe('real');
  expect(parseGrant(['approver', EMAIL], { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }).isLocal).toBe(
    true,
  );
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
