import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { countStages, watchQueue } from '../../../../src/backend/records/reviewQueue.ts';
import { giveBack, takePerson, watchAssignments } from '../../../../src/backend/review/assignments.ts';
import {
  getQueueDetails,
  sendUnflagged,
  validateUnflagged,
} from '../../../../src/backend/review/queueFlags.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { FORMS } from '../../../../src/domain/forms/registry.ts';
import type { QueuePage } from '../../../../src/domain/queue/queue.ts';
import { parseProgressRecord } from '../../../../src/domain/records/parseRecord.ts';
import { workingDaysSince } from '../../../../src/domain/time/waitingTime.ts';
import type { Assignment } from '../../../../src/domain/transitions/assignments.ts';
import { ReviewQueuePage } from '../../../../src/pages/review/ReviewQueuePage.tsx';
import { TRAINEE_UID } from '../../../support/factories.ts';
import { press, sentence, texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { deferred, watching } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/review/queueFlags.ts');

const DAY = 86_400_000;

const person = (name: string, raw: object = {}) =>
  parseProgressRecord(name, { name, forms: { status: 1 }, since: Date.now(), ...raw });

function given(page: Partial<QueuePage>): void {
  vi.mocked(watchQueue).mockImplementation(watching({ people: [], starts: [], ...page }));
}

function givenTaken(assignments: Record<string, { reviewer: string; name: string; at: number }>): void {
  vi.mocked(watchAssignments).mockImplementation(watching(new Map(Object.entries(assignments))));
}

const open = (path = '/review') =>
  renderScreen(<ReviewQueuePage />, { record: null, user: { isReviewer: true }, path });

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`(^|^Select .* )${name}`) });

const lastView = () => vi.mocked(watchQueue).mock.lastCall?.[0];

/** React warns once about an element unknown to jsdom. */
beforeAll(() => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<search />);
  cleanup();
  warnings.mockRestore();
});

const COUNTS = {
  ...{ 0: 3, 1: 20, 2: 7, 3: 2, 4: 1000, 5: 0 },
  ...{ changed: 1, delivered: 100, checks: 4, amendments: 0, mine: 6 },
};

const names = () =>
  texts(within(screen.getByRole('region', { name: 'People' })).getAllByRole('link')).filter((text) =>
    /^(Asha|Ram|Zoya)$/.test(text),
  );

beforeEach(() => {
  forgetAtLogout();
  givenTaken({});
  vi.mocked(getQueueDetails).mockResolvedValue(new Map());
  vi.mocked(countStages).mockResolvedValue(COUNTS);
});

test('colour marks only queries, denials and long waits', { tags: ['queue-list'] }, () => {
  const since = Date.now() - 14 * DAY;
  given({
    people: [
      person('Asha', { since, forms: { status: 1, bankdetails: -1, vendorform: 2 } }),
      person('Meera', { decision: { action: 'deny', by: 'approver', at: Date.now() } }),
      person('Ram', { forms: { status: 2, bankdetails: 1 } }),
      person('Zoya', { since: 1, forms: { status: 4, approved: true } }),
    ],
  });
  open();
  const asha = within(row('Asha'));
  const waiting = asha.getByText(`${workingDaysSince(since, Date.now())} working days`);
  expect(waiting.closest('td')).toHaveClass('is-late');
  expect(asha.getByTitle(`${FORMS.bankdetails.title}: Queries`)).toHaveClass('is-queried');
  expect(within(row('Meera')).getByRole('cell', { name: 'Denied' })).toHaveClass('status-danger');
  const ram = within(row('Ram'));
  expect(ram.getByText('Today').closest('td')).not.toHaveClass('is-late');
  expect(ram.getByTitle(`${FORMS.bankdetails.title}: Submitted`)).not.toHaveClass('is-queried');
  expect(ram.getByRole('cell', { name: 'Validated' })).not.toHaveClass('status-danger');
  // Nobody waits: no dash.
  expect(within(row('Zoya')).queryByText('–')).toBeNull();
});

