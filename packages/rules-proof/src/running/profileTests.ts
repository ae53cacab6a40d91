import type { GroupProfile } from './messages.ts';
import { startWorker } from './workers.ts';

/** Runs every test of the rules against the unchanged rules, and names those that fail. */
export async function profileTests(
  configFile: string,
  groupSize: number,
): Promise<{ groups: GroupProfile[]; broken: string[] }> {
  const worker = await startWorker(configFile);
  const answer = await worker.ask({ kind: 'profile', groupSize });
  await worker.stop();
  if (answer.kind !== 'profile') throw new Error('A worker answers with the profiles of its tests.');
  const broken = answer.groups
    .flatMap(({ tests }) => tests)
    .flatMap(({ file, title, failure }) => (failure === null ? [] : [`${file} ${title}: ${failure}`]));
  return { groups: answer.groups, broken };
}
