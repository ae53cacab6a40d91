import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import { reviewSections } from '../../../../src/domain/review/sections.ts';
import type { ReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import { DocumentViewer } from '../../../../src/pages/review-person/DocumentViewer.tsx';
import { makeParsedUser } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/files/storedKind.ts', () => ({
  storedKind: (link: string) => Promise.resolve(link.endsWith('cheque') ? 'pdf' : 'image'),
}));

const LINK = 'https://files.example/o';
const record = makeParsedUser();
const documents = {
  ...emptyDocuments(),
  PANTANCard: `${LINK}/pan`,
  cancelledCheque: `${LINK}/cheque`,
};

function viewer(inView: string, reviewed: ReviewedRecord = {}) {
  return (
    <DocumentViewer
      state={{ record, documents }}
      sections={reviewSections(record)}
      inView={inView}
      reviewed={{ state: 'ready', value: reviewed }}
    />
  );
}

test('the document of the section in view is shown, until another one is chosen', async () => {
  const { rerender } = render(viewer('section-general'));
  expect(await screen.findByRole('img', { name: 'PAN Card' })).toBeVisible();
  rerender(viewer('section-bank'));
  expect(await screen.findByTitle('Cancelled Cheque')).toHaveAttribute(
    'src',
    expect.stringMatching(/^.*cheque#/),
  );
  rerender(viewer('section-vendorform'));
  expect(screen.getByTitle('Cancelled Cheque')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Aadhar Card/ }));
  expect(screen.getByText('Not uploaded')).toBeVisible();
  rerender(viewer('section-bank'));
  expect(await screen.findByTitle('Cancelled Cheque')).toBeVisible();
});

test('an image is zoomed and rotated; the next document starts as it is', async () => {
  const { rerender } = render(viewer('section-general'));
  const sheet = (await screen.findByRole('img', { name: 'PAN Card' })).parentElement;
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(sheet).toHaveClass('is-150', 'is-turned-1');
  rerender(viewer('section-bank'));
  await screen.findByTitle('Cancelled Cheque');
  expect(screen.queryByRole('button', { name: 'Rotate' })).not.toBeInTheDocument();
  rerender(viewer('section-general'));
  expect((await screen.findByRole('img', { name: 'PAN Card' })).parentElement).toHaveClass(
    'is-100',
    'is-turned-0',
  );
});

test('a file that was replaced after a review says so', async () => {
  const at = Date.UTC(2026, 10, 20, 9, 35);
  const reviewed = { profile: { user: {}, documents: { PANTANCard: `${LINK}/earlier` }, by: 'ravi', at } };
  render(viewer('section-general', reviewed));
  expect(await screen.findByText(/^Replaced after the review of 20 Nov 2026, 15:05/)).toBeVisible();
});
