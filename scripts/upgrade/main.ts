import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { devPorts } from '../../dev/ports.ts';
import { HOST, PROJECT_ID } from '../../dev/project.ts';
import { StartError } from '../../dev/startError.ts';
import { openFirestore } from '../../mail-service/remind/database.ts';
import { readWords, usageOf } from '../command.ts';
import { upgradeAddresses } from './upgradeAddresses.ts';
import { type Upgrade, upgradeProgress } from './upgradeProgress.ts';

/** Updates the records of an earlier version. Without `--write`, and with `--dry-run`, it only counts. */
export async function main(words: string[]): Promise<number> {
  const { write, local, project, 'dry-run': isDry } = readWords('upgrade', words).values;
  if (local === Boolean(project) || (write && isDry)) throw new StartError(usageOf('upgrade'));
  const ports = devPorts();
  if (local) process.env.FIREBASE_AUTH_EMULATOR_HOST = `${HOST}:${ports.auth}`;
  const projectId = project ?? PROJECT_ID;
  const app = initializeApp({ projectId, ...(local ? {} : { credential: applicationDefault() }) });
  const firestore = openFirestore(projectId, local ? `${HOST}:${ports.firestore}` : undefined);
  const progress = await upgradeProgress({ firestore, auth: getAuth(app), writes: write });
  const addresses = await upgradeAddresses(firestore, write);
  await firestore.terminate();
  console.log(sentence('progress records', progress, write));
  console.log(sentence('addresses', addresses, write));
  return 0;
}

function sentence(what: string, { found, written }: Upgrade, write: boolean): string {
  if (found === 0) return `All ${what} are as this version writes them.`;
  if (!write) return `${found} ${what} are of an earlier version. Add --write to change them.`;
  return `${written} of ${found} ${what} changed.${written < found ? ' Run it again.' : ''}`;
}
