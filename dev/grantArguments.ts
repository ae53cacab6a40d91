import { parseArgs } from 'node:util';
import { StartError } from './startError.ts';

export interface Grant {
  role: 'reviewer' | 'approver';
  email: string;
  revoke: boolean;
  /** Grants the role to an address that was never verified. */
  acceptsUnverified: boolean;
  /** Against the emulators of `npm run dev`. */
  isLocal: boolean;
  project: string | undefined;
}

const USAGE =
  'Use: npm run grant -- reviewer|approver someone@agency.example [--revoke] [--unverified] [--local] [--project id]';

/** @throws StartError with one line when the words after `npm run grant --` are too few or too many */
export function parseGrant(words: string[], environment: NodeJS.ProcessEnv): Grant {
  const { positionals, values } = parse(words);
  const [role, email, ...more] = positionals;
  if (role !== 'reviewer' && role !== 'approver') {
    throw new StartError(role ? `There is no role ${role}. ${USAGE}` : USAGE);
  }
  if (!email || more.length > 0) throw new StartError(USAGE);
  const project = values.project ?? environment.GOOGLE_CLOUD_PROJECT;
  const isEmulator = environment.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const isLocal = values.local || (isEmulator && project === undefined);
  if (!isLocal && !project) {
    throw new StartError('Which project? Say --local, --project id, or set GOOGLE_CLOUD_PROJECT.');
  }
  return { role, email, revoke: values.revoke, acceptsUnverified: values.unverified, isLocal, project };
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
