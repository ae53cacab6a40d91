import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that allow anyone to run and distribute the portal. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  // Of the public domain: robust-predicates.
  'Unlicense',
  // As @visx/vendor writes it, for its own code and the copies of D3.
  'MIT and ISC',
]);

interface LockEntry {
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
  integrity?: string;
  /** A package of this repository. */
  link?: boolean;
}

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>;
};

/** The licence that an installed package declares; old packages write an object. */
function licenceOf(path: string): string {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return 'not installed';
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type: string } };
  return (typeof license === 'object' ? license.type : license) ?? 'none';
}

/** SPDX expressions of two: "(MIT OR CC0-1.0)" is fine with one of them allowed, "A AND B" needs both. */
function isAllowed(licence: string): boolean {
  const names = licence.replaceAll(/[()]/g, '').split(/ OR | AND /);
  const passes = (name: string) => ALLOWED.has(name.trim());
  return licence.includes(' AND ') ? names.every(passes) : names.some(passes);
}

const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);
const shipped = installed.filter(
  ([path, { dev, optional }]) => !dev && !optional && existsSync(join(root, path)),
);
const rows = shipped.map(([path]) => ({
  name: path.replace(/^.*node_modules\//, ''),
  licence: licenceOf(path),
}));
const refused = rows.filter(({ licence }) => !isAllowed(licence));
const unsealed = installed.filter(([, { integrity }]) => !integrity).map(([path]) => path);

for (const licence of new Set(rows.map((row) => row.licence))) {
  const names = rows.filter((row) => row.licence === licence).map(({ name }) => name);
  console.log(`${licence} (${names.length}): ${names.join(', ')}`);
}
for (const { name, licence } of refused) console.error(`Not on the allow list: ${name} (${licence})`);
for (const path of unsealed) console.error(`No integrity in the lock file: ${path}`);
console.log(`${rows.length} shipped packages, ${refused.length} with a licence that is not allowed.`);
process.exitCode = refused.length + unsealed.length > 0 ? 1 : 0;
