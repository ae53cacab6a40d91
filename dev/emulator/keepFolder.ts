import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../startError.ts';

const WRITABLE_BY_OTHERS = 0o022;

/**
 * The emulator refuses to export below a folder that others can write to, such as a checkout in /tmp; the
 * data then goes to the home folder. @throws StartError when that folder is writable too
 */
export function keepFolder(root: string, home = homedir(), modeOf = permissions): string {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const isPrivate = (folder: string): boolean => {
    if ((modeOf(folder) ?? 0) & WRITABLE_BY_OTHERS) return false;
    const parent = dirname(folder);
    return parent === folder || isPrivate(parent);
  };
  const folder = [
    join(root, '.local/data'),
    join(home, '.local/state/onboarding-portal', name),
    join(home, `.onboarding-portal-${name}`),
  ].find(isPrivate);
  if (!folder) {
    throw new StartError(
      `--keep needs a folder that only you can write to; neither ${root} nor ${home} is one.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function permissions(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.mode;
}
