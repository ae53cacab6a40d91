import { Firestore } from '@google-cloud/firestore';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { expect, it, vi } from 'vitest';
import { StartError } from '../../../../dev/startError.ts';
import { grantRole } from '../../../../scripts/grant/grantRole.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const GRANT = {
  role: 'reviewer' as const,
  email: 'asha@agency.example',
  revoke: false,
  acceptsUnverified: false,
};

function givenAccount(account: Partial<Pick<UserRecord, 'emailVerified' | 'customClaims'>>) {
  const user = {
    uid: 'uid1',
    emailVerified: true,
    metadata: { creationTime: 'Tue, 17 Nov 2026 08:00:00 GMT' },
    ...account,
  };
  const setCustomUserClaims = vi.fn<Auth['setCustomUserClaims']>().mockResolvedValue();
  const printed: string[] = [];
  const revokeRefreshTokens = vi.fn<Auth['revokeRefreshTokens']>().mockResolvedValue();
  const auth = {
    revokeRefreshTokens,
    getUserByEmail: vi.fn<Auth['getUserByEmail']>().mockResolvedValue(user as UserRecord),
    setCustomUserClaims,
  };
  const print = (line: string) => printed.push(line);
  const firestore = new Firestore({ projectId: 'none' });
  const surroundings = { auth, firestore, workDomains: ['agency.example'], now: NOW, print };
  const run = (change: Partial<typeof GRANT> = {}) => grantRole({ ...GRANT, ...change }, surroundings);
  return { run, printed, setCustomUserClaims, revokeRefreshTokens };
}

it('grants a role to a verified address, and prints uid and age of the account', async () => {
  const { run, printed, setCustomUserClaims, revokeRefreshTokens } = givenAccount({
    customClaims: { other: 1, approver: true, roleSince: { approver: '2026-01-02' } },
  });
  await run();
  expect(setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('uid1', {
    ...{ other: 1, approver: true, reviewer: true },
    roleSince: { approver: '2026-01-02', reviewer: '2026-11-20' },
  });
  expect(revokeRefreshTokens).not.toHaveBeenCalled();
  expect(printed).toEqual(['asha@agency.example (uid uid1, registered 3 days ago) is now a reviewer.']);
});

it('refuses an address that is not verified', { tags: ['tool-roles'] }, async () => {
  const { run, printed, setCustomUserClaims } = givenAccount({ emailVerified: false });
  const attempt = run();
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(
    /uid uid1, registered 3 days ago\) was never verified: .* --unverified/,
  );
  expect(setCustomUserClaims).not.toHaveBeenCalled();
  expect(printed).toEqual([]);
});

it('refuses an address with which no role counts', { tags: ['tool-roles'] }, async () => {
  const { run, setCustomUserClaims } = givenAccount({});
  await expect(run({ email: 'asha@mail.example', acceptsUnverified: true })).rejects.toThrow(
    'A role counts only with an address of agency.example, not with asha@mail.example.',
  );
  expect(setCustomUserClaims).not.toHaveBeenCalled();
});

it('grants a role to an unverified address with --unverified', { tags: ['tool-roles'] }, async () => {
  const { run, printed, setCustomUserClaims } = givenAccount({ emailVerified: false });
  await run({ acceptsUnverified: true });
  expect(setCustomUserClaims).toHaveBeenCalledOnce();
  expect(printed).toEqual([
    expect.stringContaining(
      'was never verified: anybody can have signed up with it. The role is granted anyway, because of --unverified, and counts once the address is verified.',
    ),
    expect.stringContaining('is now a reviewer.'),
  ]);
});

it('revokes a role of an unverified address, and its sessions', { tags: ['tool-roles'] }, async () => {
  const { run, setCustomUserClaims, revokeRefreshTokens } = givenAccount({
    emailVerified: false,
    customClaims: { reviewer: true, roleSince: { reviewer: '2026-01-02' } },
  });
  await run({ revoke: true });
  expect(setCustomUserClaims).toHaveBeenCalledExactlyOnceWith('uid1', {});
  expect(revokeRefreshTokens).toHaveBeenCalledExactlyOnceWith('uid1');
});
