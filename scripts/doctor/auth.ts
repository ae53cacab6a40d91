import { neededClaim, type StaffSignIn } from '../../src/domain/people/staffSignIn.ts';
import type { Read } from './google.ts';

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

export function fetchAuthConfig(read: Read, project: string): Promise<AuthConfig> {
  return read(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`);
}

/** The provider that staff sign in with; undefined for a password. */
export function providerOf(staffSignIn: StaffSignIn): string | undefined {
  const needed = neededClaim(staffSignIn);
  return needed?.claim === 'sign_in_provider' ? needed.value : undefined;
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
      providerOf(staffSignIn) !== undefined && signIn.allowDuplicateEmails === true,
      'Several accounts with one address are allowed, so that a sign-in with a provider makes a second account. Switch it off.',
    ],
    [local.length > 0, `${local.join(' and ')} may sign people in. Take it off the authorised domains.`],
  ];
  return findings.filter(([isOff]) => isOff).map(([, what]) => `${what} (Authentication in the console)`);
}

function hasTotp({ mfa }: AuthConfig): boolean {
  return (
    mfa?.providerConfigs?.some(
      ({ state, totpProviderConfig }) => state === 'ENABLED' && totpProviderConfig !== undefined,
    ) ?? false
  );
}
