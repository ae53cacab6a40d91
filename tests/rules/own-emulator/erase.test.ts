import { spawnSync } from 'node:child_process';
import { assertFails } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAdminApi } from '../../../dev/adminApi.ts';
import { ROOT } from '../../../dev/project.ts';
import { erasePerson } from '../../../scripts/erase/erasePerson.ts';
import { COLLECTION_LIST } from '../../../src/domain/privacy/collections.ts';
import {
  makeIntroducerRecord,
  makeInvitation,
  makeProgress,
  makeUserRecord,
} from '../../support/factories.ts';
import { startRulesEmulator } from '../../support/rulesEmulator.ts';
import { givenPerson, givenProject, KEPT_YEARS, type TestProject, YEAR } from '../commands/eraseWorld.ts';
import { placesOf } from '../privacy/places.ts';
import { newUid, admin as sharedAdmin, signedIn } from '../world.ts';

const AFTER_A_YEAR = Date.now() + YEAR;

async function run(
  { project }: TestProject,
  uid: string,
  { yes = true, despite, now = AFTER_A_YEAR, stopAt = -1 }: Partial<RunOptions> = {},
): Promise<string[]> {
  const lines: string[] = [];
  await erasePerson(
    project,
    { uid, yes, despite },
    {
      keptYears: KEPT_YEARS,
      now,
      print: (line) => {
        lines.push(line);
        if (lines.length === stopAt) throw new Error('cut off');
      },
    },
  );
  return lines;
}

interface RunOptions {
  yes: boolean;
  despite: string;
  now: number;
  /** The number of the printed line at which the run is cut off. */
  stopAt: number;
}

const consent = (uid: string) => ({
  path: `consents/${uid}/events/2026-11`,
  data: { version: '2026-11', at: 1 },
});

/** A person with records in every collection, and a second person with the same PAN. */
async function givenTwo(portal: TestProject) {
  const person = await givenPerson(portal, {}, (uid) => [
    consent(uid),
    { path: `drafts/${uid}/forms/sectionone`, data: { values: { city: '"Pune"' }, at: 1 } },
    { path: `history/${uid}/items/a`, data: { kind: 'bank', at: 1 } },
    { path: `invitations/${uid}used`, data: { ...makeInvitation(), status: 'used', usedBy: uid } },
    {
      path: `invitations/${uid}open`,
      data: { ...makeInvitation({ email: `${uid}@demo.example`.toLowerCase() }) },
    },
    { path: `invitations/${uid}other`, data: { ...makeInvitation() } },
    { path: `reminders/invitation-${uid}used`, data: { sent: { at: 1 } } },
    { path: `findings/${uid}`, data: { points: 1, duplicates: [], by: 'r', at: 1 } },
  ]);
  const other = await givenPerson(portal, {}, (uid) => [
    consent(uid),
    {
      path: `findings/${uid}`,
      data: {
        points: 3,
        duplicates: [
          { field: 'pancard', uid: person.uid },
          { field: 'phone', uid: person.uid },
          { field: 'phone', uid: 'third' },
        ],
        by: 'r',
        at: 1,
      },
    },
    { path: 'exports/one', data: { by: 'r', at: 1, format: 'csv', fields: ['pan'], count: 2 } },
  ]);
  return { person, other };
}

const collectionOf = (path: string) => path.split('/')[0];

function namesOf(isNamed: (collection: (typeof COLLECTION_LIST)[number]) => unknown): string[] {
  return COLLECTION_LIST.filter(isNamed).map(({ name }) => name);
}

test('erasing covers every collection of the rules, or names it as kept', {
  tags: ['erase-everything'],
}, async () => {
  const portal = givenProject();
  const uid = newUid();
  const places = placesOf(uid);
  expect(places.length).toBeGreaterThan(10);
  const searched = places.filter((place) => !place.includes(uid)).map(collectionOf);
  expect(searched).toEqual(namesOf(({ hasOtherIds }) => hasOtherIds));

  await portal.admin.writeRecords(places.map((path) => ({ path, data: { usedBy: uid, at: 1 } })));
  // A collection that is not in the rules, below a record that does not exist.
  await portal.admin.writeRecords([{ path: `later/${uid}/items/a/deep/b`, data: { at: 1 } }]);
  await run(portal, uid);
  const remaining = [...(await portal.exported(uid)).keys()].map(collectionOf);
  expect([...new Set(remaining)].toSorted()).toEqual(namesOf(({ stays }) => stays).toSorted());
});

