import { describe, expect, test } from 'vitest';
import { isolated } from '../../../../src/domain/isolated.ts';
import {
  type Delegation,
  delegate,
  endDelegation,
  isRunning,
  parseDelegation,
  withDeputies,
} from '../../../../src/domain/people/delegations.ts';
import { decisionText } from '../../../../src/domain/review/decision.ts';
import { startOfDayInIndia, todayInIndia } from '../../../../src/domain/time/dates.ts';
import { actingApprover, decide, refusalOfDecision } from '../../../../src/domain/transitions/approval.ts';
import { makeParsedUser } from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from '../transitions/outcome.ts';

const DAY = 86_400_000;
const TODAY = startOfDayInIndia(todayInIndia(new Date(NOW)));
const asha = { uid: 'asha', name: 'Asha Rao', email: 'asha@agency.example' };
const dev = { uid: 'dev', name: 'Dev Patil', email: 'dev@agency.example' };
const away: Delegation = {
  ...asha,
  deputy: 'dev',
  deputyName: 'Dev Patil',
  deputyEmail: 'dev@agency.example',
  from: NOW,
  until: NOW + DAY,
  reason: 'On leave',
  at: NOW,
};
const waiting = makeParsedUser({ forms: { status: 3 } });

describe('naming a deputy', { tags: ['deputy-set'] }, () => {
  const entry = { from: NOW, until: NOW + DAY, reason: ' On leave ' };
  const name = (change: object = {}, ofDeputy: Delegation | null = null, card = { ...dev, at: NOW }) =>
    delegate(asha, card, { ...entry, ...change }, ofDeputy, NOW);
  const reasonOf = (result: ReturnType<typeof name>) => (result.allowed ? '' : result.reason);

  test('stores both approvers, the interval and the reason', () => {
    expect(name()).toEqual({ allowed: true, delegation: away });
  });

  test.each([
    ['The day back must be after the first day away.', { until: NOW }],
    ['The day back must be after the first day away.', { from: Number.NaN }],
    ['The day back has passed. Choose a later one.', { from: TODAY, until: NOW }],
    ['The first day away has passed. Choose today or a later date.', { from: TODAY - 1 }],
    ['Choose a day back within the next year.', { until: NOW + 367 * DAY }],
    ['A reason has at most 500 characters.', { reason: 'x'.repeat(501) }],
  ])('%s', (reason, change) => {
    expect(reasonOf(name(change))).toBe(reason);
  });

  test('refuses the own name, and who has not shown the role for 30 days', () => {
    expect(reasonOf(name({}, null, { ...asha, at: NOW }))).toBe('Choose another approver as deputy.');
    const unseen = reasonOf(name({}, null, { ...dev, at: NOW - 31 * DAY }));
    expect(unseen).toContain('has not opened the approvals');
  });

  test('refuses who is away at the same time, so no circle comes about', () => {
    const circle = { ...away, ...dev, deputy: 'asha', from: NOW + DAY - 1, until: NOW + 2 * DAY };
    expect(reasonOf(name({}, circle))).toContain(`${isolated('Dev Patil')} is away too`);
    expect(name({}, { ...circle, from: NOW + DAY })).toMatchObject({ allowed: true });
    expect(name({}, { ...circle, from: NOW - DAY, until: NOW })).toMatchObject({ allowed: true });
  });

  test('a delegation runs from its start until before its end, and can end earlier', () => {
    for (const now of [NOW, NOW + DAY - 1]) expect(isRunning(away, now)).toBe(true);
    for (const now of [NOW - 1, NOW + DAY]) expect(isRunning(away, now)).toBe(false);
    expect(isRunning(parseDelegation('asha', { from: 'now', until: [] }), NOW)).toBe(false);
    expect(endDelegation(away, NOW + 5)).toEqual({ ...away, until: NOW + 5, at: NOW + 5 });
    expect(endDelegation(away, NOW + DAY)).toBeUndefined();
  });
});

test('mails go to deputies, each address once, and not along a chain', { tags: ['deputy-set'] }, () => {
  const chain = { ...away, ...dev, deputy: 'ravi', deputyEmail: 'ravi@agency.example' };
  const addressesOf = (...addresses: string[]) => withDeputies(addresses, [away, chain], NOW);
  expect(addressesOf('ASHA@agency.example')).toEqual([dev.email]);
  const ravi = 'ravi@agency.example';
  expect(addressesOf(asha.email, ravi, dev.email)).toEqual([dev.email, ravi]);
  expect(withDeputies([asha.email], [away], NOW + DAY)).toEqual([asha.email]);
});

describe('deciding as deputy', { tags: ['deputy-decides'] }, () => {
  const deputy = { ...dev, deputyFor: away };

  test('stores both names in the decision and in the log', { tags: ['deputy-decides'] }, () => {
    const { set, log } = patchOf(decide(waiting, 'deny', deputy, NOW));
    expect(set.approval?.onBehalfOf).toEqual({ uid: 'asha', name: 'Asha Rao', deputyName: 'Dev Patil' });
    expect(log?.title).toBe('Dev Patil denied the empanelment on behalf of Asha Rao');
    const full = { ...waiting, ...(set.approval && { approval: set.approval }) };
    expect(decisionText(full)).toMatch(/^Denied by Dev Patil on behalf of Asha Rao, /);
  });

  test('a decision on behalf is refused before and after the delegation, and to other approvers', () => {
    const refusal = `You are no longer the deputy of ${isolated('Asha Rao')}.`;
    const during = (change: object) => ({ deputyFor: { ...away, ...change } });
    for (const change of [during({ until: NOW }), during({ from: NOW + 1 }), { uid: 'ravi' }])
      expectRefusal(decide(waiting, 'accept', { ...deputy, ...change }, NOW), refusal);
  });

  test.each([
    ['introduced', { fpocno: 'asha+x@agency.example' }, {}],
    ['sent', { sent: { by: 'asha', at: 1 } }, {}],
    ['is', { email: asha.email }, {}],
    ['reviewed', {}, { msa: { user: {}, documents: {}, by: 'asha', at: 1 } }],
  ])('a decision on behalf is refused when the absent approver %s (R9)', (_, change, reviewed) => {
    const record = makeParsedUser({ forms: { status: 3 }, ...change });
    expect(refusalOfDecision(record, deputy, reviewed)).toContain(
      `${isolated('Asha Rao')}, for whom you decide,`,
    );
    expect(actingApprover(record, dev, [away], NOW, reviewed)).toEqual(dev);
    expect(refusalOfDecision(record, dev, reviewed)).toBeUndefined();
  });

  test('an approver acts under the first delegation that runs', () => {
    const deputyFor = { ...away, uid: 'ravi', name: 'Ravi Rao' };
    const delegations = [{ ...away, until: NOW }, deputyFor];
    expect(actingApprover(waiting, dev, delegations, NOW)).toEqual({ ...dev, deputyFor });
    expect(actingApprover(waiting, dev, [], NOW)).toEqual(dev);
  });
});
