import { createAdminApi } from '../../../dev/adminApi.ts';
import { createDatabase, openFirestore } from '../../../mail-service/remind/database.ts';
import { newUid } from '../world.ts';

/** A separate database, because the job reads every person. */
export function newProject() {
  const projectId = `demo-${newUid()}`;
  const firestoreEmulator = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const firestore = Number(firestoreEmulator.split(':').at(-1));
  const admin = createAdminApi({ firestore, auth: 0, storage: 0 }, projectId);
  return { projectId, admin, database: createDatabase(openFirestore(projectId, firestoreEmulator)) };
}
