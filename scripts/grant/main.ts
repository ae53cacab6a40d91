import { StartError } from '../../dev/startError.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { openAccounts } from '../project.ts';
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
