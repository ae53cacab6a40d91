import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchSignedCopy } from '../../../../src/backend/papers/papers.ts';
import { submitTraineeForm } from '../../../../src/backend/papers/submissions.ts';
import { saveSectionOne, saveSectionSix } from '../../../../src/backend/records/users.ts';
import { VENDOR_STATUSES } from '../../../../src/domain/records/kinds.ts';
import { TraineeFormPage } from '../../../../src/pages/trainee-form/TraineeFormPage.tsx';
import { Toaster } from '../../../../src/ui/feedback/Toaster.tsx';
import {
  makeSectionOne,
  makeSectionSix,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import {
  confirm,
  field,
  fill,
  leave,
  press,
  sentence,
  texts,
  toast,
} from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/papers/papers.ts');
vi.unmock('../../../../src/ui/feedback/toasts.ts');

const INCOMPLETE = 'Please fill in complete form';
const complete = () => ({ sectionOne: makeSectionOne(), sectionSix: makeSectionSix() });

const open = (record: StoredUserOverrides = {}) =>
  renderScreen(
    <>
      <TraineeFormPage />
      <Toaster />
    </>,
    { record, path: '/mt-trainee-form' },
  );

/** The form of a section. */
function section(id: 'One' | 'Four') {
  const form = document.querySelector<HTMLElement>(`#collapseSection${id} form`);
  if (!form) throw new Error(`There is no section ${id}.`);
  return within(form);
}

const group = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => void vi.mocked(watchSignedCopy).mockReturnValue(() => {}));

test('a form that was saved after a decision shows what is saved, and that it is not submitted', () => {
  const vendorDetails = { ...complete(), sectionOne: makeSectionOne({ city: 'Pune' }) };
  open({
    forms: { status: 4, approved: true },
    vendorDetails: complete(),
    vendorRevision: { vendorDetails },
  });
  expect(field('City')).toHaveValue('Pune');
  expect(screen.getByText('Your changes are saved, and not submitted yet')).toBeVisible();
});

