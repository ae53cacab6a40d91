import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureScreens } from '../../bench/measureScreens.ts';
import { addPeople, createVisitors } from '../../bench/population.ts';
import { openPortal, type Portal } from '../../bench/portal.ts';
import { createAdminApi } from '../../dev/adminApi.ts';
import { webEnvironment } from '../../dev/environment.ts';
import { devPorts, type StackPorts } from '../../dev/ports.ts';

/** Enough that every list has a second page, and every count ends at its bound. */
const PEOPLE = 200;

/** What each screen may read; more than this is money and waiting for everybody who opens it. */
const READS = {
  'Trainee: dashboard': 1,
  // The own record, and a page and one more of people and of invitations.
  'Introducer: list': 1 + 26 + 26,
  // What the first page has read is not read again.
  'Introducer: list, next page': 26,
  // Four spellings and the user IDs; three queries find nothing, for which one read is charged.
  'Introducer: search': 25 + 3,
  // The own record, three stages' count and who waits longest in each, and the last fifty decisions.
  'Reviewer: dashboard': 1 + 3 + 3 + 50,
  // The own record, a page and one more, and the count of each stage.
  'Reviewer: queue': 1 + 26 + 6,
  'Reviewer: queue, next page': 26 + 6,
  // By the start of the name and by its words.
  'Reviewer: search by name': 26 + 26 + 6,
  // The address stands in the users record only.
  'Reviewer: search by email': 1 + 1 + 6,
  'Reviewer: search by userid': 26 + 6,
  'Reviewer: review of a person': 2,
  // Five values, for each of which four records are read and three people are named.
  'Reviewer: duplicates of a person': 5 * (4 + 3),
};

let ports: StackPorts;
let portal: Portal;

beforeAll(async () => {
  ports = {
    ...devPorts(),
    auth: portOf('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: portOf('FIRESTORE_EMULATOR_HOST'),
    storage: portOf('FIREBASE_STORAGE_EMULATOR_HOST'),
  };
  const admin = createAdminApi(ports);
  await createVisitors(admin);
  await addPeople(admin, 0, PEOPLE);
  portal = await openPortal(webEnvironment(ports));
}, 60_000);

afterAll(() => portal?.close());

test('each screen reads a page at most, whatever the number of people', { timeout: 60_000 }, async () => {
  const reads = new Map<string, number>();
  // Other tests write at the same time, and a list that is open reads it: the least of three rounds counts.
  for (const _ of [1, 2, 3]) {
    for (const { screen, reads: count } of await measureScreens(portal, ports))
      reads.set(screen, Math.min(count, reads.get(screen) ?? count));
  }
  expect([...reads.keys()]).toEqual(Object.keys(READS));
  // Other tests' people may add to what is decided or shared, up to these bounds.
  expect(Object.entries(READS).filter(([screen, most]) => (reads.get(screen) ?? 0) > most)).toEqual([]);
});

function portOf(variable: string): number {
  return Number(process.env[variable]?.split(':').at(-1));
}
