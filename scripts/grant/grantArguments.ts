import { StartError } from '../../dev/startError.ts';
import { isStaffRole, type StaffRole } from '../../src/domain/people/roles.ts';
import { readWords, usageOf } from '../command.ts';

interface Target {
  /** Against the emulators of `npm run dev`. */
  isLocal: boolean;
  project: string | undefined;
}

export interface RoleGrant {
  command: 'role';
  role: StaffRole;
  email: string;
  revoke: boolean;
  /** Grants the role to an address that was never verified. */
  acceptsUnverified: boolean;
}

type Command =
  | RoleGrant
  | { command: 'list' }
  | { command: 'reset-factor'; email: string }
  | { command: 'remove-password'; email: string };

type Grant = Target & Command;

const USAGE = usageOf('grant');

/** @throws StartError with one line when the words after `npm run grant --` are too few or too many */
export function parseGrant(words: string[], environment: NodeJS.ProcessEnv): Grant {
  const { positionals, values } = readWords('grant', words);
  const command = commandOf(positionals, values);
  const project = values.project ?? environment.GOOGLE_CLOUD_PROJECT;
  const isEmulator = environment.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const isLocal = values.local || (isEmulator && project === undefined);
  if (!isLocal && !project) {
    throw new StartError('Which project? Say --local, --project id, or set GOOGLE_CLOUD_PROJECT.');
  }
  return { ...command, isLocal, project };
}

function commandOf(
  [word, email, ...more]: string[],
  { revoke, unverified }: { revoke: boolean; unverified: boolean },
): Command {
  if (word === 'list' && email === undefined) return { command: 'list' };
  if (word === 'list' || word === undefined) throw new StartError(USAGE);
  const isOfAccount = word === 'reset-factor' || word === 'remove-password';
  if (!isStaffRole(word) && !isOfAccount) {
    throw new StartError(`There is no role ${word}. ${USAGE}`);
  }
  if (!email || more.length > 0) throw new StartError(USAGE);
  if (isOfAccount) return { command: word, email };
  return { command: 'role', role: word, email, revoke, acceptsUnverified: unverified };
}
