import type { GroupProfile } from './messages.ts';
import { startWorker } from './workers.ts';

/** The result of a run of the tests against the unchanged rules. */
export interface SuiteProfile {
  groups: GroupProfile[];
  /** Each test that failed, with the reason. */
  broken: string[];
}

/** Runs every test of the rules against the unchanged rules. */
export async function profileTests(configFile: string, groupSize: number): Promise<SuiteProfile> {
  const worker = await startWorker(configFile);
  const answer = await worker.ask({ kind: 'profile', groupSize });
  await worker.stop();
  if (answer.kind !== 'profile') throw new Error('A worker answers with the profiles of its tests.');
  const broken = answer.groups
    .flatMap(({ tests }) => tests)
    .flatMap(({ file, title, failure }) => (failure === null ? [] : [`${file} ${title}: ${failure}`]));
  return { groups: answer.groups, broken };
}
