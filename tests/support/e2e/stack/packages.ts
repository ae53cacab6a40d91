import { spawnSync } from 'node:child_process';
import { isRoot, pathOf } from './chromium.ts';

/**
 * Installs the packages of Debian that are missing, where that is possible.
 * @param finders by the name of the package; each returns the path of what the package brings
 * @returns the packages that are missing still
 */
export function installMissing(finders: Readonly<Record<string, () => string | undefined>>): string[] {
  const missing = () => Object.keys(finders).filter((name) => !finders[name]?.());
  const wanted = missing();
  if (wanted.length === 0 || !isRoot() || !pathOf('apt-get')) return wanted;
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  // One at a time, because Ubuntu has no package of Firefox.
  for (const name of wanted)
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { stdio: 'inherit' });
  return missing();
}
