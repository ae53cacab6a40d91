import { createAdminApi } from '../../../dev/adminApi.ts';
import { createDatabase, openFirestore } from '../../../mail-service/remind/database.ts';
import { newUid } from '../world.ts';

const portIn = (variable: string) => Number(process.env[variable]?.split(':').at(-1));

/** A separate project, because a job, an upgrade or an erasure reads every person. */
export function newProject() {
  const projectId = `demo-${newUid()}`;
  const firestore = openFirestore(projectId, process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const ports = {
    auth: portIn('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: portIn('FIRESTORE_EMULATOR_HOST'),
    storage: portIn('FIREBASE_STORAGE_EMULATOR_HOST'),
  };
  return {
    projectId,
    admin: createAdminApi(ports, projectId),
    firestore,
    database: createDatabase(firestore),
  };
}
