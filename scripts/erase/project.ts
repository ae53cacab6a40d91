import { join } from 'node:path';
import type { Firestore } from '@google-cloud/firestore';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { loadEnv } from 'vite';
import { devPorts } from '../../dev/ports.ts';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from '../../dev/project.ts';
import { StartError } from '../../dev/startError.ts';
import { openFirestore } from '../../mail-service/remind/database.ts';
import type { ProjectOptions } from './options.ts';

/** A Firebase project, opened past the rules with an administrator's credentials. */
export interface Project {
  firestore: Firestore;
  auth: Pick<Auth, 'getUser' | 'updateUser' | 'revokeRefreshTokens' | 'deleteUser' | 'listUsers'>;
  bucket: Pick<ReturnType<Storage['bucket']>, 'file' | 'getFiles' | 'deleteFiles'>;
}

/** @throws StartError when the settings do not name the bucket of the project */
export function openProject({ local, project, mode }: ProjectOptions): Project {
  const { env } = process;
  if (local) {
    const ports = devPorts();
    env.FIREBASE_AUTH_EMULATOR_HOST ??= `${HOST}:${ports.auth}`;
    env.FIRESTORE_EMULATOR_HOST ??= `${HOST}:${ports.firestore}`;
    env.FIREBASE_STORAGE_EMULATOR_HOST ??= `${HOST}:${ports.storage}`;
  }
  const projectId = project ?? PROJECT_ID;
  const app = initializeApp({
    projectId,
    storageBucket: local ? STORAGE_BUCKET : bucketOf(projectId, mode),
    ...(local ? {} : { credential: applicationDefault() }),
  });
  return {
    firestore: openFirestore(projectId, local ? env.FIRESTORE_EMULATOR_HOST : undefined),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(),
  };
}

function bucketOf(project: string, mode: string): string {
  const settings = loadEnv(mode, join(import.meta.dirname, '../..'), 'VITE_FIREBASE_');
  const { VITE_FIREBASE_PROJECT_ID: own, VITE_FIREBASE_STORAGE_BUCKET: bucket } = settings;
  if (own === project && bucket) return bucket;
  throw new StartError(
    `The settings of --mode ${mode} are those of ${own || 'no project'}. Choose another --mode, or see npm run deploy -- --check.`,
  );
}
