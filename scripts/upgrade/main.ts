import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { refuseSwallowedOptions } from '../../dev/npmOptions.ts';
import { devPorts } from '../../dev/ports.ts';
import { HOST, PROJECT_ID } from '../../dev/project.ts';
import { StartError } from '../../dev/startError.ts';
import { openFirestore } from '../../mail-service/remind/database.ts';
import { upgradeProgress } from './upgradeProgress.ts';

const USAGE = 'Use: npm run upgrade -- --project id [--write], or --local [--write]';

/** Updates the records of an earlier version. Without `--write` it only counts. */
async function main(words: string[]): Promise<void> {
  refuseSwallowedOptions('upgrade', { write: false, local: false, project: true }, words, process.env);
  const { write, local, project } = parse(words);
  if (local === Boolean(project)) throw new StartError(USAGE);
  const ports = devPorts();
  if (local) process.env.FIREBASE_AUTH_EMULATOR_HOST = `${HOST}:${ports.auth}`;
  const projectId = project ?? PROJECT_ID;
  const app = initializeApp({ projectId, ...(local ? {} : { credential: applicationDefault() }) });
  const firestore = openFirestore(projectId, local ? `${HOST}:${ports.firestore}` : undefined);
  const { found, written } = await upgradeProgress({ firestore, auth: getAuth(app), writes: write });
  await firestore.terminate();
  if (found === 0) console.log('All progress records are as this version writes them.');
  else if (!write)
    console.log(`${found} progress records are of an earlier version. Add --write to change them.`);
  else
    console.log(`${written} of ${found} progress records changed.${written < found ? ' Run it again.' : ''}`);
}

function parse(words: string[]): { write: boolean; local: boolean; project?: string } {
  try {
    return parseArgs({
      args: words,
      options: {
        write: { type: 'boolean', default: false },
        local: { type: 'boolean', default: false },
        project: { type: 'string' },
      },
    }).values;
  } catch {
    throw new StartError(USAGE);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
