import { cleanup, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { countApproved, watchExports } from '../../../../src/backend/records/exports.ts';
import { countStages, watchQueue } from '../../../../src/backend/records/reviewQueue.ts';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
import { renderPortal, visitAhead } from '../../../support/unit/renderPortal.tsx';

vi.mock('../../../../src/backend/firebase/auth.ts');
vi.mock('../../../../src/backend/records/exports.ts');
vi.mock('../../../../src/backend/records/reviewQueue.ts');
vi.mock('../../../../src/backend/records/users.ts');

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
