import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchTaxes } from '../../../src/backend/taxes/taxes.ts';
import { taxValues } from '../../../src/domain/records/amendments.ts';
import type { TaxDetails } from '../../../src/domain/records/taxes.ts';
import { AmendmentTable } from '../../../src/evidence/amendments/AmendmentTable.tsx';
import {
  makeDocumentsRecord,
  makeParsedUser,
  makeTaxEntry,
  makeTaxes,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../support/factories.ts';
import { renderScreen } from '../../support/unit/renderScreen.tsx';

vi.mock('../../../src/backend/taxes/taxes.ts');

const LOWER = { number: 'AB/1', until: '2027-03-31' };

async function open(
  onRecord: TaxDetails | null,
  taxes = makeTaxEntry(),
  record: StoredUserOverrides = {},
  uid = 'reviewer',
) {
  vi.mocked(watchTaxes).mockImplementation((_uid, onTaxes) => {
    onTaxes(onRecord);
    return () => {};
  });
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

test('old and new tax details are side by side, and what is the same is left out', {
  tags: ['amendment-taxes'],
}, async () => {
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

test('a scheme that the profile excludes is a flag of the change', {
  tags: ['amendment-taxes'],
}, async () => {
  await open(makeTaxes({ scheme: 'none' }), makeTaxEntry(), { isGSTApplicable: 'no' });
  expect(screen.getByText(/A GST scheme is declared, but the profile says/)).toBeVisible();
});

test('the person reads neither days of payment nor flags', { tags: ['amendment-taxes'] }, async () => {
  await open(makeTaxes({ scheme: 'none' }), makeTaxEntry(), { isGSTApplicable: 'no' }, TRAINEE_UID);
  expect(screen.queryByText(/With the change|A GST scheme is declared/)).toBeNull();
});