test('the list marks people without verified address', { tags: ['queue-identity'] }, async () => {
  const stranger = { known: false, verified: false, invitation: '' };
  given({
    people: [person('Asha', { known: true, verified: true, invitation: 'id' }), person('Ram', stranger)],
  });
  const { address } = open();
  expect(within(row('Ram')).getByText('Not verified, not invited')).toHaveClass('is-unknown');
  expect(within(row('Asha')).queryByText(/^Not /)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(
    'waiting longest first; people who are neither verified nor invited come last',
  );
  expect(screen.queryByLabelText('Address')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Address'), 'Verified or invited');
  expect(address()).toBe('/review?known=true');
  expect(lastView()).toMatchObject({ filters: { status: 'waiting', known: true } });
  await userEvent.selectOptions(screen.getByLabelText('Address'), 'Not verified, not invited');
  expect(address()).toBe('/review?known=false');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Vendors');
  expect(address()).toBe('/review?type=vendor&known=false');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/review');
});

test('the list shows its total and tabs, which get their counts later', {
  tags: ['queue-list'],
}, async () => {
  const { promise, resolve } = deferred<typeof COUNTS>();
  vi.mocked(countStages).mockReturnValue(promise);
  given({ people: [person('Asha'), person('Ram')], starts: [{ known: true, since: 1, uid: 'Ram' }] });
  open();
  const stages = () => texts(within(screen.getByRole('navigation', { name: 'Stages' })).getAllByRole('link'));
  expect(stages().map((text) => text.trim())).toEqual([
    ...['To review', 'Submitted', 'Validated', 'Sent for approval', 'Pending', 'Approved', 'Everyone'],
  ]);
  expect(screen.getByRole('link', { name: 'Due list' })).toHaveAttribute('href', '/due');
  resolve(COUNTS);
  expect(await screen.findByText('1–2 of 27 people, waiting longest first')).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(stages()).toEqual([
    ...['To review 27', 'Submitted 20', 'Validated 7', 'Sent for approval 2', 'Pending 3', 'Approved 999+'],
    ...['Everyone', 'Taken by you 6', 'Approved, to review 1', 'Delivered documents 99+', 'Checks due 4'],
  ]);
});

test('a search keeps the filters of the address, and is cleared where the list would be', {
  tags: ['queue-search', 'empty-list'],
}, async () => {
  given({ people: [person('Meera Nair')], isCut: true });
  const { address } = open('/review?status=2&type=vendor');
  await userEvent.type(screen.getByLabelText('Search'), 'nair{Enter}');
  expect(lastView()).toMatchObject({
    filters: { status: 2, usertype: 'vendor' },
    search: { by: 'name', words: ['nair'] },
    page: 1,
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 person found with these filters, and there may be more. Type more of the name.',
  );
  await userEvent.click(await screen.findByRole('link', { name: /^Approved \d/ }));
  expect(address()).toBe('/review?status=4&type=vendor');
  expect(lastView()).toMatchObject({ filters: { status: 4 }, search: { by: 'name' } });
  await userEvent.click(screen.getByRole('button', { name: 'Search everyone' }));
  expect(address()).toBe('/review?status=any');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(lastView()).toMatchObject({ filters: { status: 'any' }, search: null });
  given({});
  await userEvent.type(screen.getByLabelText('Search'), 'nobody{Enter}');
  expect(await screen.findByText(/^No one found/)).toBeVisible();
  await press('Clear search');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('an empty page opened by its address shows where people are', async () => {
  given({});
  const { address } = open('/review?page=4');
  expect(lastView()).toMatchObject({ page: 4, starts: [] });
  expect(screen.getByRole('status')).toHaveTextContent('This page is empty now.');
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  expect(address()).toBe('/review?page=3');
});

test('due checks are a list without other filters', { tags: ['review-checks'] }, async () => {
  given({
    people: [person('Asha', { forms: { status: 4 } })],
    starts: [{ due: '2026-11-01', uid: 'Asha' }],
    due: new Map([['Asha', ['gst', 'bank']]]),
  });
  const { address } = open('/review?type=vendor&known=true');
  await userEvent.click(await screen.findByRole('link', { name: 'Checks due 4' }));
  expect(address()).toBe('/review?status=checks');
  expect(lastView()).toMatchObject({ filters: { status: 'checks' }, page: 1 });
  for (const label of ['Form', 'Status of the form', 'Type', 'Address']) {
    expect(screen.queryByLabelText(label)).toBeNull();
  }
  expect(within(row('Asha')).getByText('Check again: GST, Bank account')).toBeVisible();
  expect(
    await screen.findByText('1–1 of 4 people with a check that is due, due longest first'),
  ).toBeVisible();
  await userEvent.type(screen.getByLabelText('Search'), 'asha{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('1 person found by name. The filters are ignored.');
  expect(screen.queryByRole('button', { name: 'Search everyone' })).not.toBeInTheDocument();
});

test.each([
  ['amendments', 4, '1 person with a change to check, waiting longest first'],
  ['mine&sort=name', 1, '1 person whom you have taken, first taken first'],
] as const)(
  'the list of status=%s says how many wait, and has its own order',
  {
    tags: ['queue-list', 'queue-columns'],
  },
  async (status, overall, text) => {
    given({ people: [person('Asha', { forms: { status: overall } })] });
    open(`/review?status=${status}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(lastView()?.sort).toBeUndefined();
    expect(screen.queryByRole('link', { name: 'Name' })).toBeNull();
  },
);

test('a stage counted to 99 names no last page beyond it', { tags: ['exception-queue'] }, async () => {
  given({ people: [person('Asha', { forms: { status: 5 } })], starts: [{ due: 1, uid: 'Asha' }] });
  open('/review?status=delivered');
  expect(await screen.findByText(/^1–1 of 99\+ people with documents/)).toBeVisible();
  expect(screen.getByText('Page 1')).toBeVisible();
});

test.each([
  ['/review', 'No one matches these filters.', 'Open the due list', '/due'],
  ['/review?status=checks', 'No check is due.', 'Open the due list', '/due'],
  ['/review?status=mine', 'You have taken no one.', 'Show who waits for a review', '/review'],
  ['/review?status=amendments', 'No change waits', 'Show who waits for a review', '/review'],
  ['/review?status=any&type=vendor', 'No one matches', 'Show who waits for a review', '/review'],
  ['/review?status=any&page=3', 'This page is empty now.', 'Go to the first page', '/review?status=any'],
])(
  '%s without people says %j and has one button, %s',
  {
    tags: ['empty-list', 'review-checks'],
  },
  (path, words, label, to) => {
    given({});
    open(path);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    expect(screen.queryByRole('table')).toBeNull();
  },
);

test('each row shows type, user ID, introducer, flags and reviewer', {
  tags: ['queue-columns'],
}, async () => {
  vi.mocked(getQueueDetails).mockResolvedValue(
    new Map([
      ['Asha', { introducer: 'Meera Iyer', flags: 3 }],
      ['Ram', { introducer: 'Anil Rao', flags: 0 }],
    ]),
  );
  givenTaken({ Asha: { reviewer: 'rita', name: 'Rita Bose', at: 1 } });
  const asha = { usertype: 'vendor', userid: 'O2611ABCDE', fpocno: 'meera@agency.example' };
  given({ people: [person('Asha', asha), person('Ram')] });
  open();
  expect(within(row('Asha')).getByText(sentence('Vendor · O2611ABCDE'))).toBeVisible();
  expect(within(row('Ram')).getByText('Trainee')).toBeVisible();
  expect(await within(row('Asha')).findByText('Meera Iyer')).toHaveAttribute('title', 'meera@agency.example');
  expect(within(row('Asha')).getByTitle('Flags, without duplicates')).toHaveTextContent('3');
  expect(within(row('Asha')).getByText('Rita Bose')).toBeVisible();
  expect(within(row('Asha')).queryByRole('button')).toBeNull();
  expect(within(row('Ram')).getByTitle('Duplicates were not looked for')).toHaveTextContent('No flags');
  expect(getQueueDetails).toHaveBeenCalledExactlyOnceWith(['Asha', 'Ram']);
});

test('a failed read of introducers and flags is reported', { tags: ['queue-columns'] }, async () => {
  vi.mocked(getQueueDetails).mockRejectedValue(new AppError('firestore/unavailable', 'No connection'));
  given({ people: [person('Asha')] });
  open();
  expect(await screen.findByText(/^Introducers and flags could not be read/)).toBeVisible();
});

test('the heads of the columns sort until a second press; turning the page focuses the heading', {
  tags: ['queue-columns', 'queue-list'],
}, async () => {
  given({ people: [person('Ram'), person('Asha')], starts: [{ known: true, since: 1, uid: 'Asha' }] });
  const { address } = open('/review?type=vendor');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Waiting')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  expect(address()).toBe('/review?type=vendor&sort=name');
  expect(lastView()).toMatchObject({ sort: 'name', filters: { usertype: 'vendor' }, starts: [] });
  expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(await screen.findByText(/people, by name$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/review?type=vendor&sort=name&page=2',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  expect(address()).toBe('/review?type=vendor');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(address()).toBe('/review?type=vendor&page=2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('flags and reviewers sort the page that is shown', { tags: ['queue-columns'] }, async () => {
  vi.mocked(getQueueDetails).mockResolvedValue(
    new Map([
      ['Asha', { introducer: 'Meera', flags: 3 }],
      ['Ram', { introducer: 'Anil', flags: 1 }],
    ]),
  );
  givenTaken({ Ram: { reviewer: 'rita', name: 'Rita', at: 1 } });
  given({ people: [person('Zoya'), person('Asha'), person('Ram')] });
  open('/review?page=2');
  await userEvent.click(screen.getByRole('link', { name: 'Flags' }));
  expect(await screen.findByText(/this page by flags, without duplicates$/)).toBeVisible();
  expect(names()).toEqual(['Ram', 'Asha', 'Zoya']);
  expect(lastView()).toMatchObject({ page: 2 });
  await userEvent.click(screen.getByRole('link', { name: 'Reviewer' }));
  expect(names()).toEqual(['Zoya', 'Asha', 'Ram']);
});

test('people with a flag are left out with the reason', { tags: ['queue-bulk'] }, async () => {
  vi.mocked(validateUnflagged).mockImplementation(async (uid) => {
    if (uid === 'Ram') throw new AppError('refused', '2 flags. Open the record to review it.');
  });
  given({ people: [person('Asha'), person('Ram'), person('Zoya', { forms: { status: 4 } })] });
  open();
  expect(screen.queryByRole('checkbox', { name: 'Select Zoya' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select everyone on this page' }));
  await press('Validate 2');
  expect(screen.getByText('1 person validated, 1 left out:')).toBeVisible();
  expect(screen.getByText(': 2 flags. Open the record to review it.')).toBeVisible();
  for (const ram of screen.getAllByRole('link', { name: 'Ram' }))
    expect(ram).toHaveAttribute('translate', 'no');
  expect(screen.getByRole('checkbox', { name: 'Select Asha' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Ram' })).not.toBeChecked();
});

test('people are sent together, with an undo', { tags: ['queue-bulk', 'review-undo'] }, async () => {
  given({ people: [person('Asha', { forms: { status: 2 } }), person('Ram', { forms: { status: 2 } })] });
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select everyone on this page' }));
  await press('Send 2 for approval');
  await press('Undo');
  expect(sendUnflagged).not.toHaveBeenCalled();
  await press('Send 2 for approval');
  await press('Send now');
  expect(vi.mocked(sendUnflagged).mock.calls.map(([uid]) => uid)).toEqual(['Asha', 'Ram']);
  expect(screen.getByText('2 people sent for approval')).toBeVisible();
});

test('j and k move, x selects, and / goes to the search', { tags: ['queue-keys'] }, async () => {
  given({ people: [person('Asha'), person('Ram')] });
  open();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'Asha' })).toHaveFocus();
  await userEvent.keyboard('jx');
  expect(screen.getByRole('link', { name: 'Ram' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Select Ram' })).toBeChecked();
  await userEvent.keyboard('k/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a reviewer takes a person and gives one back', { tags: ['queue-assigned'] }, async () => {
  givenTaken({ Ram: { reviewer: TRAINEE_UID, name: 'Ravi', at: 1 } });
  given({ people: [person('Asha'), person('Ram')] });
  open();
  await press('Take Asha');
  expect(takePerson).toHaveBeenCalledExactlyOnceWith('Asha', expect.objectContaining({ uid: TRAINEE_UID }));
  await press('Give back Ram');
  expect(giveBack).toHaveBeenCalledExactlyOnceWith('Ram', expect.objectContaining({ uid: TRAINEE_UID }));
  await userEvent.keyboard('kt');
  expect(takePerson).toHaveBeenCalledTimes(2);
});

test('the stages are counted again when a person is taken, not by opening or searching the list', {
  tags: ['queue-list', 'queue-assigned'],
}, async () => {
  vi.mocked(countStages).mockClear();
  let show = (_: ReadonlyMap<string, Assignment>) => {};
  vi.mocked(watchAssignments).mockImplementation((_, onAssignments) => {
    show = onAssignments;
    return () => {};
  });
  given({ people: [person('Asha'), person('Ram')] });
  open();
  const own = { reviewer: TRAINEE_UID, name: 'Ravi', at: 1 };
  act(() => show(new Map([['Ram', own]])));
  await screen.findByRole('link', { name: 'Submitted 20' });
  await userEvent.type(screen.getByLabelText('Search'), 'ram{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2 people found');
  expect(countStages).toHaveBeenCalledOnce();
  act(() => show(new Map(Object.entries({ Asha: own, Ram: own }))));
  await waitFor(() => expect(countStages).toHaveBeenCalledTimes(2));
  act(() => show(new Map([['Ram', { ...own, reviewer: 'rita' }]])));
  await waitFor(() => expect(countStages).toHaveBeenCalledTimes(3));
});

test('the second reviewer who takes a person sees the first', { tags: ['queue-assigned'] }, async () => {
  vi.mocked(takePerson).mockRejectedValueOnce(
    new AppError('refused', 'Rita Bose has just taken this person.'),
  );
  given({ people: [person('Asha')] });
  open();
  await press('Take Asha');
  expect(await screen.findByText(sentence('Asha: Rita Bose has just taken this person.'))).toBeVisible();
});

test('several people are taken at once, without those of others', { tags: ['queue-assigned'] }, async () => {
  vi.mocked(takePerson).mockImplementation(async (uid) => {
    if (uid === 'Ram') throw new AppError('refused', 'Rita Bose has just taken this person.');
  });
  given({ people: [person('Asha'), person('Ram')] });
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select everyone on this page' }));
  await press('Take 2');
  expect(screen.getByText('1 person taken, 1 left out:')).toBeVisible();
  expect(screen.getByText(': Rita Bose has just taken this person.')).toBeVisible();
});
