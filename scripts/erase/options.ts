import { parseArgs } from 'node:util';
import { refuseSwallowedOptions } from '../../dev/npmOptions.ts';
import { StartError } from '../../dev/startError.ts';
import { isUid } from '../../src/domain/records/uid.ts';

export interface ProjectOptions {
  /** Uses the emulators of `npm run dev`. */
  local: boolean;
  project: string | undefined;
  /** The mode whose .env files name the bucket. */
  mode: string;
  /** Without it the command only prints. */
  yes: boolean;
}

export interface EraseOptions extends ProjectOptions {
  uid: string;
  /** The reason to erase before the times of the law have passed. */
  despite: string | undefined;
}

const PROJECT = '--project id [--mode staging] | --local';
const COMMON = {
  yes: { type: 'boolean', default: false },
  local: { type: 'boolean', default: false },
  project: { type: 'string' },
  mode: { type: 'string', default: 'production' },
} as const;
const SWALLOWED = { yes: false, local: false, project: true, mode: true };

/** @throws StartError with one line when a word is missing, superfluous or unknown */
export function parseErase(words: string[], environment: NodeJS.ProcessEnv): EraseOptions {
  refuseSwallowedOptions('erase', { ...SWALLOWED, despite: true }, words, environment);
  const usage = `Use: npm run erase -- uid ${PROJECT} [--yes] [--despite "reason"]`;
  const { values, positionals } = parse(usage, () =>
    parseArgs({ args: words, allowPositionals: true, options: { ...COMMON, despite: { type: 'string' } } }),
  );
  const [uid, ...more] = positionals;
  if (!uid || more.length > 0 || !isUid(uid)) throw new StartError(usage);
  if (values.despite?.trim() === '') throw new StartError(`--despite needs a reason. ${usage}`);
  return { uid, ...checked(values, usage), despite: values.despite?.trim() };
}

/** @throws StartError with one line when a word is missing, superfluous or unknown */
export function parseProjectOptions(
  script: string,
  words: string[],
  environment: NodeJS.ProcessEnv,
): ProjectOptions {
  refuseSwallowedOptions(script, SWALLOWED, words, environment);
  const usage = `Use: npm run ${script} -- ${PROJECT} [--yes]`;
  const { values } = parse(usage, () => parseArgs({ args: words, options: COMMON }));
  return checked(values, usage);
}

function checked(
  { yes, local, project, mode }: { yes: boolean; local: boolean; project?: string; mode: string },
  usage: string,
): ProjectOptions {
  if (local === Boolean(project)) throw new StartError(usage);
  return { yes, local, project, mode };
}

function parse<Parsed>(usage: string, read: () => Parsed): Parsed {
  try {
    return read();
  } catch {
    throw new StartError(usage);
  }
}
