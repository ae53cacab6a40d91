import { parseArgs } from 'node:util';
import { refuseSwallowedOptions } from '../../dev/npmOptions.ts';
import { StartError } from '../../dev/startError.ts';
import { isUid } from '../../src/domain/records/uid.ts';

interface CopyOptions {
  uid: string;
  /** Uses the emulators of `npm run dev`. */
  local: boolean;
  project: string | undefined;
  /** The mode whose .env files name the bucket. */
  mode: string;
  /** Where a dossier is written; the working directory by default. */
  out: string | undefined;
}

/** @throws StartError with one line when a word is missing, superfluous or unknown */
export function parseCopyOptions(
  script: 'verify-paper' | 'dossier',
  words: string[],
  environment: NodeJS.ProcessEnv,
): CopyOptions {
  const isDossier = script === 'dossier';
  const swallowed = { local: false, project: true, mode: true, ...(isDossier && { out: true }) };
  refuseSwallowedOptions(script, swallowed, words, environment);
  const usage = `Use: npm run ${script} -- uid --project id [--mode staging] | --local${isDossier ? ' [--out file.zip]' : ''}`;
  const { values, positionals } = parse(words, usage);
  const [uid = '', ...more] = positionals;
  const { local, project, mode, out } = values;
  if (!isUid(uid) || more.length > 0 || local === Boolean(project) || (out !== undefined && !isDossier)) {
    throw new StartError(usage);
  }
  return { uid, local, project, mode, out };
}

function parse(words: string[], usage: string) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        local: { type: 'boolean', default: false },
        project: { type: 'string' },
        mode: { type: 'string', default: 'production' },
        out: { type: 'string' },
      },
    });
  } catch {
    throw new StartError(usage);
  }
}
