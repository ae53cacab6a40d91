import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchAmendments, watchHistory } from '../../../../src/backend/amendments/amendments.ts';
import { watchDocumentsRecord } from '../../../../src/backend/records/documents.ts';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
import { paths } from '../../../../src/config/paths.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import { TimelinePage } from '../../../../src/pages/timeline/TimelinePage.tsx';
import { printDocument } from '../../../../src/ui/print/PrintButton.tsx';
import { makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { listing, watching } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/ui/print/PrintButton.tsx', { spy: true });

const logs = [
  {
    title: 'Ram Kumar submitted Bank Details',
    timestamp: 1,
    did: 'submitted',
    about: 'bankdetails',
  } as const,
  { title: 'Anita denied the empanelment', timestamp: 2, by: 'anita', did: 'denied' } as const,
];

beforeEach(() => {
  vi.mocked(watchAmendments).mockImplementation(watching({}));
  vi.mocked(watchHistory).mockImplementation(listing([]));
});

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

test('the owner filters and prints it', {
  tags: ['timeline-filter'],
}, async () => {
  renderScreen(<TimelinePage />, { record: { name: 'Ram Kumar', logs }, documents: {} });
  expect(rows()).toEqual(['Anita, approver, denied the empanelment', 'You submitted Bank Details']);
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Decisions');
  expect(rows()).toEqual(['Anita, approver, denied the empanelment']);
  expect(screen.getByText('1 of 2 entries')).toBeVisible();
  expect(screen.getByText(/Decisions\. Printed on/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Changes after the approval');
  expect(screen.getByText('Nothing of this kind has happened yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(printDocument).toHaveBeenCalledExactlyOnceWith('Timeline of Ram Kumar');
});

test('staff read the timeline of a person', { tags: ['timeline-all'] }, async () => {
  vi.mocked(watchUserRecord).mockImplementation((uid, onRecord) => {
    onRecord(makeParsedUser({ uid, name: 'Zoya Rao', logs }));
    return () => {};
  });
  vi.mocked(watchDocumentsRecord).mockImplementation(watching(emptyDocuments()));
  renderScreen(<TimelinePage />, {
    record: null,
    user: { isReviewer: true },
    route: paths.personTimeline,
    path: '/timeline/person',
  });
  expect(await screen.findByText(/^Zoya Rao/)).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('nobody else reads the timeline of another person', { tags: ['timeline-all'] }, () => {
  renderScreen(<TimelinePage />, { route: paths.personTimeline, path: '/timeline/person' });
  expect(screen.getByText('There is no timeline for you here')).toBeVisible();
});
