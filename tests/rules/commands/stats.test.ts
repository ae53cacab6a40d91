import { expect, test } from 'vitest';
import type { RecordWrite } from '../../../dev/adminApi.ts';
import { collectStats } from '../../../mail-service/stats/collect.ts';
import { keepErased } from '../../../mail-service/stats/keepErased.ts';
import { PeopleCounter } from '../../../mail-service/stats/peopleCounter.ts';
import { type MonthStats, parseMonthStats, sumOf } from '../../../src/domain/insights/counts.ts';
import { totalsOf } from '../../../src/domain/insights/figures.ts';
import { parseListing } from '../../../src/domain/insights/listing.ts';
import { latestMonths, monthBefore, monthOf, startOfMonth } from '../../../src/domain/insights/months.ts';
import { canonicalJson } from '../../../src/domain/signed/canonicalJson.ts';
import { exportedRecords } from '../../support/exported.ts';
import { makeInvitation } from '../../support/factories.ts';
import { DOMAINS, madeUpPeople } from '../../support/insights/madeUpPeople.ts';
import { newUid } from '../world.ts';
import { newProject } from './remindProject.ts';

const DAY = 86_400_000;
/** After the tests have written: the database sets the time at which a record was created. */
const NOW = Date.now() + 600_000;
const MONTH = monthOf(NOW);
const BEFORE = monthBefore(MONTH);

