import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchPerson } from '../../../../../src/backend/records/progress.ts';
import { askForReminder, getRemindedLately } from '../../../../../src/backend/records/reminders.ts';
import { paths } from '../../../../../src/config/paths.ts';
import { AppError } from '../../../../../src/domain/appError.ts';
import type { ProgressRecord } from '../../../../../src/domain/records/records.ts';
import { progressOf } from '../../../../../src/domain/transitions/progress.ts';
import { PersonProgressPage } from '../../../../../src/pages/dashboard/people/person/PersonProgressPage.tsx';
import { commonForms, makeParsedUser, type StoredUserOverrides } from '../../../../support/factories.ts';
import { sentence } from '../../../../support/unit/controls.ts';
import { renderScreen, type ScreenOptions } from '../../../../support/unit/renderScreen.tsx';
import { watching } from '../../../../support/unit/watching.ts';

const DAY = 86_400_000;
const INTRODUCER = { usertype: 'introducer', name: 'Asha Rao', email: 'asha@agency.example' } as const;
const person = (daysAgo: number, overrides: StoredUserOverrides = {}): ProgressRecord => ({
  ...progressOf(makeParsedUser({ uid: 'ram', name: 'Ram Kumar', ...overrides }), Date.now() - daysAgo * DAY),
  invitation: 'i1',
  verified: false,
  known: true,
});

function open(shown: ProgressRecord | null, options: ScreenOptions = {}) {
  vi.mocked(watchPerson).mockImplementation(watching(shown));
  renderScreen(<PersonProgressPage />, {
    record: INTRODUCER,
    route: paths.person,
    path: '/people/ram',
    ...options,
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getRemindedLately).mockResolvedValue({});
  vi.mocked(askForReminder).mockResolvedValue(Date.now());
});

test('an introducer sees stage, wait and what to say', { tags: ['pipeline-person'] }, async () => {
  open(person(9, { forms: { ...commonForms(1), vendorform: 0, bankdetails: -1 } }));
  expect(screen.getByRole('heading', { level: 1, name: 'Ram Kumar' })).toBeVisible();
  expect(screen.getByText('Stuck')).toBeVisible();
  expect(screen.getByText('Query on Bank Details. To submit: Trainee Registration Form.')).toBeVisible();
  expect(screen.getByText('Registered with your invitation')).toBeVisible();
  expect(screen.getByText(sentence(/^Dear Ram Kumar, your registration/))).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Remind by e-mail' }));
  expect(await screen.findByText(/^Reminded on/)).toBeVisible();
});

test('an approved person needs nothing, and is not reminded', { tags: ['pipeline-person'] }, () => {
  const terms = { reason: 'Agreed.', until: '2099-12-31' };
  const approval = { action: 'acceptasexception', by: 'a', at: Date.now(), ...terms } as const;
  open({ ...person(9, { approval, forms: { status: 5, approved: true } }), submittedAt: Date.now() });
  expect(
    screen.getByText(/^Accepted as exception on .*, valid until 31 Dec 2099\. Reason: Agreed\.$/),
  ).toBeVisible();
  expect(screen.getByText(/not verified at the last submission/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remind by e-mail' })).toBeNull();
  expect(screen.getByText('Since').nextElementSibling).toHaveTextContent(/^\d+ \w+ \d{4}$/);
});

test.each<[string, ProgressRecord | null, ScreenOptions, string]>([
  ['a trainee', person(1), { record: {} }, 'This page is for introducers'],
  [
    'an unverified introducer',
    person(1),
    { user: { isEmailVerified: false } },
    'This page is for introducers',
  ],
  ['the address of nobody', null, {}, 'There is no such person'],
])('%s sees no person', { tags: ['pipeline-person'] }, (_, shown, options, text) => {
  open(shown, options);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('Stuck')).toBeNull();
});

test('a person of another introducer is refused, with a reason', { tags: ['pipeline-person'] }, () => {
  vi.mocked(watchPerson).mockImplementation((_, __, onError) => {
    onError(new AppError('firestore/permission-denied', 'denied', { cause: new Error('denied') }));
    return () => {};
  });
  renderScreen(<PersonProgressPage />, { record: INTRODUCER, route: paths.person, path: '/people/ram' });
  expect(screen.getByText(/You may not see this at the moment/)).toBeVisible();
});

test('a form that may not apply is left out until submitted', { tags: ['pipeline-person'] }, () => {
  open(person(1, { forms: { status: 1, vendorform: 1, bankdetails: 1, einvoicing: 1 } }));
  const forms = screen.getByRole('region', { name: 'Forms' });
  expect(forms).toHaveTextContent('E-invoicing Declaration');
  expect(forms).not.toHaveTextContent('Master Service Agreement');
  expect(forms).not.toHaveTextContent('NA');
});
