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

const formsLeft = { ...vendor, forms: { ...commonForms(1), bankdetails: 0 } } as const;
const formLeft = { status: 1, ...commonForms(1), msa: 1, einvoicing: 0 } as const;
const validated = { ...submitted, status: 2 } as const;
const returned = { ...submitted, bankdetails: -1 } as const;
const twice = [own(10), own(20), staff(30)];
const again = [...logs, own(30)];
const ofProfile = 'Resolve the open query about your profile.';
const sends = 'The reviewer sends it for approval.';
const returns = expect.stringMatching(/returns what has to be corrected/);

it.each<[string, StoredUserOverrides, object]>([
  ['of a vendor, whose forms count', formsLeft, { whose: 'person', next: '3 forms left to complete.' }],
  ['since a query', { logs: again, forms: returned }, { whose: 'person', since: 20, next: correct }],
  ['while a general query is open', { queries, forms: submitted }, { whose: 'person', next: ofProfile }],
  ['when validated', { logs: twice, forms: validated }, { whose: 'reviewer', since: 20, next: sends }],
  ['as soon as the overall status is due', { forms: submitted }, { whose: 'reviewer' }],
  ['at status 1', { ...vendor, logs, forms: formLeft }, { whose: 'reviewer', since: 10, next: review }],
  ['since the sending', { logs, forms: { status: 3 } }, { whose: 'approver', since: 20 }],
  [
    'after a denial',
    { approval: denied, forms: { status: 1 } },
    { whose: 'reviewer', since: 40, next: returns },
  ],
])('the turn %s has its role, start and next step', (_, overrides, turn) => {
  expect(turnOf(makeParsedUser(overrides))).toMatchObject(turn);
});

it('the timeline waits for no declaration when none applies', { tags: ['overall-automatic'] }, () => {
  const applicable = { isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes' } as const;
  const record = makeParsedUser({ ...applicable, vendortype: 'Overhead', forms: submitted });
  expect(turnOf(record).whose).toBe('reviewer');
});

it('the turn is with an approved person while a form is open', { tags: ['approved-open-forms'] }, () => {
  const forms = { ...submitted, bankdetails: 0, status: 4, approved: true } as const;
  expect(turnOf(makeParsedUser({ forms }))).toEqual({ whose: 'person', next: '1 form left to complete.' });
  expect(openForms(makeParsedUser({ forms })).map(({ key }) => key)).toEqual(['bankdetails']);
});

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
  const text = (status: 1 | 3 | 4) => {
    const logged = [own(at('2026-11-20T18:00+05:30'))];
    return waitingText(
      makeParsedUser({ logs: logged, forms: { ...submitted, status, approved: status === 4 } }),
      now,
    );
  };
  expect(text(1)).toBe(
    'With the reviewer for 1 working day. A review usually takes 3 to 5 working days. If something is unclear, you get a query.',
  );
  expect(text(3)).toMatch(/^With the approver for 1 working day\. Approval usually/);
  expect(text(4)).toBe('');
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
  const reason = 'Ram validated nothing.';
  const by = (did?: LogEntry['did']) => ({ by: 'a', ...(did && { did }) });
  it.each<[string, Partial<LogEntry>, string]>([
    ['begins the own entry with You', {}, 'You submitted Bank Details'],
    ['names a reviewer', by('validated'), 'Asha Rao, reviewer, validated all forms'],
    [
      'names an approver',
      by('denied'),
      `Dev, approver, denied the empanelment on behalf of Asha Rao. Reason: ${reason}`,
    ],
    ['names staff', by('changeinforce'), 'Asha Rao, staff, put a change in force: bank account'],
    ['keeps a title that the portal did not write', by('sent'), 'Asha passed it on'],
    ['keeps an older title', by(), 'Asha Rao validated all forms'],
  ])('%s', (_, entry, shown) => {
    const title = shown.replace(/^You/, 'Ram Kumar').replace(/, (reviewer|approver|staff),/, '');
    expect(titleForPerson({ title, ...entry }, 'Ram Kumar')).toBe(shown);
  });

  it('keeps the entries of a person without a name', () => {
    expect(titleForPerson({ title: ' submitted Bank Details' }, '')).toBe(' submitted Bank Details');
  });
});
