import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { watchTaxes } from '../../../../src/backend/taxes/taxes.ts';
import { FORM_KEYS, FORMS } from '../../../../src/domain/forms/registry.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type {
  DocumentsRecord,
  FormStatus,
  OverallStatus,
  Query,
} from '../../../../src/domain/records/records.ts';
import type { Arrival } from '../../../../src/forms/useFormSubmission.ts';
import { VerificationNotice } from '../../../../src/pages/dashboard/DashboardPage.tsx';
import { PersonDashboard } from '../../../../src/pages/dashboard/PersonDashboard.tsx';
import { useDocumentsRecord, useKnownDocuments, useWatched } from '../../../../src/records/useRecords.ts';
import { contradictions } from '../../../support/contradictions.ts';
import {
  INTRODUCER_EMAIL,
  listedForms,
  makeDocumentsRecord,
  makeParsedUser,
  makeTaxes,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { sentence } from '../../../support/unit/controls.ts';

vi.mock('../../../../src/records/useRecords.ts', () => ({
  useKnownDocuments: vi.fn(),
  useDocumentsRecord: vi.fn(),
  useWatched: vi.fn(),
  useRecords: () => ({ documents: { retry: () => {} } }),
}));

const submitted = { ...listedForms(1), status: 1 } as const;
const files = { CompanyCertificate: 'https://a.example/1', PANTANCard: 'https://a.example/2' };

function show(overrides: StoredUserOverrides, documents: DocumentsRecord | null, state?: Arrival) {
  vi.mocked(useKnownDocuments).mockReturnValue(documents);
  if (documents) vi.mocked(useDocumentsRecord).mockReturnValue({ state: 'ready', value: documents });
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

it('shows the next step with its one button, the number of forms and the form just submitted', () => {
  show({ forms: { vendorform: 1 } }, makeDocumentsRecord());
  expect(nextStep()).toHaveAccessibleName('Next: Documents Upload');
  expect(within(nextStep()).getByRole('progressbar', { name: `2 of ${TOTAL} submitted` })).toHaveValue(2);
  const button = within(nextStep()).getByRole('link', { name: 'Upload your documents' });
  expect(button).toHaveAttribute('href', '/mt-upload-documents');
  expect(screen.getAllByRole('link').filter((link) => link.classList.contains('btn'))).toEqual([button]);
  cleanup();
  show({ forms: { vendorform: 1 } }, makeDocumentsRecord(), { submitted: 'vendorform' });
  expect(nextStep()).toHaveAccessibleName('Trainee Data Form submitted. Next: Documents Upload');
});

it('names each form once, and other steps beside the table', { tags: ['dashboard-once'] }, () => {
  show({ forms: { ...listedForms(1), vendorform: 0 } }, makeDocumentsRecord());
  const steps = screen.getByRole('region', { name: 'Profile, documents and approval' });
  const lines = within(steps).getAllByRole('listitem');
  expect(lines.map((line) => line.lastChild?.textContent)).toEqual(['Done', 'Pending', 'Later']);
  expect(within(steps).getByRole('link')).toHaveTextContent('Documents Upload');
  const row = screen.getByRole('link', { name: 'Trainee Data Form' }).closest('tr');
  expect(row).toHaveTextContent('Not submitted yet. What you type is saved as a draft');
  expect(row).toHaveTextContent(/Pending$/);
  expect(screen.getAllByText('Trainee Data Form')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Trainee Bank Details' }).closest('td')).toHaveTextContent(
    /^Trainee Bank Details$/,
  );
});

it('shows no button while others act, and explains the next step', () => {
  show({ forms: submitted }, makeDocumentsRecord(files));
  expect(nextStep()).toHaveAccessibleName('Everything is submitted');
  expect(nextStep()).toHaveTextContent('A review usually takes 3 to 5 working days');
  expect(within(nextStep()).queryByRole('link')).not.toBeInTheDocument();
});

it('greets an approved person instead of listing tasks', { tags: ['dashboard-once'] }, async () => {
  const forms = { ...submitted, status: 4, approved: true } as const;
  show({ forms: { ...forms, ...listedForms(2) }, address: '' }, makeDocumentsRecord());
  expect(await screen.findByRole('heading', { name: 'Welcome aboard, Ram Kumar!' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('There is nothing left for you to do.');
  expect(screen.queryByRole('region', { name: 'Your tasks' })).not.toBeInTheDocument();
});

it('no "nothing left" is shown beside the reason of an exception', {
  tags: ['exception-tasks'],
}, async () => {
  const forms = { ...submitted, ...listedForms(2), status: 5, approved: true } as const;
  const reason = 'The original of the agreement is to follow.';
  const approval = { action: 'acceptasexception', by: 'approver', at: 1, reason } as const;
  show({ forms, approval }, makeDocumentsRecord({ ...files, cancelledCheque: files.PANTANCard }));
  expect(await screen.findByText(sentence(`Reason: ${reason}`))).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/Nothing is listed as still owed/);
  expect(screen.getByRole('status')).not.toHaveTextContent(/nothing left/);
});

it('asks a vendor in spring for the class of the new year', { tags: ['due-class-task'] }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-04-01T12:00:00+05:30') });
  const forms = { ...listedForms(2), status: 4, approved: true } as const;
  const gst = { isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes' } as const;
  const vendor = { usertype: 'vendor', ...gst, forms } as const;
  const taxes = makeTaxes({ class: 'small', year: '2026-27' });
  const given = (other: object) =>
    vi.mocked(useWatched).mockImplementation((_, watch) => {
      const live = Object.is(watch, watchTaxes) ? { state: 'ready', value: taxes } : other;
      return { live: live as never, retry: () => {} };
    });
  given({ state: 'loading' });
  show(vendor, makeDocumentsRecord(files));
  await waitFor(() => expect(useWatched).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/nothing left/)).not.toBeInTheDocument();
  cleanup();
  given({ state: 'ready', value: {} });
  show(vendor, makeDocumentsRecord(files));
  const welcome = await screen.findByRole('status');
  expect(welcome).toHaveTextContent('Still open: Class of your enterprise in 2027-28.');
  const button = within(tasks()).getByRole('link', { name: 'Declare 2027-28' });
  expect(button).toHaveAttribute('href', '/tax-details?change=taxes');
});

it('shows reason, end and open items of an exception', { tags: ['exception-tasks'] }, async () => {
  const terms = {
    reason: 'Waived: PAN Card. It follows.',
    until: '2099-03-31',
    waived: ['PANTANCard'],
  } as const;
  const approval = { action: 'acceptasexception', by: 'approver', at: 1, ...terms } as const;
  const forms = { ...listedForms(2), status: 5, approved: true } as const;
  show({ approval, forms }, makeDocumentsRecord({ CompanyCertificate: 'https://a.example/1' }));
  const welcome = await screen.findByRole('status');
  expect(welcome).toHaveTextContent('as an exception until 31 Mar 2099. Still open: PAN Card.');
  expect(welcome).toHaveTextContent('Reason: Waived: PAN Card. It follows.');
  expect(within(tasks()).getByRole('listitem')).toHaveTextContent('To be uploaded by 31 Mar 2099.');
  expect(within(tasks()).getByRole('link', { name: 'Upload: PAN Card' })).toHaveAttribute(
    'href',
    '/mt-upload-documents',
  );
});

it('warns when an exception ran out, and lists what was sent', async () => {
  const approval = { action: 'acceptasexception', by: 'x', at: 1, until: '2026-01-31' } as const;
  const forms = { ...listedForms(2), bankdetails: 1, status: 5, approved: true } as const;
  show({ approval, forms }, makeDocumentsRecord(files));
  const welcome = await screen.findByRole('status');
  expect(welcome).toHaveClass('alert-warning');
  expect(welcome).toHaveTextContent('payments wait until an approver decides again.');
  expect(welcome).toHaveTextContent('You have sent everything. We are looking at: Trainee Bank Details.');
});

it('shows a denial with reason, next step and introducer', { tags: ['denial-shown'] }, async () => {
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

const QUESTION: Query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' };

const anybody = fc
  .record({
    usertype: fc.constantFrom('trainee' as const, 'vendor' as const),
    isGSTApplicable: fc.constantFrom('yes' as const, 'no' as const),
    designation: fc.constantFrom('', 'Trainee'),
    statuses: fc.array(fc.constantFrom<FormStatus>(-1, 0, 1, 1, 2, 2, 3), {
      minLength: FORM_KEYS.length,
      maxLength: FORM_KEYS.length,
    }),
    status: fc.constantFrom<OverallStatus>(0, 1, 2, 3, 4, 5),
    action: fc.constantFrom('accept' as const, 'acceptasexception' as const, 'deny' as const, undefined),
    hasGeneral: fc.boolean(),
    hasFiles: fc.boolean(),
  })
  .map(({ statuses, status, action, hasGeneral, hasFiles, ...person }) => {
    const forms = Object.fromEntries(FORM_KEYS.map((key, at) => [key, statuses[at] ?? 0]));
    const returned = FORM_KEYS.filter((key) => forms[key] === -1).map((key) => FORMS[key].category);
    const overrides: StoredUserOverrides = {
      ...person,
      forms: { ...forms, status, approved: status >= 4 },
      queries: {
        ...emptyQueries(),
        ...Object.fromEntries(returned.map((category) => [category, [QUESTION]])),
        ...(hasGeneral && { general: [QUESTION] }),
      },
      ...(action && { approval: { action, by: 'approver', at: 1, reason: 'It follows.' } }),
    };
    return { overrides, documents: makeDocumentsRecord(hasFiles ? files : {}) };
  });

it('no dashboard says "nothing left" beside an open task', { tags: ['no-contradiction'] }, async () => {
  await fc.assert(
    fc.asyncProperty(anybody, async ({ overrides, documents }) => {
      vi.mocked(useKnownDocuments).mockReturnValue(documents);
      vi.mocked(useDocumentsRecord).mockReturnValue({ state: 'ready', value: documents });
      const { findByRole, container } = render(
        <MemoryRouter>
          {!overrides.forms?.approved && <VerificationNotice email="meera@demo.example" />}
          <PersonDashboard record={makeParsedUser(overrides)} />
        </MemoryRouter>,
      );
      // The parts that are loaded on demand.
      if (overrides.forms?.approved) await findByRole('heading', { name: /^Welcome aboard/ });
      const found = contradictions(container);
      cleanup();
      expect(found).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
