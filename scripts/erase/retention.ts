import { pagesOf } from '../../mail-service/remind/database.ts';
import { formatDate, todayInIndia } from '../../src/domain/time/dates.ts';
import { accountsOf, type Project } from '../project.ts';
import { reasonsToKeep, yearIsOver } from './due.ts';
import { countOf, erase } from './erase.ts';
import { findPerson, type Person, type Tombstone } from './person.ts';
import { lastEventIn } from './records.ts';

interface Surroundings {
  yes: boolean;
  keptYears: number;
  now: number;
  print: (line: string) => void;
}

/**
 * Lists, and with `yes` erases: people who did not finish or were not approved within a year, people who
 * were approved and whose books are over, and erasures that were interrupted. An error of one person stops
 * no other. @returns the number of errors
 */
export async function retain(
  project: Project,
  { yes, keptYears, now, print }: Surroundings,
): Promise<number> {
  let due = 0;
  let errors = 0;
  for (const uid of await candidates(project, now)) {
    try {
      const person = await findPerson(project, uid, now);
      if (!person || !isDue(person, keptYears, now)) continue;
      due += 1;
      print(lineOf(person));
      if (yes) await erase(project, person, { why: whyOf(person), now, print: () => {} });
    } catch (error) {
      errors += 1;
      print(`${uid}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const people = countOf(due, 'person', 'people');
  if (yes) print(`${people} erased${errors ? `, ${countOf(errors, 'error')}` : ''}.`);
  else print(`${people} due. Nothing was erased. Add --yes to erase.`);
  return errors;
}

function whyOf({ wasApproved }: Person): Tombstone['why'] {
  return wasApproved ? 'kept long enough' : 'unfinished';
}

function lineOf({ uid, userid, tombstone, lastEvent, ...person }: Person): string {
  const what = tombstone ? 'erasure to end' : person.wasApproved ? 'approved' : 'not approved';
  const last = lastEvent > 0 ? `, last event on ${formatDate(todayInIndia(new Date(lastEvent)))}` : '';
  return `${uid}${userid && ` (${userid})`}: ${what}${last}`;
}

/** Introducers and staff are employees: their data end with the employment, by `npm run erase`. */
function isDue(person: Person, keptYears: number, now: number): boolean {
  const { tombstone, hasRole, usertype, hasAccount, records, files } = person;
  if (tombstone) return !tombstone.done || hasAccount || records.size > 0 || files > 0;
  return !hasRole && usertype !== 'introducer' && reasonsToKeep(person, keptYears, now).length === 0;
}

/** The uids that may be due, by one record or the account alone. */
async function candidates({ firestore, auth }: Project, now: number): Promise<Set<string>> {
  // An open tab can write until its ID token expires, and a restored backup brings people back.
  const stones = await firestore.collection('erased').select().get();
  const uids = new Set(stones.docs.map(({ id }) => id));

  const known = new Set<string>();
  for await (const page of pagesOf(firestore.collection('users'))) {
    for (const user of page) {
      known.add(user.id);
      if (isOld(lastEventIn(user.data(), now), now)) uids.add(user.id);
    }
  }

  // Accounts whose registration was never completed.
  for (const { uid, metadata } of await accountsOf(auth)) {
    if (!known.has(uid) && isOld(Date.parse(metadata.creationTime), now)) uids.add(uid);
  }
  return uids;
}

function isOld(lastEvent: number, now: number): boolean {
  return todayInIndia(new Date(now)) >= yearIsOver({ lastEvent });
}
