import { STAFF_ROLES, type StaffRole } from '../../src/domain/people/roles.ts';
import type { StaffSignIn } from '../../src/domain/people/staffSignIn.ts';
import { isWorkEmail } from '../../src/domain/workEmail.ts';
import { type Read, readPages } from './google.ts';

const API = 'https://identitytoolkit.googleapis.com';

/** The part of Auth's configuration that the portal depends on. Google omits settings that are off. */
interface AuthConfig {
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean };
    anonymous?: { enabled?: boolean };
    phoneNumber?: { enabled?: boolean };
    allowDuplicateEmails?: boolean;
  };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  client?: { permissions?: { disabledUserSignup?: boolean } };
  authorizedDomains?: string[];
  mfa?: { providerConfigs?: { state?: string; totpProviderConfig?: object }[] };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
}

/** The minimum length of a password. Without a policy Firebase requires six characters. */
const SHORTEST_PASSWORD = 12;

function shortestPassword({ passwordPolicyConfig: policy }: AuthConfig): number {
  if (policy?.passwordPolicyEnforcementState !== 'ENFORCE') return 6;
  return policy.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 6;
}

export async function fetchAuthConfig(read: Read, project: string): Promise<AuthConfig> {
  return (await read(`${API}/admin/v2/projects/${project}/config`)) as AuthConfig;
}

/** Settings of Auth that would break the portal, or open it wider than it needs. */
export function authFindings(config: AuthConfig, authDomain: string, staffSignIn: StaffSignIn): string[] {
  const { signIn = {}, emailPrivacyConfig, client, authorizedDomains = [] } = config;
  const local = authorizedDomains.filter((domain) => /^(localhost|127\.0\.0\.1)$/.test(domain));
  const findings: [isOff: boolean, what: string][] = [
    [!signIn.email?.enabled, 'Sign-in with e-mail and password is off: nobody gets in. Switch it on.'],
    [
      signIn.email?.enabled === true && signIn.email.passwordRequired !== true,
      'Sign-in by a link in a mail is on; the portal does not use it. Switch it off.',
    ],
    [
      signIn.anonymous?.enabled === true,
      'Anonymous sign-in is on; the portal does not use it. Switch it off.',
    ],
    [
      signIn.phoneNumber?.enabled === true,
      'Sign-in by phone is on; the portal does not use it. Switch it off.',
    ],
    [
      client?.permissions?.disabledUserSignup === true,
      'Creating accounts is switched off, so nobody can register. Switch it on.',
    ],
    [
      emailPrivacyConfig?.enableImprovedEmailPrivacy !== true,
      'E-mail enumeration protection is off: anybody can find out who has an account. Switch it on.',
    ],
    [
      shortestPassword(config) < SHORTEST_PASSWORD,
      `A password of ${shortestPassword(config)} characters is accepted. Enforce a password policy of at least ${SHORTEST_PASSWORD}.`,
    ],
    [
      !authorizedDomains.includes(authDomain),
      `${authDomain} of VITE_FIREBASE_AUTH_DOMAIN is no authorised domain. Add it.`,
    ],
    [
      staffSignIn === 'totp' && !hasTotp(config),
      'Codes of authenticator apps are off, so that no reviewer or approver gets in. Switch them on as docs/deploy.md says.',
    ],
    [
      isProvider(staffSignIn) && signIn.allowDuplicateEmails === true,
      'Several accounts with one address are allowed, so that a sign-in with a provider makes a second account. Switch it off.',
    ],
    [local.length > 0, `${local.join(' and ')} may sign people in. Take it off the authorised domains.`],
  ];
  return findings.filter(([isOff]) => isOff).map(([, what]) => `${what} (Authentication in the console)`);
}

const PROVIDER_IDS: Partial<Record<StaffSignIn, string>> = {
  google: 'google.com',
  microsoft: 'microsoft.com',
};

function isProvider(staffSignIn: StaffSignIn): boolean {
  return staffSignIn in PROVIDER_IDS;
}

