import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result file of one check. */
interface Results {
  passed: number;
  failed: number;
}

export function writeResults<Written extends Results>(folder: string, name: string, results: Written): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(results));
}
