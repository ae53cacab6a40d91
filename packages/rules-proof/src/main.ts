import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { runCoverage } from './coverage/runCoverage.ts';
import { optionsFrom } from './mutation/options.ts';
import { runMutation } from './mutation/runMutation.ts';

const [proof, path, ...rest] = process.argv.slice(2);
if (path === undefined || (proof !== 'mutation' && proof !== 'coverage'))
  throw new TypeError('Usage: main.ts mutation|coverage <configuration file> [options]');

const isProven = await (proof === 'mutation' ? mutation(path, rest) : coverage(path, rest));
process.exitCode = isProven ? 0 : 1;

async function mutation(file: string, args: string[]): Promise<boolean> {
  const options = optionsFrom(args);
  return runMutation(await loadConfig(file), options);
}

async function coverage(file: string, args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { headroom: { type: 'boolean', default: false } } });
  return runCoverage(await loadConfig(file), values.headroom);
}
