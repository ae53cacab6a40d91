import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  countApproved,
  logExport,
  readApproved,
  watchExports,
} from '../../../../src/backend/records/exports.ts';
import type { Listed } from '../../../../src/backend/records/livePages.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { ApprovedPerson } from '../../../../src/domain/exports/checks.ts';
import type { ExportEntry } from '../../../../src/domain/exports/formats.ts';
import { ExportsPage } from '../../../../src/pages/exports/ExportsPage.tsx';
import { saveFile } from '../../../../src/ui/saveFile.ts';
import {
  allForms,
  makeBankDetails,
  makeParsedUser,
  makeReviewedRecord,
  makeSectionOne,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { choose, field, press } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

const UID = 'ravi';
const button = () => screen.getByRole('button', { name: 'Export' });
const saved = () => vi.mocked(saveFile).mock.calls[0] ?? [];
/** An approved record, as a reviewer saw it. */
function person(overrides: StoredUserOverrides): ApprovedPerson {
  const stored = makeUserRecord({
    bankDetails: makeBankDetails(),
    ...overrides,
    forms: { ...allForms(2), status: 4, approved: true },
  });
  return { record: makeParsedUser(stored), reviewed: makeReviewedRecord(stored) };
}

let publish: (listed: Listed<ExportEntry>) => void;

async function open(count = 2): Promise<void> {
  vi.mocked(countApproved).mockResolvedValue(count);
  renderScreen(<ExportsPage />, { record: null, user: { uid: UID, isReviewer: true } });
  await waitFor(() => expect(screen.queryByText('Counting…')).toBeNull());
}

beforeEach(() => {
  vi.mocked(readApproved).mockResolvedValue([
    person({ uid: 'u1', name: 'Kavya Menon', pancard: 'ZZZPK0001Z' }),
    person({ uid: 'u2', name: 'Asha Rao', pancard: 'ZZZPR0002Z' }),
  ]);
  vi.mocked(watchExports).mockImplementation((onListed) => {
    publish = onListed;
    onListed({ items: [], more: 'none' });
    return { showMore: () => {}, stop: () => {} };
  });
});

test.each([
  [0, 'No one has been approved yet.'],
  [2001, 'More than 2,000 people are approved. Choose a later date.'],
])('with %i people there is nothing to export: %s', { tags: ['export-reads'] }, async (count, sentence) => {
  await open(count);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(button()).toBeDisabled();
});

test('counts from a full date in India, and reads after Export', { tags: ['export-reads'] }, async () => {
  await open(41);
  expect(
    screen.getByText('41 people are approved. Each record is compared with its review first.'),
  ).toBeVisible();
  fireEvent.change(field('Approved since (optional)'), { target: { value: '0026-11-20' } });
  expect(await screen.findByText('Enter the year with four digits, such as 2026.')).toBeVisible();
  expect(button()).toBeDisabled();
  fireEvent.change(field('Approved since (optional)'), { target: { value: '2026-11-20' } });
  const from = Date.parse('2026-11-20T00:00:00+05:30');
  await waitFor(() => expect(countApproved).toHaveBeenLastCalledWith(from));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(readApproved).not.toHaveBeenCalled();
  await press('Export');
  expect(await screen.findByText('2 people exported.')).toBeVisible();
  expect(readApproved).toHaveBeenCalledWith(from, expect.any(Function));
});

test('saves the chosen fields after the log entry', { tags: ['export-formats', 'export-log'] }, async () => {
  await open();
  for (const label of [
    'User ID',
    'Type',
    'E-mail and contact number',
    'GSTIN',
    'Address',
    'Bank account',
    'MSME and GST scheme',
  ]) {
    await userEvent.click(field(label));
  }
  await userEvent.click(field('Approval'));
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByText('2 people exported.')).toBeVisible());
  expect(vi.mocked(logExport).mock.calls).toEqual([[{ by: UID, format: 'csv', fields: ['pan'], count: 2 }]]);
  const [name, content] = saved();
  expect(name).toMatch(/^vendors-csv-\d{4}-\d\d-\d\d\.csv$/);
  expect(content).toBe('\uFEFF"Name","PAN"\r\n"Asha Rao","ZZZPR0002Z"\r\n"Kavya Menon","ZZZPK0001Z"\r\n');
  expect(saveFile).toHaveBeenCalledOnce();
});

