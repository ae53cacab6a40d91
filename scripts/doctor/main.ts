import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationDefault } from 'firebase-admin/app';
import { loadEnv } from 'vite';
import { ROOT } from '../../dev/project.ts';
import { StartError } from '../../dev/startError.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { staffSignIn } from '../../src/config/portal.ts';
import { readWords, usageOf } from '../command.ts';
import { type Expected, examine, reportOf } from './examine.ts';
import { createRead } from './google.ts';

/** Compares a live project with this checkout. @returns the exit code */
export async function main(words: string[]): Promise<number> {
  const expected = expectedOf(words);
  const { access_token: token } = await applicationDefault()
    .getAccessToken()
    .catch(() => {
      throw new Error(
        'There are no application default credentials. Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS.',
      );
    });
  const results = await examine(createRead(expected.project, token, fetch), expected);
  for (const line of reportOf(results)) console.log(line);
  const off = results.reduce((sum, { findings }) => sum + findings.length, 0);
  console.log(off === 0 ? `${expected.project} is as it should be.` : `${off} off in ${expected.project}.`);
  return off === 0 ? 0 : 1;
}

/** @throws Error with one line when the arguments do not name the project of the settings */
function expectedOf(words: string[]): Expected {
  const { project, mode } = readWords('doctor', words).values;
  if (!project) throw new StartError(usageOf('doctor'));
  const settings = loadEnv(mode, ROOT, 'VITE_');
  const own = settings.VITE_FIREBASE_PROJECT_ID;
  const bucket = settings.VITE_FIREBASE_STORAGE_BUCKET;
  const authDomain = settings.VITE_FIREBASE_AUTH_DOMAIN;
  if (own !== project || !bucket || !authDomain) {
    throw new Error(
      `The settings of --mode ${mode} are those of ${own || 'no project'}. Choose another --mode, or see npm run deploy -- --check.`,
    );
  }
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  return {
    project,
    bucket,
    authDomain,
    staffSignIn,
    workDomains: config.workDomains,
    rules: { firestore: read('firestore.rules'), storage: read('storage.rules') },
    indexes: (JSON.parse(read('firestore.indexes.json')) as Pick<Expected, 'indexes'>).indexes,
  };
}
