import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_MS,
  type Delegation,
  delegate,
  endDelegation,
  parseDelegation,
  storedFields,
} from '../../../src/domain/people/delegations.ts';
import { decide } from '../../../src/domain/transitions/approval.ts';
import { cardOf, DAY, giveDelegation, HOUR, nameOf, putDelegation } from '../people/delegation.ts';
import { type Actor, admin, givenTrainee, giveRecord, isAllowed, newApprover, update } from '../world.ts';
import { PARAMETERS, TIMEOUT } from './agreement.ts';

const TIMES = [-2 * DAY, -DAY, -HOUR, 0, 0, DAY, DAY, 2 * DAY, 366 * DAY - HOUR, 366 * DAY + HOUR];
const member = fc.constantFrom(0, 1, 2);

type Step =
  | { does: 'delegate'; who: number; deputy: number; from: number; until: number; isCardOld: boolean }
  | { does: 'end'; who: number }
  | { does: 'decide'; who: number; absent: number; concern: 'none' | 'introducer' | 'sender' | 'reviewer' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('delegate' as const),
    who: member,
    deputy: member,
    from: fc.constantFrom(...TIMES),
    until: fc.constantFrom(...TIMES),
    isCardOld: fc.constantFrom(false, false, false, true),
  }),
  fc.record({ does: fc.constant('end' as const), who: member }),
  fc.record({
    does: fc.constant('decide' as const),
    who: member,
    absent: member,
    concern: fc.constantFrom('none', 'none', 'introducer', 'sender', 'reviewer'),
  }),
);

const asMember = (actor: Actor) => ({ uid: actor.uid, name: nameOf(actor), email: actor.email });

type Delegations = Map<string, Delegation>;

async function tryDelegating(
  actors: readonly Actor[],
  stored: Delegations,
  tried: Step & { does: 'delegate' },
) {
  const [absent, deputy] = [actors[tried.who] as Actor, actors[tried.deputy] as Actor];
  const now = Date.now();
  const card = cardOf(deputy, tried.isCardOld ? now - CARD_MS - HOUR : now);
  await giveRecord(`approvers/${deputy.uid}`, storedFields(card));
  const times = { from: now + tried.from, until: now + tried.until };
  const result = delegate(
    asMember(absent),
    card,
    { ...times, reason: '' },
    stored.get(deputy.uid) ?? null,
    now,
  );
  const written = {
    ...asMember(absent),
    deputy: deputy.uid,
    deputyName: card.name,
    deputyEmail: card.email,
    ...times,
    reason: '',
    at: now,
  };
  expect(await isAllowed(putDelegation(absent, storedFields(written)))).toBe(result.allowed);
  if (result.allowed) stored.set(absent.uid, result.delegation);
}

async function tryEnding(actor: Actor, stored: Delegations) {
  const delegation = stored.get(actor.uid);
  if (!delegation) return;
  const now = Date.now();
  const ended = endDelegation(delegation, now);
  const written = ended ?? { ...delegation, until: now, at: now };
  expect(await isAllowed(putDelegation(actor, storedFields(written)))).toBe(ended !== undefined);
  if (ended) stored.set(actor.uid, ended);
}

async function tryDeciding(actors: readonly Actor[], stored: Delegations, tried: Step & { does: 'decide' }) {
  const [deputy, absent] = [actors[tried.who] as Actor, actors[tried.absent] as Actor];
  const deputyFor =
    stored.get(absent.uid) ??
    parseDelegation(absent.uid, { ...asMember(absent), deputy: deputy.uid, from: 0, until: 0 });
  const { record } = await givenTrainee({
    forms: { status: 3 },
    ...(tried.concern === 'introducer' && { fpocno: absent.email }),
    ...(tried.concern === 'sender' && { sent: { by: absent.uid, at: 1 } }),
  });
  const reviewed =
    tried.concern === 'reviewer' ? { msa: { user: {}, documents: {}, by: absent.uid, at: 1 } } : {};
  await giveRecord(`reviewed/${record.uid}`, reviewed);
  const now = Date.now();
  const decided = decide(record, 'accept', { ...asMember(deputy), deputyFor }, now, {}, reviewed);
  const approval = {
    action: 'accept',
    by: deputy.uid,
    at: now,
    onBehalfOf: { uid: absent.uid, name: deputyFor.name, deputyName: deputyFor.deputyName },
  };
  if (decided.allowed) expect(decided.patch.set.approval).toEqual(approval);
  const fields = { 'forms.status': 4, 'forms.approved': true, approval };
  expect(await isAllowed(update(deputy, record, fields))).toBe(decided.allowed);
}

describe('deputies', { tags: ['deputy-set', 'deputy-decides'] }, () => {
  test(
    'R25, R9: the rules allow the delegations, endings and decisions of the domain',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          const actors = [0, 1, 2].map(() => newApprover());
          const [first, second] = actors as [Actor, Actor];
          const stored: Delegations = new Map([[first.uid, await giveDelegation(first, second)]]);
          for (const tried of steps) {
            if (tried.does === 'delegate') await tryDelegating(actors, stored, tried);
            else if (tried.does === 'end') await tryEnding(actors[tried.who] as Actor, stored);
            else await tryDeciding(actors, stored, tried);
          }
          for (const [uid, delegation] of stored) {
            const kept = await admin.readRecord(`delegations/${uid}`);
            expect(parseDelegation(uid, kept ?? {})).toEqual(delegation);
          }
        }),
        PARAMETERS,
      );
    },
    TIMEOUT,
  );
});