function hasTotp({ mfa }: AuthConfig): boolean {
  return (
    mfa?.providerConfigs?.some(
      ({ state, totpProviderConfig }) => state === 'ENABLED' && totpProviderConfig !== undefined,
    ) ?? false
  );
}

export interface Account {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  /** The claims, as JSON. */
  customAttributes?: string;
  /** The second steps. */
  mfaInfo?: { totpInfo?: object }[];
  /** How the account can sign in. */
  providerUserInfo?: { providerId?: string }[];
}

export function fetchAccounts(read: Read, project: string): Promise<Account[]> {
  const url = `${API}/v1/projects/${project}/accounts:batchGet?maxResults=1000`;
  return readPages<Account>(read, url, 'users', 'nextPageToken');
}

/** The accounts with a role, by address, and their problems. Disabled accounts have none. */
export function roleFindings(
  accounts: readonly Account[],
  { staffSignIn, workDomains }: { staffSignIn: StaffSignIn; workDomains: readonly string[] },
): { findings: string[]; facts: string[] } {
  const open = accounts.filter(({ disabled }) => !disabled);
  const having = (role: StaffRole) =>
    open.filter((account) => rolesOf(account).includes(role)).map(({ email, localId }) => email ?? localId);
  const both = having('reviewer').filter((name) => having('approver').includes(name));
  return {
    facts: STAFF_ROLES.map((role) => {
      const names = having(role).sort();
      return `${names.length} ${role}${names.length === 1 ? '' : 's'}${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
    }),
    findings: [
      ...open
        .filter((account) => !account.emailVerified && rolesOf(account).length > 0)
        .map(
          (account) =>
            `${account.email ?? account.localId} is ${rolesOf(account).join(' and ')}, but the address was never verified: anybody can have signed up with it. Take the role back until it is.`,
        ),
      ...open
        .filter((account) => rolesOf(account).length > 0 && !isWorkEmail(account.email ?? '', workDomains))
        .map(
          (account) =>
            `${account.email ?? account.localId} is ${rolesOf(account).join(' and ')}, but a role counts only with an address of ${workDomains.join(', ')}. Take the role back.`,
        ),
      ...(isProvider(staffSignIn)
        ? open.filter((account) => rolesOf(account).length > 0).flatMap(linkFindings(staffSignIn))
        : []),
      ...open
        .filter((account) => !isProvider(staffSignIn) && rolesOf(account).length > 0 && !hasCode(account))
        .map(
          ({ email, localId }) =>
            `${email ?? localId} has no second step ${staffSignIn === 'password' ? 'at the sign-in: the password alone opens every record' : 'and cannot use the role until one is set up'}. It is set up on My Profile.`,
        ),
      ...STAFF_ROLES.filter((role) => having(role).length === 0).map(
        (role) => `Nobody is ${role}. Run npm run grant -- ${role} someone@your-domain --project <id>.`,
      ),
      ...both.map(
        (name) =>
          `${name} is reviewer and approver, so that nobody else looks at what is approved. Take one role back.`,
      ),
    ],
  };
}

/** A person who knows the password can link any account of the provider. */
function linkFindings(staffSignIn: StaffSignIn) {
  const provider = PROVIDER_IDS[staffSignIn] ?? '';
  return ({ email, localId, providerUserInfo = [] }: Account): string[] => {
    const name = email ?? localId;
    const has = (id: string) => providerUserInfo.some(({ providerId }) => providerId === id);
    if (!has(provider)) return [`${name} has never signed in with ${provider}, so the role does not count.`];
    return has('password')
      ? [
          `${name} also has a password: whoever knows it can link another ${provider} account. Run npm run grant -- remove-password ${name}.`,
        ]
      : [];
  };
}

function hasCode({ mfaInfo = [] }: Account): boolean {
  return mfaInfo.some(({ totpInfo }) => totpInfo !== undefined);
}

export function rolesOf({ customAttributes }: Account): StaffRole[] {
  try {
    const claims = JSON.parse(customAttributes || '{}') as Record<string, unknown>;
    return STAFF_ROLES.filter((role) => claims[role] === true);
  } catch {
    return [];
  }
}