test('the form of a vendor says Vendor', { tags: ['form-vendor-words'] }, () => {
  open({ usertype: 'vendor' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vendor Registration Form');
  for (const name of ['Vendor Information Details', 'Vendor Bank Information']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

const PINCODES = { 400069: ['Mumbai', 'Maharashtra', 'Andheri East'], 400601: ['Thane', 'Maharashtra'] };
const answer = (body: unknown) => vi.fn(async () => Response.json(body));

test('the PIN code names its district, fills in a large city, and warns of another one', {
  tags: ['traineeform-pincode-city'],
}, async () => {
  const fetch = answer(PINCODES);
  vi.stubGlobal('fetch', fetch);
  open();
  const [city, pincode] = [field('City'), field('PIN Code')];
  await fill(pincode, '40006');
  expect(fetch).not.toHaveBeenCalled();
  await fill(pincode, '400 069');
  const hint = 'In the district of Mumbai, Maharashtra (list of March 2023)';
  await waitFor(() => expect(pincode).toHaveAccessibleDescription(hint));
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/hints/pin-40.json', expect.anything());
  expect(city).toHaveValue('Mumbai');
  await fill(pincode, '400601');
  await waitFor(() => expect(city).toHaveValue(''));
  await fill(city, 'Pune');
  await fill(pincode, '400069');
  await waitFor(() =>
    expect(city).toHaveAccessibleDescription(
      /A list of March 2023 has PIN code 400069 in the district of Mumbai, Maharashtra\./,
    ),
  );
  expect(city).toHaveValue('Pune');
  expect(city).toBeValid();
  await fill(city, 'Mumbai');
  expect(city).not.toHaveAccessibleDescription();
});

test('a PIN code of several States asks for the State', { tags: ['export-taken'] }, async () => {
  vi.stubGlobal('fetch', answer({}));
  open();
  const city = field('City');
  await fill(city, 'Village');
  await fill(field('PIN Code'), '507133');
  expect(screen.getByLabelText('State')).toHaveAccessibleDescription(
    /The PIN code alone does not make the State certain/,
  );
  await fill(city, 'Village, Telangana');
  expect(screen.queryByLabelText('State')).not.toBeInTheDocument();
});

test('a country in another spelling becomes that of the list', { tags: ['section-country'] }, async () => {
  open();
  const country = field('Country');
  await fill(country, 'Atlantis');
  await userEvent.tab();
  expect(country).toHaveAccessibleDescription(/This is not in the list of countries\./);
  await fill(country, 'U.S.A.');
  await userEvent.tab();
  expect(country).toHaveValue('United States');
  expect(country).not.toHaveAccessibleDescription(/not in the list/);
});

test('a stored or foreign PIN code fetches nothing', { tags: ['traineeform-pincode-city'] }, async () => {
  const fetch = answer(PINCODES);
  vi.stubGlobal('fetch', fetch);
  open({ vendorDetails: { sectionOne: makeSectionOne({ pincode: '400069' }) } });
  await fill(field('Country'), 'Nepal');
  await fill(field('PIN Code'), '400601');
  expect(fetch).not.toHaveBeenCalled();
});

test('each phone becomes ten digits on blur, a foreign one stays', { tags: ['contact-number'] }, async () => {
  const { publish } = open({ vendorDetails: complete() });
  const phones = [
    section('One').getByLabelText('Telephone'),
    section('One').getAllByLabelText('Phone')[0],
    section('Four').getByLabelText('Contact Number of Signatory'),
  ];
  for (const phone of phones) {
    if (!phone) throw new Error('There is no such field.');
    await fill(phone, '+91 98765 43210');
    await leave(phone);
    expect(phone).toHaveValue('9876543210');
  }
  publish({ nationality: 'Foreign', vendorDetails: complete() });
  const phone = section('Four').getByLabelText('Contact Number of Signatory');
  await fill(phone, '0917 123 4567');
  await leave(phone);
  expect(phone).toHaveValue('0917 123 4567');
});

test('Section 1 is prefilled from the profile, and a button copies its address', {
  tags: ['section-prefilled'],
}, async () => {
  const address = '7 Rose Villa, MG Road, Andheri East, Mumbai 400069';
  open({ name: 'Meera Nair', pancard: 'ZZZPN0001Z', phone: '9000000001', address });
  const one = section('One');
  expect(one.getByLabelText('Name of Vendor')).toHaveValue('Meera Nair');
  expect(one.getByLabelText('PAN Number')).toHaveValue('ZZZPN0001Z');
  expect(one.getByLabelText('Aadhar Number')).toHaveValue('XXXX XXXX 0124');
  expect(field('Country')).toHaveValue('India');
  expect(field('Telephone')).toHaveValue('9000000001');
  const status = one.getByLabelText('Vendor Status');
  expect(status).toHaveValue('Individual(Moderator/Freelancer)');
  expect(texts(status.querySelectorAll('option'))).toEqual(['Choose', ...VENDOR_STATUSES]);
  const taxes = one.getByLabelText('Withholding Taxes');
  expect(taxes).toHaveValue('Yes');
  expect(taxes).toHaveAttribute('readonly');
  expect(one.getAllByRole('checkbox')).toHaveLength(12);
  expect(field('City')).toHaveValue('');
  await press('Use my profile address');
  const labels = ['Address Line 1', 'Address Line 2', 'Address Line 3', 'City', 'PIN Code'];
  const values = labels.map((label) => (field(label) as HTMLInputElement).value);
  expect(values).toEqual(['7 Rose Villa', 'MG Road', 'Andheri East', 'Mumbai', '400069']);
});

test('the remaining fields are counted during typing', async () => {
  open({ name: 'Ram Kumar', pancard: '', aadharcard: '' });
  const bar = section('One').getByRole('progressbar', { name: '5 of 13 answered' });
  const pan = section('One').getByLabelText('PAN Number');
  await fill(pan, 'ZZZPK');
  expect(bar).toHaveAccessibleName('6 of 13 answered, 1 to correct');
  expect(bar).toHaveValue(6);
  await fill(pan, 'ZZZPK0001Z');
  expect(bar).toHaveAccessibleName('6 of 13 answered');
});

test('a reference needs each of its parts', { tags: ['form-question', 'section-fields'] }, async () => {
  open();
  await userEvent.click(screen.getByText('Optional: contacts, references and vendor types'));
  const fresh = group('New reference');
  await fill(fresh.getByLabelText('Company Name'), 'Specimen Radio');
  await fill(fresh.getByLabelText('Reference Name'), 'Ravi Das');
  await press('Add Reference');
  expect(fresh.getByText(/Reference Number is required/)).toBeVisible();
  expect(fresh.getByLabelText('Reference Number')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Reference 1' })).toBeNull();

  await fill(fresh.getByLabelText('Reference Number'), '42');
  await press('Add Reference');
  expect(group('Reference 1').getByLabelText('Company Name')).toHaveValue('Specimen Radio');
  expect(fresh.getByLabelText('Company Name')).toHaveValue('');
  await userEvent.click(section('One').getByRole('button', { name: 'Save' }));
  expect(await toast('Section I Saved Successfully')).toBeVisible();
  expect(saveSectionOne).toHaveBeenCalledExactlyOnceWith(
    TRAINEE_UID,
    expect.objectContaining({
      generalQuestions: [{ companyName: 'Specimen Radio', refName: 'Ravi Das', refNumber: '42' }],
    }),
    expect.anything(),
  );
});

test('the first GST registration begins with the GSTIN of the profile', {
  tags: ['section-gst-prefilled'],
}, async () => {
  open({ isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO' });
  await press('Add GST registration');
  await press('Add GST registration');
  const [first, second] = [1, 2].map((row) => group(`GST registration ${row}`));
  expect(first?.getByLabelText('State Code')).toHaveValue('27');
  expect(first?.getByLabelText('GSTIN')).toHaveValue('27ZZZPK0001Z1ZO');
  expect(second?.getByLabelText('State Code')).toHaveValue('');
  const other = second?.getByLabelText('GSTIN') ?? document.body;
  expect(other).toHaveValue('');
  await fill(other, '29ZZZPK0001Z1ZK');
  await leave(other);
  expect(second?.getByLabelText('State Code')).toHaveValue('29');
  await fill(other, '27ZZZPKO001Z1ZO');
  await leave(other);
  expect(second?.getByText(/Enter Valid GSTIN Number/)).toBeVisible();
  expect(second?.getByText(sentence(/did you mean 27ZZZPK0001Z1ZO\?/))).toBeVisible();
});

test('a GST registration takes over the address above', { tags: ['section-gst-prefilled'] }, async () => {
  open({ isGSTApplicable: 'yes' });
  await press('Add GST registration');
  expect(screen.queryByRole('button', { name: /^Use the address above/ })).toBeNull();
  await fill(field('Address Line 1'), '7 Rose Villa');
  await fill(field('Address Line 3'), 'NA');
  await fill(field('City'), 'Mumbai');
  await press('Use the address above for GST registration 1');
  expect(field('Billing Address')).toHaveValue('7 Rose Villa, Mumbai');
  expect(field('Billing Address')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Use the address above/ })).toBeNull();
});

test('a saved section that is incomplete counts what is left, and is not called saved', {
  tags: ['form-save'],
}, async () => {
  open({ vendorDetails: complete() });
  await fill(section('One').getByLabelText('City'), '');
  await userEvent.click(section('One').getByRole('button', { name: 'Save' }));
  expect(await section('One').findByText('Draft saved. 1 answer is missing or wrong:')).toBeVisible();
  expect(section('One').queryByText('Saved')).toBeNull();
});

test('a new row after a failed Submit shows no error until the next one', async () => {
  open({ vendorDetails: { sectionSix: makeSectionSix() } });
  await press('Submit');
  await press('Add Accounts contact');
  const row = group('Accounts contact 1');
  expect(row.queryByText(/is required/)).toBeNull();
  await fill(row.getByLabelText('Name'), 'Ram Kumar');
  expect(row.queryByText(/is required/)).toBeNull();
  expect(section('One').queryByRole('link', { name: /^Accounts contact 1/ })).toBeNull();
  await press('Submit');
  expect(row.getByText('Accounts contact 1: Designation is required')).toBeVisible();
});

test('a missing section blocks with Please fill in complete form, until the last problem ends', {
  tags: ['form-submit'],
}, async () => {
  open({ vendorDetails: { sectionOne: makeSectionOne() } });
  await press('Submit');
  expect(await toast(INCOMPLETE)).toHaveAttribute('role', 'alert');
  expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent === INCOMPLETE)).toHaveLength(
    2,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const summary = section('Four').getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(within(summary).getByRole('link', { name: 'Place is required' }));
  expect(section('Four').getByLabelText('Place')).toHaveFocus();
  for (const write of [saveSectionOne, saveSectionSix, submitTraineeForm]) {
    expect(write).not.toHaveBeenCalled();
  }
  const message = () => screen.queryAllByText(INCOMPLETE).filter((found) => !found.closest('.Toastify'));
  await fill(section('Four').getByLabelText('Place'), 'Mumbai');
  await waitFor(() => expect(message()).toHaveLength(0));
});

test('the form shows no lock before its redirect', { tags: ['form-submit'] }, async () => {
  let answer = () => {};
  vi.mocked(submitTraineeForm).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { publish, address } = open({ vendorDetails: complete() });
  await press('Submit');
  await confirm('Submit');
  publish({ vendorDetails: complete(), forms: { vendorform: 1 } });
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByText(/No changes can be made now/)).toBeNull();
  answer();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(screen.queryByText(/No changes can be made now/)).toBeNull();
  expect(vi.mocked(watchSignedCopy).mock.calls.filter(([path]) => path !== '')).toEqual([]);
});

test('a submission that fails shows what another tab submitted meanwhile', async () => {
  vi.mocked(submitTraineeForm).mockRejectedValue({ code: 'refused', message: 'Already submitted.' });
  const { publish } = open({ vendorDetails: complete() });
  await press('Submit');
  await confirm('Submit');
  await waitFor(() => expect(submitTraineeForm).toHaveBeenCalledOnce());
  publish({ vendorDetails: complete(), forms: { vendorform: 1 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/No changes can be made now/)).toBeVisible();
});
