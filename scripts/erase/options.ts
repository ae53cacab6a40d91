import { StartError } from '../../dev/startError.ts';
import { isUid } from '../../src/domain/records/uid.ts';
import { type CommandName, usageOf } from '../command.ts';
import { readProjectWords } from '../project.ts';

/** The uid that is the only word of a command. @throws StartError with its usage in one line */
export function uidOf(name: CommandName, [uid = '']: readonly string[]): string {
  if (!isUid(uid)) throw new StartError(usageOf(name));
  return uid;
}

/**
 * Its `yes`, without which the command only prints, and `despite`, the reason to erase before the times of the law have passed.
 * @throws StartError with one line when a word is missing, superfluous or unknown
 */
export function parseErase(words: readonly string[]) {
  const { values, positionals, target } = readProjectWords('erase', words);
  const despite = values.despite?.trim();
  if (despite === '') throw new StartError(`--despite needs a reason. ${usageOf('erase')}`);
  return { uid: uidOf('erase', positionals), yes: values.yes, despite, target };
}
