import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Approval } from '../../../../src/domain/records/records.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { PeopleTable } from '../../../../src/pages/dashboard/people/PeopleTable.tsx';
import { makeParsedUser } from '../../../support/factories.ts';

const approval: Approval = { action: 'deny', by: 'approver', at: 10, reason: 'The PAN is of somebody else.' };
const denied = makeParsedUser({ approval, forms: { status: 1, bankdetails: 2 } });

test('an introducer sees a denial in red, with its reason and the next step', {
  tags: ['denial-shown'],
}, () => {
  render(<PeopleTable introducerUid="introducerUid" people={[progressOf(denied, 10, 5)]} now={20} />);
  const row = screen.getByRole('row', { name: /^Ram Kumar/ });
  expect(within(row).getByText('Denied')).toHaveClass('status-danger');
  expect(row).toHaveTextContent('Reason: The PAN is of somebody else.');
  expect(row).toHaveTextContent('Please help to correct what is asked for.');
});

test('a person who has submitted again is no longer shown as denied', () => {
  render(<PeopleTable introducerUid="introducerUid" people={[progressOf(denied, 30, 30)]} now={40} />);
  expect(screen.queryByText('Denied')).toBeNull();
  expect(screen.getByRole('row', { name: /^Ram Kumar/ })).toHaveTextContent('Submitted');
});
