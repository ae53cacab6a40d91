import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { DocumentsRecord } from '../../../../src/domain/records/records.ts';
import type { Arrival } from '../../../../src/forms/useRedirect.ts';
import { PersonDashboard } from '../../../../src/pages/dashboard/PersonDashboard.tsx';
import { useKnownDocuments } from '../../../../src/records/useRecords.ts';
import {
  INTRODUCER_EMAIL,
  listedForms,
  makeDocumentsRecord,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

vi.mock('../../../../src/records/useRecords.ts', () => ({ useKnownDocuments: vi.fn() }));

const submitted = { ...listedForms(1), status: 1 } as const;
const files = { CompanyCertificate: 'https://a.example/1', PANTANCard: 'https://a.example/2' };

function show(overrides: StoredUserOverrides, documents: DocumentsRecord | null, state?: Arrival) {
  vi.mocked(useKnownDocuments).mockReturnValue(documents);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/dashboard', state }]}>
      <PersonDashboard record={makeParsedUser(overrides)} />
    </MemoryRouter>,
  );
}

/** The profile, the documents and the forms. */
const TOTAL = 2 + Object.keys(listedForms(0)).length;

const nextStep = () => screen.getByRole('region', { name: /Next:|submitted$/ });
const tasks = () => screen.getByRole('region', { name: 'Your tasks' });

it('shows the next step with its one button, and the number of submitted forms', () => {
  show({ forms: { nonapplicability: 1 } }, makeDocumentsRecord());
  expect(nextStep()).toHaveAccessibleName('Next: Documents Upload');
  expect(within(nextStep()).getByRole('progressbar', { name: `2 of ${TOTAL} submitted` })).toHaveValue(2);
  const button = within(nextStep()).getByRole('link', { name: 'Upload your documents' });
  expect(button).toHaveAttribute('href', '/mt-upload-documents');
  expect(screen.getAllByRole('link').filter((link) => link.classList.contains('btn'))).toEqual([button]);
});

it('shows the submitted form after a redirect from it', () => {
  show({ forms: { vendorform: 1 } }, makeDocumentsRecord(), { submitted: 'vendorform' });
  expect(nextStep()).toHaveAccessibleName('Trainee Registration Form submitted. Next: Documents Upload');
});

it("shows whose turn each task is, and links the person's own tasks", () => {
  show({ forms: { ...listedForms(1), vendorform: 0, bankdetails: 0 } }, makeDocumentsRecord());
  const lines = within(tasks()).getAllByRole('listitem');
  const turns = lines.map((line) => line.lastChild?.textContent);
  expect(turns.slice(0, 5)).toEqual(['Done', 'To do', 'With the reviewer', 'To do', 'To do']);
  expect(turns.at(-1)).toBe('Later');
  const links = within(tasks()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Documents Upload',
    'Trainee Registration Form',
    'Bank Details',
  ]);
});

it('shows no button while others act, and explains the next step', () => {
  show({ forms: submitted }, makeDocumentsRecord(files));
  expect(nextStep()).toHaveAccessibleName('Everything is submitted');
  expect(nextStep()).toHaveTextContent('A review usually takes 3 to 5 working days');
  expect(within(nextStep()).queryByRole('link')).not.toBeInTheDocument();
});

it('lists the documents without a listener and reads nothing for it', () => {
  show({}, null);
  expect(nextStep()).toHaveTextContent('Not submitted yet. Needed: Aadhar Card and PAN Card.');
});

it('greets an approved person instead of listing tasks', () => {
  const forms = { ...submitted, status: 4, approved: true } as const;
  show({ forms, address: '' }, makeDocumentsRecord());
  expect(screen.getByRole('heading', { name: /^Welcome aboard/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your tasks' })).not.toBeInTheDocument();
});

it('shows an approved person the open forms', {
  tags: ['approved-open-forms'],
}, () => {
  const forms = { ...submitted, bankdetails: 0, status: 4, approved: true } as const;
  show({ forms }, makeDocumentsRecord());
  const welcome = screen.getByRole('status');
  expect(welcome).toHaveTextContent('Still open: Bank Details.');
  expect(welcome).not.toHaveTextContent('nothing left');
  expect(nextStep()).toHaveAccessibleName('Next: Bank Details');
});

it('shows the reason and the end date of an exception', () => {
  const approval = {
    action: 'acceptasexception',
    by: 'approver',
    at: 1,
    reason: 'Waived: IFSC Code. The bank merged.',
    until: '2027-03-31',
  } as const;
  show({ approval, forms: { ...submitted, status: 5, approved: true } }, makeDocumentsRecord());
  expect(screen.getByRole('status')).toHaveTextContent('as an exception until 31 Mar 2027.');
  expect(screen.getByRole('status')).toHaveTextContent('Reason: Waived: IFSC Code. The bank merged.');
});

it('shows a denial in red, with its reason, the next step and the introducer', {
  tags: ['denial-shown'],
}, async () => {
  const approval = { action: 'deny', by: 'approver', at: 1, reason: 'The account is not yours.' } as const;
  show({ approval, forms: submitted }, makeDocumentsRecord(files));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveClass('alert-danger');
  expect(notice).toHaveTextContent('Your empanelment was not approved');
  expect(notice).toHaveTextContent('Reason: The account is not yours.');
  expect(notice).toHaveTextContent('The review team returns what has to be corrected.');
  const introducer = within(notice).getByRole('link', { name: INTRODUCER_EMAIL });
  expect(introducer).toHaveAttribute('href', `mailto:${INTRODUCER_EMAIL}`);
  expect(screen.queryByText('Everything is submitted')).not.toBeInTheDocument();
  expect(screen.getByText(/^Not approved\. With the reviewer/)).toHaveClass('status-danger');
});
