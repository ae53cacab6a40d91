import config from '../../portal.config.json' with { type: 'json' };

const settings: {
  staffSignIn?: string;
  staffTenant?: string;
  staffIdleMinutes?: number;
  staffFigures?: boolean;
} = config;

// The part of portal.config.json that may be in the page: no address of a team. A build writes the values out.
export const groupName = config.groupName;
export const portalName = config.portalName;
export const logo = config.logo;
export const companies = config.companies;
export const usualDays = config.usualDays;
/** Absent in a settings file of an earlier version; npm run setup refuses an unknown value. */
export const staffSignIn = (settings.staffSignIn ?? 'password') as
  | 'password'
  | 'totp'
  | 'google'
  | 'microsoft';

interface StaffProvider {
  /** The page to which the provider sends the browser back. */
  path: string;
  id: string;
  name: string;
  /** Microsoft: the directory of the organisation. */
  tenant?: string;
}

const PROVIDER_PATH = '/staff-sign-in';
const PROVIDERS: Partial<Record<typeof staffSignIn, StaffProvider>> = {
  google: { path: PROVIDER_PATH, id: 'google.com', name: 'Google' },
  microsoft: {
    path: PROVIDER_PATH,
    id: 'microsoft.com',
    name: 'Microsoft',
    ...(settings.staffTenant && { tenant: settings.staffTenant }),
  },
};
/** null where staff sign in with a password: a build leaves out the pages of a provider. */
export const staffProvider = PROVIDERS[staffSignIn] ?? null;

/** How much of an Aadhar number the portal asks for and stores. */
export type AadharMode = 'full' | 'last4' | 'off';
export const aadharMode = config.privacy.aadhar as AadharMode;
export const privacy = {
  ...config.privacy,
  // JSON has texts only; npm run setup refuses another value.
  consent: config.privacy.consent as 'notice' | 'ask',
  board: (config.privacy as { board?: string }).board,
};
export const staffIdleMinutes = settings.staffIdleMinutes ?? 15;
/** Whether /insights shows how much each reviewer and approver did. */
export const staffFigures = settings.staffFigures ?? true;
