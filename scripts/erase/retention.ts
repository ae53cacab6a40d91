import { FieldPath } from '@google-cloud/firestore';
import { formatDate, todayInIndia } from '../../src/domain/time/dates.ts';
import { reasonsToKeep, yearIsOver } from './due.ts';
import { countOf, erase } from './erase.ts';
import { findPerson, type Person, type Tombstone } from './person.ts';
import type { Project } from './project.ts';
import { lastEventIn } from './records.ts';

interface Surroundings {
  yes: boolean;
  keptYears: number;
  now: number;
  print: (line: string) => void;
}

const PAGE = 300;

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
  print(yes ? `${people} erased${errors ? `, ${countOf(errors, 'error')}` : ''}.` : nothingDone(people));
  return errors;
}

function nothingDone(people: string): string {
  return `${people} due. Nothing was erased. Add --yes to erase.`;
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
  const everybody = firestore.collection('users').orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = everybody; ; ) {
    const { docs } = await page.get();
    for (const user of docs) {
      known.add(user.id);
      if (isOld(lastEventIn(user.data(), now), now)) uids.add(user.id);
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) break;
    page = everybody.startAfter(last);
  }

  // Accounts whose registration was never completed.
  for (let token: string | undefined; ; ) {
    const { users, pageToken } = await auth.listUsers(1000, token);
    for (const { uid, metadata } of users) {
      if (!known.has(uid) && isOld(Date.parse(metadata.creationTime), now)) uids.add(uid);
    }
    if (!pageToken) return uids;
    token = pageToken;
  }
}

function isOld(lastEvent: number, now: number): boolean {
  return todayInIndia(new Date(now)) >= yearIsOver({ lastEvent });
}
