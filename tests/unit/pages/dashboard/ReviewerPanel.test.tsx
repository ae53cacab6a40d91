import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getQueueFigures } from '../../../../src/backend/records/queueFigures.ts';
import {
  getReviewerWork,
  type WorkList,
  type WorkListName,
} from '../../../../src/backend/review/reviewerWork.ts';
import { parseProgressRecord } from '../../../../src/domain/records/parseRecord.ts';
import { ReviewerPanel } from '../../../../src/pages/dashboard/ReviewerPanel.tsx';
import { texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/review/reviewerWork.ts');

const list = (name: WorkListName, names: string[] = []): WorkList => ({
  name,
  people: names.map((each) => parseProgressRecord(each, { name: each, since: 1, forms: { status: 1 } })),
  isCut: false,
});

const NOBODY = { people: [], count: 0 };

beforeEach(() => vi.mocked(getReviewerWork).mockResolvedValue({ lists: [list('waiting')], sent: NOBODY }));

const SENT = 'Sent for approval by you this week';

const open = () => renderScreen(<ReviewerPanel />, { user: { isReviewer: true } });

const FIGURES = {
  stages: [
    {
      status: 1,
      count: 12,
      oldest: parseProgressRecord('meera', { since: Date.now(), forms: { status: 1 } }),
    },
    { status: 2, count: 1000 },
    { status: 3, count: 0 },
  ] as const,
  weeks: [0, 2, 4],
  decided: { people: 50, medianDays: 6 },
};

test('a reviewer sees each stage, the longest wait, the median', { tags: ['reviewer-work'] }, async () => {
  vi.mocked(getQueueFigures).mockResolvedValue({ ...FIGURES, stages: [...FIGURES.stages] });
  open();
  const submitted = await screen.findByRole('row', { name: /^Submitted/ });
  expect(texts(within(submitted).getAllByRole('cell'))).toEqual(['Submitted', '12', 'Today']);
  expect(within(submitted).getByRole('link')).toHaveAttribute('href', '/review?status=1');
  expect(screen.getByRole('row', { name: 'Validated 999+ –' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Sent for approval 0 –' })).toBeVisible();
  expect(
    screen.getByText('From submission to decision: 6 working days, the median of the last 50 people.'),
  ).toBeVisible();
  expect(screen.getByText('Decisions in the last 3 weeks; this week 4.')).toBeVisible();
  expect(screen.getByRole('img', { name: /: 0, 2, 4$/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nobody waits for a reviewer' })).toBeVisible();
  expect(screen.getByText('No one yet. The week begins on Monday.')).toBeVisible();
});

test('the work of a reviewer, and who was sent for approval this week, open each person', {
  tags: ['reviewer-work'],
}, async () => {
  const { weeks, decided } = FIGURES;
  vi.mocked(getQueueFigures).mockResolvedValue({ stages: [], weeks, decided });
  const sentPerson = (name: string, status: number) => ({
    person: parseProgressRecord(name, { name, since: 1, forms: { status } }),
    at: Date.parse('2026-11-25T12:00:00+05:30'),
  });
  const checks = { ...list('checks', ['Tara']), due: new Map([['Tara', ['gst', 'bank'] as const]]) };
  vi.mocked(getReviewerWork).mockResolvedValue({
    lists: [
      { ...list('waiting', ['Asha', 'Ram']), isCut: true },
      list('mine', ['Meera']),
      list('amendments'),
      checks,
    ],
    sent: { people: [sentPerson('Zoya', 3), sentPerson('Anil', 4)], count: 1200 },
  });
  open();
  expect(await screen.findByRole('link', { name: 'Review the next person' })).toHaveAttribute(
    'href',
    '/review/Asha',
  );
  const regions = screen.getAllByRole('region').flatMap((each) => each.getAttribute('aria-label') ?? []);
  expect(regions).toEqual(['Next to review', 'Taken by you', 'Checks due', SENT, 'How it goes']);
  expect(screen.getByRole('link', { name: 'Meera' })).toHaveAttribute('href', '/review/Meera');
  expect(screen.getByText('GST, Bank account')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Show the whole list ?: Next to review$/ })).toHaveAttribute(
    'href',
    '/review',
  );
  const sent = within(screen.getByRole('region', { name: SENT }));
  expect(sent.getByText('1,200 people')).toBeVisible();
  expect(texts(sent.getAllByRole('listitem'))).toEqual([
    'Zoya25 Nov 2026Sent for approval',
    'Anil25 Nov 2026Approved',
  ]);
  expect(sent.getByRole('link', { name: 'Anil' })).toHaveAttribute('href', '/review/Anil');
});

test('unreadable figures show an error and can be read again', async () => {
  vi.mocked(getQueueFigures).mockRejectedValueOnce(new Error('offline'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('link', { name: 'Open the review queue' })).toBeVisible();
  vi.mocked(getQueueFigures).mockResolvedValue({ stages: [], weeks: [], decided: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No times from submission to decision are known yet.')).toBeVisible();
});