test('an export without its log entry is not saved', { tags: ['export-log'] }, async () => {
  vi.mocked(logExport).mockRejectedValue(new AppError('firestore/unavailable', 'no connection'));
  await open();
  await press('Export');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test('each format has its own fields and keeps the required one', { tags: ['export-formats'] }, async () => {
  await open();
  await choose('Format', 'ERPNext: Bank Account');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Name', 'Bank account']);
  expect(field('Bank account')).toBeDisabled();
});

const PAID_ELSEWHERE = makeBankDetails({ bankAccountNumber: '999999999999' });

/** The account number changed after the review. */
function changed(overrides: StoredUserOverrides): ApprovedPerson {
  const { record, reviewed } = person(overrides);
  return { record: { ...record, bankDetails: PAID_ELSEWHERE }, reviewed };
}

test('lists who is left out and why, before the file; Cancel saves none', {
  tags: ['export-checked'],
}, async () => {
  vi.mocked(readApproved).mockResolvedValue([
    person({ uid: 'u1', name: 'Kavya Menon' }),
    changed({ uid: 'u2', name: 'Asha Rao' }),
  ]);
  await open();
  await press('Export');
  expect(await screen.findByText('1 person is not in this file')).toBeVisible();
  const row = screen.getByRole('row', { name: /Asha Rao/ });
  expect(row).toHaveTextContent('The bank details changed after the review.');
  expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/review/u2');
  expect(logExport).not.toHaveBeenCalled();
  await press('Cancel');
  expect(screen.queryByText('1 person is not in this file')).toBeNull();
  expect(saveFile).not.toHaveBeenCalled();
  await press('Export');
  await userEvent.click(await screen.findByRole('button', { name: 'Export the other 1 person' }));
  expect(await screen.findByText('1 person exported.')).toBeVisible();
  expect(String(saved()[1])).not.toContain('999999999999');
  expect(screen.queryByText('1 person is not in this file')).toBeNull();
});

test('without people there is no file; ten of those left out are shown, and all on request', {
  tags: ['export-checked'],
}, async () => {
  vi.mocked(readApproved).mockResolvedValue(
    Array.from({ length: 32 }, (_, at) => changed({ uid: `u${at}`, name: `Asha ${at}` })),
  );
  await open();
  await press('Export');
  const table = await screen.findByRole('table', { name: 'Not in this file' });
  expect(within(table).getAllByRole('link')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: /^Export the other/ })).toBeNull();
  expect(logExport).not.toHaveBeenCalled();
  await press('Show more people');
  expect(within(table).getAllByRole('link')).toHaveLength(32);
  expect(screen.queryByRole('button', { name: 'Show more people' })).toBeNull();
});

test('names rows that the receiver will refuse, and exports them on request', {
  tags: ['export-taken'],
}, async () => {
  const section = (change: object) => ({ vendorDetails: { sectionOne: makeSectionOne(change) } });
  vi.mocked(readApproved).mockResolvedValue([
    person({ uid: 'u1', name: 'Kavya Menon', ...section({ nameOfVendor: 'Kavya Menon' }) }),
    person({ uid: 'u2', name: 'Asha Rao', ...section({ nameOfVendor: 'Asha Rao', country: 'Atlantis' }) }),
  ]);
  await open();
  await choose('Format', 'ERPNext: Address');
  await press('Export');
  expect(await screen.findByText('The receiver will refuse the row of 1 person')).toBeVisible();
  const row = screen.getByRole('row', { name: /Asha Rao/ });
  expect(row).toHaveTextContent('Will be refused: Country: “Atlantis” is not in the receiver’s list.');
  expect(within(row).getByText('“Atlantis”')).toHaveAttribute('translate', 'no');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/review/u2#section-vendorform');
  expect(screen.queryByRole('row', { name: /Kavya Menon/ })).toBeNull();
  expect(logExport).not.toHaveBeenCalled();
  await press('Export 2 people');
  expect(await screen.findByText('2 people exported.')).toBeVisible();
  expect(String(saved()[1])).toContain('"Atlantis"');
});

test('lists earlier exports with reviewer, fields and number', { tags: ['export-log'] }, async () => {
  await open();
  expect(screen.getByText('Nothing has been exported yet.')).toBeVisible();
  const at = Date.parse('2026-11-20T10:00:00+05:30');
  const entry: ExportEntry = { id: 'e1', by: UID, at, format: 'tally', fields: ['pan', 'bank'], count: 12 };
  act(() => publish({ items: [entry, { ...entry, id: 'e2', by: 'meera' }], more: 'none' }));
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('20 Nov 2026, 10:00YouTally: ledgers (XML)Name, PAN, Bank account12');
  expect(second).toHaveTextContent('Another reviewer, meera');
});
