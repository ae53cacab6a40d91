import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { submitTraineeForm } from '../../../../src/backend/papers/submissions.ts';
import { TraineeFormPage } from '../../../../src/pages/trainee-form/TraineeFormPage.tsx';
import { makeSectionOne, makeSectionSix, type StoredUserOverrides } from '../../../support/factories.ts';
import { button, choose, expectLocked, field, fill, press, texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

const open = (record: StoredUserOverrides = {}) =>
  renderScreen(<TraineeFormPage />, {
    record: { vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() }, ...record },
    path: '/mt-trainee-form',
  });

test('the confirmation lists the answers, Aadhar masked, and Change opens the section', {
  tags: ['form-check-answers'],
}, async () => {
  open();
  const header = screen.getByRole('button', { name: 'Declaration' });
  expect(header).toHaveAttribute('aria-expanded', 'false');
  await fill(field('City'), 'Thane');
  await press('Submit');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to submit it?' });
  expect(dialog).toHaveTextContent('CityThane');
  expect(dialog).toHaveTextContent('Aadhar NumberXXXX XXXX 0124');
  expect(dialog).toHaveTextContent(`Place${makeSectionSix().place}`);
  expect(dialog).toHaveTextContent('I hereby declare that all the information given above is true');
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
  { tags: ['section-optional'] },
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

const recordOf = (vendorStatus: string, forms: StoredUserOverrides['forms'] = {}): StoredUserOverrides => ({
  usertype: 'vendor',
  vendorDetails: { sectionOne: makeSectionOne({ vendorStatus }), sectionSix: makeSectionSix() },
  forms,
});
const INDIVIDUAL = 'Individual(Moderator/Freelancer)';
const COMPANY = 'Private Limited Company';

test('a status saved in another tab keeps what was typed', { tags: ['kind-fields'] }, async () => {
  const { publish } = renderScreen(<TraineeFormPage />, { record: recordOf(INDIVIDUAL) });
  expect(screen.getByLabelText('Registration Number')).toBeVisible();
  await fill(field('City'), 'Thane');
  publish(recordOf(COMPANY));
  expect(await screen.findByLabelText('CIN')).toBeVisible();
  expect(screen.queryByLabelText('Aadhar Number')).toBeNull();
  expect(field('City')).toHaveValue('Thane');
});

test('a status changed after a return keeps the number', { tags: ['kind-fields'] }, async () => {
  renderScreen(<TraineeFormPage />, { record: recordOf(INDIVIDUAL, { vendorform: -1 }) });
  const number = makeSectionOne().registrationNumber;
  await choose('Vendor Status', COMPANY);
  expect(screen.getByLabelText('CIN')).toHaveValue(number);
  await choose('Vendor Status', INDIVIDUAL);
  expect(screen.getByLabelText('Registration Number')).toHaveValue(number);
});

function bodyOf(title: string) {
  const body = document.getElementById(
    screen.getByRole('button', { name: title }).getAttribute('aria-controls') ?? '',
  );
  if (!body) throw new Error(`${title} has no body.`);
  return body;
}

test('there are four sections; the second and third only link to other screens', {
  tags: ['route-screens', 'form-accordion'],
}, async () => {
  renderScreen(<TraineeFormPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Trainee Registration Form$/);
  expect(texts(document.querySelectorAll('.accordion-button'))).toEqual([
    'Trainee Information Details',
    'Trainee Bank Information',
    'Document Checklist',
    'Declaration',
  ]);
  await press('Trainee Bank Information');
  await press('Document Checklist');
  for (const [title, path] of [
    ['Trainee Bank Information', '/trainee-bankdetails'],
    ['Document Checklist', '/mt-upload-documents'],
  ] as const) {
    expect(button(title)).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(bodyOf(title).parentElement).toHaveClass('show'));
    expect(within(bodyOf(title)).getByRole('link')).toHaveAttribute('href', path);
  }
});

test.each([1, 2, 3] as const)(
  'vendorform %i is read-only, without Save and Submit',
  { tags: ['form-locked', 'status-words'] },
  async (status) => {
    open({ forms: { vendorform: status } });
    expect(screen.getByText(/No changes can be made now\./)).toBeVisible();
    const inputs = document.querySelectorAll<HTMLElement>('.trainee-form :is(input, select, textarea)');
    expect(inputs.length).toBeGreaterThan(40);
    for (const input of inputs) expectLocked(input);
    expect(within(bodyOf('Declaration')).getByLabelText('Place')).toHaveValue('Mumbai');
    expect(screen.queryAllByRole('button', { name: /^(Save|Submit|Add|Remove)/ })).toEqual([]);
    expect(screen.queryAllByRole('button', { name: 'Print' })).toHaveLength(status === 2 ? 1 : 0);
    await press('Show Aadhar Number');
    expect(field('Aadhar Number')).toHaveValue('234567890124');
  },
);

test('vendorform 0 shows Save and Submit and no Print', {
  tags: ['form-locked', 'status-words'],
}, () => {
  open();
  const saves = screen.getAllByRole('button', { name: 'Save' });
  expect(saves).toHaveLength(2);
  for (const save of saves) expect(save).not.toHaveClass('btn-primary');
  expect(button('Submit')).toHaveClass('btn-primary');
  expect(button('Print')).toBeNull();
});