test('erasing leaves the tombstone and the consents, and another person with the same PAN', {
  tags: ['erase-everything'],
}, async () => {
  const portal = givenProject();
  const { person, other } = await givenTwo(portal);
  const { uid, email } = person;
  const before = await portal.exported(uid, other.uid);
  expect(JSON.stringify([...before])).toContain(email);

  expect((await run(portal, uid)).at(-1)).toBe('Done.');
  const after = await portal.exported(uid, other.uid);
  const isOfUid = (text: string) => text.toLowerCase().includes(uid.toLowerCase());
  const remaining = [...after].filter((entry) => isOfUid(JSON.stringify(entry)));
  expect(Object.fromEntries(remaining)).toEqual({
    [`erased/${uid}`]: { at: AFTER_A_YEAR, why: 'asked', done: true },
    [consent(uid).path]: consent(uid).data,
    // Another account could still use it: it has neither the uid nor the address.
    [`invitations/${uid}other`]: before.get(`invitations/${uid}other`),
  });

  const findings = `findings/${other.uid}`;
  const rest = [...before].filter(([path, value]) => !isOfUid(path + JSON.stringify(value)));
  for (const [path, value] of rest) expect([path, after.get(path)]).toEqual([path, value]);
  expect(after.get(findings)).toEqual({
    points: 2,
    duplicates: [{ field: 'phone', uid: 'third' }],
    by: 'r',
    at: 1,
  });
  const others = [...after.keys()].filter((path) => collectionOf(path) !== 'stats');
  expect(others).toHaveLength(rest.length + 4);
});

test('a run that was cut off after any step is ended by the next', {
  tags: ['erase-everything'],
}, async () => {
  const portal = givenProject();
  const lines = await run(portal, (await givenTwo(portal)).person.uid);
  const first = lines.indexOf('Stored the tombstone.') + 1;
  expect(lines.length - first).toBeGreaterThan(10);
  for (let stopAt = first; stopAt <= lines.length; stopAt++) {
    const { person, other } = await givenTwo(portal);
    await expect(run(portal, person.uid, { stopAt })).rejects.toThrow('cut off');
    // The data are younger now, as the next run sees them: the first has decided.
    await run(portal, person.uid, { now: Date.now() });
    const after = await portal.exported(person.uid);
    const left = [...after.keys()].filter((path) => path.includes(person.uid) && !path.endsWith('other'));
    expect(left.sort()).toEqual([consent(person.uid).path, `erased/${person.uid}`]);
    expect(after.get(`erased/${person.uid}`)).toEqual({ at: AFTER_A_YEAR, why: 'asked', done: true });
    expect(after.get(`findings/${other.uid}`)).toMatchObject({ points: 2 });
  }
});

test('erasing only prints without --yes', { tags: ['erase-everything'] }, async () => {
  const portal = givenProject();
  const { person, other } = await givenTwo(portal);
  const before = await portal.exported(person.uid, other.uid);
  const lines = await run(portal, person.uid, { yes: false });
  expect(lines[0]).toContain(person.email);
  expect(lines[1]).toMatch(/^Records: .*drafts 1.*users 1.*\. Files: 1\. Account: yes\.$/);
  expect(lines.at(-1)).toBe('Nothing was erased. Add --yes to erase all of it.');
  expect(await portal.exported(person.uid, other.uid)).toEqual(before);
});

test('erasing is refused within a year of the last event, unless a reason is given', {
  tags: ['erase-kept'],
}, async () => {
  const portal = givenProject();
  const { uid } = await givenPerson(portal);
  const before = await portal.exported(uid);
  await expect(run(portal, uid, { now: Date.now() })).rejects.toThrow(
    'Nothing was erased. To erase anyway, add --despite "reason".',
  );
  expect(await portal.exported(uid)).toEqual(before);
  const now = Date.now();
  const lines = await run(portal, uid, { now, despite: 'Court order 12/2026' });
  expect(lines.join('\n')).toContain('Data are kept for at least one year');
  expect(await portal.admin.readRecord(`erased/${uid}`)).toEqual({
    at: now,
    why: 'asked',
    despite: 'Court order 12/2026',
    done: true,
  });
});

