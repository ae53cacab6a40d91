import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { runCoverage } from './coverage/runCoverage.ts';
import { optionsFrom } from './mutation/options.ts';
import { runMutation } from './mutation/runMutation.ts';
import { runPublished } from './published/runPublished.ts';
import { profileTests } from './running/profileTests.ts';

/** The number of tests between two reads of the coverage, because a read takes longer than a test. */
const GROUP_SIZE = 4;
/** Of a sample: each of its few mutants is tried against more tests, which takes less than the reads. */
const GROUP_SIZE_OF_SAMPLE = 16;

const [proof, path, ...rest] = process.argv.slice(2);
const PROOFS: Record<string, (file: string, args: string[]) => Promise<boolean>> = {
  mutation: (file, args) => mutation(file, args, false),
  coverage,
  both: (file, args) => mutation(file, args, true),
  published: async (file) => runPublished(await loadConfig(file)),
};
const run = PROOFS[proof ?? ''];
if (path === undefined || !run)
  throw new TypeError(`Usage: main.ts ${Object.keys(PROOFS).join('|')} <configuration file> [options]`);

process.exitCode = (await run(path, rest)) ? 0 : 1;

async function mutation(file: string, args: string[], withCoverage: boolean): Promise<boolean> {
  const options = optionsFrom(args);
  const config = await loadConfig(file);
  const size = options.sample === undefined ? GROUP_SIZE : GROUP_SIZE_OF_SAMPLE;
  const profile = await profileTests(config.file, size);
  const isCovered = !withCoverage || (await runCoverage(config, profile, false));
  return (await runMutation(config, profile, options)) && isCovered;
}

async function coverage(file: string, args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { headroom: { type: 'boolean', default: false } } });
  const config = await loadConfig(file);
  // One group, because coverage is measured over all tests together.
  const profile = await profileTests(config.file, Number.MAX_SAFE_INTEGER);
  return runCoverage(config, profile, values.headroom);
}
