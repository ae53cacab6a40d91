import { StartError } from '../../dev/startError.ts';
import { usageOf } from '../command.ts';
import { type Project, readProjectWords, uidOf } from '../project.ts';
import { reasonsToKeep } from './due.ts';
import { countOf, erase } from './erase.ts';
import { findPerson, type Person } from './person.ts';

interface Surroundings {
  keptYears: number;
  now: number;
  print: (line: string) => void;
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

/**
 * Prints what is stored about a person, and erases it with `--yes`.
 * @throws StartError when no record has the uid, or when the data have to stay
 */
export async function erasePerson(
  project: Project,
  { uid, yes, despite }: { uid: string; yes: boolean; despite?: string | undefined },
  { keptYears, now, print }: Surroundings,
): Promise<void> {
  const person = await findPerson(project, uid, now);
  if (!person) throw new StartError(`Nothing is stored about the uid ${uid}.`);
  for (const line of linesOf(person)) print(line);

  const reasons = person.tombstone ? [] : [...reasonsToKeep(person, keptYears, now), ...introducerOf(person)];
  for (const reason of reasons) print(reason);
  if (reasons.length > 0 && !despite) {
    throw new StartError('Nothing was erased. To erase anyway, add --despite "reason".');
  }
  if (!yes) {
    print('Nothing was erased. Add --yes to erase all of it.');
    return;
  }
  const overrides = reasons.length > 0 ? despite : undefined;
  await erase(project, person, { why: 'asked', despite: overrides, now, print });
}

function linesOf({ name, email, userid, usertype, records, files, hasAccount, ...person }: Person): string[] {
  const { uid, tombstone } = person;
  const counts = [...records].map(([collection, count]) => `${collection} ${count}`);
  return [
    `${[name || 'No name', email, userid, usertype].filter(Boolean).join(', ')} (uid ${uid})`,
    `Records: ${counts.join(', ') || 'none'}. Files: ${files}. Account: ${hasAccount ? 'yes' : 'none'}.`,
    ...(tombstone ? [tombstone.done ? 'Erased before.' : 'An earlier run has begun to erase this uid.'] : []),
  ];
}

function introducerOf({ introduced }: Person): string[] {
  if (introduced === 0) return [];
  return [
    `${countOf(introduced, 'person names', 'people name')} this introducer, who would no longer follow their progress.`,
  ];
}
