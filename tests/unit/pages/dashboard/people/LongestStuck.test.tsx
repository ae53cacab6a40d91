import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getLongestStuck } from '../../../../../src/backend/records/progress.ts';
import { parseProgressRecord } from '../../../../../src/domain/records/parseRecord.ts';
import { LongestStuck } from '../../../../../src/pages/dashboard/IntroducerPanel.tsx';
import { sentence } from '../../../../support/unit/controls.ts';
import { renderScreen } from '../../../../support/unit/renderScreen.tsx';

test('an introducer sees whom to talk to, with the words', { tags: ['introducer-today'] }, async () => {
  const forms = { status: 0, bankdetails: -1 };
  vi.mocked(getLongestStuck).mockResolvedValue([
    parseProgressRecord('ram', { name: 'Ram Kumar', since: Date.now() - 30 * 86_400_000, forms }),
  ]);
  renderScreen(<LongestStuck email="asha@agency.example" />);
  expect(await screen.findByText('Ram Kumar', { selector: 'strong *' })).toBeVisible();
  expect(screen.getByText(/^Stuck for \d+ working days$/)).toBeVisible();
  expect(
    screen.getByText(sentence(/^Dear Ram Kumar, your registration .* query on Bank Details\./)),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /^Copy these words ?for Ram Kumar$/ })).toBeVisible();
});

test('nothing is shown where nobody is stuck', async () => {
  vi.mocked(getLongestStuck).mockResolvedValue([]);
  renderScreen(<LongestStuck email="asha@agency.example" />);
  await waitFor(() => expect(getLongestStuck).toHaveBeenCalledWith('asha@agency.example'));
  expect(screen.queryByRole('heading')).toBeNull();
});
