import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { devPorts } from '../../dev/ports.ts';
import { HOST, PROJECT_ID } from '../../dev/project.ts';
import { StartError } from '../../dev/startError.ts';
import { openFirestore } from '../../mail-service/remind/database.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { parseGrant } from './grantArguments.ts';
import { grantRole } from './grantRole.ts';
import { listStaff, removePassword, resetFactor } from './grantStaff.ts';

export async function main(words: string[]): Promise<number> {
  try {
    await run(words);
    return 0;
  } catch (error) {
    throw new Error(explain(error));
  }
}

async function run(words: string[]): Promise<void> {
  const grant = parseGrant(words, process.env);
  const { isLocal, project } = grant;
  const { env } = process;
  if (isLocal) {
    env.FIREBASE_AUTH_EMULATOR_HOST ??= `${HOST}:${devPorts().auth}`;
    env.FIRESTORE_EMULATOR_HOST ??= `${HOST}:${devPorts().firestore}`;
  }
  const projectId = (isLocal ? undefined : project) ?? PROJECT_ID;
  const auth = getAuth(open(projectId));
  const firestore = () => openFirestore(projectId, env.FIRESTORE_EMULATOR_HOST);
  const print = (line: string) => console.log(line);
  if (grant.command === 'list') await listStaff({ auth, print });
  else if (grant.command === 'reset-factor') await resetFactor(grant.email, { auth, print });
  else if (grant.command === 'remove-password') await removePassword(grant.email, { auth, print });
  else {
    const { workDomains } = config;
    await grantRole(grant, { auth, firestore, workDomains, now: Date.now(), print });
  }
}

function open(projectId: string): App {
  const usesEmulator = process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return initializeApp({ projectId, ...(usesEmulator ? {} : { credential: applicationDefault() }) });
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'auth/user-not-found') return 'There is no account with this address.';
  if (code === 'auth/invalid-email') return 'That is not an e-mail address.';
  return `Auth did not answer as expected: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
}
