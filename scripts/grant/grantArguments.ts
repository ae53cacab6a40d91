import { StartError } from '../../dev/startError.ts';
import { STAFF_ROLES } from '../../src/domain/people/roles.ts';
import { readWords, usageOf } from '../command.ts';
import type { RoleGrant } from './grantRole.ts';

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
