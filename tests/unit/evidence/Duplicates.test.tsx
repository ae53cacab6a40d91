import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getDuplicatePeople } from '../../../src/backend/records/duplicates.ts';
import { parseProgressRecord } from '../../../src/domain/records/parseRecord.ts';
import type { Duplicate } from '../../../src/domain/review/findings.ts';
import { Duplicates } from '../../../src/evidence/Duplicates.tsx';
import { texts } from '../../support/unit/controls.ts';
import { renderScreen } from '../../support/unit/renderScreen.tsx';

const FOUND: Duplicate[] = [
  { field: 'pancard', uid: 'meera' },
  { field: 'phone', uid: 'meera' },
  { field: 'aadharcard', uid: 'ram' },
];
const DENIED = { action: 'deny', by: 'approver', at: 2 };
const show = (duplicates: readonly Duplicate[]) =>
  renderScreen(<Duplicates duplicates={duplicates} addressOf={(uid) => `/review/${uid}`} />);

test('duplicates show name, stage and a link', { tags: ['review-duplicates'] }, async () => {
  vi.mocked(getDuplicatePeople).mockResolvedValue([
    parseProgressRecord('meera', { name: 'Meera Nair', forms: { status: 4, approved: true } }),
    parseProgressRecord('ram', { name: 'Ram Shah', forms: { status: 1 }, decision: DENIED }),
  ]);
  show(FOUND);
  expect(await screen.findByRole('link', { name: 'Meera Nair' })).toHaveAttribute('href', '/review/meera');
  expect(texts(screen.getAllByRole('listitem'))).toEqual([
    'Same PAN and contact number as Meera Nair, Approved',
    'Same Aadhar number as Ram Shah, Denied',
  ]);
});

test('the links of duplicates work without the names', () => {
  vi.mocked(getDuplicatePeople).mockRejectedValue(new Error('offline'));
  show([{ field: 'GSTIN', uid: 'meera' }]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Same GSTIN as another person');
});

test('no duplicates show nothing', () => {
  vi.mocked(getDuplicatePeople).mockResolvedValue([]);
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
