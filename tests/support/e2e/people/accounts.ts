import type { Page } from '@playwright/test';
import type { RecordWrite } from '../../../../dev/adminApi.ts';
import { STAFF_ROLES, type StaffRole } from '../../../../src/domain/people/roles.ts';
import type { DocumentsRecord, UserType } from '../../../../src/domain/records/records.ts';
import {
  INTRODUCER_EMAIL,
  makeDocumentsRecord,
  makeIntroducerRecord,
  makeKnownProgress,
  makeReviewedRecord,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../factories.ts';
import { expect } from '../expect.ts';
import { sessionStorageOf } from '../stack/session.ts';
import { admin } from './records.ts';

const isStaffRole = (word: string): word is StaffRole => STAFF_ROLES.some((role) => role === word);

export interface Account {
  uid: string;
  email: string;
  password: string;
  name: string;
}

export interface AccountOptions {
  usertype?: UserType | StaffRole;
  name?: string;
  /** Absent: a unique one. */
  email?: string;
  emailVerified?: boolean;
  /** The trainee's or vendor's introducer. */
  introducer?: Account;
  /** Overrides of a trainee with a filled profile and every form pending. */
  record?: StoredUserOverrides;
  /** Writes `documents/{uid}`; without it there is none, as after registration. */
  documents?: Partial<DocumentsRecord>;
  /** Writes `reviewed/{uid}` as a review of this record would. */
  isReviewed?: boolean;
}

/** Creates an account that no other test uses, with the records and claims of its kind. */
export async function newAccount(options: AccountOptions = {}): Promise<Account> {
  const { usertype = 'trainee', emailVerified = true } = options;
  const uid = randomUid();
  const isWork = usertype !== 'trainee' && usertype !== 'vendor';
  const account: Account = {
    uid,
    email: options.email ?? `${usertype}.${uid.toLowerCase()}@${isWork ? 'agency.example' : 'demo.example'}`,
    password: 'Demo@1234',
    name: options.name ?? 'Meera Nair',
  };
  const { email, password, name: displayName } = account;
  const claims = isStaffRole(usertype) ? { [usertype]: true } : undefined;
  await admin.createAccount({ uid, email, password, displayName, emailVerified, claims });
  await admin.writeRecords(recordsOf(account, options));
  return account;
}

function recordsOf({ uid, email, name }: Account, options: AccountOptions): RecordWrite[] {
  const { usertype = 'trainee', introducer, record, documents, isReviewed } = options;
  if (isStaffRole(usertype)) return [];
  if (usertype === 'introducer') {
    return [{ path: `users/${uid}`, data: { ...makeIntroducerRecord({ uid, email, name }) } }];
  }
  const named = { fpoc: introducer?.name ?? 'Asha Rao', fpocno: introducer?.email ?? INTRODUCER_EMAIL };
  const user = makeUserRecord({ uid, email, name, usertype, ...named, ...record });
  return [
    { path: `users/${uid}`, data: { ...user } },
    { path: `progress/${uid}`, data: { ...makeKnownProgress(user, Date.now()) } },
    ...(documents ? [{ path: `documents/${uid}`, data: { ...makeDocumentsRecord(documents) } }] : []),
    ...(isReviewed ? [{ path: `reviewed/${uid}`, data: { ...makeReviewedRecord(user, documents) } }] : []),
  ];
}

/** As long as the uids of Firebase Auth. */
export function randomUid(prefix = 'e2e'): string {
  return `${prefix}${crypto.randomUUID().replaceAll('-', '')}`.slice(0, 28);
}

/** A small file of the portal's origin, where session storage can be written before the portal starts. */
const SAME_ORIGIN_FILE = '/logo.svg';

/**
 * Starts the page signed in, without the login form, by writing the entries of a login to session storage.
 * Shows no screen without a path.
 */
export async function signIn(page: Page, account: Account, path?: string): Promise<void> {
  const storage = await sessionStorageOf(account);
  await page.goto(SAME_ORIGIN_FILE);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, storage);
  if (path !== undefined) await page.goto(path);
}

/** Logs in on the login page and waits until the portal has left it. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/');
}

/** A new account, signed in and at this address. */
export async function openAsNew(page: Page, path: string, options: AccountOptions = {}): Promise<Account> {
  const account = await newAccount({ name: 'Ram Kumar', ...options });
  await signIn(page, account, path);
  return account;
}
