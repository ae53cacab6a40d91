import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAdminApi } from '../../../dev/adminApi.ts';
import { webEnvironment } from '../../../dev/environment.ts';
import type { StackPorts } from '../../../dev/ports.ts';
import { measureScreens } from '../../support/reads/measureScreens.ts';
import { addPeople, createVisitors } from '../../support/reads/people.ts';
import { openPortal, type Portal } from '../../support/reads/portal.ts';
import { startRulesEmulator } from '../../support/rulesEmulator.ts';

/** Enough people for a second page of every list, and for the limit of every count. */
const PEOPLE = 200;

/** The reads that each screen may cost. */
const READS = {
  'Trainee: dashboard': 1,
  // The own record, a page and one more of people and of invitations, five counts of people and one of invitations, and nobody
  // denied.
  'Introducer: list': 1 + 26 + 26 + 6 + 1,
  // The records of the first page are not read again.
  'Introducer: list, next page': 26,
  // Four spellings and the user IDs; three queries find nothing, which costs one read each.
  'Introducer: search': 25 + 3,
  // The counts of four waits of three stages and of denied people, nobody denied, the last fifty decisions, and nobody who is stuck.
  'Introducer: own figures': 4 * 4 + 1 + 50 + 1,
  // Thirteen months, the last run, the counts of nine stages with their waits, and nobody denied. With denied people twenty more.
  'Reviewer: insights': 13 + 1 + 23 + 1,
  // A page and one more, and the progress record of each person on the page.
  'Reviewer: people of a figure': 26 + 25,
  // A hundred people, with users and documents. So many records, asked for one by one at once, would end the connection.
  'Reviewer: what ends': 100 * 3,
  // The own record, the counts and the longest wait of three stages, the decisions of thirteen weeks and the last fifty,
  // the heads of the queue and of the due checks with their people, one read for each of three empty lists,
  // and for nobody sent this week and their number.
  'Reviewer: dashboard': 1 + 3 + 3 + 13 + 50 + 6 + 6 + 6 + 3 + 2,
  // The own record, a page and one more, and the count of each stage, of deliveries, due checks, changes and the own people.
  'Reviewer: queue': 1 + 26 + 11,
  // Users and documents of 25 people, and one read for nobody taken.
  'Reviewer: queue, columns': 25 + 25 + 1,
  'Reviewer: queue, next page': 26 + 11,
  // A page and one more of summaries, and the progress record of each person on the page.
  'Reviewer: queue, checks due': 26 + 25,
  // By the start of the name and by its words. No search counts the stages again.
  'Reviewer: search by name': 26 + 26,
  // Only the users record contains the address.
  'Reviewer: search by email': 1 + 1,
  'Reviewer: search by userid': 26,
  'Reviewer: review of a person': 2,
  // A page and one more: the person has 30 checks.
  'Reviewer: checks of a person': 26,
  // Four records for each of four values that all people share, and the three others by name.
  'Reviewer: duplicates of a person': 4 * 4 + 3,
  // The own record and card, nobody absent in two queries, no change, a page and one more, the findings of the page, and
  // three records of each of 15 people who were decided on before.
  'Approver: dashboard': 1 + 1 + 2 + 1 + 26 + 25 + 3 * 15,
};

// A separate emulator: the open lists would also read the records that other tests write.
let ports: StackPorts;
let stop = async (): Promise<void> => undefined;
let portal: Portal | undefined;

beforeAll(async () => {
  const emulator = await startRulesEmulator('strict');
  ({ ports, stop } = emulator);
  // The admin library prefers this variable, which names the other tests' emulator, to its settings.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.environment.FIRESTORE_EMULATOR_HOST);
  const admin = createAdminApi(ports);
  await createVisitors(admin);
  await addPeople(admin, PEOPLE);
  portal = await openPortal(webEnvironment(ports));
});

afterAll(async () => {
  await portal?.close();
  await stop();
});

test('each screen reads at most a page, for any number of people', {
  tags: ['insights-cost'],
}, async () => {
  if (!portal) throw new Error('The portal is not open.');
  expect(await measureScreens(portal, ports)).toEqual(READS);
});
