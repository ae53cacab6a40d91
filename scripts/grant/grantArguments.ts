import { parseArgs } from 'node:util';
import { StartError } from '../../dev/startError.ts';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '../../src/domain/people/roles.ts';

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

const USAGE = `Use: npm run grant -- ${[...STAFF_ROLES, 'reset-factor', 'remove-password'].join('|')} someone@agency.example [--revoke] [--unverified] [--local] [--project id], or npm run grant -- list`;

/** @throws StartError with one line when the words after `npm run grant --` are too few or too many */
export function parseGrant(words: string[], environment: NodeJS.ProcessEnv): Grant {
  const { positionals, values } = parse(words);
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

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        revoke: { type: 'boolean', default: false },
        unverified: { type: 'boolean', default: false },
        local: { type: 'boolean', default: false },
        project: { type: 'string' },
      },
    });
  } catch {
    throw new StartError(USAGE);
  }
}
