import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collectionGroup,
  deleteField,
  doc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  CHECK_KIND_KEYS,
  CHECK_RESULT_KEYS,
  type CheckSummary,
  NEVER,
  parseCheckSummary,
  withCheck,
} from '../../../src/domain/review/checks.ts';
import {
  type Actor,
  admin,
  dayOf,
  type Fields,
  givenTrainee,
  newUid,
  oneOfEachStaff,
  type Person,
  signedIn,
} from '../world.ts';

const TODAY = dayOf(0);
const reviewer = () => signedIn({ reviewer: true });
const NOTHING: CheckSummary = parseCheckSummary(undefined);

const checkOf = (actor: Pick<Actor, 'uid'>, change: Fields = {}): Fields => ({
  kind: 'gst',
  result: 'matches',
  nameFound: 'Example Media Private Limited',
  day: TODAY,
  by: actor.uid,
  at: Date.now(),
  ...change,
});

interface Recorded {
  id?: string;
  stored?: CheckSummary;
  /** The summary to write; null for none, absent for the right one. */
  summary?: Fields | null;
}

/** Writes a check and its summary together. */
async function write(
  actor: Pick<Actor, 'db'>,
  uid: string,
  check: Fields,
  { id = newUid(), stored = NOTHING, summary }: Recorded = {},
): Promise<CheckSummary> {
  const counted = withCheck(stored, id, check as never);
  const batch = writeBatch(actor.db);
  batch.set(doc(actor.db, 'checks', uid, 'items', id), check);
  const written = summary === undefined ? { ...counted } : summary;
  if (written) batch.set(doc(actor.db, 'checks', uid), written);
  await batch.commit();
  return counted;
}

async function givenCheck(
  person: Person,
  change: Fields = {},
): Promise<{ id: string; stored: CheckSummary }> {
  const check = checkOf({ uid: 'somebody' }, change);
  const id = newUid();
  const stored = withCheck(NOTHING, id, check as never);
  await admin.writeRecords([
    { path: `checks/${person.uid}`, data: { ...stored } },
    { path: `checks/${person.uid}/items/${id}`, data: check },
  ]);
  return { id, stored };
}

describe('recording a check', { tags: ['review-checks'] }, () => {
  test('R10: a reviewer records each kind with each result', async () => {
    const [actor, person] = [reviewer(), await givenTrainee()];
    let stored = NOTHING;
    for (const kind of CHECK_KIND_KEYS) {
      for (const result of CHECK_RESULT_KEYS) {
        const nameFound = result === 'notfound' ? '' : 'Ram Kumar';
        stored = await write(actor, person.uid, checkOf(actor, { kind, result, nameFound }), { stored });
      }
    }
    expect(await admin.readRecord(`checks/${person.uid}`)).toEqual(stored);
  });

  test('R10: a reviewer records a check of an earlier day, and the day to check again', async () => {
    const [actor, person] = [reviewer(), await givenTrainee()];
    const check = checkOf(actor, { day: '2024-02-29', again: '2028-02-29', nameFound: 'x'.repeat(500) });
    let stored = await write(actor, person.uid, check);
    for (const day of ['2024-04-30', '2024-10-31', '2025-02-28', '2025-12-31', TODAY]) {
      stored = await write(actor, person.uid, checkOf(actor, { day }), { stored });
    }
    expect(stored.newest.gst?.day).toBe(TODAY);
  });

  test('R10: no reviewer records a check of the own record or of people they introduced', async () => {
    const introducer = `${newUid()}@agency.example`;
    const { uid } = await givenTrainee({ fpocno: introducer });
    for (const options of [{ email: introducer }, { uid }]) {
      const actor = signedIn({ ...options, reviewer: true });
      await assertFails(write(actor, uid, checkOf(actor)));
    }
  });

  test('R10: only trainees and vendors are checked', async () => {
    const actor = reviewer();
    const vendor = await givenTrainee({ usertype: 'vendor' });
    await assertSucceeds(write(actor, vendor.uid, checkOf(actor)));
    const introducer = await givenTrainee({ usertype: 'introducer' });
    await assertFails(write(actor, introducer.uid, checkOf(actor)));
    await assertFails(write(actor, newUid(), checkOf(actor)));
  });

  test.each<[string, Fields]>([
    ['in the name of another', { by: 'other' }],
    ['of an earlier time', { at: Date.now() - 600_000 }],
    ['of a later time', { at: Date.now() + 86_400_000 }],
    ['of no time', { at: 'now' }],
    ['of an unknown kind', { kind: 'aadhar' }],
    ['with an unknown result', { result: 'unclear' }],
    ['with a text that is too long', { nameFound: 'x'.repeat(501) }],
    ['with a name that is no text', { nameFound: 7 }],
    ['without the name that matches', { nameFound: ' ' }],
    ['with a name that was not found', { result: 'notfound' }],
    ['of tomorrow', { day: dayOf(1) }],
    ['of no date', { day: 'today' }],
    ['of a month that does not exist', { day: '2025-13-01' }],
    ['of a day that does not exist', { day: '2025-02-29' }],
    ['of a 31st that does not exist', { day: '2025-04-31' }],
    ['of a day 00', { day: '2025-03-00' }],
    ['of another century', { day: '1925-03-01' }],
    ['of a day that is a number', { day: 20_250_301 }],
    ['to be made again on no date', { again: 'soon' }],
    ['to be made again on a day that does not exist', { again: '2099-06-31' }],
    ['to be made again on the same day', { again: TODAY }],
    ['to be made again on an earlier day', { again: dayOf(-1) }],
    ['with a key more', { note: 'Ram Kumar' }],
  ])('R15: a check %s is refused', async (_, change) => {
    const [actor, person] = [reviewer(), await givenTrainee()];
    const check = checkOf(actor, change);
    await assertFails(write(actor, person.uid, check));
  });

  test.each(['kind', 'result', 'nameFound', 'day', 'by', 'at'])(
    'R15: a check without %s is refused',
    async (key) => {
      const [actor, person] = [reviewer(), await givenTrainee()];
      const { [key]: _, ...check } = checkOf(actor);
      const summary = { ...withCheck(NOTHING, 'id', checkOf(actor) as never) };
      await assertFails(write(actor, person.uid, check, { id: 'id', summary }));
    },
  );
});

