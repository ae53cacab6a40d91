import type { Auth, UserRecord } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { listStaff, removePassword, resetFactor } from '../../../../scripts/grant/grantStaff.ts';

const TOTP = { enrolledFactors: [{ uid: 'f1', factorId: 'totp' }] };
const ASHA = {
  uid: 'uid1',
  email: 'asha@agency.example',
  emailVerified: true,
  customClaims: { reviewer: true, roleSince: { reviewer: '2026-11-02' } },
  metadata: { lastSignInTime: 'Tue, 17 Nov 2026 08:00:00 GMT' },
  multiFactor: TOTP,
};
const DEV = {
  uid: 'uid2',
  email: 'dev@agency.example',
  emailVerified: false,
  disabled: true,
  customClaims: { reviewer: true, approver: true },
  metadata: {},
};

function givenUsers(...pages: object[][]) {
  const printed: string[] = [];
  const listUsers = vi.fn<Auth['listUsers']>(async (_, token) => {
    const at = Number(token ?? 0);
    const users = pages[at] as UserRecord[];
    return { users, ...(at + 1 < pages.length && { pageToken: `${at + 1}` }) };
  });
  return { auth: { listUsers }, print: (line: string) => printed.push(line), printed };
}

it('lists staff of all pages by address, with their weaknesses', { tags: ['tool-roles'] }, async () => {
  const { printed, ...surroundings } = givenUsers([DEV, { uid: 'uid3', email: 'ram@demo.example' }], [ASHA]);
  await listStaff(surroundings);
  const [dev, since] = ['dev@agency.example (disabled)', 'not recorded, not recorded'];
  expect(printed.map((line) => line.split(/ {2,}/))).toEqual([
    ['Address', 'Role', 'Since', 'Last sign-in', 'Address verified', 'Second step'],
    ['asha@agency.example', 'reviewer', '2026-11-02', '2026-11-17', 'yes', 'totp'],
    [dev, 'reviewer and approver', since, 'never', 'no', 'none'],
  ]);
});

it('reports that nobody has a role', async () => {
  const { printed, ...surroundings } = givenUsers([]);
  await listStaff(surroundings);
  expect(printed).toEqual(['Nobody is reviewer or approver.']);
});

function givenAccount(account: object) {
  const printed: string[] = [];
  const auth = {
    getUserByEmail: vi.fn<Auth['getUserByEmail']>().mockResolvedValue(account as UserRecord),
    updateUser: vi.fn<Auth['updateUser']>().mockResolvedValue(account as UserRecord),
    revokeRefreshTokens: vi.fn<Auth['revokeRefreshTokens']>().mockResolvedValue(),
  };
  return { auth, print: (line: string) => printed.push(line), printed };
}

it('removes the second step of a lost phone and ends the sessions', { tags: ['tool-roles'] }, async () => {
  const { printed, ...surroundings } = givenAccount(ASHA);
  await resetFactor(ASHA.email, surroundings);
  const { updateUser, revokeRefreshTokens } = surroundings.auth;
  expect(updateUser).toHaveBeenCalledExactlyOnceWith('uid1', { multiFactor: { enrolledFactors: null } });
  expect(revokeRefreshTokens).toHaveBeenCalledExactlyOnceWith('uid1');
  expect(printed.join()).toContain('asha@agency.example (uid uid1) has no second step any more');
});

it.each([
  ['second step', resetFactor],
  ['password', removePassword],
] as const)('changes nothing for an account without a %s', async (what, change) => {
  const { printed, ...surroundings } = givenAccount({
    ...DEV,
    providerData: [{ providerId: 'microsoft.com' }],
  });
  await change(DEV.email, surroundings);
  expect(surroundings.auth.updateUser).not.toHaveBeenCalled();
  expect(surroundings.auth.revokeRefreshTokens).not.toHaveBeenCalled();
  expect(printed).toEqual([`dev@agency.example (uid uid2) has no ${what}.`]);
});

describe('removing a password', { tags: ['staff-provider'] }, () => {
  const withSignIns = (...ids: string[]) => ({
    ...ASHA,
    providerData: ids.map((providerId) => ({ providerId })),
  });

  it('leaves the sign-in with the provider', async () => {
    const { printed, ...surroundings } = givenAccount(withSignIns('password', 'google.com'));
    await removePassword(ASHA.email, surroundings);
    const { updateUser, revokeRefreshTokens } = surroundings.auth;
    expect(updateUser).toHaveBeenCalledExactlyOnceWith('uid1', { providersToUnlink: ['password'] });
    expect(revokeRefreshTokens).toHaveBeenCalledExactlyOnceWith('uid1');
    expect(printed.join()).toContain('has no password any more');
  });

  it('removing the password of an account without another sign-in is refused', async () => {
    const { printed: _, ...surroundings } = givenAccount(withSignIns('password'));
    await expect(removePassword(ASHA.email, surroundings)).rejects.toThrow('has no other sign-in');
    expect(surroundings.auth.updateUser).not.toHaveBeenCalled();
  });
});
