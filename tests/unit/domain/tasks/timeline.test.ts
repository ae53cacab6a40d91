import { describe, expect, it } from 'vitest';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { LogEntry, Query } from '../../../../src/domain/records/records.ts';
import {
  newestFirst,
  openForms,
  restHeading,
  sinceText,
  titleForPerson,
  turnOf,
  waitingText,
} from '../../../../src/domain/tasks/timeline.ts';
import {
  commonForms,
  listedForms,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const at = (text: string) => Date.parse(text);
const own = (timestamp: number): LogEntry => ({ title: 'Ram Kumar submitted Bank Details', timestamp });
const staff = (timestamp: number): LogEntry => ({ title: 'Asha raised a query', timestamp, by: 'staff' });
const submitted = listedForms(1);
const openQuery: Query = { title: 'Which name?', timestamp: 1, status: 0, by: 'reviewer' };
const queries = { ...emptyQueries(), general: [openQuery] };

const vendor = { isGSTApplicable: 'yes', usertype: 'vendor', vendortype: 'Other' } as const;
const logs = [own(10), staff(20)];
const correct = 'Resolve the open queries, correct what they ask for and submit again.';
const review =
  'A review usually takes 3 to 5 working days. If something is unclear, you get a query. 1 form left to complete.';
const denied = { action: 'deny', by: 'approver', at: 40 } as const;

it.each<[string, StoredUserOverrides, object]>([
  [
    'with a vendor, whose forms count',
    { ...vendor, forms: { ...commonForms(1), bankdetails: 0 } },
    { whose: 'person', next: '3 forms left to complete.' },
  ],
  [
    "with the person since a reviewer's query",
    { logs: [...logs, own(30)], forms: { ...submitted, bankdetails: -1 } },
    { whose: 'person', since: 20, next: correct },
  ],
  [
    "with the person while a reviewer's general query is open",
    { queries, forms: submitted },
    { whose: 'person', next: 'Resolve the open query about your profile.' },
  ],
  [
    'with the reviewer since the last submission',
    { logs: [own(10), own(20), staff(30)], forms: { ...submitted, status: 2 } },
    { whose: 'reviewer', since: 20, next: 'The reviewer sends it for approval.' },
  ],
  ['with the reviewer as soon as the overall status is due', { forms: submitted }, { whose: 'reviewer' }],
  [
    'with the reviewer while a form is pending at overall status 1',
    { ...vendor, logs, forms: { status: 1, ...commonForms(1), msa: 1, einvoicing: 0 } },
    { whose: 'reviewer', since: 10, next: review },
  ],
  ['with the approver since the sending', { logs, forms: { status: 3 } }, { whose: 'approver', since: 20 }],
  [
    'with the reviewer again after a denial',
    { approval: denied, forms: { status: 1 } },
    { whose: 'reviewer', since: 40, next: expect.stringMatching(/returns what has to be corrected/) },
  ],
])('the turn is %s', (_, overrides, turn) => {
  expect(turnOf(makeParsedUser(overrides))).toMatchObject(turn);
});

it('the timeline waits for no declaration when none applies', { tags: ['overall-automatic'] }, () => {
  const profile = {
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'yes',
    vendortype: 'Overhead',
  } as const;
  expect(turnOf(makeParsedUser({ ...profile, forms: submitted })).whose).toBe('reviewer');
});

it('the turn is with an approved person while a form is open', { tags: ['approved-open-forms'] }, () => {
  const forms = { ...submitted, bankdetails: 0, status: 4, approved: true } as const;
  expect(turnOf(makeParsedUser({ forms }))).toEqual({ whose: 'person', next: '1 form left to complete.' });
  expect(openForms(makeParsedUser({ forms })).map(({ key }) => key)).toEqual(['bankdetails']);
});

describe('while the person has nothing to do', () => {
  const now = at('2026-11-23T10:00+05:30');

  it.each([
    [1, {}, 'Everything is submitted'],
    [2, {}, 'Your forms are validated'],
    [3, {}, 'Sent for approval'],
    [1, { approval: denied }, 'Not approved'],
    [4, {}, 'Your empanelment is approved'],
  ] as const)('the heading at overall status %i with %o is %j', (status, more, heading) => {
    const forms = { ...submitted, status, approved: status === 4 };
    expect(restHeading(makeParsedUser({ ...more, forms }))).toBe(heading);
  });

  it('the text names the role, the start and the usual duration', () => {
    const logged = { logs: [own(at('2026-11-20T18:00+05:30'))] };
    expect(waitingText(makeParsedUser({ ...logged, forms: { ...submitted, status: 1 } }), now)).toBe(
      'With the reviewer for 1 working day. A review usually takes 3 to 5 working days. If something is unclear, you get a query.',
    );
    expect(waitingText(makeParsedUser({ forms: { status: 3 } }), now)).toMatch(
      /^With the approver\. Approval usually/,
    );
    expect(waitingText(makeParsedUser({ forms: { ...submitted, status: 4, approved: true } }), now)).toBe('');
  });
});

it.each([
  ['2026-11-23T09:00+05:30', 'since today'],
  ['2026-11-20T18:00+05:30', 'for 1 working day'],
  ['2026-11-19T18:00+05:30', 'for 2 working days'],
])('sinceText from %s to Monday 23 Nov 2026 is %j', (since, text) => {
  expect(sinceText(at(since), at('2026-11-23T10:00+05:30'))).toBe(text);
});

it('sinceText names the day within a weekend', () => {
  expect(sinceText(at('2026-11-20T18:00+05:30'), at('2026-11-22T10:00+05:30'))).toBe('since 20 Nov 2026');
});

it('newestFirst sorts by time, then by position in the log', () => {
  const entries = [own(20), staff(10), staff(20)];
  expect(newestFirst(entries)).toEqual([staff(20), own(20), staff(10)]);
  expect(entries[0]).toEqual(own(20));
});

describe('the titles that the person reads', { tags: ['timeline-filter'] }, () => {
  it.each<[string, Partial<LogEntry>, string]>([
    ['begins the own entry with You', {}, 'You submitted Bank Details'],
    [
      'names a reviewer with the role',
      { by: 'a', did: 'validated' },
      'Asha Rao, reviewer, validated all forms',
    ],
    [
      'names an approver, with the reason',
      { by: 'a', did: 'denied' },
      'Dev, approver, denied the empanelment on behalf of Asha Rao. Reason: Ram validated nothing.',
    ],
    [
      'names staff in a step of either role',
      { by: 'a', did: 'changeinforce' },
      'Asha Rao, staff, put a change in force: bank account',
    ],
    ['keeps a title that the portal did not write', { by: 'a', did: 'sent' }, 'Asha passed it on'],
    ['keeps an older title', { by: 'a' }, 'Asha Rao validated all forms'],
  ])('%s', (_, entry, shown) => {
    const title = shown.replace(/^You/, 'Ram Kumar').replace(/, (reviewer|approver|staff),/, '');
    expect(titleForPerson({ title, ...entry }, 'Ram Kumar')).toBe(shown);
  });

  it('keeps the entries of a person without a name', () => {
    expect(titleForPerson({ title: ' submitted Bank Details' }, '')).toBe(' submitted Bank Details');
  });
});