async function givenPeople(count: number, from = NOW - 60 * DAY) {
  const { admin, firestore } = newProject();
  const people = madeUpPeople(count, from, NOW);
  await admin.writeRecords(
    people.flatMap(({ record, progress, documents, checkDue }): RecordWrite[] => [
      { path: `users/${record.uid}`, data: { ...record } },
      { path: `progress/${record.uid}`, data: { ...progress } },
      { path: `documents/${record.uid}`, data: { ...documents } },
      ...(checkDue ? [{ path: `checks/${record.uid}`, data: { due: checkDue } }] : []),
    ]),
  );
  const run = ({
    now = NOW,
    hasWorkers = true,
    writes = true,
    month = undefined as string | undefined,
  } = {}) => collectStats({ firestore, domains: DOMAINS, hasWorkers, now }, { month, writes });
  const stored = async () => {
    const all = [...(await exportedRecords(firestore))].filter(([path]) => /^(stats|counted)\//.test(path));
    return canonicalJson(Object.fromEntries(all));
  };
  const read = async (month: string) => {
    const record = await admin.readRecord(`stats/${month}`);
    return sumOf([parseMonthStats(record), parseMonthStats(record?.erased)]);
  };
  return { admin, firestore, people, run, stored, read };
}

const registeredIn = (stats: MonthStats) => totalsOf(stats, {}).tallies.registered ?? 0;

test('a second run and a run of one month change no byte, and a dry run writes nothing', {
  tags: ['insights-job'],
}, async () => {
  const { run, stored, people, read } = await givenPeople(40);
  const { people: found, months } = await run({ writes: false });
  expect([found, months.size, await stored()]).toEqual([40, 13, '{}']);

  await run();
  const first = await stored();
  expect(first).toContain('stats/now');
  await run();
  await run({ month: BEFORE });
  expect(await stored()).toBe(first);
  const counted = await Promise.all(latestMonths(NOW, 3).map(read));
  expect(counted.reduce((sum, stats) => sum + registeredIn(stats), 0)).toBe(people.length);
});

test('a run stores where everybody is and what ends, from the records of four collections', {
  tags: ['insights-job'],
}, async () => {
  const { run, people, admin } = await givenPeople(120);
  await run();
  const counter = new PeopleCounter([], DOMAINS, NOW);
  const listings = new Map(people.map((person) => [person.record.uid, counter.addPerson(person)]));
  const nowStats = counter.nowStats();
  expect(await admin.readRecord('stats/now')).toEqual(nowStats);
  expect(JSON.stringify(nowStats)).toContain('"documents":[');
  const [uid = ''] =
    [...listings].find(([, listing]) => listing?.figures.some((each) => /^ends/.test(each))) ?? [];
  expect(parseListing((await admin.readRecord(`counted/${uid}`)) ?? undefined)?.figures).toEqual(
    expect.arrayContaining(listings.get(uid)?.figures.filter((each) => /^(now|ends)/.test(each)) ?? []),
  );
});

test('a run counts two months again, and earlier ones left unfinished', {
  tags: ['insights-job'],
}, async () => {
  const { run, admin } = await givenPeople(5);
  const months = async (now: number) => [...(await run({ now })).months.keys()];
  expect(await months(NOW)).toHaveLength(13);
  expect(await months(NOW)).toEqual([BEFORE, MONTH]);
  const later = startOfMonth(monthBefore(MONTH, -3));
  expect(await months(later)).toEqual(latestMonths(later, 5));
  // As after a run that was cut off, and with a clock that was ahead.
  const missing = monthBefore(MONTH, 4);
  await admin.deleteRecord(`stats/${missing}`);
  expect(await months(NOW)).toEqual([missing, BEFORE, MONTH]);
});

test('of two runs at once one writes each month, and the figures are those of one', {
  tags: ['insights-job'],
}, async () => {
  const { run, stored } = await givenPeople(30);
  await run();
  const alone = await stored();
  const runs = await Promise.all([run(), run()]);
  expect(runs.flatMap(({ taken }) => taken).length).toBeLessThanOrEqual(2);
  expect(await stored()).toBe(alone);
});

test('an erased person stays counted, without a trace', { tags: ['insights-job'] }, async () => {
  const { run, read, admin, firestore, people, stored } = await givenPeople(20, NOW - 15 * DAY);
  const [person] = people;
  const uid = person?.record.uid ?? '';
  const invitation = {
    path: `invitations/${newUid()}`,
    data: { ...makeInvitation({ createdAt: NOW - DAY }) },
  };
  await admin.writeRecords([invitation]);
  await run();
  const counted = async () => sumOf(await Promise.all([BEFORE, MONTH].map(read)));
  const before = await counted();
  expect(registeredIn(before)).toBe(20);
  expect(totalsOf(before, {}).tallies.invited).toBe(1);

  const erase = async () => {
    const invitations = [await firestore.doc(invitation.path).get()];
    await firestore.runTransaction((transaction) =>
      keepErased(firestore, transaction, { uid, invitations }, { domains: DOMAINS, now: NOW }),
    );
  };
  await erase();
  expect(await counted()).toEqual(before);
  // The tombstone comes first: until the erasure is done, the job leaves out what remains of the person.
  await admin.writeRecords([{ path: `erased/${uid}`, data: { at: NOW, why: 'asked', done: false } }]);
  await admin.deleteRecord(invitation.path);
  await admin.deleteRecord(`counted/${uid}`);
  await run();
  expect(await counted()).toEqual(before);
  for (const path of [`users/${uid}`, `progress/${uid}`]) await admin.deleteRecord(path);
  await run();
  expect(await counted()).toEqual(before);
  expect(await stored()).not.toContain(uid);
  expect(await stored()).not.toContain('leftOut');
});

test('with staffFigures false no member of staff is counted', { tags: ['insights-staff'] }, async () => {
  const { run, stored } = await givenPeople(60);
  await run();
  expect(await stored()).toContain('Ravi Nair');
  await run({ hasWorkers: false });
  for (const month of latestMonths(NOW, 3)) await run({ hasWorkers: false, month });
  expect(await stored()).not.toContain('Ravi Nair');
});

test('no figure counts an introducer, and malformed records stop no run', {
  tags: ['insights-true'],
}, async () => {
  const { run, admin, read } = await givenPeople(3, NOW - DAY);
  await admin.writeRecords([
    { path: `users/${newUid()}`, data: { usertype: 'introducer' } },
    { path: `users/${newUid()}`, data: { logs: 'none', queries: 7, vendorDetails: [] } },
    { path: `invitations/${newUid()}`, data: {} },
  ]);
  await run();
  expect(registeredIn(await read(MONTH))).toBeGreaterThanOrEqual(3);
});
