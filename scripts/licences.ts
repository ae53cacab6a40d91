import { readProjectJson } from '../dev/project.ts';

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
  integrity?: string;
  /** A package of this repository. */
  link?: boolean;
  license?: string;
}

/** SPDX expressions of two: "(MIT OR CC0-1.0)" is fine with one of them allowed, "A AND B" needs both. */
function isAllowed(licence: string): boolean {
  const names = licence.replaceAll(/[()]/g, '').split(/ OR | AND /);
  const passes = (name: string) => ALLOWED.has(name.trim());
  return licence.includes(' AND ') ? names.every(passes) : names.some(passes);
}

const lock = readProjectJson<{ packages: Record<string, LockEntry> }>('package-lock.json');
const installed = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  .map(([path, { license: licence = 'none', ...entry }]) => ({
    ...entry,
    licence,
    path,
    name: path.replace(/^.*node_modules\//, ''),
  }));
const shipped = installed.filter(({ dev, optional }) => !dev && !optional);
const refused = shipped.filter(({ licence }) => !isAllowed(licence));
const unsealed = installed.filter(({ integrity }) => !integrity);

for (const licence of new Set(shipped.map((each) => each.licence))) {
  const names = shipped.filter((each) => each.licence === licence).map(({ name }) => name);
  console.log(`${licence} (${names.length}): ${names.join(', ')}`);
}
for (const { name, licence } of refused) console.error(`Not on the allow list: ${name} (${licence})`);
for (const { path } of unsealed) console.error(`No integrity in the lock file: ${path}`);
console.log(`${shipped.length} shipped packages, ${refused.length} with a licence that is not allowed.`);
process.exitCode = refused.length + unsealed.length > 0 ? 1 : 0;
