import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import type { AdminApi, RecordWrite } from '../../../dev/adminApi.ts';
import { STORAGE_BUCKET } from '../../../dev/project.ts';
import { folderOf } from '../../../scripts/erase/person.ts';
import type { Project } from '../../../scripts/project.ts';
import { exportedRecords } from '../../support/exported.ts';
import { makeProgress, makeUserRecord, type StoredUserOverrides } from '../../support/factories.ts';
import { samplePng } from '../../support/sampleFiles.ts';
import { newUid } from '../world.ts';
import { newProject } from './remindProject.ts';

export const YEAR = 366 * 86_400_000;
export const KEPT_YEARS = 8;

export interface TestProject {
  admin: AdminApi;
  project: Project;
  /** Every record by its path, every file of the given people, and every account. */
  exported: (...uids: string[]) => Promise<Map<string, unknown>>;
}

export function givenProject(): TestProject {
  const { projectId, admin, firestore } = newProject();
  const app = initializeApp({ projectId, storageBucket: STORAGE_BUCKET }, projectId);
  const auth = getAuth(app);
  const bucket = getStorage(app).bucket();
  return {
    admin,
    project: { firestore, auth, bucket },
    async exported(...uids) {
      const all = await exportedRecords(firestore);
      for (const uid of uids) {
        const [files] = await bucket.getFiles({ prefix: folderOf(uid) });
        for (const { name } of files) all.set(`file ${name}`, true);
      }
      for (const { uid, email } of (await auth.listUsers()).users) all.set(`account ${uid}`, email);
      return all;
    },
  };
}

/** A person with an account, a file and the given records. */
export async function givenPerson(
  { admin }: TestProject,
  overrides: StoredUserOverrides = {},
  more: (uid: string) => RecordWrite[] = () => [],
): Promise<{ uid: string; email: string }> {
  const uid = newUid();
  const email = `${uid}@demo.example`;
  const user = makeUserRecord({ uid, email, ...overrides });
  await admin.createAccount({
    uid,
    email,
    password: 'Demo@1234',
    displayName: user.name,
    emailVerified: true,
  });
  await admin.storeFile({ path: `${folderOf(uid)}documents/PANTANCard`, ...samplePng() });
  await admin.writeRecords([
    { path: `users/${uid}`, data: { ...user } },
    { path: `progress/${uid}`, data: { ...makeProgress(user) } },
    ...more(uid),
  ]);
  return { uid, email };
}
