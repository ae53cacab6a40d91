import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { DocumentsRecord } from '../../../../src/domain/records.ts';
import { PersonDashboard } from '../../../../src/pages/dashboard/PersonDashboard.tsx';
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
      <PersonDashboard record={makeParsedUser(overrides)} />
    </MemoryRouter>,
  );
}

const nextStep = () => screen.getByRole('region', { name: /^(Next|Nothing|One moment)/ });
const tasks = () => screen.getByRole('region', { name: 'Your tasks' });

it('shows the next step with its one button, and how much is handed in', () => {
  show({ forms: { nonapplicability: 1 } }, { state: 'ready', value: makeDocumentsRecord() });
  expect(nextStep()).toHaveAccessibleName('Next: Documents');
  expect(within(nextStep()).getByRole('progressbar', { name: '2 of 5 handed in' })).toHaveValue(2);
  const button = within(nextStep()).getByRole('link', { name: 'Upload your documents' });
  expect(button).toHaveAttribute('href', '/mt-upload-documents');
  expect(screen.getAllByRole('link').filter((link) => link.classList.contains('btn'))).toEqual([button]);
});

it('says of each task whose turn it is, and links those that are with the person', () => {
  show({ forms: { nonapplicability: 1 } }, { state: 'ready', value: makeDocumentsRecord() });
  const lines = within(tasks()).getAllByRole('listitem');
  expect(lines.map((line) => line.lastChild?.textContent)).toEqual([
    'Done',
    'To do',
    'With the reviewer',
    'To do',
    'To do',
    'Later',
  ]);
  const links = within(tasks()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Documents', 'Registration form', 'Bank account']);
});

it('has no button while others have everything, and says what comes next', () => {
  show({ forms: submitted }, { state: 'ready', value: makeDocumentsRecord(files) });
  expect(nextStep()).toHaveAccessibleName('Nothing to do for you at the moment');
  expect(nextStep()).toHaveTextContent('The reviewer checks your forms');
  expect(within(nextStep()).queryByRole('link')).not.toBeInTheDocument();
});

it('says nothing rash before the documents are known', () => {
  show({ forms: submitted }, { state: 'loading' });
  expect(nextStep()).toHaveAccessibleName('One moment…');
});

it('greets instead of asking for anything once the person is approved', () => {
  const forms = { ...submitted, status: 4, approved: true } as const;
  show({ forms, address: '' }, { state: 'ready', value: makeDocumentsRecord() });
  expect(screen.getByRole('heading', { name: /^Welcome aboard/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your tasks' })).not.toBeInTheDocument();
});
