import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { watchFindings } from '../../../../src/backend/records/approvalQueue.ts';
import { findDuplicates } from '../../../../src/backend/records/duplicates.ts';
import {
  getIsUnverified,
  markDeliveredSeen,
  sendApprovalMail,
  sendForApproval,
  validateAll,
  watchReviewed,
} from '../../../../src/backend/records/reviews.ts';
import { giveBack, takePerson, watchAssignment } from '../../../../src/backend/review/assignments.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import type {
  DocumentKey,
  DocumentsRecord,
  FormStatuses,
  UserRecord,
} from '../../../../src/domain/records/records.ts';
import { parseReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import type { Assignment } from '../../../../src/domain/transitions/assignments.ts';
import { Visit } from '../../../../src/evidence/Visit.tsx';
import { PersonReview } from '../../../../src/pages/review-person/PersonReview.tsx';
import { UNDO_MS } from '../../../../src/ui/useUndoable.ts';
import {
  listedForms,
  makeBankDetails,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { confirm, sentence, texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { deferred, watching } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/files/storedKind.ts', () => ({ storedKind: async () => 'image' }));
vi.mock('../../../../src/records/queueMemory.ts', () => ({
  useNeighbours: () => ({ previous: 'before', next: 'after' }),
  queueAddress: () => '/review',
}));

const NAME = 'Zoya Zaveri';
const PAN = 'ZZZPZ0001Z';
const LINK = 'https://files.example/o/x';
const REVIEWER = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };

const every = (status: 1 | 2): Partial<FormStatuses> => ({ status, ...listedForms(status) });

/** A person without flags. */
const unflagged = (record: StoredUserOverrides = {}) =>
  makeParsedUser({
    name: NAME,
    pancard: PAN,
    nongst: makeNonGst(),
    bankDetails: makeBankDetails(),
    vendorDetails: {
      sectionOne: makeSectionOne({ nameOfVendor: NAME, panno: PAN, gstTable: [] }),
      sectionSix: makeSectionSix({ signatoryName: NAME }),
    },
    ...record,
    forms: record.forms ?? every(1),
  });

const DOCUMENTS = {
  ...emptyDocuments(),
  CompanyCertificate: `${LINK}1`,
  PANTANCard: `${LINK}2`,
  cancelledCheque: `${LINK}3`,
};

/** Opens the review page of a record, which `show` changes. */
function open(first = unflagged(), documents: DocumentsRecord = DOCUMENTS, hash = '') {
  let change: (record: UserRecord) => void = () => {};
  function Changing() {
    const [record, setRecord] = useState(first);
    change = setRecord;
    return <PersonReview state={{ record, documents }} reviewer={REVIEWER} />;
  }
  const visit = (
    <Visit uid={first.uid}>
      <Changing />
    </Visit>
  );
  const opened = renderScreen(visit, {
    record: null,
    user: { isReviewer: true },
    path: `/review/person${hash}`,
  });
  return { ...opened, show: (record: UserRecord) => act(() => change(record)) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const mainButtons = () => texts(document.querySelectorAll('.btn-primary'));

beforeEach(() => {
  forgetAtLogout();
  vi.mocked(validateAll).mockResolvedValue();
  vi.mocked(sendApprovalMail).mockResolvedValue('id');
  vi.mocked(watchFindings).mockReturnValue(() => {});
  vi.mocked(getIsUnverified).mockResolvedValue(false);
  vi.mocked(watchReviewed).mockImplementation(watching(parseReviewedRecord({})));
});

test.each([
  [true, 1, 1],
  [false, 1, 0],
  [true, 0, 0],
] as const)(
  'with the address unverified: %s and the overall status %i, the page warns %i times',
  { tags: ['verification-staff'] },
  async (isUnverified, status, times) => {
    vi.mocked(getIsUnverified).mockResolvedValue(isUnverified);
    const record = unflagged({ forms: { ...every(1), status } });
    await act(async () => open(record));
    expect(getIsUnverified).toHaveBeenCalledExactlyOnceWith(record.uid);
    expect(screen.queryAllByText(/^The e-mail address was not verified/)).toHaveLength(times);
  },
);

test('a link to a section goes to its heading', { tags: ['export-taken'] }, async () => {
  await act(async () => open(unflagged(), DOCUMENTS, '#section-bank'));
  expect(screen.getByRole('heading', { name: 'Bank Details' })).toHaveFocus();
});

test('a narrow screen has both files in their section', { tags: ['review-before'] }, async () => {
  const reviewed = { user: {}, documents: { PANTANCard: `${LINK}0` }, by: 'ravi', at: 1_700_000_000_000 };
  vi.mocked(watchReviewed).mockImplementation(watching(parseReviewedRecord({ profile: reviewed })));
  open();
  const before = await screen.findByRole('img', { name: 'PAN Card before' });
  expect(before).toHaveAttribute('src', `${LINK}0`);
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  const [now, ...others] = profile.getAllByRole('img', { name: /^PAN Card( now)?$/ });
  expect(now).toHaveAttribute('src', DOCUMENTS.PANTANCard);
  expect(others).toHaveLength(0);
  expect(now?.closest('.review-files')).toBe(before.closest('.review-files'));
});

test.each([
  ['with a document has a column of documents', DOCUMENTS, 1],
  ['without a document has one column', emptyDocuments(), 0],
])('on a wide screen a record %s', { tags: ['review-page'] }, async (_, documents, columns) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  open(unflagged(), documents);
  const profile = await screen.findByRole('region', { name: 'Profile' });
  await waitFor(() => expect(screen.queryAllByRole('region', { name: 'Documents' })).toHaveLength(columns));
  expect(within(profile).queryAllByText('Not uploaded').length > 0).toBe(columns === 0);
});

function givenTaken(assignment: Assignment | null): void {
  vi.mocked(watchAssignment).mockImplementation(watching(assignment));
}

test('a free person is taken, and an own one is given back', { tags: ['queue-assigned'] }, async () => {
  givenTaken(null);
  const record = unflagged();
  open(record);
  await userEvent.keyboard('t');
  expect(takePerson).toHaveBeenCalledExactlyOnceWith(record.uid, REVIEWER, undefined);
  cleanup();
  givenTaken({ reviewer: REVIEWER.uid, name: REVIEWER.name, at: 1 });
  open(record);
  expect(screen.getByText(/^Taken by you/)).toBeVisible();
  await userEvent.click(button('Give back'));
  expect(giveBack).toHaveBeenCalledExactlyOnceWith(record.uid, REVIEWER);
});

test('a person is taken over from the reviewer who was shown', { tags: ['queue-assigned'] }, async () => {
  givenTaken({ reviewer: 'rita', name: 'Rita Bose', at: 1 });
  vi.mocked(takePerson).mockRejectedValue(new AppError('refused', 'Anil has just taken this person.'));
  const record = unflagged();
  open(record);
  expect(screen.getByText(sentence(/^Taken by Rita Bose/))).toBeVisible();
  await userEvent.click(button('Take over'));
  expect(takePerson).toHaveBeenLastCalledWith(record.uid, REVIEWER, 'rita');
  expect(screen.getByRole('alert')).toHaveTextContent('Anil has just taken this person.');
});

test('approving one form is a menu item, not a button in the same place', async () => {
  open(unflagged({ forms: every(2) }));
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  await userEvent.click(button(/^More.*Bank Details$/));
  expect(button(/^Approve.*Bank Details$/)).toBeVisible();
});

test('n and p change the person, j and k the section, and q asks', { tags: ['review-keys'] }, async () => {
  const { address } = open();
  await userEvent.keyboard('n');
  expect(address()).toBe('/review/after');
  await userEvent.keyboard('p');
  expect(address()).toBe('/review/before');
  const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
  await userEvent.keyboard('j');
  expect(heading('Profile')).toHaveFocus();
  await userEvent.keyboard('jj');
  expect(heading('Trainee Registration Form')).toHaveFocus();
  await userEvent.keyboard('k');
  expect(heading('Bank Details')).toHaveFocus();
  await userEvent.keyboard('q');
  expect(await screen.findByRole('dialog', { name: 'Raise a query on Bank Details' })).toBeVisible();
});

test('keys do nothing during typing, with a modifier, in a dialog or switched off', {
  tags: ['review-keys'],
}, async () => {
  const { address } = open();
  await userEvent.keyboard('{Control>}v{/Control}{Alt>}n{/Alt}{Meta>}s{/Meta}{Shift>}N{/Shift}');
  await userEvent.keyboard('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(list).getByText('Validate all')).toBeVisible();
  await userEvent.keyboard('vn');
  await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
  await userEvent.click(button(/^Raise query.*Profile$/));
  await userEvent.type(await screen.findByLabelText('Query'), 'vn?');
  expect(screen.getByLabelText('Query')).toHaveValue('vn?');
  await userEvent.click(button('Cancel'));
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  await userEvent.click(button('Close'));
  await userEvent.keyboard('vn');
  expect(validateAll).not.toHaveBeenCalled();
  expect(address()).toBe('/review/person');
});

test('ready-made queries fill the text, which quotes its field', { tags: ['review-questions'] }, async () => {
  open();
  await userEvent.click(button(/^Raise query.*Bank Details$/));
  const text = await screen.findByLabelText('Query');
  const ready = 'The cancelled cheque cannot be read. Please upload a clear copy.';
  await userEvent.selectOptions(screen.getByLabelText('Ready-made question (optional)'), ready);
  await userEvent.selectOptions(screen.getByLabelText('Field (optional)'), 'IFSC Code');
  expect(text).toHaveValue(ready);
  expect(screen.getByText('The query starts with: IFSC Code “SBIN0005943”:')).toBeVisible();
});

describe('delivered documents', { tags: ['exception-queue'] }, () => {
  async function openDelivered(...waived: DocumentKey[]) {
    const approval = { action: 'acceptasexception', by: 'x', at: 1, waived } as const;
    const record = unflagged({ approval, forms: { ...listedForms(2), status: 5, approved: true } });
    open(record, { ...DOCUMENTS, cameIn: 1 });
    return { record, panel: within(await screen.findByRole('region', { name: 'Delivered documents' })) };
  }

  test('one press marks a delivered document as seen', async () => {
    vi.mocked(markDeliveredSeen).mockRejectedValueOnce(new AppError('refused', 'Another document came in.'));
    const { record, panel } = await openDelivered('PANTANCard');
    expect(panel.getByText(/^PAN Card came in under the exception on 1 Jan 1970/)).toBeVisible();
    expect(panel.getByText(/Look at the file\. If it is wrong/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Mark as seen' }));
    expect(markDeliveredSeen).toHaveBeenCalledExactlyOnceWith(record.uid, 1, REVIEWER);
    expect(await panel.findByText('Another document came in.')).toBeVisible();
  });

  test('several delivered documents are the one main step, with the last date', async () => {
    const { panel } = await openDelivered('PANTANCard', 'CompanyCertificate');
    expect(panel.getByText(/came in under the exception, the last one on 1 Jan 1970/)).toBeVisible();
    expect(mainButtons()).toEqual(['Mark as seen']);
    expect(screen.getByText('Latest decision')).toBeVisible();
    expect(screen.queryByText('Waiting for')).toBeNull();
  });
});

test('a reviewer who decided on the person can ask questions, but not validate', {
  tags: ['review-before'],
}, async () => {
  const approval = { action: 'accept', by: REVIEWER.uid, at: 1 } as const;
  const forms = { ...every(1), status: 4, approved: true } as const;
  await act(async () => open(unflagged({ approval, forms })));
  expect(screen.getByText('You can read this record, but not validate it')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Validate/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Raise query/ })).not.toHaveLength(0);
});

test('one key validates a person without flags', { tags: ['review-validate-all'] }, async () => {
  const record = unflagged();
  open(record);
  await userEvent.keyboard('v');
  expect(validateAll).toHaveBeenCalledExactlyOnceWith(record.uid, REVIEWER);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sendNotice).toHaveBeenCalledExactlyOnceWith({
    kind: 'formvalidated',
    person: record,
    forms: Object.keys(listedForms(1)),
  });
});

test('Validate all is busy during the search for duplicates that runs, and takes no second press', {
  tags: ['review-validate-all', 'review-duplicates'],
}, async () => {
  const { promise, resolve } = deferred<[]>();
  vi.mocked(findDuplicates).mockReturnValue(promise);
  open(unflagged());
  expect(screen.getByText('Searching for duplicates.')).toBeVisible();
  await userEvent.dblClick(button('Validate all'));
  expect(button('Validate all').querySelector('.spinner-border')).toBeVisible();
  expect(validateAll).not.toHaveBeenCalled();
  resolve([]);
  await waitFor(() => expect(validateAll).toHaveBeenCalledOnce());
  expect(findDuplicates).toHaveBeenCalledOnce();
});

test('each step repeats a failed search for duplicates, and nothing is sent before it succeeds', {
  tags: ['review-send', 'review-duplicates'],
}, async () => {
  const offline = new AppError('firestore/unavailable', 'offline');
  vi.mocked(findDuplicates).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  const record = unflagged({ forms: every(2) });
  open(record);
  expect(await screen.findByText('The search for duplicates failed.')).toBeVisible();
  await userEvent.dblClick(button('Send for approval'));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection');
  expect(sendForApproval).not.toHaveBeenCalled();
  await userEvent.keyboard('ss');
  expect(findDuplicates).toHaveBeenCalledTimes(3);
  expect(sendForApproval).toHaveBeenCalledExactlyOnceWith(
    record.uid,
    { points: 0, duplicates: [] },
    REVIEWER,
  );
});

test('Validate all asks first where the search for duplicates failed', {
  tags: ['review-validate-all', 'review-duplicates'],
}, async () => {
  vi.mocked(findDuplicates).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  open(unflagged());
  await userEvent.click(button('Validate all'));
  await screen.findByRole('dialog', { name: 'To check: the search for duplicates failed' });
  expect(validateAll).not.toHaveBeenCalled();
  await confirm('Validate all');
  expect(validateAll).toHaveBeenCalledOnce();
});

test('flags are shown once before everything is validated', { tags: ['review-validate-all'] }, async () => {
  vi.mocked(findDuplicates).mockResolvedValue([{ field: 'pancard', uid: 'other' }]);
  open(unflagged({ bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }) }));
  await userEvent.click(button('Validate all'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'To check: 2 flags, 1 of them a duplicate' }),
  );
  const [point] = dialog.getAllByRole('listitem');
  expect(point).toHaveTextContent('Bank Details, IFSC Code: The format is not valid.');
  expect(dialog.getByText(/^Same PAN as/)).toBeVisible();
  expect(validateAll).not.toHaveBeenCalled();
  await confirm('Validate all');
  expect(validateAll).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a button with nothing to validate says why', { tags: ['review-validate-all'] }, async () => {
  open(unflagged({ forms: { ...every(2), status: 0, bankdetails: 0 } }));
  expect(button('Validate all')).toBeDisabled();
  expect(button('Validate all')).toHaveAccessibleDescription('Not submitted: Bank Details');
  await userEvent.keyboard('v');
  expect(validateAll).not.toHaveBeenCalled();
});

