import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitTraineeForm } from '../../../../src/backend/papers/submissions.ts';
import { TraineeFormPage } from '../../../../src/pages/trainee-form/TraineeFormPage.tsx';
import { makeSectionOne, makeSectionSix, type StoredUserOverrides } from '../../../support/factories.ts';
import { field, fill, press } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/drafts.ts');
vi.mock('../../../../src/backend/papers/submissions.ts');
vi.mock('../../../../src/backend/records/users.ts');

const open = (record: StoredUserOverrides = {}) =>
  renderScreen(<TraineeFormPage />, {
    record: { vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() }, ...record },
    path: '/mt-trainee-form',
  });

// jsdom scrolls nothing.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => void vi.unstubAllGlobals());

test('the confirmation lists the answers as typed, with the Aadhar number masked', {
  tags: ['form-check-answers'],
}, async () => {
  open();
  await fill(field('City'), 'Thane');
  await press('Submit');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to submit it?' });
  expect(dialog).toHaveTextContent('CityThane');
  expect(dialog).toHaveTextContent('Aadhar NumberXXXX XXXX 0124');
  expect(dialog).toHaveTextContent(`Place${makeSectionSix().place}`);
  expect(dialog).toHaveTextContent('I hereby declare that all the information given above is true');
});

test('Change closes the confirmation and opens the section', { tags: ['form-check-answers'] }, async () => {
  open();
  const header = screen.getByRole('button', { name: 'Declaration' });
  expect(header).toHaveAttribute('aria-expanded', 'false');
  await press('Submit');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('link', { name: 'Change Declaration' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(header).toHaveAttribute('aria-expanded', 'true');
  expect(submitTraineeForm).not.toHaveBeenCalled();
});

const NO_LISTS = {
  accountsDetails: [],
  salesDetails: [],
  makerDetails: [],
  gstTable: [],
  generalQuestions: [],
};

function openWithoutLists(usertype: 'trainee' | 'vendor', isPhone: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(max-width: 767.98px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  open({ usertype, vendorDetails: { sectionOne: makeSectionOne(NO_LISTS) }, vendorTypes: [] });
  return screen.getByText('Optional: contacts, references and vendor types');
}

test.each([
  ['trainee', false],
  ['trainee', true],
  ['vendor', true],
] as const)(
  'optional lists are folded until something is in them: %s, on a phone %s',
  {
    tags: ['section-optional'],
  },
  async (usertype, isPhone) => {
    const optional = openWithoutLists(usertype, isPhone);
    expect(optional.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(optional);
    await press('Add Sales contact');
    expect(optional.closest('details')).toHaveAttribute('open');
  },
);

test('optional lists stay open for a vendor on a wide screen', { tags: ['section-optional'] }, () => {
  expect(openWithoutLists('vendor', false).closest('details')).toHaveAttribute('open');
});
