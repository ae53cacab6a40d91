import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { watchDocumentsRecord } from '../../../../src/backend/records/documents.ts';
import { getIsUnverified, returnNamed, watchReviewed } from '../../../../src/backend/records/reviews.ts';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
import { paths } from '../../../../src/config/paths.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { defaultForms, emptyDocuments, emptyQueries } from '../../../../src/domain/records/defaults.ts';
import { parseProgressRecord, parseUserRecord } from '../../../../src/domain/records/parseRecord.ts';
import type { Approval, UserRecord } from '../../../../src/domain/records/records.ts';
import { parseReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import { ReviewPersonPage } from '../../../../src/pages/review-person/ReviewPersonPage.tsx';
import { rememberQueue } from '../../../../src/records/queueMemory.ts';
import {
  listedForms,
  makeBankDetails,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
  type StoredUser,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import { press, sentence } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { watching } from '../../../support/unit/watching.ts';

const BANK = 'Bank Details';
const NAME = 'Zoya Rao';
const SUBMITTED = { did: 'submitted', about: 'bankdetails' } as const;
const EVERY_FORM_VALIDATED = listedForms(2);
const LINK = 'https://files.example/o/x';

beforeEach(() => {
  vi.mocked(watchDocumentsRecord).mockImplementation(
    watching({ ...emptyDocuments(), CompanyCertificate: LINK, PANTANCard: LINK, cancelledCheque: LINK }),
  );
  vi.mocked(getIsUnverified).mockResolvedValue(false);
  vi.mocked(watchReviewed).mockImplementation(watching(parseReviewedRecord({})));
});

/** A trainee who submitted everything. */
const submitted = (record: StoredUserOverrides = {}): StoredUser =>
  makeUserRecord({
    name: NAME,
    pancard: 'ZZZPZ0001Z',
    nongst: makeNonGst(),
    bankDetails: makeBankDetails(),
    vendorDetails: {
      sectionOne: makeSectionOne({ nameOfVendor: NAME, panno: 'ZZZPZ0001Z', gstTable: [] }),
      sectionSix: makeSectionSix({ signatoryName: NAME }),
    },
    logs: [{ title: `${NAME} submitted Bank Details`, timestamp: Date.now() - 3_600_000, ...SUBMITTED }],
    ...record,
    forms: record.forms ?? { status: 1, ...listedForms(1) },
  });

function openPage(uid = TRAINEE_UID) {
  const user = { isReviewer: true, uid: 'ravi', displayName: 'Ravi Rao', email: 'ravi@agency.example' };
  const path = `/review/${uid}`;
  renderScreen(<ReviewPersonPage />, { record: null, user, route: paths.reviewPerson, path });
}

/** Opens the review of a stored record. @returns a function that changes the record */
async function open(stored: object) {
  let send: (record: UserRecord) => void = () => {};
  vi.mocked(watchUserRecord).mockImplementation((uid, onRecord) => {
    send = onRecord;
    onRecord(parseUserRecord(uid, stored));
    return () => {};
  });
  openPage();
  await screen.findByRole('heading', { level: 1, name: `Review of ${NAME}` });
  return (changed: object) => act(() => send(parseUserRecord(TRAINEE_UID, changed)));
}

test('an address with a path in its uid has no record and reads nothing', () => {
  openPage('a%2Fb');
  expect(screen.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  expect(screen.getByText(/^No trainee or vendor has this address/)).toBeVisible();
  expect(watchUserRecord).not.toHaveBeenCalled();
});

test('a uid without a record has no link to a dossier', async () => {
  vi.mocked(watchUserRecord).mockImplementation(watching(null));
  openPage();
  expect(await screen.findByText('There is nothing to review here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the review queue' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dossier' })).toBeNull();
});

test('the next person focuses the heading, and Back opens the filtered queue', async () => {
  const people = [TRAINEE_UID, 'next'].map((uid) => parseProgressRecord(uid, {}));
  const view = { reviewer: 'ravi', filters: { status: 1 }, search: null, page: 1, starts: [] } as const;
  rememberQueue('ravi', '', view, { people, starts: [] });
  await open(submitted());
  const back = screen.getByRole('link', { name: 'Back to the review queue' });
  expect(back).toHaveAttribute('href', '/review?status=1');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(vi.mocked(watchUserRecord)).toHaveBeenLastCalledWith('next', expect.anything(), expect.anything());
  expect(await screen.findByRole('heading', { level: 1, name: `Review of ${NAME}` })).toHaveFocus();
});

const section = (name: string) => within(screen.getByRole('region', { name }));

test('a first review shows flags by section, and no changes', { tags: ['review-page'] }, async () => {
  await open(submitted({ pancard: 'ZZZPK0001Z', bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }) }));
  const flags = (name: string) => section(name).getByRole('list', { name: 'Worth a second look' });
  expect(flags('Profile')).toHaveTextContent('The fifth character of a PAN is usually the first letter');
  expect(flags(BANK)).toHaveTextContent('The format is not valid.');
  expect(screen.queryByRole('region', { name: 'What changed' })).not.toBeInTheDocument();
});

test('lists corrections since the last round, and live changes while the page is open', async () => {
  const now = Date.now();
  const stored = submitted({
    logs: [
      { title: `${NAME} submitted Bank Details`, timestamp: now - 5_000_000, ...SUBMITTED },
      { title: 'Rita Rao raised a query', timestamp: now - 4_000_000, by: 'rita' },
      { title: `${NAME} submitted Bank Details`, timestamp: now - 3_000_000, ...SUBMITTED },
    ],
    queries: {
      ...emptyQueries(),
      bank: [
        { title: 'Wrong branch?', timestamp: now - 4_000_000, status: 1, by: 'reviewer', field: 'ifscCode' },
      ],
    },
  });
  const change = await open(stored);
  const changes = screen.getByRole('region', { name: 'What changed' });
  expect(changes).toHaveTextContent('Bank Details was submitted again');
  expect(changes).toHaveTextContent('Asked: “Wrong branch?” (IFSC Code), resolved');
  change({ ...stored, bankDetails: makeBankDetails({ ifscCode: 'KKBK0000261' }) });
  expect(changes).toHaveTextContent('Changed while this page was open: Bank Details: IFSC Code.');
  await userEvent.click(within(changes).getByRole('button', { name: 'Mark as seen' }));
  expect(changes).not.toHaveTextContent('Changed while this page was open');
});

test('a reviewer cannot review a person they introduced (R10)', async () => {
  await open(submitted({ fpocno: 'RAVI@AGENCY.EXAMPLE' }));
  expect(screen.getByText('You introduced this person, so another reviewer has to review.')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^(Validate|Raise query)/ })).toEqual([]);
});

test('after a decision there is no overall step while every form is validated', async () => {
  await open(submitted({ forms: { ...EVERY_FORM_VALIDATED, status: 4, approved: true } }));
  expect(screen.queryAllByRole('button', { name: /^(Validate|Send)/ })).toEqual([]);
  expect(screen.getByRole('button', { name: /^Raise query ?on Bank Details$/ })).toBeEnabled();
});

test('a record with an open query cannot be sent for approval', async () => {
  const query = { title: 'Which name?', timestamp: 1, status: 0, by: 'reviewer' };
  const forms = { ...EVERY_FORM_VALIDATED, status: 2 } as const;
  await open(submitted({ forms, queries: { general: [query] } as never }));
  expect(screen.getByRole('button', { name: 'Send for approval' })).toBeDisabled();
  expect(screen.getByText(/A question to this person is still open/)).toBeVisible();
});

test('a denied record shows the denial and its reason', { tags: ['denial-shown'] }, async () => {
  await open(
    submitted({
      forms: { ...EVERY_FORM_VALIDATED, status: 1 },
      logs: [],
      approval: { action: 'deny', by: 'approver', at: Date.UTC(2026, 10, 20, 9, 35), reason: 'No cheque.' },
      vendorRemark: 'The PAN card is not readable.',
    }),
  );
  const overall = section('Overall status: Denied');
  const denial = within(overall.getByRole('alert'));
  expect(denial.getByRole('heading')).toHaveTextContent('Denied, 20 Nov 2026, 15:05.');
  expect(denial.getByText(sentence('Reason: No cheque.'))).toBeVisible();
  expect(denial.getByText(/^Raise a query on what has to be corrected\./)).toBeVisible();
  expect(overall.getByText('The PAN card is not readable.')).toBeVisible();
  expect(screen.getByText('Denied', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Validate all' })).toHaveClass('btn-outline-secondary');
  await userEvent.click(await screen.findByRole('button', { name: 'Raise query' }));
  await userEvent.click(screen.getByRole('button', { name: BANK }));
  expect(await screen.findByRole('dialog', { name: `Raise a query on ${BANK}` })).toBeVisible();
});

test('one press returns what a denial names', { tags: ['denial-return'] }, async () => {
  const approval: Approval = {
    action: 'deny',
    by: 'approver',
    at: 1,
    reason: 'No cheque.',
    change: ['bankdetails', 'PANTANCard'],
  };
  await open(submitted({ forms: { ...EVERY_FORM_VALIDATED, status: 1 }, approval }));
  expect(section('Overall status: Denied').getByRole('alert')).toHaveTextContent(
    'The approver asks for a change of: Bank Details, PAN Card.',
  );
  vi.mocked(returnNamed).mockRejectedValueOnce(new AppError('firestore/unavailable', 'offline'));
  await screen.findByRole('button', { name: 'Return 2 parts' });
  await press('Return 2 parts');
  expect(await screen.findByText(/connection/)).toBeVisible();
  expect(sendNotice).not.toHaveBeenCalled();
  await press('Return 2 parts');
  expect(returnNamed).toHaveBeenLastCalledWith(TRAINEE_UID, expect.objectContaining({ uid: 'ravi' }));
  await vi.waitFor(() =>
    expect(sendNotice).toHaveBeenCalledWith(expect.objectContaining({ kind: 'returned' })),
  );
  expect(screen.queryByRole('button', { name: 'Raise query' })).not.toBeInTheDocument();
});

test('a malformed record never blanks the review', async () => {
  await open({ ...submitted(), bankDetails: 'x', vendorDetails: 3, queries: [], logs: 'none', nongst: 1 });
  expect(section(BANK).getAllByText('Not entered')[0]).toBeVisible();
  expect(section('Trainee Registration Form').getByText('Nothing has been entered yet.')).toBeVisible();
});

test('an empty form that was not submitted says only that it is empty', async () => {
  await open(submitted({ vendorDetails: {}, forms: { ...defaultForms(), status: 0 } }));
  const form = section('Trainee Registration Form');
  expect(form.getByText('Nothing has been entered yet.')).toBeVisible();
  expect(form.queryByText('Not submitted yet.')).not.toBeInTheDocument();
  expect(section(BANK).getByText('Not submitted yet.')).toBeVisible();
});
