import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedKind } from '../../../../src/backend/files/storedKind.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import { reviewSections } from '../../../../src/domain/review/sections.ts';
import { reviewedChanges } from '../../../../src/domain/review/snapshotChanges.ts';
import type { ReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import { DocumentViewer } from '../../../../src/pages/review-person/DocumentViewer.tsx';
import { makeParsedUser } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/files/storedKind.ts');
vi.mock('../../../../src/evidence/Visit.tsx', () => ({ useAccess: () => ({ isOwn: true }) }));

const LINK = 'https://files.example/o';
const record = makeParsedUser();
const documents = { ...emptyDocuments(), PANTANCard: `${LINK}/pan`, cancelledCheque: `${LINK}/cheque` };

beforeEach(() => {
  vi.mocked(storedKind).mockImplementation(async (link) => (link.endsWith('cheque') ? 'pdf' : 'image'));
});

function viewer(inView: string, reviewed: ReviewedRecord = {}) {
  const state = { record, documents };
  return (
    <DocumentViewer
      state={state}
      sections={reviewSections(record)}
      inView={inView}
      parts={reviewedChanges(reviewed, state)}
    />
  );
}

test('shows the document of the section in view', { tags: ['review-page'] }, async () => {
  const { rerender } = render(viewer('section-general'));
  expect(await screen.findByRole('img', { name: 'PAN Card' })).toBeVisible();
  rerender(viewer('section-bank'));
  const cheque = await screen.findByTitle('Cancelled Cheque');
  expect(cheque).toHaveAttribute('src', expect.stringMatching(/^.*cheque#/));
  rerender(viewer('section-vendorform'));
  expect(screen.getByTitle('Cancelled Cheque')).toBeVisible();
  expect(screen.getByText(/^Not uploaded: Aadhar Card/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'PAN Card' }));
  expect(await screen.findByRole('img', { name: 'PAN Card' })).toBeVisible();
  rerender(viewer('section-bank'));
  expect(await screen.findByTitle('Cancelled Cheque')).toBeVisible();
});

test('a browser without a PDF viewer gets a sentence and the link', { tags: ['review-page'] }, async () => {
  vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: false });
  render(viewer('section-bank'));
  expect(await screen.findByText('This file cannot be shown here. Open it in a new tab.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Open.*Cancelled Cheque.*tab/ })).toBeVisible();
  expect(screen.queryByTitle('Cancelled Cheque')).not.toBeInTheDocument();
});

test('an image can be zoomed and rotated, each on its own', { tags: ['review-page'] }, async () => {
  const { rerender } = render(viewer('section-general'));
  const sheet = (await screen.findByRole('img', { name: 'PAN Card' })).parentElement;
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(sheet).toHaveClass('is-zoomed-150', 'is-turned-right');
  rerender(viewer('section-bank'));
  await screen.findByTitle('Cancelled Cheque');
  expect(screen.queryByRole('button', { name: 'Rotate' })).not.toBeInTheDocument();
  rerender(viewer('section-general'));
  const shownAgain = (await screen.findByRole('img', { name: 'PAN Card' })).parentElement;
  expect(shownAgain).not.toHaveClass('is-zoomed-150', 'is-turned-right');
});

const AT = Date.UTC(2026, 10, 20, 9, 35);
const reviewedWith = (PANTANCard: string): ReviewedRecord => ({
  profile: { user: {}, documents: { PANTANCard }, by: 'ravi', at: AT },
});

test('a file replaced since is beside the earlier one', { tags: ['review-before'] }, async () => {
  render(viewer('section-general', reviewedWith(`${LINK}/earlier`)));
  expect(screen.getByText('Replaced after the review of 20 Nov 2026, 15:05.')).toBeVisible();
  const now = await screen.findByRole('img', { name: 'PAN Card now' });
  const before = await screen.findByRole('img', { name: 'PAN Card before' });
  expect(now).toHaveAttribute('src', `${LINK}/pan`);
  expect(before).toHaveAttribute('src', `${LINK}/earlier`);
  const earlier = within(screen.getByRole('region', { name: 'PAN Card before' }));
  await userEvent.click(earlier.getByRole('button', { name: 'Zoom in' }));
  expect(before.parentElement).toHaveClass('is-zoomed-150');
  expect(now.parentElement).not.toHaveClass('is-zoomed-150');
});

test('for an overwritten file only the current one is shown, with a note', async () => {
  render(viewer('section-general', reviewedWith(`${LINK}/pan?version=1`)));
  expect(screen.getByText(/The earlier file is no longer stored\.$/)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'PAN Card' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'PAN Card before' })).not.toBeInTheDocument();
});

test('a blocked file service is named in place of the preview', async () => {
  const blocked = new AppError('storage/blocked', 'The file service cannot be reached.');
  vi.mocked(storedKind).mockRejectedValue(blocked);
  render(viewer('section-general'));
  expect(await screen.findByText('The file service cannot be reached.')).toBeVisible();
});

test('a missing file has a message, an unreadable one a link', { tags: ['review-before'] }, async () => {
  vi.mocked(storedKind).mockRejectedValue(new AppError('storage/object-not-found', 'No such object.'));
  const { rerender } = render(viewer('section-general'));
  expect(await screen.findByText(/^This file is no longer stored\./)).toBeVisible();
  vi.mocked(storedKind).mockRejectedValue(new AppError('storage/retry-limit-exceeded', 'Max retry time.'));
  rerender(viewer('section-bank'));
  expect(await screen.findByText(/^The preview could not be loaded\./)).toBeVisible();
  expect(screen.queryByText(/Max retry/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Cancelled Cheque/ })).toBeVisible();
});
