import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { devPorts } from '../../dev/ports.ts';
import { HOST, PROJECT_ID } from '../../dev/project.ts';
import { StartError } from '../../dev/startError.ts';
import { openFirestore } from '../../mail-service/remind/database.ts';
import { readWords, usageOf } from '../command.ts';
import { upgradeProgress } from './upgradeProgress.ts';

/** Updates the records of an earlier version. Without `--write` it only counts. */
export async function main(words: string[]): Promise<number> {
  const { write, local, project } = readWords('upgrade', words).values;
  if (local === Boolean(project)) throw new StartError(usageOf('upgrade'));
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
  return 0;
}
