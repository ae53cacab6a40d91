import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getIsUnverified, validateAll, watchReviewed } from '../../../../src/backend/records/reviews.ts';
import { giveBack, takePerson, watchAssignment } from '../../../../src/backend/review/assignments.ts';
import { markDeliveredSeen } from '../../../../src/backend/review/deliveries.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import type { DocumentKey } from '../../../../src/domain/records/records.ts';
import { parseReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import type { Assignment } from '../../../../src/domain/transitions/assignments.ts';
import { listedForms } from '../../../support/factories.ts';
import { sentence } from '../../../support/unit/sentence.ts';
import { watching } from '../../../support/unit/watching.ts';
import {
  button,
  DOCUMENTS,
  every,
  LINK,
  open,
  REVIEWED_AT,
  REVIEWER,
  resetReview,
  unflagged,
} from './openReview.tsx';

vi.mock('../../../../src/backend/amendments/amendments.ts');
vi.mock('../../../../src/backend/mail/notices.ts');
vi.mock('../../../../src/backend/privacy/access.ts', () => ({ logAccess: () => Promise.resolve() }));
vi.mock('../../../../src/backend/records/approvalQueue.ts');
vi.mock('../../../../src/backend/records/duplicates.ts');
vi.mock('../../../../src/backend/records/reviews.ts');
vi.mock('../../../../src/backend/review/assignments.ts');
vi.mock('../../../../src/backend/review/deliveries.ts');
vi.mock('../../../../src/backend/files/storedKind.ts', () => ({ storedKind: async () => 'image' }));
vi.mock('../../../../src/ui/feedback/toasts.ts');
vi.mock('../../../../src/records/queueMemory.ts', () => ({
  useNeighbours: () => ({ previous: 'before', next: 'after' }),
  queueAddress: () => '/review',
}));

beforeEach(resetReview);

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
  vi.mocked(watchReviewed).mockImplementation((_, onReviewed) => {
    const profile = { user: {}, documents: { PANTANCard: `${LINK}0` }, by: 'ravi', at: REVIEWED_AT };
    onReviewed(parseReviewedRecord({ profile }));
    return () => {};
  });
  open();
  const before = await screen.findByRole('img', { name: 'PAN Card before' });
  expect(before).toHaveAttribute('src', `${LINK}0`);
  const [now, ...others] = within(screen.getByRole('region', { name: 'Profile' })).getAllByRole('img', {
    name: /^PAN Card( now)?$/,
  });
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

test.each([
  ['n', '/review/after'],
  ['p', '/review/before'],
])('the key %s goes to %s', async (key, address) => {
  const { address: now } = open();
  await userEvent.keyboard(key);
  expect(now()).toBe(address);
});

test('j and k move through the sections, and q asks', { tags: ['review-keys'] }, async () => {
  open();
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

test('keys do nothing during typing, with a modifier or in a dialog', { tags: ['review-keys'] }, async () => {
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
  expect(validateAll).not.toHaveBeenCalled();
  expect(address()).toBe('/review/person');
});

test('the keys can be switched off', { tags: ['review-keys'] }, async () => {
  open();
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  await userEvent.click(button('Close'));
  await userEvent.keyboard('v');
  expect(validateAll).not.toHaveBeenCalled();
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

  test('delivered documents are the one main step', async () => {
    await openDelivered('PANTANCard');
    const main = [...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent);
    expect(main).toEqual(['Mark as seen']);
    expect(screen.getByText('Latest decision')).toBeVisible();
    expect(screen.queryByText('Waiting for')).toBeNull();
  });

  test('of several delivered documents the last date is named', async () => {
    const { panel } = await openDelivered('PANTANCard', 'CompanyCertificate');
    expect(panel.getByText(/came in under the exception, the last one on 1 Jan 1970/)).toBeVisible();
  });
});

test('who decided on the person can ask questions, but not validate', {
  tags: ['review-before'],
}, async () => {
  const approval = { action: 'accept', by: REVIEWER.uid, at: 1 } as const;
  const forms = { ...every(1), status: 4, approved: true } as const;
  await act(async () => open(unflagged({ approval, forms })));
  expect(screen.getByText('You can read this record, but not validate it')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Validate/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Raise query/ })).not.toHaveLength(0);
});
