import { beforeEach, expect, it, vi } from 'vitest';
import { remind } from '../../../../mail-service/remind/command.ts';
import { MAIL_ENVIRONMENT } from '../../../support/mailService.ts';

const said = () => vi.mocked(console.error).mock.calls.flat().join('\n');
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

it('every setting that is missing is named, as by the service', { tags: ['reminder-once'] }, async () => {
  expect(await remind([], {})).toBe(1);
  expect(said()).toMatch(/No reminder can be sent:\n {2}FIREBASE_PROJECT_ID is missing\.\n.*PORTAL_ORIGINS/);
});

it('an emulator is not for a real project', async () => {
  expect(await remind(['--project', 'onboarding-live'], MAIL_ENVIRONMENT)).toBe(1);
  expect(said()).toContain('FIRESTORE_EMULATOR_HOST is for projects whose ID begins with demo-.');
});

it('an option that is not known is refused', async () => {
  expect(await remind(['--dryrun'], MAIL_ENVIRONMENT)).toBe(1);
  expect(said()).toBe('Use: remind [--project id] [--dry-run]');
});

it('a database that cannot be reached is said', async () => {
  expect(await remind(['--dry-run'], { ...MAIL_ENVIRONMENT, FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' })).toBe(
    1,
  );
  expect(said()).toBe('Firestore cannot be reached.');
});
