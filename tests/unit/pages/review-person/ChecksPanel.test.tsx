import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { recordCheck, watchChecks } from '../../../../src/backend/records/reviews.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { LogEntry } from '../../../../src/domain/records/records.ts';
import type { Check } from '../../../../src/domain/review/checks.ts';
import { formatDate, formatTimestamp, todayInIndia } from '../../../../src/domain/time/dates.ts';
import { ChecksPanel } from '../../../../src/pages/review-person/ChecksPanel.tsx';
import { formToast } from '../../../../src/ui/feedback/toasts.ts';
import { makeParsedUser } from '../../../support/factories.ts';
import { button, choose, field, fill, press, texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { listing } from '../../../support/unit/watching.ts';

const DAY = 86_400_000;
const dayOf = (days: number) => todayInIndia(new Date(Date.now() + days * DAY));
const TODAY = dayOf(0);
const REVIEWER = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };
const GST = { kind: 'gst', result: 'matches', nameFound: 'Example Media', day: dayOf(-9) } as const;
const check = (id: string, change: Partial<Check> = {}): Check => ({
  id,
  ...GST,
  by: 'ravi',
  at: 1,
  ...change,
});

let people = 0;

/** Each test has its own person, because typed text is remembered by person. */
function open({ canAct = true, checks = [] as Check[], logs = [] as LogEntry[] } = {}) {
  vi.mocked(watchChecks).mockImplementation(listing(checks));
  people += 1;
  const uid = `person${people}`;
  renderScreen(<ChecksPanel record={makeParsedUser({ uid, logs })} reviewer={REVIEWER} canAct={canAct} />, {
    record: null,
    user: { isReviewer: true },
  });
  return uid;
}

async function enter(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const control = field(label);
    if (control instanceof HTMLSelectElement) await choose(label, value);
    else await fill(control, value);
  }
}

describe('the form of a check', { tags: ['review-checks'] }, () => {
  test('records what was found, of today, and closes; a failure keeps what was typed', async () => {
    vi.mocked(recordCheck).mockRejectedValueOnce(new AppError('refused', 'This is your own record.'));
    const uid = open();
    await press('Record a check');
    expect(field('Day of the check')).toHaveValue(TODAY);
    await enter({ Check: 'Udyam', Result: 'Differs', 'Name found': ' Ram Traders ' });
    await enter({ 'Check again on (optional)': dayOf(365) });
    await press('Record check');
    expect(screen.getByText('This is your own record.')).toBeVisible();
    expect(field('Name found')).toHaveValue(' Ram Traders ');
    vi.mocked(recordCheck).mockClear();
    await press('Record check');
    expect(recordCheck).toHaveBeenCalledExactlyOnceWith(
      uid,
      { kind: 'udyam', result: 'differs', nameFound: 'Ram Traders', day: TODAY, again: dayOf(365) },
      REVIEWER,
    );
    expect(formToast).toHaveBeenCalledWith('success', 'Check recorded');
    expect(screen.queryByLabelText('Check')).not.toBeInTheDocument();
    expect(button('Record a check')).toHaveFocus();
    await press('Record a check');
    expect(field('Check')).toHaveValue('');
    expect(field('Name found')).toHaveValue('');
  });

  test('lists what is missing at the fields, and focuses the first', async () => {
    open();
    await press('Record a check');
    await press('Record check');
    expect(field('Check')).toHaveFocus();
    expect(field('Check')).toHaveAccessibleDescription('Choose what you checked.');
    expect(field('Result')).toHaveAccessibleDescription('Choose the result.');
    expect(field('Name found')).toHaveAccessibleDescription('Enter the name that was found.');
    await enter({ Check: 'PAN', Result: 'Matches', 'Name found': 'Ram', 'Day of the check': dayOf(1) });
    await enter({ 'Check again on (optional)': dayOf(-1) });
    await press('Record check');
    expect(screen.getByText('This day is in the future.')).toBeVisible();
    expect(screen.getByText('This date has to be after the day of the check.')).toBeVisible();
    expect(field('Day of the check')).toHaveFocus();
    expect(recordCheck).not.toHaveBeenCalled();
  });

  test('a check that found nothing has no name', async () => {
    const uid = open();
    await press('Record a check');
    await enter({ Check: 'GST', 'Name found': 'Ram', Result: 'Not found' });
    expect(field('Name found')).toBeDisabled();
    expect(field('Name found')).toHaveValue('');
    await press('Record check');
    const entry = { kind: 'gst', result: 'notfound', nameFound: '', day: TODAY };
    expect(recordCheck).toHaveBeenCalledExactlyOnceWith(uid, entry, REVIEWER);
  });

  test('the form of a check is absent for a reviewer who may not review the person', () => {
    open({ canAct: false });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('No check is recorded.')).toBeVisible();
  });
});

test('opens each register in a new tab, without access to the portal', { tags: ['review-checks'] }, () => {
  open();
  const links = screen.getAllByRole('link');
  const registers = ['Search Taxpayer', 'Verify Udyam', 'Verify PAN', 'TRACES', 'MCA master data'];
  expect(texts(links)).toEqual(registers.map((label) => `${label} in a new tab`));
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the newest check is first, and alone is due', { tags: ['review-checks'] }, () => {
  open({
    checks: [
      check('old', { again: dayOf(-5) }),
      check('new', { day: dayOf(-4), again: TODAY }),
      check('pan', { kind: 'pan', result: 'notfound', nameFound: '', day: TODAY, again: dayOf(30) }),
    ],
  });
  const items = within(screen.getByRole('list', { name: 'Recorded checks' })).getAllByRole('listitem');
  expect(texts(items)).toEqual([
    `PAN: Not foundCheck again on ${formatDate(dayOf(30))}${formatDate(TODAY)}`,
    `GST: Matches, Example MediaDue for a new check since ${formatDate(TODAY)}${formatDate(dayOf(-4))}`,
    `GST: Matches, Example Media${formatDate(dayOf(-9))}`,
  ]);
  expect(screen.getByText(/^Due for a new check/)).toHaveClass('status-submitted');
  expect(screen.getByText('Not found')).toHaveClass('status-submitted');
});

test('a check of an earlier bank account is marked as old', { tags: ['review-checks'] }, () => {
  const timestamp = Date.now() - 3 * DAY;
  const submitted = { title: 'Submitted', timestamp, did: 'submitted', about: 'bankdetails' } as const;
  const bank = { kind: 'bank', again: dayOf(30) } as const;
  open({
    checks: [check('old', bank), check('new', { ...bank, day: TODAY, at: Date.now() })],
    logs: [submitted],
  });
  const [current, earlier] = screen.getAllByText('Bank account').slice(-2);
  const mark = `Before the bank details of ${formatTimestamp(timestamp)}`;
  expect(current?.closest('li')).not.toHaveTextContent(mark);
  expect(earlier?.closest('li')).toHaveTextContent(mark);
  expect(screen.getByText(mark)).toHaveClass('status-submitted');
});
