import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { submitNonApplicability } from '../../../../src/backend/papers/submissions.ts';
import { companies } from '../../../../src/config/portal.ts';
import type { NonGst } from '../../../../src/domain/records/records.ts';
import { todayInIndia } from '../../../../src/domain/time/dates.ts';
import { submitNonApplicability as submissionOf } from '../../../../src/domain/transitions/letters.ts';
import { NonApplicabilityPage } from '../../../../src/pages/non-applicability/NonApplicabilityPage.tsx';
import {
  declarationOf,
  NonApplicabilitySchema,
} from '../../../../src/pages/non-applicability/nonApplicabilitySchema.ts';
import { GST_GROUNDS, makeNonGst, makeParsedUser, makeSectionOne } from '../../../support/factories.ts';
import {
  button,
  choose,
  confirm,
  expectLocked,
  field,
  fill,
  labels,
  notification,
  press,
  texts,
} from '../../../support/unit/controls.ts';
import { renderScreen, type ScreenOptions } from '../../../support/unit/renderScreen.tsx';

const open = (options: ScreenOptions = {}) => renderScreen(<NonApplicabilityPage />, options);

const DIALOG = 'Are you sure you want to submit it?';

beforeEach(() => void vi.mocked(submitNonApplicability).mockResolvedValue());

