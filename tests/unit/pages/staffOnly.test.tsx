import { cleanup, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { watchAmendments } from '../../../src/backend/amendments/amendments.ts';
import { getDueList } from '../../../src/backend/due/dueList.ts';
import { watchApprovals } from '../../../src/backend/records/approvalQueue.ts';
import { countApproved, watchExports } from '../../../src/backend/records/exports.ts';
import { countStages, watchQueue } from '../../../src/backend/records/reviewQueue.ts';
import { watchUserRecord } from '../../../src/backend/records/users.ts';
import { renderPortal, visitAhead } from '../../support/unit/renderPortal.tsx';

vi.mock('../../../src/backend/due/dueList.ts');
vi.mock('../../../src/backend/firebase/auth.ts');

beforeAll(() => visitAhead('/review'));

test.each([
  ['trainee', { record: {} }],
  ['approver', { record: null, user: { isApprover: true } }],
] as const)('a %s sees that the review pages are for reviewers, and reads nothing', async (_, options) => {
  await renderPortal(['/dashboard'], options);
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const name of ['Review queue', 'Exports']) expect(screen.queryByRole('link', { name })).toBeNull();
  for (const path of ['/review', '/review/somebody', '/exports'] as const) {
    cleanup();
    await renderPortal([path], options);
    expect(await screen.findByText('This page is for reviewers')).toBeVisible();
  }
  for (const read of [watchQueue, countStages, watchUserRecord, countApproved, watchExports])
    expect(read).not.toHaveBeenCalled();
});

test('a reviewer sees that the approvals are for approvers, and reads nothing', async () => {
  const options = { record: null, user: { isReviewer: true } };
  for (const path of ['/approvals', '/approvals/somebody', '/approvals/somebody/changes/bank'] as const) {
    await renderPortal([path], options);
    expect(await screen.findByText('This page is for approvers')).toBeVisible();
    cleanup();
  }
  for (const read of [watchApprovals, watchUserRecord, watchAmendments]) expect(read).not.toHaveBeenCalled();
});

test('a trainee sees that the due list is for reviewers, and reads nothing', async () => {
  await renderPortal(['/due']);
  expect(await screen.findByText('This page is for reviewers')).toBeVisible();
  expect(getDueList).not.toHaveBeenCalled();
});
