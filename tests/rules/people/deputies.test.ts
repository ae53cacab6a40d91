import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { makeIntroducerRecord } from '../../support/factories.ts';
import { decisionOf } from '../review/writeStep.ts';
import {
  type Actor,
  allowed,
  changed,
  denied,
  type Fields,
  givenTrainee,
  giveRecord,
  lacking,
  newUid,
  signedIn,
} from '../world.ts';
import {
  cardOf,
  DAY,
  delegationOf,
  giveDelegation,
  givenApprover,
  HOUR,
  newApprover,
  onBehalfOf,
  putDelegation,
} from './delegation.ts';

const MINUTE = 60_000;

describe('who can be named as deputy', { tags: ['deputy-set'] }, () => {
  const put = (actor: Actor, change: Fields = {}, uid = actor.uid) => {
    const { uid: _, ...card } = cardOf(actor);
    return setDoc(doc(actor.db, 'approvers', uid), changed(card, change));
  };

  test('R25: an approver whose account has a name uses it in card and delegation, and renews the card', async () => {
    const actor = newApprover({ name: 'Anita Approver' });
    const deputy = await givenApprover();
    for (const [name, assert] of [
      ['Chief Executive', assertFails] as const,
      ['Anita Approver', assertSucceeds] as const,
    ]) {
      await assert(put(actor, { name }));
      await assert(putDelegation(actor, delegationOf(actor, deputy, { name })));
    }
    await assertSucceeds(put(actor, { name: 'Anita Approver' }));
  });

  test.each<[string, Fields]>([
    ['another address', { email: 'other@agency.example' }],
    ['a blank name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(501) }],
    ['an earlier time', { at: Date.now() - HOUR }],
    ['a later time', { at: Date.now() + HOUR }],
    ['a key more', { role: 'approver' }],
    ...lacking('no', 'name', 'email', 'at'),
  ])('R25: a card with %s is refused', async (_, change) => {
    await assertFails(put(newApprover(), change));
  });
});

describe('naming a deputy', { tags: ['deputy-set'] }, () => {
  test('R25: an approver names another one, and replaces the deputy', async () => {
    const absent = newApprover();
    await assertSucceeds(putDelegation(absent, delegationOf(absent, await givenApprover())));
    await assertSucceeds(putDelegation(absent, delegationOf(absent, await givenApprover())));
  });

  test('R25: nobody names a deputy for somebody else', async () => {
    const deputy = await givenApprover();
    const absent = newApprover();
    await assertFails(putDelegation(deputy, delegationOf(deputy, await givenApprover()), absent.uid));
    await assertFails(putDelegation(deputy, delegationOf(absent, deputy), absent.uid));
  });

  test('R25: an approver who has shown no claim in 30 days is no deputy', async () => {
    const absent = newApprover();
    await assertFails(putDelegation(absent, delegationOf(absent, newApprover())));
    const former = await givenApprover({ age: 30 * DAY + MINUTE });
    await assertFails(putDelegation(absent, delegationOf(absent, former)));
    const seldom = await givenApprover({ age: 30 * DAY - MINUTE });
    await assertSucceeds(putDelegation(absent, delegationOf(absent, seldom)));
  });

  test('R25: nobody is the own deputy', async () => {
    const absent = await givenApprover();
    await assertFails(putDelegation(absent, delegationOf(absent, absent)));
  });

  test.each<[string, (now: number) => Fields]>([
    ['that ends before it begins', (now) => ({ from: now + 2 * DAY })],
    ['that ends as it begins', (now) => ({ from: now + DAY, until: now + DAY })],
    ['that is over', (now) => ({ from: now - DAY, until: now - HOUR })],
    ['that is dated back', (now) => ({ from: now - DAY - HOUR })],
    ['for more than a year', (now) => ({ until: now + 366 * DAY + MINUTE })],
    ['with a text as its end', () => ({ until: 'never' })],
    ['with a text as its start', () => ({ from: 'now' })],
    ['with texts as its times', () => ({ from: 'a', until: 'b' })],
    ['of an earlier time', (now) => ({ at: now - HOUR })],
    ['with a long reason', () => ({ reason: 'x'.repeat(501) })],
    ['with a list as its reason', () => ({ reason: ['x'] })],
    ['in another name', () => ({ email: 'other@agency.example' })],
    ['in no name', () => ({ name: '' })],
    ['to another address', () => ({ deputyEmail: 'other@agency.example' })],
    ['to another name', () => ({ deputyName: 'Other' })],
    ['to nobody', () => ({ deputy: '' })],
    ['to a path', () => ({ deputy: 'a/b' })],
    ['with a key more', () => ({ role: 'approver' })],
  ])('R25: a delegation %s is refused', async (_, change) => {
    const absent = newApprover();
    const deputy = await givenApprover();
    await assertFails(putDelegation(absent, delegationOf(absent, deputy, change(Date.now()))));
  });

  test('R25: a delegation without a key is refused', async () => {
    const absent = newApprover();
    const whole = delegationOf(absent, await givenApprover());
    for (const key of Object.keys(whole)) {
      const { [key]: _, ...rest } = whole;
      await assertFails(putDelegation(absent, rest));
    }
  });

  test('R25, R15: the longest delegation is stored', async () => {
    const absent = newApprover();
    const change = { reason: 'x'.repeat(500), until: Date.now() + 366 * DAY - MINUTE };
    await assertSucceeds(putDelegation(absent, delegationOf(absent, await givenApprover(), change)));
  });

  test('R25: an approver who is away at the same time is no deputy, so no circle comes about', async () => {
    const [absent, deputy] = [await givenApprover(), await givenApprover()];
    const now = Date.now();
    await giveDelegation(deputy, absent, { from: now + DAY, until: now + 2 * DAY });
    for (const [from, until] of [
      [now, now + DAY + 1],
      [now + 2 * DAY - 1, now + 3 * DAY],
      [now, now + 3 * DAY],
      [now + DAY + 1, now + DAY + 2],
    ])
      await assertFails(putDelegation(absent, delegationOf(absent, deputy, { from, until })));
    for (const [from, until] of [
      [now, now + DAY],
      [now + 2 * DAY, now + 3 * DAY],
    ])
      await assertSucceeds(putDelegation(absent, delegationOf(absent, deputy, { from, until })));
  });

  test('R25: an approver ends the own delegation, also without the claim', async () => {
    const absent = newApprover();
    await giveDelegation(absent, newApprover());
    const former = signedIn({ uid: absent.uid, email: absent.email });
    const end = (change: Fields = {}, actor = former) => {
      const until = Date.now();
      return updateDoc(doc(actor.db, 'delegations', absent.uid), { until, at: until, ...change });
    };
    await assertFails(end({}, newApprover()));
    await assertFails(end({ deputy: newUid() }));
    await assertFails(end({ until: Date.now() + 2 * DAY, at: Date.now() + 2 * DAY }));
    await assertFails(end({ until: Date.now() - DAY, at: Date.now() - DAY }));
    await assertFails(end({ until: Date.now() + HOUR }));
    await assertSucceeds(end());
    await assertFails(end());
  });
});

describe('deciding as deputy', { tags: ['deputy-decides'] }, () => {
  const decision = (deputy: Actor, absent: Actor, change: Fields = {}) =>
    decisionOf(deputy.uid, 'accept', 4, { onBehalfOf: { ...onBehalfOf(absent, deputy), ...change } });

  async function givenDeputy(change: Fields = {}) {
    const [absent, deputy] = [newApprover(), newApprover()];
    await giveDelegation(absent, deputy, change);
    return { absent, deputy };
  }

  test('R25: a deputy decides on behalf of the absent approver', async () => {
    const { absent, deputy } = await givenDeputy();
    const { record } = await givenTrainee({ forms: { status: 3 } });
    const third = newApprover();
    const { deputyName } = onBehalfOf(absent, deputy);
    await denied(third, record, decision(third, absent, { deputyName }));
    await denied(absent, record, decision(absent, absent));
    await denied(deputy, record, decision(deputy, newApprover()));
    await denied(deputy, record, decision(deputy, absent, { name: 'Other' }));
    await denied(deputy, record, decision(deputy, absent, { deputyName: 'Other' }));
    await denied(deputy, record, decision(deputy, absent, { why: 'Other' }));
    await allowed(deputy, record, decision(deputy, absent));
  });

  test('R25: a deputy without the claim decides nothing', async () => {
    const { absent, deputy } = await givenDeputy();
    const { record } = await givenTrainee({ forms: { status: 3 } });
    const former = signedIn({ uid: deputy.uid, email: deputy.email });
    await denied(former, record, decision(former, absent));
  });

  test.each<[string, number, number]>([
    ['has not begun', HOUR, DAY],
    ['is over', -DAY, -MINUTE],
  ])('R25: nobody decides under a delegation that %s', async (_, from, until) => {
    const now = Date.now();
    const { absent, deputy } = await givenDeputy({ from: now + from, until: now + until });
    const { record } = await givenTrainee({ forms: { status: 3 } });
    await denied(deputy, record, decision(deputy, absent));
    const { approval, ...fields } = decision(deputy, absent);
    const { onBehalfOf: _absent, ...own } = approval as Fields;
    await allowed(deputy, record, { ...fields, approval: own });
  });

  test.each<[string, (absent: Actor, deputy: Actor) => Fields]>([
    ['absent approver introduced', ({ email }) => ({ fpocno: email })],
    ['absent approver is', ({ email }) => ({ email: email.replace('@', '+x@') })],
    ['absent approver sent', ({ uid }) => ({ sent: { by: uid, at: 1 } })],
    ['deputy introduced', (_, { email }) => ({ fpocno: email })],
    ['deputy sent', (_, { uid }) => ({ sent: { by: uid, at: 1 } })],
    ['absent approver introduced under an earlier address', () => ({ fpocno: 'earlier@agency.example' })],
  ])('R25, R9: a deputy decides on nobody whom the %s', async (_, concern) => {
    const { absent, deputy } = await givenDeputy();
    const introducer = makeIntroducerRecord({ uid: absent.uid, email: 'earlier@agency.example' });
    await giveRecord(`users/${absent.uid}`, introducer);
    const { record } = await givenTrainee({ forms: { status: 3 }, ...concern(absent, deputy) });
    await denied(deputy, record, decision(deputy, absent));
    const { record: other } = await givenTrainee({ forms: { status: 3 } });
    await allowed(deputy, other, decision(deputy, absent));
  });

  test('R25, R9: a deputy decides on nobody whom the absent approver reviewed', async () => {
    const { absent, deputy } = await givenDeputy();
    const { record } = await givenTrainee({ forms: { status: 3 } });
    const seenBy = (by: string) => giveRecord(`reviewed/${record.uid}`, { msa: { by } });
    await seenBy(absent.uid);
    await denied(deputy, record, decision(deputy, absent));
    await seenBy(newUid());
    await allowed(deputy, record, decision(deputy, absent));
  });

  test('R25, R9: a delegation by the person under review gives no decision on them', async () => {
    const person = await givenTrainee({ forms: { status: 3 } });
    const deputy = newApprover();
    await giveDelegation({ ...person, email: 'other@agency.example' }, deputy);
    await denied(deputy, person.record, decision(deputy, person));
  });
});