test('a trust without a signatory is sent to the registration form', { tags: ['letter-signatory'] }, () => {
  open({ record: { vendorDetails: { sectionOne: makeSectionOne({ vendorStatus: 'Trust' }) } } });
  expect(screen.getByText('The registration form comes first')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('the non-applicability form has a locked name, date, state and company address', {
  tags: ['route-screens', 'gst-fields'],
}, async () => {
  open();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Declaration for Non applicability of GST' }),
  ).toBeVisible();
  expect(field('Name')).toHaveValue('Ram Kumar');
  expectLocked(field('Name'));
  expect(labels()).toEqual(['Name', 'Date', 'State', 'Company Address']);
  expect(field('Date')).toHaveValue(todayInIndia(new Date()));
  const states = companies.map(({ state }) => state);
  expect(states).toEqual(['Maharashtra', 'Telangana', 'Haryana', 'Karnataka', 'Tamil Nadu']);
  expect(texts(within(field('State')).getAllByRole('option'))).toEqual(['Choose a State', ...states]);
  for (const { state, address } of companies) {
    await choose('State', state);
    expect(field('Company Address')).toHaveValue(address);
  }
});

test('a date in the future is only a warning', async () => {
  open();
  await fill(field('Date'), '2099-01-01');
  expect(screen.getByText(/This date is in the future\./)).toBeVisible();
  await choose('State', 'Karnataka');
  await press('Submit');
  expect(screen.getByRole('dialog', { name: DIALOG })).toBeVisible();
});

test.each([-1, 1, 2, 3] as const)(
  "the declaration's inputs are locked with status %i",
  { tags: ['form-locked', 'gst-fields'] },
  (status) => {
    open({ record: { forms: { nonapplicability: status }, nongst: makeNonGst() } });
    for (const label of ['Name', 'Date', 'State', 'Company Address']) {
      expectLocked(field(label));
    }
    expect(field('Date')).toHaveValue('20 Nov 2026');
    expect(field('Company Address')).toHaveValue(makeNonGst().address);
    expect(button('Submit')).toBeNull();
  },
);

test('people with GST see that the declaration does not apply, and sign none', () => {
  open({ record: { isGSTApplicable: 'yes' } });
  expect(button('Submit')).toBeNull();
  const notice = notification('GST applies to you');
  expect(within(notice).getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/profile');
});

const ENTRIES = {
  date: '2026-11-20',
  state: 'Karnataka',
  reason: 'below',
  supply: 'services',
  homeState: 'Maharashtra',
  place: 'Mumbai',
} as const;

test('the address of the profile suggests the grounds', { tags: ['gst-grounds'] }, async () => {
  open();
  await choose('State', 'Karnataka');
  expect(labels().slice(4)).toEqual(['Reason', 'You supply', 'Home State', 'Place']);
  expect(field('Reason')).toHaveValue('below');
  expect(field('You supply')).toHaveValue('services');
  expect(field('Home State')).toHaveValue('Maharashtra');
  expect(field('Place')).toHaveValue('Mumbai');
  expect(field('Home State')).toHaveAccessibleDescription(/Maharashtra is suggested from the PIN code/);
  expect(field('Place')).toHaveAccessibleDescription(/Mumbai is suggested from your details/);
  await choose('Reason', 'exempt');
  expect(screen.queryByLabelText('You supply')).toBeNull();
});

test('the letter is shown before, and follows the answers', { tags: ['letter-before'] }, async () => {
  open();
  const letter = () => screen.queryByRole('article', { name: 'Declaration letter' });
  expect(letter()).toBeNull();
  await choose('State', 'Karnataka');
  expect(letter()).toHaveTextContent('has not exceeded Rs 20,00,000 (20 lakh rupees)');
  expect(letter()).toHaveTextContent('PlaceMumbai');
  await choose('You supply', 'goods');
  expect(letter()).toHaveTextContent('has not exceeded Rs 40,00,000 (40 lakh rupees)');
  await userEvent.clear(field('Place'));
  expect(letter()).toBeNull();
});

test('a supplier from abroad chooses no State, and enters the place', {
  tags: ['letter-gst-abroad', 'gst-grounds'],
}, async () => {
  open({ record: { address: 'Berlin', nationality: 'Foreign' } });
  await choose('State', 'Karnataka');
  await press('Submit');
  expect(screen.getAllByText('Choose the State that you supply from.')[0]).toBeVisible();
  expect(screen.getAllByText('Enter the place.')[0]).toBeVisible();
  await choose('Reason', 'Only services from abroad');
  expect(labels().slice(4)).toEqual(['Reason', 'Place']);
  await fill(field('Place'), 'Berlin');
  expect(screen.getByRole('article', { name: 'Declaration letter' })).toHaveTextContent(
    'only from outside India',
  );
  await press('Submit');
  expect(screen.getByRole('dialog', { name: DIALOG })).not.toHaveTextContent('Home State');
  await confirm('Submit');
  const declaration = vi.mocked(submitNonApplicability).mock.lastCall?.[1] ?? makeNonGst();
  expect(declaration).toMatchObject({ reason: 'abroad', supply: 'services', homeState: 'Outside India' });
  const isAllowed = (change: Partial<NonGst>) =>
    submissionOf(makeParsedUser(), { ...declaration, ...change }, Date.now()).allowed;
  expect(isAllowed({})).toBe(true);
  expect(isAllowed({ homeState: 'Goa' })).toBe(false);
  expect(isAllowed({ supply: 'goods' })).toBe(false);
  expect(isAllowed({ reason: 'below' })).toBe(false);
  expect(isAllowed({ reason: 'below', supply: 'goods' })).toBe(false);
});

it('the declaration needs a date and a state with an office', () => {
  const result = v.safeParse(NonApplicabilitySchema, { ...ENTRIES, date: '', state: 'Goa' });
  expect(result.issues?.map(({ message }) => message)).toEqual(['Enter the date.', 'Choose the State.']);
});

it('the declaration has the address and the GSTIN of the office (R6)', () => {
  const { state = '', address, gstin } = companies[0] ?? {};
  const declaration = declarationOf({ ...ENTRIES, state });
  expect(declaration).toEqual({ ...ENTRIES, state, address, gstinNumber: gstin });
  expect(submissionOf(makeParsedUser(), declaration, Date.now()).allowed).toBe(true);
});

const approved: ScreenOptions = {
  record: {
    nongst: makeNonGst({ ...GST_GROUNDS, date: '2026-03-31' }),
    forms: { nonapplicability: 2, status: 4, approved: true },
  },
};

it('a renewal opens the form for the new year, and submits it', { tags: ['renewal-letter'] }, async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-04-02T10:00:00+05:30'));
  open(approved);
  expect(screen.getByRole('heading', { name: 'Sign it again for the financial year 2026-27' })).toBeVisible();
  expect(screen.getByText(/Your last letter is for 2025-26\..* It is due by 30 Apr 2026/)).toBeVisible();
  expect(field('Date')).toHaveValue('2026-04-02');
  await press('Submit');
  await confirm('Submit');
  expect(submitNonApplicability).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.objectContaining({ ...GST_GROUNDS, date: '2026-04-02', year: '2026-27' }),
  );
});

it('a validated letter stays locked before 15 March', { tags: ['renewal-letter'] }, () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-14T23:59:00+05:30'));
  open(approved);
  expect(screen.getByText('Status: Validated')).toBeVisible();
  expectLocked(field('Date'));
});
