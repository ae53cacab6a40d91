import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { submitPlainForm } from '../../../../src/backend/papers/submissions.ts';
import { MasterServiceAgreementPage } from '../../../../src/pages/master-service-agreement/MasterServiceAgreementPage.tsx';
import { type StoredUserOverrides, TRAINEE_UID } from '../../../support/factories.ts';
import { button, confirm, field, fill, press, texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

const open = (record: StoredUserOverrides = {}) =>
  renderScreen(<MasterServiceAgreementPage />, {
    record: { usertype: 'vendor', vendortype: 'Other', ...record },
  });

beforeEach(() => void vi.mocked(submitPlainForm).mockResolvedValue());

test('the agreement has numbered clauses, names this person, and is not signed before its acceptance', {
  tags: ['msa-unsigned'],
}, () => {
  open({ address: '7 Specimen Lane', signImage: 'https://files.example/o/signature' });
  const agreement = screen.getByRole('article', { name: 'Master Service Agreement' });
  expect(agreement).toHaveTextContent('Ram Kumar, 7 Specimen Lane');
  expect(within(agreement).queryByRole('img', { name: /^Signature of/ })).toBeNull();
  expect(within(agreement).getByText('Not accepted yet.')).toBeVisible();
  const headings = texts(screen.getAllByRole('heading', { level: 3 }));
  expect(headings).toHaveLength(12);
  for (const [at, heading] of headings.slice(0, -1).entries()) expect(heading).toMatch(`${at + 1}. `);
  expect(headings.at(-1)).toBe('Acceptance');
});

test('asks for name and date', async () => {
  open();
  await userEvent.clear(field('Name'));
  await userEvent.clear(field('Date'));
  await press('Accept');
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.getByText('Enter the date.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the acceptance uses the name of the record unless another is entered', async () => {
  open();
  await fill(field('Date'), '2026-03-02');
  await press('Accept');
  await screen.findByRole('dialog', { name: 'Are you sure you want to submit it?' });
  expect(submitPlainForm).not.toHaveBeenCalled();
  await confirm('Submit');
  expect(submitPlainForm).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, 'msa', {
    name: 'Ram Kumar',
    date: '2026-03-02',
  });
});

test('people of the vendor type Overhead see that the agreement does not apply', () => {
  open({ vendortype: 'Overhead' });
  expect(screen.getByText('This agreement does not apply to you')).toBeVisible();
  expect(button('Accept')).toBeNull();
});

test('an agreement accepted before a change of the vendor type stays readable', async () => {
  open({ vendortype: 'Overhead', forms: { msa: 1 }, msa: { name: 'Leela Iyer', date: '2026-03-02' } });
  expect(await screen.findByRole('article')).toHaveTextContent('Leela Iyer');
});

test.each([
  [1, /^Master Service Agreement accepted\. Next:/, false],
  [2, 'Status: Validated', true],
  [3, 'Status: Approved', true],
] as const)('status %i shows "%s" and is locked; Print from 2 on', async (status, title, isPrintable) => {
  open({ forms: { msa: status }, msa: { name: 'Leela Iyer', date: '2026-03-02' } });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByRole('article')).toHaveTextContent('NameLeela IyerDate2 Mar 2026');
  expect(button('Accept')).toBeNull();
  expect(button('Print') !== null).toBe(isPrintable);
  expect(screen.queryByLabelText('Name')).toBeNull();
});
