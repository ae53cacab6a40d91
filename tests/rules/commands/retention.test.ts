import { expect, test } from 'vitest';
import { retain } from '../../../scripts/erase/retention.ts';
import { makeIntroducerRecord } from '../../support/factories.ts';
import { newUid } from '../world.ts';
import { givenPerson, givenProject, KEPT_YEARS, type TestProject, YEAR } from './eraseWorld.ts';

async function run({ project }: TestProject, now: number, yes: boolean) {
  const lines: string[] = [];
  const errors = await retain(project, {
    yes,
    now,
    keptYears: KEPT_YEARS,
    print: (line) => lines.push(line),
  });
  return { lines, errors };
}

async function givenPeople() {
  const portal = givenProject();
  const unfinished = await givenPerson(portal);
  const approved = await givenPerson(portal, { forms: { status: 4, approved: true } });
  const introducer = newUid();
  const reviewer = newUid();
  const unregistered = newUid();
  const account = { password: 'Demo@1234', displayName: 'A', emailVerified: true };
  for (const uid of [introducer, reviewer, unregistered]) {
    const claims = uid === reviewer ? { reviewer: true } : undefined;
    await portal.admin.createAccount({ uid, email: `${uid}@agency.example`, ...account, claims });
  }
  await portal.admin.writeRecords([
    { path: `users/${introducer}`, data: { ...makeIntroducerRecord({ uid: introducer }) } },
  ]);
  return { portal, unfinished, approved, introducer, reviewer, unregistered };
}

test('retention lists who is due after a year, and erases with --yes', {
  tags: ['retention-due'],
}, async () => {
  const { portal, unfinished, approved, introducer, reviewer, unregistered } = await givenPeople();
  const before = await portal.exported(unfinished.uid, approved.uid);
  expect((await run(portal, Date.now(), true)).lines).toEqual(['0 people erased.']);

  const now = Date.now() + YEAR;
  const { lines } = await run(portal, now, false);
  expect(lines.slice(0, -1).map((line) => line.split(/[ :]/)[0])).toEqual([unfinished.uid, unregistered]);
  expect(lines.at(-1)).toBe('2 people due. Nothing was erased. Add --yes to erase.');
  expect(await portal.exported(unfinished.uid, approved.uid)).toEqual(before);

  expect((await run(portal, now, true)).lines.at(-1)).toBe('2 people erased.');
  const after = await portal.exported(unfinished.uid, approved.uid);
  expect(after.get(`erased/${unfinished.uid}`)).toEqual({ at: now, why: 'unfinished', done: true });
  for (const uid of [approved.uid, introducer, reviewer]) expect(after.has(`account ${uid}`)).toBe(true);
  expect(after.has(`account ${unregistered}`)).toBe(false);
  expect(after.has(`users/${approved.uid}`)).toBe(true);
});

test('retention erases approved people when their books are over', { tags: ['retention-due'] }, async () => {
  const { portal, approved, introducer } = await givenPeople();
  const now = Date.now() + (KEPT_YEARS + 1) * YEAR;
  await run(portal, now, true);
  const after = await portal.exported(approved.uid);
  expect(after.get(`erased/${approved.uid}`)).toEqual({ at: now, why: 'kept long enough', done: true });
  expect(after.has(`users/${introducer}`)).toBe(true);
});

test('retention keeps an unfinished person with a recent event below the record', {
  tags: ['retention-due'],
}, async () => {
  const portal = givenProject();
  const now = Date.now() + YEAR;
  const check = (uid: string) => [{ path: `checks/${uid}/items/a`, data: { kind: 'pan', at: now - 1 } }];
  await givenPerson(portal, {}, check);
  expect((await run(portal, now, true)).lines).toEqual(['0 people erased.']);
});

test('retention ends an interrupted erasure, and removes what an open tab wrote afterwards', {
  tags: ['erase-everything'],
}, async () => {
  const portal = givenProject();
  const { uid } = await givenPerson(portal);
  const now = Date.now();
  await portal.admin.writeRecords([
    { path: `erased/${uid}`, data: { at: now, why: 'asked', done: false } },
    { path: 'erased/empty', data: { at: now, why: 'asked', done: true } },
  ]);
  expect((await run(portal, now, true)).lines).toEqual([
    expect.stringContaining('erasure to end'),
    '1 person erased.',
  ]);
  await portal.admin.writeRecords([{ path: `drafts/${uid}/forms/query`, data: { values: {}, at: now } }]);
  // Also after a year, when a backup may have been restored.
  expect((await run(portal, now + YEAR, true)).lines.at(-1)).toBe('1 person erased.');
  expect([...(await portal.exported(uid)).keys()]).toEqual(['erased/empty', `erased/${uid}`]);
  expect((await run(portal, now + YEAR, true)).lines).toEqual(['0 people erased.']);
});

test('retention reports the error of one person and erases the others', {
  tags: ['retention-due'],
}, async () => {
  const portal = givenProject();
  const first = await givenPerson(portal);
  const second = await givenPerson(portal);
  const { project } = portal;
  const failing = {
    ...project,
    bucket: {
      getFiles: project.bucket.getFiles.bind(project.bucket),
      deleteFiles: (query: { prefix?: string }) =>
        query.prefix?.includes(first.uid)
          ? Promise.reject(new Error('Storage is unavailable'))
          : project.bucket.deleteFiles(query),
    },
  } as TestProject['project'];
  const now = Date.now() + YEAR;
  const { lines, errors } = await run({ ...portal, project: failing }, now, true);
  expect(errors).toBe(1);
  expect(lines).toContain(`${first.uid}: Storage is unavailable`);
  expect(await portal.admin.readRecord(`erased/${first.uid}`)).toMatchObject({ done: false });
  expect(await portal.admin.readRecord(`erased/${second.uid}`)).toMatchObject({ done: true });
  expect((await run(portal, now, true)).lines.at(-1)).toBe('1 person erased.');
});
