import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AmendmentTable } from '../../../src/evidence/amendments/AmendmentTable.tsx';
import { Visit } from '../../../src/evidence/Visit.tsx';
import { makeDocumentsRecord, makeParsedUser, TRAINEE_UID } from '../../support/factories.ts';
import { renderScreen } from '../../support/unit/renderScreen.tsx';

vi.mock('../../../src/backend/files/storedKind.ts', () => ({ storedKind: () => Promise.resolve('image') }));

test('the new file of a waiting change is shown beside the one on record', {
  tags: ['amendment-lists'],
}, async () => {
  const link = (name: string) => `https://files.example/o/vendors%2F${TRAINEE_UID}%2F${name}?token=1`;
  const values = {
    user: {},
    documents: { PANTANCard: link('new.png') },
    hashes: { PANTANCard: 'ab'.repeat(32) },
  };
  const amendment = { values, reason: 'x', status: 1, by: 'x', at: 1 } as const;
  const state = {
    record: makeParsedUser(),
    documents: makeDocumentsRecord({ PANTANCard: link('earlier.png') }),
  };
  const page = (
    <Visit uid={TRAINEE_UID}>
      <AmendmentTable kind="document" amendment={amendment} state={state} />
    </Visit>
  );
  renderScreen(page, { record: null, user: { uid: TRAINEE_UID } });
  const onRecord = await screen.findByRole('img', { name: 'PAN Card on record' });
  expect(onRecord).toHaveAttribute('src', link('earlier.png'));
  expect(screen.getByRole('img', { name: 'New PAN Card' })).toHaveAttribute('src', link('new.png'));
});
