import { createAdminApi } from '../../../dev/adminApi.ts';
import { createDatabase, openFirestore } from '../../../mail-service/remind/database.ts';
import { newUid } from '../world.ts';

/** A separate database, because a job or an upgrade reads every person. */
export function newProject() {
  const projectId = `demo-${newUid()}`;
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const ports = { firestore: Number(emulator.split(':').at(-1)), auth: 0, storage: 0 };
  const firestore = openFirestore(projectId, emulator);
  return { admin: createAdminApi(ports, projectId), firestore, database: createDatabase(firestore) };
}
