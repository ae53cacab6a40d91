import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { resolveQuery } from '../../../../src/backend/records/users.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Query } from '../../../../src/domain/records/records.ts';
import { NonApplicabilityPage } from '../../../../src/pages/non-applicability/NonApplicabilityPage.tsx';
import { makeNonGst, TRAINEE_UID } from '../../../support/factories.ts';
import { fill, press } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

const query: Query = { title: 'Which year?', timestamp: 1, status: 0, by: 'reviewer' };
const declared = (status: -1 | 0, nongst: Query) => ({
  forms: { nonapplicability: status },
  nongst: makeNonGst(),
  queries: { ...emptyQueries(), nongst: [nongst] },
});

it('the GST declaration is answered in place and unlocks', { tags: ['queries-again'] }, async () => {
  vi.mocked(resolveQuery).mockResolvedValue();
  const { publish } = renderScreen(<NonApplicabilityPage />, { record: declared(-1, query) });
  await press('Resolve: Which year?');
  await fill(await screen.findByLabelText('Reply'), 'This one');
  await press('Resolve');
  expect(resolveQuery).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, 'nongst', query, 'This one');
  publish(declared(0, { ...query, status: 1, reply: 'This one' }));
  expect(screen.queryByText('Which year?')).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await userEvent.tab();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('a query resolved elsewhere is reported and keeps the reply', { tags: ['queries-again'] }, async () => {
  const { publish } = renderScreen(<NonApplicabilityPage />, { record: declared(-1, query) });
  await press('Resolve: Which year?');
  await fill(await screen.findByLabelText('Reply'), 'Not sent yet');
  publish(declared(0, { ...query, status: 1, reply: 'From my phone' }));
  expect(await screen.findByText('This query was resolved elsewhere')).toBeInTheDocument();
  expect(screen.getByText('Not sent yet')).toBeInTheDocument();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
