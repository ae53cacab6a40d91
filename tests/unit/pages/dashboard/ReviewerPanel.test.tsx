import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getQueueFigures } from '../../../../src/backend/records/queueFigures.ts';
import { parseProgressRecord } from '../../../../src/domain/records/parseRecord.ts';
import { ReviewerPanel } from '../../../../src/pages/dashboard/ReviewerPanel.tsx';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/queueFigures.ts');

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
  decided: { people: 50, medianDays: 6 },
};

test('a reviewer sees each stage, the longest wait, the median', { tags: ['queue-figures'] }, async () => {
  vi.mocked(getQueueFigures).mockResolvedValue({ ...FIGURES, stages: [...FIGURES.stages] });
  renderScreen(<ReviewerPanel />);
  const submitted = await screen.findByRole('row', { name: /^Submitted/ });
  expect(
    within(submitted)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Submitted', '12', 'Today']);
  expect(within(submitted).getByRole('link')).toHaveAttribute('href', '/review?status=1');
  expect(screen.getByRole('row', { name: 'Validated 999+ –' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Sent for approval 0 –' })).toBeVisible();
  expect(
    screen.getByText('From submission to decision: 6 working days, the median of the last 50 people.'),
  ).toBeVisible();
});

test('unreadable figures show an error and can be read again', async () => {
  vi.mocked(getQueueFigures).mockRejectedValueOnce(new Error('offline'));
  renderScreen(<ReviewerPanel />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('link', { name: 'review queue' })).toBeVisible();
  vi.mocked(getQueueFigures).mockResolvedValue({ stages: [], decided: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No times from submission to decision are known yet.')).toBeVisible();
});
