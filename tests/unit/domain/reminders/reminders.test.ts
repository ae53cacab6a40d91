import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Invitation } from '../../../../src/domain/people/invitations.ts';
import {
  dueReminder,
  isInvitationDue,
  isRemindable,
  isStuck,
  mayAskAgain,
  mayBeRemindable,
  openWorkOf,
  parseReminders,
  type Reminders,
} from '../../../../src/domain/reminders/reminders.ts';
import { todayInIndia } from '../../../../src/domain/time/dates.ts';
import {
  commonForms,
  listedForms,
  makeInvitation,
  makeParsedUser,
  makeProgress,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
const START = at('2026-01-01T10:00+05:30');

/** Runs the job at these times, and returns the times of the reminders. */
function simulate(runs: readonly number[], since: (now: number) => number, asked: readonly number[] = []) {
  let reminders: Reminders = {};
  const reminded: { at: number; since: number; count: number }[] = [];
  for (const now of runs) {
    const last = asked.findLast((time) => time <= now);
    if (last !== undefined)
      reminders = { ...reminders, asked: { by: 'introducer', at: last, isMailed: true } };
    const count = dueReminder(since(now), reminders, now);
    if (count === null) continue;
    const sent = { since: since(now), count, at: now };
    reminders = { ...reminders, sent };
    reminded.push(sent);
  }
  return reminded;
}

describe('a series of reminders', { tags: ['reminder-person'] }, () => {
  const year = Array.from({ length: 365 }, (_, day) => START + day * DAY - HOUR);

  it.each<[string, number[], number[]]>([
    ['has reminders after 3, 3, 7, 7 and 7 days, then none', [3, 6, 13, 20, 27], []],
    ["waits after the introducer's, which is no part of it", [5, 8, 15, 22, 29], [START + 2 * DAY]],
  ])('a series of reminders %s', (_, days, asked) => {
    const reminded = simulate(year, () => START, asked);
    expect(reminded.map(({ at: time }) => Math.round((time - START) / DAY))).toEqual(days);
  });

  test('in any year a series has at most five reminders, and a day at most one', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 365 * 24 }), { maxLength: 40 });
    fc.assert(
      fc.property(moments, moments, moments, (moves, asks, extraRuns) => {
        const times = (hours: readonly number[]) => hours.map((hour) => START + hour * HOUR).sort();
        const moved = [START, ...times(moves)];
        const runs = [...year, ...times(extraRuns)].sort();
        const reminded = simulate(runs, (now) => moved.findLast((time) => time <= now) ?? START, times(asks));
        const days = reminded.map((each) => todayInIndia(new Date(each.at)));
        expect(new Set(days).size).toBe(days.length);
        for (const since of moved) {
          expect(reminded.filter((each) => each.since === since).length).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a series does not start without a known time', () => {
    expect(dueReminder(0, {}, START)).toBeNull();
  });
});

describe('who is reminded', { tags: ['reminder-person'] }, () => {
  const query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' } as const;
  const submitted = listedForms(1);
  const returned = { ...submitted, einvoicing: -1, status: 1 } as const;
  it.each<[string, boolean, StoredUserOverrides]>([
    ['with every form open', true, {}],
    ['asked about a form', true, { forms: { ...submitted, bankdetails: -1 } }],
    ['asked about a form at overall status 1', true, { forms: returned, isGSTApplicable: 'yes' }],
    ['asked about the profile', true, { forms: submitted, queries: { general: [query] } as never }],
    ['who has submitted everything', false, { forms: { ...submitted, status: 1 } }],
    ['who waits for an approver', false, { forms: { ...submitted, status: 3 } }],
    ['who is approved', false, { forms: { ...submitted, status: 4, approved: true } }],
    ['who is approved with a form left', false, { forms: { bankdetails: 1, status: 4, approved: true } }],
  ])('a person %s: %s', (_, is, overrides) => {
    const record = makeParsedUser(overrides);
    expect(isRemindable(record)).toBe(is);
    if (is) expect(mayBeRemindable(record)).toBe(true);
  });

  it('the job skips the users record when progress is enough', () => {
    for (const forms of [{ status: 1 }, { status: 3 }, { status: 3, bankdetails: -1 }, { approved: true }]) {
      expect(mayBeRemindable(makeParsedUser({ forms: forms as StoredUserOverrides['forms'] }))).toBe(false);
    }
  });
});

describe('whom the introducer may have reminded', { tags: ['reminder-button'] }, () => {
  const since = at('2026-11-20T10:00+05:30');
  const person = (forms: StoredUserOverrides['forms'] = {}) => makeProgress(makeParsedUser({ forms }), since);
  it.each([
    ['on the same day', false, '2026-11-20T18:00+05:30', {}],
    ['over the weekend', false, '2026-11-22T18:00+05:30', {}],
    ['on the next working day', true, '2026-11-23T09:00+05:30', {}],
    ['when they have submitted everything', false, '2026-11-23T09:00+05:30', { status: 1 }],
  ])('%s: %s', (_, is, now, forms) => {
    expect(isStuck(person(forms as StoredUserOverrides['forms']), at(now))).toBe(is);
  });

  it('a reminder is possible after 24 hours and five minutes of clock tolerance', () => {
    const wait = DAY + 5 * 60_000;
    expect(mayAskAgain(since, since + wait - 1)).toBe(false);
    expect(mayAskAgain(since, since + wait)).toBe(true);
  });
});

describe('an invitation', { tags: ['reminder-invitation'] }, () => {
  const times = { createdAt: START, expiresAt: START + 30 * DAY };
  const invitation = { id: 'invitation1', ...makeInvitation(times) };
  it.each([
    ['four days before it expires', false, 26, {}, {}],
    ['three days before it expires', true, 27, {}, {}],
    ['on its last day', true, 29.9, {}, {}],
    ['when it has expired', false, 30, {}, {}],
    ['when it was reminded of', false, 28, {}, { sent: { since: 0, count: 1, at: 1 } }],
    ['when it is used', false, 28, { status: 'used' }, {}],
    ['when it was revoked', false, 28, { status: 'revoked' }, {}],
    ['when it was open for two days only', false, 28.5, { createdAt: START + 28 * DAY }, {}],
  ])('%s: %s', (_, is, days, change, reminders) => {
    const changed = { ...invitation, ...change } as Invitation;
    expect(isInvitationDue(changed, reminders, START + days * DAY)).toBe(is);
  });
});

test('reminders survive malformed records', () => {
  expect(parseReminders({ sent: 'x', asked: [] })).toEqual({});
  expect(parseReminders({ sent: {}, asked: { by: 1, at: 'x' } })).toEqual({
    sent: { since: 0, count: 0, at: 0 },
    asked: { by: '', at: 0, isMailed: false },
  });
});

const FORMS = { ...commonForms(1), bankdetails: -1 } as const;

test('a reminder lists open forms by name', { tags: ['reminder-person'] }, () => {
  const general = [{ title: 'Which address?', timestamp: 1, status: 0, by: 'reviewer' }] as const;
  const record = makeParsedUser({ forms: FORMS, queries: { general } as never });
  const asked = ['My Profile', 'Bank Details'];
  expect(openWorkOf(record)).toEqual({ toSubmit: ['Non-applicability of GST'], asked });
});
