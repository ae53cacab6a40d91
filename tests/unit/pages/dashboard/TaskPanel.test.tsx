import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { DocumentsRecord } from '../../../../src/domain/records.ts';
import { TaskPanel } from '../../../../src/pages/dashboard/tasks/TaskPanel.tsx';
import type { Live } from '../../../../src/session/liveRecord.ts';
import { useDocumentsRecord } from '../../../../src/session/useRecords.ts';
import { makeDocumentsRecord, makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

vi.mock('../../../../src/session/useRecords.ts', () => ({ useDocumentsRecord: vi.fn() }));

const submitted = { nonapplicability: 1, vendorform: 1, bankdetails: 1, status: 1 } as const;
const files = { CompanyCertificate: 'https://a.example/1', PANTANCard: 'https://a.example/2' };

function show(overrides: StoredUserOverrides, documents: Live<DocumentsRecord>) {
  vi.mocked(useDocumentsRecord).mockReturnValue(documents);
  render(
    <MemoryRouter>
      <TaskPanel record={makeParsedUser(overrides)} />
    </MemoryRouter>,
  );
}

it('shows how much is handed in, one button for the next step, and whose turn each task is', () => {
  show({ forms: { nonapplicability: 1 } }, { state: 'ready', value: makeDocumentsRecord() });
  const panel = screen.getByRole('region', { name: 'Your tasks' });
  expect(within(panel).getByRole('progressbar', { name: '2 of 5 handed in' })).toHaveValue(2);
  const next = within(panel).getByRole('link', { name: 'Upload your documents' });
  expect(next).toHaveAttribute('href', '/mt-upload-documents');
  expect(
    within(panel)
      .getAllByRole('link')
      .filter((link) => link.classList.contains('btn')),
  ).toEqual([next]);
  const lines = within(panel).getAllByRole('listitem');
  expect(lines.map((line) => line.lastChild?.textContent)).toEqual([
    'Done',
    'To do',
    'With the reviewer',
    'To do',
    'To do',
    'Later',
  ]);
});

it('has no button while others have everything, and says what comes next', () => {
  show({ forms: submitted }, { state: 'ready', value: makeDocumentsRecord(files) });
  expect(screen.getByText('Nothing to do for you at the moment')).toBeVisible();
  expect(screen.getByText(/^The reviewer checks your forms/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says nothing rash before the documents are known', () => {
  show({ forms: submitted }, { state: 'loading' });
  expect(screen.queryByText('Nothing to do for you at the moment')).not.toBeInTheDocument();
});
