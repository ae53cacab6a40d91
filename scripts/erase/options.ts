import { StartError } from '../../dev/startError.ts';
import { isUid } from '../../src/domain/records/uid.ts';
import { readWords, usageOf } from '../command.ts';

export interface ProjectOptions {
  /** Uses the emulators of `npm run dev`. */
  local: boolean;
  project: string | undefined;
  /** The mode whose .env files name the bucket. */
  mode: string;
}

export interface EraseOptions extends ProjectOptions {
  uid: string;
  /** Without it the command only prints. */
  yes: boolean;
  /** The reason to erase before the times of the law have passed. */
  despite: string | undefined;
}

type OfProject = 'erase' | 'retention' | 'redact-aadhar' | 'verify-paper' | 'dossier';

/** The words of a command for one project. @throws StartError with its usage in one line */
export function readProjectWords<Name extends OfProject>(name: Name, words: readonly string[]) {
  const { values, positionals } = readWords(name, words);
  const { local, project, mode } = values as { local: boolean; project?: string; mode: string };
  if (local === Boolean(project)) throw new StartError(usageOf(name));
  return { values, positionals, target: { local, project, mode } satisfies ProjectOptions };
}

/** The uid that is the only word of a command. @throws StartError with its usage in one line */
export function uidOf(name: OfProject, [uid = '']: readonly string[]): string {
  if (!isUid(uid)) throw new StartError(usageOf(name));
  return uid;
}

/** @throws StartError with one line when a word is missing, superfluous or unknown */
export function parseErase(words: readonly string[]): EraseOptions {
  const { values, positionals, target } = readProjectWords('erase', words);
  const despite = values.despite?.trim();
  if (despite === '') throw new StartError(`--despite needs a reason. ${usageOf('erase')}`);
  return { uid: uidOf('erase', positionals), ...target, yes: values.yes, despite };
}
