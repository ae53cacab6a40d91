import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Approval } from '../../../src/domain/records/records.ts';
import { ExceptionNote } from '../../../src/evidence/ExceptionNote.tsx';
import { listedForms, makeDocumentsRecord, makeParsedUser } from '../../support/factories.ts';

const FILES = { CompanyCertificate: 'https://a.example/1', PANTANCard: 'https://a.example/2' };
const LAST_MOMENT = Date.parse('2026-12-31T23:59:59+05:30');

function show(files: object, terms: Partial<Approval> = {}, now = LAST_MOMENT, status: 4 | 5 = 5) {
  const approval: Approval = { action: 'acceptasexception', by: 'x', at: 1, until: '2026-12-31', ...terms };
  const record = makeParsedUser({ approval, forms: { ...listedForms(2), status, approved: true } });
  render(<ExceptionNote state={{ record, documents: makeDocumentsRecord(files) }} now={now} />);
}

test('lists what is owed and when an approver can accept', { tags: ['exception-tasks'] }, () => {
  const waived = ['PANTANCard'] as const;
  show({ CompanyCertificate: 'https://a.example/1' }, { waived });
  expect(screen.getByRole('heading', { name: 'Exception until 31 Dec 2026' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('PAN Card: not delivered');
  expect(screen.getByRole('status')).toHaveTextContent('The person still has something to deliver.');
});

test('says who acts on delivered documents and who saw them', { tags: ['exception-queue'] }, () => {
  show({ ...FILES, cameIn: 1 }, { waived: ['PANTANCard'] });
  expect(screen.getByRole('listitem')).toHaveTextContent('PAN Card: came in');
  expect(screen.getByRole('status')).toHaveTextContent('It waits for a reviewer.');
  cleanup();
  show({ ...FILES, seen: { by: 'x', at: LAST_MOMENT } }, { waived: ['PANTANCard'] });
  expect(screen.getByRole('status')).toHaveTextContent(
    'An approver can accept it now. A reviewer looked at the documents on 31 Dec 2026',
  );
});

test('warns after the last day', () => {
  show(FILES, {}, LAST_MOMENT + 1000);
  expect(screen.getByRole('heading', { name: 'The exception ran out on 31 Dec 2026' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveClass('alert-warning');
});

test('shows nothing under another decision', () => {
  show(FILES, {}, LAST_MOMENT, 4);
  expect(screen.queryByRole('status')).toBeNull();
});