describe('the newest check of each kind', { tags: ['review-checks'] }, () => {
  test('R10: a later check replaces a due one, and an earlier or other one does not', async () => {
    const [actor, person] = [reviewer(), await givenTrainee()];
    let { stored } = await givenCheck(person, { day: dayOf(-5), again: dayOf(-1) });
    expect(stored.due).toBe(dayOf(-1));
    stored = await write(actor, person.uid, checkOf(actor, { kind: 'pan', again: dayOf(9) }), { stored });
    expect(stored.due).toBe(dayOf(-1));
    const earlier = checkOf(actor, { day: dayOf(-6), again: dayOf(30) });
    await assertSucceeds(write(actor, person.uid, earlier, { stored, summary: null }));
    await assertFails(
      write(actor, person.uid, earlier, {
        id: 'id',
        stored,
        summary: {
          newest: { ...stored.newest, gst: { day: dayOf(-6), again: dayOf(30) } },
          due: dayOf(9),
          last: 'id',
        },
      }),
    );
    stored = await write(actor, person.uid, checkOf(actor, { day: dayOf(-5) }), { stored });
    expect(stored).toMatchObject({ newest: { gst: { day: dayOf(-5), again: NEVER } }, due: dayOf(9) });
    expect(await admin.readRecord(`checks/${person.uid}`)).toEqual(stored);
  });

  test('R10: a check without its summary, or counted as another, is refused', async () => {
    const [actor, person] = [reviewer(), await givenTrainee()];
    const { id: earlier, stored } = await givenCheck(person, { again: dayOf(3) });
    const check = checkOf(actor);
    const right = { newest: { gst: { day: TODAY, again: NEVER } }, due: NEVER, last: 'new' };
    await assertFails(write(actor, person.uid, check, { id: 'new', stored, summary: null }));
    for (const wrong of [
      { last: earlier },
      { last: 'nobody' },
      { last: 7 },
      { due: TODAY },
      { due: 1 },
      { newest: { gst: { day: TODAY, again: dayOf(3) } }, due: dayOf(3) },
      { newest: { gst: { day: dayOf(-1), again: NEVER } } },
      { newest: { gst: { day: TODAY, again: NEVER, by: actor.uid } } },
      { newest: { ...right.newest, pan: { day: TODAY, again: NEVER } } },
      { newest: { ...right.newest, pan: { day: TODAY, again: dayOf(1) } }, due: dayOf(1) },
      { newest: {} },
      { note: 'more' },
    ]) {
      await assertFails(
        write(actor, person.uid, check, { id: 'new', stored, summary: { ...right, ...wrong } }),
      );
    }
    await assertSucceeds(write(actor, person.uid, check, { id: 'new', stored, summary: right }));
    const { uid } = await givenTrainee();
    await assertFails(write(actor, uid, check, { id: 'new', summary: { ...right, note: 'more' } }));
  });

  test.each(CHECK_KIND_KEYS)('R10: the first due date counts, also that of %s', async (kind) => {
    const [actor, person] = [reviewer(), await givenTrainee()];
    const first = kind === 'gst' ? 'pan' : 'gst';
    const { stored } = await givenCheck(person, { kind: first, again: dayOf(5) });
    const check = checkOf(actor, { kind, again: dayOf(2) });
    const summary = { ...withCheck(stored, 'id', check as never) };
    await assertFails(write(actor, person.uid, check, { id: 'id', summary: { ...summary, due: dayOf(5) } }));
    await assertSucceeds(write(actor, person.uid, check, { id: 'id', summary }));
  });

  test('R10: the summary does not change without a new check', async () => {
    const [actor, person] = [reviewer(), await givenTrainee()];
    const { id, stored } = await givenCheck(person, { again: dayOf(-1) });
    const summary = doc(actor.db, 'checks', person.uid);
    await assertFails(setDoc(summary, { ...stored }));
    await assertFails(updateDoc(summary, { due: NEVER }));
    await assertFails(updateDoc(summary, { newest: deleteField() }));
    await assertFails(setDoc(summary, { newest: {}, due: NEVER, last: id }));
    const unchecked = await givenTrainee();
    await assertFails(setDoc(doc(actor.db, 'checks', unchecked.uid), { newest: {}, due: NEVER, last: 'id' }));
  });
});

describe('the ledger', { tags: ['review-checks'] }, () => {
  test('R1: no query reads the items of all people', async () => {
    for (const { db } of oneOfEachStaff()) await assertFails(getDocs(query(collectionGroup(db, 'items'))));
  });
});
