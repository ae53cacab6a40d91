import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Delegation, isOver } from '../../src/domain/people/delegations.ts';
import { STAFF_ROLES, type StaffRole } from '../../src/domain/people/roles.ts';
import type { StaffSignIn } from '../../src/domain/people/staffSignIn.ts';
import { formatTimestamp } from '../../src/domain/time/dates.ts';
import { isWorkEmail } from '../../src/domain/workEmail.ts';
import { accountsOf, rolesOf } from '../project.ts';
import { providerOf } from './auth.ts';

/** An account with a role. */
interface Staff {
  account: UserRecord;
  /** The address. */
  name: string;
  roles: StaffRole[];
}

/** The accounts with a role, without the disabled ones. */
export async function fetchStaff(auth: Pick<Auth, 'listUsers'>): Promise<Staff[]> {
  return (await accountsOf(auth))
    .filter((account) => !account.disabled && rolesOf(account).length > 0)
    .map((account) => ({ account, name: account.email ?? account.uid, roles: rolesOf(account) }));
}

interface Expected {
  staffSignIn: StaffSignIn;
  workDomains: readonly string[];
}

/** Who has which role, and the problems of these accounts. */
export function roleFindings(
  staff: readonly Staff[],
  expected: Expected,
): { findings: string[]; facts: string[] } {
  const having = (role: StaffRole) =>
    staff.filter(({ roles }) => roles.includes(role)).map(({ name }) => name);
  return {
    facts: STAFF_ROLES.map((role) => {
      const names = having(role).sort();
      return `${names.length} ${role}${names.length === 1 ? '' : 's'}${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
    }),
    findings: [
      ...staff.flatMap((each) => [...accountFindings(each, expected), ...signInFindings(each, expected)]),
      ...STAFF_ROLES.filter((role) => having(role).length === 0).map(
        (role) => `Nobody is ${role}. Run npm run grant -- ${role} someone@your-domain --project <id>.`,
      ),
    ],
  };
}

function accountFindings({ account, name, roles }: Staff, { workDomains }: Expected): string[] {
  const findings: [isOff: boolean, what: string][] = [
    [
      !account.emailVerified,
      `is ${roles.join(' and ')}, but the address was never verified: anybody can have signed up with it. Take the role back until it is.`,
    ],
    [
      !isWorkEmail(account.email ?? '', workDomains),
      `is ${roles.join(' and ')}, but a role counts only with an address of ${workDomains.join(', ')}. Take the role back.`,
    ],
    [
      roles.length > 1,
      'is reviewer and approver, so that nobody else looks at what is approved. Take one role back.',
    ],
  ];
  return findings.filter(([isOff]) => isOff).map(([, what]) => `${name} ${what}`);
}

/** A person who knows the password can link any account of the provider. */
function signInFindings({ account, name }: Staff, { staffSignIn }: Expected): string[] {
  const provider = providerOf(staffSignIn);
  const has = (id: string) => account.providerData.some(({ providerId }) => providerId === id);
  if (provider) {
    if (!has(provider)) return [`${name} has never signed in with ${provider}, so the role does not count.`];
    if (!has('password')) return [];
    return [
      `${name} also has a password: whoever knows it can link another ${provider} account. Run npm run grant -- remove-password ${name}.`,
    ];
  }
  if (account.multiFactor?.enrolledFactors.some(({ factorId }) => factorId === 'totp')) return [];
  return [
    `${name} has no second step ${staffSignIn === 'password' ? 'at the sign-in: the password alone opens every record' : 'and cannot use the role until one is set up'}. It is set up on My Profile.`,
  ];
}

/** R25: the rules cannot read the claims of others, so a deputy may have lost the role since. */
export function delegationFindings(
  delegations: readonly Delegation[],
  staff: readonly Staff[],
  now: number,
): string[] {
  const approvers = staff.filter(({ roles }) => roles.includes('approver')).map(({ account }) => account.uid);
  return delegations
    .filter((delegation) => !isOver(delegation, now) && !approvers.includes(delegation.deputy))
    .map(
      ({ email, deputyEmail, until }) =>
        `${deputyEmail} decides for ${email} until ${formatTimestamp(until)}, but is no approver, and still gets the mails. ${email} ends the absence or names another deputy on /away.`,
    );
}
