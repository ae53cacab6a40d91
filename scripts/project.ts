import type { Firestore } from '@google-cloud/firestore';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { loadEnv } from 'vite';
import { devPorts } from '../dev/ports.ts';
import { HOST, PROJECT_ID, ROOT, STORAGE_BUCKET } from '../dev/project.ts';
import { StartError } from '../dev/startError.ts';
import { openFirestore } from '../mail-service/remind/database.ts';
import { STAFF_ROLES, type StaffRole } from '../src/domain/people/roles.ts';
import { isUid } from '../src/domain/records/uid.ts';
import { type CommandName, readWords, usageOf } from './command.ts';

interface ProjectOptions {
  /** Uses the emulators of `npm run dev`. */
  local: boolean;
  project: string | undefined;
  /** The mode whose .env files name the bucket. */
  mode: string;
}

type OfProject = 'erase' | 'retention' | 'redact-aadhar' | 'verify-paper' | 'dossier' | 'stats' | 'upgrade';

/** The words of a command for one project. @throws StartError with its usage in one line */
export function readProjectWords<Name extends OfProject>(name: Name, words: readonly string[]) {
  const { values, positionals } = readWords(name, words);
  const { local, project, mode = 'production' } = values as Partial<ProjectOptions> & { local: boolean };
  if (local === Boolean(project)) throw new StartError(usageOf(name));
  return { values, positionals, target: { local, project, mode } satisfies ProjectOptions };
}

/** The uid that is the only word of a command. @throws StartError with its usage in one line */
export function uidOf(name: CommandName, [uid = '']: readonly string[]): string {
  if (!isUid(uid)) throw new StartError(usageOf(name));
  return uid;
}

/** A Firebase project, opened past the rules with an administrator's credentials. */
export interface Project {
  firestore: Firestore;
  auth: Pick<Auth, 'getUser' | 'updateUser' | 'revokeRefreshTokens' | 'deleteUser' | 'listUsers'>;
  bucket: Pick<ReturnType<Storage['bucket']>, 'file' | 'getFiles' | 'deleteFiles'>;
}

/** Opens accounts and records of a project. */
export function openAccounts({ local, project = PROJECT_ID }: Omit<ProjectOptions, 'mode'>) {
  const { env } = process;
  if (local) {
    const ports = devPorts();
    env.FIREBASE_AUTH_EMULATOR_HOST ??= `${HOST}:${ports.auth}`;
    env.FIRESTORE_EMULATOR_HOST ??= `${HOST}:${ports.firestore}`;
    env.FIREBASE_STORAGE_EMULATOR_HOST ??= `${HOST}:${ports.storage}`;
  }
  const credential = local ? {} : { credential: applicationDefault() };
  const app = initializeApp({ projectId: project, ...credential });
  const firestore = openFirestore(project, local ? env.FIRESTORE_EMULATOR_HOST : undefined);
  return { app, auth: getAuth(app), firestore };
}

/** @throws StartError when the settings do not name the bucket of the project */
export function openProject({ mode, ...target }: ProjectOptions): Project {
  const bucket = target.local ? STORAGE_BUCKET : bucketOf(target.project, mode);
  const { app, ...accounts } = openAccounts(target);
  return { ...accounts, bucket: getStorage(app).bucket(bucket) };
}

function bucketOf(project: string | undefined, mode: string): string {
  const settings = loadEnv(mode, ROOT, 'VITE_FIREBASE_');
  const { VITE_FIREBASE_PROJECT_ID: own, VITE_FIREBASE_STORAGE_BUCKET: bucket } = settings;
  if (own === project && bucket) return bucket;
  throw new StartError(
    `The settings of --mode ${mode} are those of ${own || 'no project'}. Choose another --mode, or see npm run deploy -- --check.`,
  );
}

/** All accounts of a project. */
export async function accountsOf(auth: Pick<Auth, 'listUsers'>): Promise<UserRecord[]> {
  const accounts: UserRecord[] = [];
  let token: string | undefined;
  do {
    const page = await auth.listUsers(1_000, token);
    accounts.push(...page.users);
    token = page.pageToken;
  } while (token);
  return accounts;
}

/** The roles in the claims of an account. */
export function rolesOf({ customClaims }: UserRecord): StaffRole[] {
  return STAFF_ROLES.filter((role) => customClaims?.[role] === true);
}
