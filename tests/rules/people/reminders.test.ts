import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { StoredUserOverrides } from '../../support/factories.ts';
import { type Actor, admin, type Fields, givenTrainee, giveRecord, newUid, signedIn } from '../world.ts';

const DAY = 86_400_000;

/** A person with what reminders have, and the introducer they named. */
async function givenPerson(
  remindersOf: (introducer: Actor) => Fields = () => ({}),
  overrides: StoredUserOverrides = {},
) {
  const introducer = signedIn({ email: `${newUid()}@agency.example`.toLowerCase() });
  const person = await givenTrainee({ fpocno: introducer.email, ...overrides });
  const reminders = remindersOf(introducer);
  if (Object.keys(reminders).length > 0) await giveRecord(`reminders/${person.uid}`, reminders);
  return { introducer, person };
}

const asked = (actor: Pick<Actor, 'uid'>, change: Fields = {}) => ({
  by: actor.uid,
  at: Date.now(),
  ...change,
});

function ask({ db }: Pick<Actor, 'db'>, uid: string, value: unknown, more: Fields = {}): Promise<void> {
  const fields = { asked: value, ...more };
  return setDoc(doc(db, 'reminders', uid), fields, { mergeFields: Object.keys(fields) });
}

const sent = { since: 1, count: 2, at: 3 };

describe('asking for a reminder', { tags: ['reminder-button'] }, () => {
  test('R17: an introducer asks for the own person, first and again a day later', async () => {
    const { introducer, person } = await givenPerson();
    await assertSucceeds(ask(introducer, person.uid, asked(introducer)));
    const old = { at: Date.now() - DAY - 301_000, mailed: true };
    for (const reminders of [() => ({ sent }), (by: Actor) => ({ sent, asked: asked(by, old) })]) {
      const again = await givenPerson(reminders);
      await assertSucceeds(ask(again.introducer, again.person.uid, asked(again.introducer)));
      expect(await admin.readRecord(`reminders/${again.person.uid}`)).toMatchObject({ sent });
    }
  });

  test('R17: a user who is not the introducer cannot mark a mail as sent', async () => {
    const other = signedIn({ email: `${newUid()}@agency.example`.toLowerCase() });
    const request = asked(other);
    const { person } = await givenPerson(() => ({ asked: request }));
    await assertFails(ask(other, person.uid, { ...request, mailed: true }));
  });

  test('R17: a second request within 24 hours is refused, from anyone', async () => {
    for (const by of [undefined, 'other']) {
      const earlier = { at: Date.now() - DAY - 299_000, mailed: true, ...(by && { by }) };
      const { introducer, person } = await givenPerson((own) => ({ asked: asked(own, earlier) }));
      await assertFails(ask(introducer, person.uid, asked(introducer)));
      await assertFails(ask(introducer, person.uid, asked(introducer, { at: Date.now() + DAY })));
    }
  });

  test('R17: a request that was not mailed is not repeated within 15 minutes', async () => {
    for (const [age, may] of [
      [0, false],
      [895_000, false],
      [901_000, true],
    ] as const) {
      const { introducer, person } = await givenPerson((own) => ({
        asked: asked(own, { at: Date.now() - age }),
      }));
      await (may ? assertSucceeds : assertFails)(ask(introducer, person.uid, asked(introducer)));
    }
  });

  test('R17: the introducer can only mark the own reminder as mailed', async () => {
    const { introducer, person } = await givenPerson();
    const first = asked(introducer);
    await assertSucceeds(ask(introducer, person.uid, first));
    const other = signedIn({ email: introducer.email });
    await assertFails(ask(other, person.uid, { ...first, mailed: true }));
    await assertFails(ask(introducer, person.uid, { ...first, at: first.at - DAY, mailed: true }));
    await assertFails(ask(introducer, person.uid, { ...first, mailed: false }));
    await assertSucceeds(ask(introducer, person.uid, { ...first, mailed: true }));
    await assertFails(ask(introducer, person.uid, asked(introducer)));
    await assertFails(ask(introducer, person.uid, first));
  });

  test('R17: a first request cannot be marked as mailed', async () => {
    const { introducer, person } = await givenPerson();
    await assertFails(ask(introducer, person.uid, asked(introducer, { mailed: true })));
  });

  test('R17: a request needs a verified address and a person', async () => {
    const { introducer, person } = await givenPerson();
    const unverified = signedIn({ uid: introducer.uid, email: introducer.email, verified: false });
    await assertFails(ask(unverified, person.uid, asked(unverified)));
    await assertFails(ask(introducer, newUid(), asked(introducer)));
  });

  test.each([1, 2, 3, 4] as const)(
    'R17: a request is refused while the overall status is %s',
    async (status) => {
      const { introducer, person } = await givenPerson(undefined, { forms: { status } });
      await assertFails(ask(introducer, person.uid, asked(introducer)));
    },
  );

  test('R17: a status missing from an older record counts as 0', async () => {
    const { introducer, person } = await givenPerson();
    const path = `progress/${person.uid}`;
    const { status: _, ...forms } = person.record.forms;
    await admin.writeRecords([{ path, data: { ...(await admin.readRecord(path)), forms } }]);
    await assertSucceeds(ask(introducer, person.uid, asked(introducer)));
  });

  test.each<[string, unknown]>([
    ['in the name of another', { by: 'other' }],
    ['of an earlier time', { at: Date.now() - DAY }],
    ['of a later time', { at: Date.now() + DAY }],
    ['of no time', { at: 'now' }],
    ['with a key more', { text: 'Hello' }],
  ])('R15, R17: %s the request is refused, the first and a later one', async (_, change) => {
    for (const reminders of [undefined, () => ({ sent })]) {
      const { introducer, person } = await givenPerson(reminders);
      await assertFails(ask(introducer, person.uid, asked(introducer, change as Fields)));
    }
  });

  test('R17: the introducer cannot change what the job stores', async () => {
    for (const reminders of [undefined, () => ({ sent })]) {
      const { introducer, person } = await givenPerson(reminders);
      await assertFails(ask(introducer, person.uid, asked(introducer), { sent: { ...sent, count: 5 } }));
      await assertFails(ask(introducer, person.uid, asked(introducer), { other: 1 }));
    }
    const { introducer, person } = await givenPerson(() => ({ sent }));
    await assertFails(updateDoc(doc(introducer.db, 'reminders', person.uid), { sent: {} }));
    await assertFails(ask(introducer, 'digest-review', asked(introducer)));
  });
});
