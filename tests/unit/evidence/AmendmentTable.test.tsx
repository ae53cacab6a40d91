import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchTaxes } from '../../../src/backend/taxes/taxes.ts';
import { taxValues } from '../../../src/domain/records/amendments.ts';
import type { TaxDetails } from '../../../src/domain/records/taxes.ts';
import { AmendmentTable } from '../../../src/evidence/amendments/AmendmentTable.tsx';
import { Visit } from '../../../src/evidence/Visit.tsx';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeParsedUser,
  makeTaxEntry,
  makeTaxes,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../support/factories.ts';
import { renderScreen } from '../../support/unit/renderScreen.tsx';
import { watching } from '../../support/unit/watching.ts';

vi.mock('../../../src/backend/files/storedKind.ts', () => ({ storedKind: async () => 'image' }));
vi.mock('../../../src/backend/taxes/taxes.ts');

test('the new file of a change is beside the one on record', { tags: ['amendment-lists'] }, async () => {
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

const LOWER = { number: 'AB/1', until: '2027-03-31' };

async function open(
  onRecord: TaxDetails | null,
  taxes = makeTaxEntry(),
  record: StoredUserOverrides = {},
  uid = 'reviewer',
) {
  vi.mocked(watchTaxes).mockImplementation(watching(onRecord));
  const amendment = { values: taxValues(taxes), reason: 'x', status: 1, by: 'x', at: 1 } as const;
  const state = {
    record: makeParsedUser({ usertype: 'vendor', isGSTApplicable: 'yes', ...record }),
    documents: makeDocumentsRecord(),
  };
  renderScreen(<AmendmentTable kind="taxes" amendment={amendment} state={state} />, {
    record: null,
    user: { uid },
  });
  await screen.findByRole('table');
  return screen.getAllByRole('row').map((row) => row.textContent);
}

test('old and new tax details are side by side if they differ', { tags: ['amendment-taxes'] }, async () => {
  const rows = await open(makeTaxes(), makeTaxEntry({ class: 'medium', lowerDeduction: LOWER }));
  expect(rows).toEqual([
    'FieldOn recordNew',
    'Class of EnterpriseMicroMedium',
    'Certificate of Lower DeductionNoneAB/1',
    'Certificate Valid UntilNothing31 Mar 2027',
  ]);
});

test('first tax details are all new, with the days of payment', { tags: ['amendment-taxes'] }, async () => {
  const rows = await open(null);
  expect(rows).toContain('Class of EnterpriseNothingMicro');
  expect(screen.getByText(/^With the change: Pay by the agreed day, at most 45 days/)).toBeVisible();
});

test('a scheme that the profile excludes is a flag', { tags: ['amendment-taxes'] }, async () => {
  await open(makeTaxes({ scheme: 'none' }), makeTaxEntry(), { isGSTApplicable: 'no' });
  expect(screen.getByText(/A GST scheme is declared, but the profile says/)).toBeVisible();
});

test('the person reads neither days of payment nor flags', { tags: ['amendment-taxes'] }, async () => {
  await open(makeTaxes({ scheme: 'none' }), makeTaxEntry(), { isGSTApplicable: 'no' }, TRAINEE_UID);
  expect(screen.queryByText(/With the change|A GST scheme is declared/)).toBeNull();
});

test.each([
  ['a reviewer', 'reviewer', 1],
  ['the person', TRAINEE_UID, 0],
])(
  'an account of a bank that ended is a flag for staff: %s',
  { tags: ['bank-ifsc-name'] },
  (_, uid, found) => {
    const values = {
      user: { bankDetails: makeBankDetails({ ifscCode: 'SYNB0000445' }) },
      documents: {},
      hashes: {},
    };
    const amendment = { values, reason: 'x', status: 1, by: 'x', at: 1 } as const;
    const state = { record: makeParsedUser(), documents: makeDocumentsRecord() };
    const page = (
      <Visit uid={TRAINEE_UID}>
        <AmendmentTable kind="bank" amendment={amendment} state={state} />
      </Visit>
    );
    renderScreen(page, { record: null, user: { uid } });
    expect(screen.queryAllByText(/Syndicate Bank has been part of Canara Bank/)).toHaveLength(found);
  },
);