test('erasing a person is refused for years after an approval, also after a later denial', {
  tags: ['erase-kept'],
}, async () => {
  const portal = givenProject();
  const { uid } = await givenPerson(portal, { forms: { status: 4, approved: true } });
  await expect(run(portal, uid, { now: Date.now() + KEPT_YEARS * YEAR })).rejects.toThrow('--despite');
  await run(portal, uid, { now: Date.now() + (KEPT_YEARS + 1) * YEAR });
  expect(await portal.admin.readRecord(`users/${uid}`)).toBeNull();
  const accepted = { title: 'Accepted', timestamp: 1, by: 'a', did: 'accepted' } as const;
  const denied = await givenPerson(portal, {
    logs: [accepted, { ...accepted, timestamp: 2, did: 'denied' }],
  });
  await expect(run(portal, denied.uid)).rejects.toThrow('--despite');
});

test('erasing an introducer with people is refused, unless a reason is given', {
  tags: ['erase-kept'],
}, async () => {
  const portal = givenProject();
  const uid = newUid();
  const email = `Intro.${uid}@agency.example`;
  const user = makeUserRecord({ uid: 'person', fpocno: email.toLowerCase() });
  await portal.admin.writeRecords([
    { path: `users/${uid}`, data: { ...makeIntroducerRecord({ uid, email }) } },
    { path: 'progress/person', data: { ...makeProgress(user) } },
    { path: 'invitations/theirs', data: { ...makeInvitation({ introducerUid: uid }) } },
  ]);
  await expect(run(portal, uid)).rejects.toThrow('--despite');
  const lines = await run(portal, uid, { despite: 'Left the agency' });
  expect(lines).toContain('1 person names this introducer, who would no longer follow their progress.');
  expect(await portal.admin.readRecord('invitations/theirs')).toBeNull();
  expect(await portal.admin.readRecord('progress/person')).not.toBeNull();
});

test('R1, R12: nobody reads or writes who was erased', { tags: ['erase-everything'] }, async () => {
  const stone = { at: 1, why: 'asked', done: true };
  for (const claims of [{}, { reviewer: true }, { approver: true }]) {
    const actor = signedIn(claims);
    await sharedAdmin.writeRecords([{ path: `erased/${actor.uid}`, data: stone }]);
    await assertFails(getDoc(doc(actor.db, 'erased', actor.uid)));
    await assertFails(setDoc(doc(actor.db, 'erased', actor.uid), stone));
    await assertFails(setDoc(doc(actor.db, 'erased', newUid()), stone));
  }
});

/** As `npm run erase` and `npm run retention` with `--local`. */
function command(name: 'erase' | 'retention', ...words: string[]) {
  const line = ['--import', 'tsx', 'scripts/main.ts', name, ...words, '--local'];
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: ROOT, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n'), error: stderr.trim() };
}

test('the commands erase in the local project', { tags: ['erase-everything', 'retention-due'] }, async () => {
  // Retention reads every person, and other tests leave hundreds in the emulator that they share.
  const { ports, environment, stop } = await startRulesEmulator();
  onTestFinished(stop);
  for (const [name, host] of Object.entries(environment)) vi.stubEnv(name, host);
  const admin = createAdminApi(ports);
  const uid = newUid();
  await admin.writeRecords([{ path: `users/${uid}`, data: { ...makeUserRecord({ uid }) } }]);
  await admin.writeRecords([{ path: `erased/${uid}`, data: { at: 1, why: 'asked', done: false } }]);
  expect(command('retention').lines).toContainEqual(expect.stringMatching(`^${uid} .*erasure to end$`));
  expect(command('erase', uid, '--yes')).toMatchObject({ status: 0, error: '' });
  expect(await admin.readRecord(`users/${uid}`)).toBeNull();
  expect(command('erase', newUid())).toMatchObject({
    status: 1,
    error: expect.stringMatching('^Nothing is stored'),
  });
});
