import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import type { TaxDetails } from '../../../src/domain/records/taxes.ts';
import { TaxPanel } from '../../../src/evidence/TaxPanel.tsx';
import type { Live } from '../../../src/records/liveRecord.ts';
import { makeTaxes } from '../../support/factories.ts';
import { renderScreen } from '../../support/unit/renderScreen.tsx';

const retry = vi.fn();

function open(live: Live<TaxDetails | null>, reviewedAt?: number) {
  const flags = [
    { part: 'taxes' as const, label: 'GST Scheme', message: 'Odd scheme.' },
    { part: 'profile' as const, label: 'PAN Number', message: 'Odd PAN.' },
  ];
  const watched = { live, retry, taxes: null };
  renderScreen(<TaxPanel watched={watched} flags={flags} reviewedAt={reviewedAt} />, { record: null });
}

const ready = (value: TaxDetails | null): Live<TaxDetails | null> => ({ state: 'ready', value });
const NEWER = 'Declared after the last review of the profile.';

test('shows the details with the line about 45 days, and their flags', { tags: ['tax-review'] }, () => {
  open(ready(makeTaxes()));
  expect(screen.getByText('UDYAM-MH-00-0000001')).toBeVisible();
  expect(screen.getByText(/^Pay by the agreed day, at most 45 days after acceptance/)).toBeVisible();
  expect(screen.getByText('Odd scheme.')).toBeVisible();
  expect(screen.queryByText('Odd PAN.')).toBeNull();
  expect(screen.queryByText(NEWER)).toBeNull();
});

test.each([
  [3, 1],
  [2, 0],
])('details of %i, reviewed at 2, are said to be newer %i times', { tags: ['tax-review'] }, (at, times) => {
  open(ready(makeTaxes({ at })), 2);
  expect(screen.queryAllByText(NEWER)).toHaveLength(times);
});

test('says that a vendor declared nothing', { tags: ['tax-review'] }, () => {
  open(ready(null));
  expect(screen.getByText('Nothing was declared. It is optional.')).toBeVisible();
});

test('offers another try when the details cannot be read', { tags: ['tax-review'] }, async () => {
  open({ state: 'error', error: new AppError('firestore/unavailable', 'No connection') });
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(retry).toHaveBeenCalledOnce();
});
