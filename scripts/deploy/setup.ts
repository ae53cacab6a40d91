import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { CONFIG_FILE, type Problem } from '../setup/configFile.ts';

/**
 * The values that an organisation fills in before a deployment, as texts, so that a check needs no disk and
 * no network.
 */
export interface Setup {
  /** Names the .env files: `production` reads .env.local, `staging` also .env.staging. */
  mode: string;
  /** The VITE_ settings as a build would see them. */
  settings: Record<string, string>;
  /** The files of the project by path; one that does not exist is absent. */
  texts: Record<string, string>;
}

export const FILES = {
  config: CONFIG_FILE,
  rules: 'firestore.rules',
  storageRules: 'storage.rules',
  firebaseJson: 'firebase.json',
  security: 'SECURITY.md',
  builtPage: 'dist/index.html',
} as const;

export function readSetup(root: string, mode: string): Setup {
  const paths = [...Object.values(FILES), ...envFiles(mode)].filter((path) => existsSync(join(root, path)));
  const settings = loadEnv(mode, root, 'VITE_');
  return {
    mode,
    settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.trim()])),
    texts: Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  };
}

/** The files with Vite's settings, by precedence. */
function envFiles(mode: string): string[] {
  return [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env'];
}

/** The place of a setting; for a missing one, the end of the file that it belongs in. */
export function placeOf({ mode, settings, texts }: Setup, name: string): Pick<Problem, 'file' | 'line'> {
  const written = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);
  for (const file of envFiles(mode)) {
    const line = (texts[file] ?? '').split('\n').findLastIndex((each) => written.test(each)) + 1;
    if (line > 0) return { file, line };
  }
  if (settings[name]) return { file: 'the environment of this shell' };
  const file = mode === 'production' ? '.env.local' : `.env.${mode}`;
  return { file, line: (texts[file] ?? '').trimEnd().split('\n').length + (texts[file] ? 1 : 0) };
}

/** A problem at the first line that contains this; at the first line when none does. */
export function problemIn({ texts }: Setup, file: string, part: string | RegExp, what: string): Problem {
  const text = texts[file] ?? '';
  const at = Math.max(text.search(part), 0);
  return { file, line: text.slice(0, at).split('\n').length, what };
}
