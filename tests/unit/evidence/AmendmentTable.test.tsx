import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchTaxes } from '../../../src/backend/taxes/taxes.ts';
import type { Amendment, AmendmentKind } from '../../../src/domain/records/amendments.ts';
import { taxValues } from '../../../src/domain/records/newAmendments.ts';
import type { DocumentsRecord } from '../../../src/domain/records/records.ts';
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
import { texts } from '../../support/unit/controls.ts';
import { renderScreen } from '../../support/unit/renderScreen.tsx';
import { watching } from '../../support/unit/watching.ts';

vi.mock('../../../src/backend/files/storedKind.ts', () => ({ storedKind: async () => 'image' }));

interface Opened {
  record?: StoredUserOverrides;
  documents?: Partial<DocumentsRecord>;
  uid?: string;
}

function open(
  kind: AmendmentKind,
  values: Amendment['values'],
  { record = {}, documents = {}, uid = 'reviewer' }: Opened = {},
) {
  const amendment = { values, reason: 'x', status: 1, by: 'x', at: 1 } as const;
  const state = { record: makeParsedUser(record), documents: makeDocumentsRecord(documents) };
  const page = (
    <Visit uid={TRAINEE_UID}>
      <AmendmentTable kind={kind} amendment={amendment} state={state} />
    </Visit>
  );
  renderScreen(page, { record: null, user: { uid } });
}

test('the new file of a change is beside the one on record', { tags: ['amendment-lists'] }, async () => {
  const link = (name: string) => `https://files.example/o/vendors%2F${TRAINEE_UID}%2F${name}?token=1`;
  const values = { user: {}, documents: { PANTANCard: link('new.png') }, hashes: {} };
  open('document', values, { documents: { PANTANCard: link('earlier.png') }, uid: TRAINEE_UID });
  const onRecord = await screen.findByRole('img', { name: 'PAN Card on record' });
  expect(onRecord).toHaveAttribute('src', link('earlier.png'));
  expect(screen.getByRole('img', { name: 'New PAN Card' })).toHaveAttribute('src', link('new.png'));
});

async function openTaxes(
  onRecord: TaxDetails | null,
  taxes = makeTaxEntry(),
  isGSTApplicable: 'yes' | 'no' = 'yes',
  uid?: string,
) {
  vi.mocked(watchTaxes).mockImplementation(watching(onRecord));
  open('taxes', taxValues(taxes), { record: { usertype: 'vendor', isGSTApplicable }, ...(uid && { uid }) });
  await screen.findByRole('table');
  return texts(screen.getAllByRole('row'));
}

test('old and new tax details are side by side if they differ', { tags: ['amendment-steps'] }, async () => {
  const lowerDeduction = { number: 'AB/1', until: '2027-03-31' };
  const rows = await openTaxes(makeTaxes(), makeTaxEntry({ class: 'medium', lowerDeduction }));
  expect(rows).toEqual([
    'FieldOn recordNew',
    'Class of EnterpriseMicroMedium',
    'Certificate of Lower DeductionNoneAB/1',
    'Certificate Valid UntilNothing31 Mar 2027',
  ]);
});

test('first tax details are all new, with the days of payment', { tags: ['amendment-steps'] }, async () => {
  const rows = await openTaxes(null);
  expect(rows).toContain('Class of EnterpriseNothingMicro');
  expect(screen.getByText(/^With the change: Pay by the agreed day, at most 45 days/)).toBeVisible();
});

test.each([
  ['staff read', 'reviewer', 1],
  ['the person reads no', TRAINEE_UID, 0],
])(
  '%s flags of a scheme that the profile excludes and of a bank that ended',
  { tags: ['amendment-steps', 'bank-ifsc-name'] },
  async (_, uid, found) => {
    await openTaxes(makeTaxes({ scheme: 'none' }), makeTaxEntry(), 'no', uid);
    expect(screen.queryAllByText(/A GST scheme is declared, but the profile says/)).toHaveLength(found);
    expect(screen.queryAllByText(/^With the change/)).toHaveLength(found);
    expect(screen.queryAllByText('Worth a second look, with this change')).toHaveLength(found);
    const user = { bankDetails: makeBankDetails({ ifscCode: 'SYNB0000445' }) };
    open('bank', { user, documents: {}, hashes: {} }, { uid });
    expect(screen.queryAllByText(/Syndicate Bank has been part of Canara Bank/)).toHaveLength(found);
  },
);
