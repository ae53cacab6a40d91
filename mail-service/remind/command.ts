import { parseArgs } from 'node:util';
import type { Firestore } from '@google-cloud/firestore';
import { staffFigures } from '../../src/config/portal.ts';
import { MOST_REMINDERS } from '../../src/domain/reminders/reminders.ts';
import { createPostman } from '../delivery.ts';
import { readSettings } from '../settings.ts';
import { collectStats } from '../stats/collect.ts';
import { createDatabase, type Database, openFirestore } from './database.ts';
import type { DueMail } from './dueMail.ts';
import { findDueMails, sendDueMails } from './job.ts';

const USAGE = 'Use: remind [--project id] [--dry-run]';

type Environment = Readonly<Record<string, string | undefined>>;

/** Sends every reminder that is due, once. @returns the exit code */
export async function remind(words: string[], environment: Environment): Promise<number> {
  const start = performance.now();
  const print = (entry: object) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  let database: Database | undefined;
  try {
    const { project, isDryRun } = readWords(words);
    const read = readSettings({ ...environment, ...(project && { FIREBASE_PROJECT_ID: project }) });
    if (!read.ok) throw new Error(['No reminder can be sent:', ...read.problems].join('\n  '));
    const { settings } = read;
    const firestore = openFirestore(settings.projectId, settings.firestoreEmulator);
    database = createDatabase(firestore);
    const now = Date.now();
    const mails = await findDueMails({ settings, database, now });
    if (isDryRun) {
      for (const mail of mails) console.log(lineOf(mail));
      console.log(`${mails.length} due. Nothing was sent.`);
      return 0;
    }
    const postman = createPostman(settings);
    const counts = await sendDueMails(mails, {
      ...{ settings, database, now },
      deliver: postman.deliver,
      log: print,
    });
    postman.close();
    const milliseconds = Math.round(performance.now() - start);
    print({ severity: counts.failed > 0 ? 'ERROR' : 'INFO', message: 'reminders', ...counts, milliseconds });
    const areCounted = await countMonths(firestore, settings.workDomains, now, print);
    return counts.failed > 0 || !areCounted ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await database?.close();
  }
}

/** The figures of /insights. An error stops no mail, because the mails are sent first. */
async function countMonths(
  firestore: Firestore,
  domains: readonly string[],
  now: number,
  print: (entry: object) => void,
): Promise<boolean> {
  const start = performance.now();
  try {
    const parts = { firestore, domains, hasWorkers: staffFigures, now };
    const { people, months, taken } = await collectStats(parts, { writes: true });
    const milliseconds = Math.round(performance.now() - start);
    print({
      severity: 'INFO',
      message: 'stats',
      people,
      months: months.size,
      taken: taken.length,
      milliseconds,
    });
    return true;
  } catch (error) {
    print({ severity: 'ERROR', message: 'stats', reason: error instanceof Error ? error.name : 'unknown' });
    return false;
  }
}

function readWords(words: string[]): { project: string | undefined; isDryRun: boolean } {
  try {
    const { values } = parseArgs({
      args: words,
      options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    return { project: values.project, isDryRun: values['dry-run'] };
  } catch {
    throw new Error(USAGE);
  }
}

function lineOf({ kind, id, count, content }: DueMail): string {
  const which = kind === 'person' ? `, ${count} of ${MOST_REMINDERS}` : '';
  return `${kind} ${id}: ${kind === 'invitation' ? 'expires soon' : content.subject}${which}`;
}
