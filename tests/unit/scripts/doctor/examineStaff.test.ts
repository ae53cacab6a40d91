import { beforeEach, expect, it } from 'vitest';
import { account, type LiveProject, problemsOf, reportOn, startProject } from './healthyProject.ts';

let server: LiveProject;

beforeEach(() => {
  server = startProject();
});

it('missing roles are reported; disabled accounts and other claims do not count', async () => {
  server.accounts = [
    account('asha@agency.example', { reviewer: true }, { disabled: true }),
    account('dev@agency.example', { approver: 'yes' }),
  ];
  const lines = await reportOn(server);
  expect(lines.filter((line) => line.includes('Roles:'))).toEqual([
    'ok   Roles: 0 reviewers',
    'ok   Roles: 0 approvers',
    expect.stringContaining('off  Roles: Nobody is reviewer.'),
    expect.stringContaining('off  Roles: Nobody is approver.'),
  ]);
});

it('one person with both roles is reported', async () => {
  server.accounts = [
    account('asha@agency.example', { reviewer: true, approver: true }),
    account('dev@agency.example', { approver: true }),
  ];
  expect(await problemsOf(server)).toEqual([
    expect.stringContaining('asha@agency.example is reviewer and approver'),
  ]);
});

it.each(['reviewer', 'approver'])(
  'roles of %s are reported when the address is unverified or none of work',
  { tags: ['tool-roles'] },
  async (role) => {
    server.accounts = [
      account('eve@agency.example', { [role]: true }, { emailVerified: false }),
      account('old@agency.example', { [role]: true }, { emailVerified: false, disabled: true }),
      account('eve@mail.example', { [role]: true }),
      account('asha@agency.example', { reviewer: true }),
      account('dev@agency.example', { approver: true }),
    ];
    expect(await problemsOf(server)).toEqual([
      expect.stringContaining(`eve@agency.example is ${role}, but the address was never verified`),
      expect.stringContaining(`eve@mail.example is ${role}, but a role counts only with an address of`),
    ]);
  },
);

it.each([
  ['totp', 'cannot use the role until one is set up'],
  ['password', 'the password alone opens every record'],
] as const)(
  'staff without a second step are reported where the setting is %s',
  { tags: ['tool-roles'] },
  async (staffSignIn, consequence) => {
    const multiFactor = { enrolledFactors: [{ factorId: 'phone' }] };
    server.accounts = [
      account('asha@agency.example', { reviewer: true }),
      account('dev@agency.example', { approver: true }, { multiFactor }),
    ];
    expect(await problemsOf(server, { staffSignIn })).toEqual([
      expect.stringMatching(new RegExp(`dev@agency.example has no second step .*${consequence}`)),
    ]);
  },
);

it('reports accounts without the provider, or with a password', { tags: ['staff-provider'] }, async () => {
  const by = (...ids: string[]) => ({ providerData: ids.map((providerId) => ({ providerId })) });
  server.accounts = [
    account('asha@agency.example', { reviewer: true }, by('google.com')),
    account('dev@agency.example', { approver: true }, by('google.com', 'password')),
    account('ravi@agency.example', { approver: true }, by('password')),
  ];
  expect(await problemsOf(server, { staffSignIn: 'google' })).toEqual([
    expect.stringContaining('dev@agency.example also has a password'),
    expect.stringContaining('ravi@agency.example has never signed in with google.com'),
  ]);
});

it('a project without accounts has no roles', async () => {
  server.accounts = [];
  expect(await problemsOf(server)).toHaveLength(2);
});

const away = (deputy: string, until: number) => ({
  ...{ email: 'ravi@agency.example', deputy, deputyEmail: `${deputy}@agency.example`, from: 1, until },
});
const later = Date.now() + 86_400_000;

it('a deputy who is no longer an approver is reported', { tags: ['tool-roles'] }, async () => {
  server.delegations = { ravi: away('dev', later), anita: away('asha', later), rohit: away('ram', 2) };
  const asha =
    /^off {2}Deputies: asha@agency\.example decides for ravi@agency\.example until .* but is no approver/;
  expect(await problemsOf(server)).toEqual([expect.stringMatching(asha)]);
});

it('a deputy whose account is disabled is reported', { tags: ['tool-roles'] }, async () => {
  server.accounts.push(account('anita@agency.example', { approver: true }));
  server.accounts[2] = account('dev@agency.example', { approver: true }, { disabled: true });
  server.delegations = { ravi: away('dev', later) };
  const dev = /Deputies: dev@agency\.example decides for/;
  expect(await problemsOf(server)).toEqual([expect.stringMatching(dev)]);
});
