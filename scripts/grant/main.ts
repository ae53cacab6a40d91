import { StartError } from '../../dev/startError.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { STAFF_ROLES } from '../../src/domain/people/roles.ts';
import { readWords, usageOf } from '../command.ts';
import { openAccounts } from '../project.ts';
import { grantRole, type RoleGrant } from './grantRole.ts';
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
  const { step, ...grant } = parseGrant(words, process.env);
  const { email } = grant;
  const { auth, firestore } = openAccounts(grant);
  const print = (line: string) => console.log(line);
  const { workDomains } = config;
  if (step === 'list') await listStaff({ auth, print });
  else if (step === 'reset-factor') await resetFactor(email, { auth, print });
  else if (step === 'remove-password') await removePassword(email, { auth, print });
  else await grantRole({ ...grant, role: step }, { auth, firestore, workDomains, now: Date.now(), print });
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'auth/user-not-found') return 'There is no account with this address.';
  if (code === 'auth/invalid-email') return 'That is not an e-mail address.';
  return `Auth did not answer as expected: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
}

const STEPS = ['list', 'reset-factor', 'remove-password', ...STAFF_ROLES] as const;

interface Grant extends Omit<RoleGrant, 'role'> {
  /** A role, or what else is done; the e-mail of `list` is empty. */
  step: (typeof STEPS)[number];
  /** Against the emulators of `npm run dev`. */
  local: boolean;
  project: string | undefined;
}

const USAGE = usageOf('grant');

/** @throws StartError with one line when the words after `npm run grant --` are too few or too many */
export function parseGrant(words: string[], environment: NodeJS.ProcessEnv): Grant {
  const { positionals, values } = readWords('grant', words);
  const [word, email = '', ...more] = positionals;
  const step = STEPS.find((each) => each === word);
  if (word !== undefined && !step) throw new StartError(`There is no role ${word}. ${USAGE}`);
  if (!step || (step === 'list') !== (email === '') || more.length > 0) throw new StartError(USAGE);
  const project = values.project ?? environment.GOOGLE_CLOUD_PROJECT;
  const isEmulator = environment.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const local = values.local || (isEmulator && project === undefined);
  if (!local && !project) {
    throw new StartError('Which project? Say --local, --project id, or set GOOGLE_CLOUD_PROJECT.');
  }
  return { step, email, revoke: values.revoke, acceptsUnverified: values.unverified, local, project };
}
