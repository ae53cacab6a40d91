import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoogleAuth } from 'google-auth-library';
import { loadEnv } from 'vite';
import { ROOT, readProjectJson } from '../../dev/project.ts';
import { StartError } from '../../dev/startError.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { staffSignIn } from '../../src/config/portal.ts';
import { readWords, usageOf } from '../command.ts';
import { openProject } from '../project.ts';
import { type Expected, examine, reportOf } from './examine.ts';

/** Compares a live project with this checkout. @returns the exit code */
export async function main(words: string[]): Promise<number> {
  const { project, mode } = readWords('doctor', words).values;
  if (!project) throw new StartError(usageOf('doctor'));
  // Google refuses the credentials of a person for calls that are charged to no project.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT = project;
  const { auth, firestore } = openProject({ local: false, project, mode });
  const client = await openClient();
  const results = await examine({ auth, firestore, client }, expectedOf(project, mode));
  await firestore.terminate();
  for (const line of reportOf(results)) console.log(line);
  const off = results.reduce((sum, { findings }) => sum + findings.length, 0);
  console.log(off === 0 ? `${project} is as it should be.` : `${off} off in ${project}.`);
  return off === 0 ? 0 : 1;
}

async function openClient() {
  try {
    const scopes = 'https://www.googleapis.com/auth/cloud-platform';
    const client = await new GoogleAuth({ scopes }).getClient();
    await client.getAccessToken();
    return client;
  } catch {
    throw new StartError(
      'There are no application default credentials. Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
}

function expectedOf(project: string, mode: string): Expected {
  const settings = loadEnv(mode, ROOT, 'VITE_FIREBASE_');
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  return {
    project,
    bucket: settings.VITE_FIREBASE_STORAGE_BUCKET ?? '',
    authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN ?? '(missing)',
    staffSignIn,
    workDomains: config.workDomains,
    rules: { firestore: read('firestore.rules'), storage: read('storage.rules') },
    indexes: readProjectJson<Pick<Expected, 'indexes'>>('firestore.indexes.json').indexes,
  };
}
