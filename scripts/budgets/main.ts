import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { applyWebEnvironment, webEnvironment } from '../../dev/environment.ts';
import { devPorts } from '../../dev/ports.ts';
import { ROOT } from '../../dev/project.ts';
import { unsupportedIn } from '../browsers/unsupported.ts';
import { checkBuild } from './budgets.ts';
import { isKept, reportOf } from './report.ts';

const RESULTS = join(ROOT, 'test-results');

/** Builds like a deployment, with the demo's settings and no emulators; returns the folder. */
async function buildForCheck(): Promise<string> {
  const dist = join(RESULTS, 'budgets-dist');
  process.env.NODE_ENV = 'production';
  applyWebEnvironment({ ...webEnvironment(devPorts()), VITE_USE_EMULATORS: '' });
  await build({
    root: ROOT,
    envDir: false,
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true },
  });
  return dist;
}

/** Checks the sizes of dist, or with --build of a new build, and that the supported browsers have what it uses. */
async function main(options: readonly string[]): Promise<{ passed: number; failed: number }> {
  const dist = options.includes('--build') ? await buildForCheck() : join(ROOT, 'dist');
  const budgets = checkBuild(dist);
  console.log(reportOf(budgets));
  const unsupported = unsupportedIn(join(dist, 'assets'));
  console.log(
    unsupported.length > 0 ? unsupported.join('\n') : 'The oldest supported browsers have all that it uses.',
  );
  const passed = budgets.filter(isKept).length + (unsupported.length > 0 ? 0 : 1);
  return { passed, failed: budgets.length + 1 - passed };
}

const counts = await main(process.argv.slice(2));
mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, 'budgets.json'), JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
