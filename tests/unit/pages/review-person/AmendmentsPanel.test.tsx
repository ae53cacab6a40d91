import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchAmendments, watchHistory } from '../../../../src/backend/amendments/amendments.ts';
import { findDuplicatesOfChange } from '../../../../src/backend/records/duplicates.ts';
import { bankValues } from '../../../../src/domain/records/newAmendments.ts';
import { Visit } from '../../../../src/evidence/Visit.tsx';
import { AmendmentsPanel } from '../../../../src/pages/review-person/AmendmentsPanel.tsx';
import { makeBankDetails, makeDocumentsRecord, makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { listing, watching } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/files/storedKind.ts', () => ({ storedKind: async () => 'image' }));

test('a reviewer sees who has the account of a change, before it is validated', {
  tags: ['review-duplicates', 'amendment-bank'],
}, async () => {
  const values = bankValues(makeBankDetails(), {
    link: 'https://files.example/o/new',
    hash: 'ab'.repeat(32),
  });
  const bank = { values, reason: 'Another bank', status: 1, by: 'x', at: 1 } as const;
  vi.mocked(watchAmendments).mockImplementation(watching({ bank }));
  vi.mocked(watchHistory).mockImplementation(listing([]));
  vi.mocked(findDuplicatesOfChange).mockResolvedValue([{ field: 'bankAccountNumber', uid: 'other' }]);
  const record = makeParsedUser({
    bankDetails: makeBankDetails({ bankAccountNumber: '99912345678901' }),
    forms: { status: 4, approved: true },
  });
  renderScreen(
    <Visit uid={record.uid}>
      <AmendmentsPanel
        state={{ record, documents: makeDocumentsRecord() }}
        reviewer={{ uid: 'ravi', name: 'Ravi', email: 'ravi@agency.example' }}
        canAct
      />
    </Visit>,
    { record: null, user: { uid: 'ravi', isReviewer: true } },
  );
  expect(await screen.findByText('Same account number as')).toBeVisible();
  expect(screen.getByRole('link', { name: 'another person' })).toHaveAttribute('href', '/review/other');
  expect(screen.getByRole('button', { name: 'Validate change' })).toBeEnabled();
});
