import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { countStages, watchQueue } from '../../../../src/backend/records/reviewQueue.ts';
import { takePerson, watchAssignments } from '../../../../src/backend/review/assignments.ts';
import { getQueueDetails } from '../../../../src/backend/review/queueDetails.ts';
import type { QueuePage } from '../../../../src/domain/queue/queue.ts';
import { parseProgressRecord } from '../../../../src/domain/records/parseRecord.ts';
import { ReviewQueuePage } from '../../../../src/pages/review/ReviewQueuePage.tsx';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { watching } from '../../../support/unit/watching.ts';

export const DAY = 86_400_000;

export const person = (name: string, raw: object = {}) =>
  parseProgressRecord(name, { name, forms: { status: 1 }, since: Date.now(), ...raw });

export function given(page: Partial<QueuePage>): void {
  vi.mocked(watchQueue).mockImplementation(watching({ people: [], starts: [], ...page }));
}

export function givenTaken(
  assignments: Record<string, { reviewer: string; name: string; at: number }>,
): void {
  vi.mocked(watchAssignments).mockImplementation(watching(new Map(Object.entries(assignments))));
}

export const open = (path = '/review') =>
  renderScreen(<ReviewQueuePage />, { record: null, user: { isReviewer: true }, path });

export const row = (name: string) => screen.getByRole('row', { name: new RegExp(`(^|^Select .* )${name}`) });

export const lastView = () => vi.mocked(watchQueue).mock.lastCall?.[0];

/** React warns once about an element unknown to jsdom. */
export function warnOnce(): void {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<search />);
  cleanup();
  warnings.mockRestore();
}

export function resetQueue(): void {
  forgetAtLogout();
  givenTaken({});
  vi.mocked(getQueueDetails).mockReset().mockResolvedValue(new Map());
  vi.mocked(takePerson).mockReset();
  vi.mocked(countStages).mockResolvedValue({
    0: 3,
    1: 20,
    2: 7,
    3: 2,
    4: 1000,
    5: 0,
    changed: 1,
    delivered: 100,
    checks: 4,
    amendments: 0,
    mine: 6,
  });
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const names = () =>
  within(screen.getByRole('region', { name: 'People' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Asha|Ram|Zoya)$/.test(text ?? ''));