test('sending for approval stores the findings, and mails; a denial ends that note', {
  tags: ['review-send'],
}, async () => {
  const duplicates = [{ field: 'phone', uid: 'other' } as const];
  vi.mocked(findDuplicates).mockResolvedValue(duplicates);
  const record = unflagged({ forms: every(2), bankDetails: makeBankDetails({ ifscCode: 'SBIN1005943' }) });
  const { show } = open(record);
  await userEvent.keyboard('ss');
  expect(sendForApproval).toHaveBeenCalledExactlyOnceWith(record.uid, { points: 1, duplicates }, REVIEWER);
  expect(sendApprovalMail).toHaveBeenCalledExactlyOnceWith(record.uid);
  show(unflagged({ forms: { ...every(2), status: 3 } }));
  expect(screen.getByText('E-mail sent to the approver.')).toBeVisible();
  show(unflagged({ forms: { ...every(2), status: 1 } }));
  expect(screen.queryByText('E-mail sent to the approver.')).not.toBeInTheDocument();
});

test('a sending can be undone; a waiting one starts when the reviewer goes on', {
  tags: ['review-undo'],
}, async () => {
  const record = unflagged({ forms: every(2) });
  open(record);
  await userEvent.keyboard('s');
  expect(screen.getByText('Sent in 5 seconds')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(button('Send for approval')).toBeEnabled();
  cleanup();
  open(record);
  await userEvent.keyboard('s');
  expect(sendForApproval).not.toHaveBeenCalled();
  cleanup();
  await waitFor(() => expect(sendApprovalMail).toHaveBeenCalledExactlyOnceWith(record.uid));
});

test('a sending starts by itself after five seconds', { tags: ['review-undo'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(unflagged({ forms: every(2) }));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.keyboard('s');
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1000);
  expect(sendForApproval).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sendForApproval).toHaveBeenCalledOnce();
});

test('an undo that comes as the mail leaves undoes nothing', { tags: ['review-undo'] }, async () => {
  const { promise, resolve } = deferred<string>();
  vi.mocked(sendApprovalMail).mockReturnValue(promise);
  const record = unflagged({ forms: every(2) });
  open(record);
  await userEvent.keyboard('ssu');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  resolve('id');
  expect(await screen.findByText('E-mail sent to the approver.')).toBeVisible();
  expect(sendForApproval).toHaveBeenCalledOnce();
  expect(sendApprovalMail).toHaveBeenCalledExactlyOnceWith(record.uid);
});

test('after sending, the main button is the next person', { tags: ['review-send', 'review-page'] }, () => {
  open(unflagged({ forms: { ...every(2), status: 3 } }));
  expect(mainButtons()).toEqual(['Next person']);
  expect(screen.getByRole('link', { name: 'Next person' })).toHaveAttribute('href', '/review/after');
});
