import { type App, applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { parseGrant } from './grantArguments.ts';
import { devPorts } from './ports.ts';
import { HOST, PROJECT_ID } from './project.ts';
import { StartError } from './startError.ts';

/** The other claims of the account stay. The new claim counts from the next sign-in. */
async function main(words: string[]): Promise<void> {
  const { role, email, revoke, isLocal, project } = parseGrant(words, process.env);
  if (isLocal) process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `${HOST}:${devPorts().auth}`;
  const auth = getAuth(open(isLocal ? PROJECT_ID : project));
  const { uid, customClaims } = await auth.getUserByEmail(email);
  const { [role]: _, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, revoke ? others : { ...others, [role]: true });
  console.log(`${email} is ${revoke ? 'no longer' : 'now'} ${role === 'approver' ? 'an' : 'a'} ${role}.`);
}

function open(projectId: string | undefined): App {
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

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
