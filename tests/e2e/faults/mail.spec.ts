import { expect, type Locator, type Page } from '@playwright/test';
import config from '../../../portal.config.json' with { type: 'json' };
import type { MailFaults } from '../../support/e2e/faults/mailFaults.ts';
import { answerWith } from '../../support/e2e/faults/networkFaults.ts';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForActionLink, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { fillRegistration } from '../../support/e2e/people/registerTrainee.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import {
  asReviewer,
  EVERY_FORM,
  newSubmitted,
  openReview,
  uniqueName,
} from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

const teams = config.mail;

const GSTIN = '27ZZZPK0001Z1ZO';

interface Mailed {
  what: string;
  /** What is wrong with the mail service, and the message for it. */
  fault: (faults: MailFaults, page: Page) => Promise<void>;
  says: string;
  /** Opens the screen; the mail is about this person. */
  open: (page: Page) => Promise<Account>;
  /** The action that sends the mail. */
  act: (page: Page, person: Account) => Promise<void>;
  /** Where the page shows a failure. */
  failure: (page: Page) => Locator;
  again: (page: Page) => Promise<void>;
  to: (person: Account) => string;
  subject: (person: Account) => RegExp;
  /** What is stored even if the mail fails. */
  stands: (person: Account) => Promise<void>;
}

const sendAgain = (page: Page) => button(page, 'Send mail again').dblclick();
/** A message on the page, in addition to the toast. */
const told = (page: Page, text: string) =>
  page.getByRole('main').locator('.alert, [role=alert]').filter({ hasText: text });

async function openAs(page: Page, path: string, options: Parameters<typeof newAccount>[0]): Promise<Account> {
  const account = await newAccount(options);
  await signIn(page, account, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return account;
}

async function openReviewOf(page: Page, status: 1 | 2): Promise<Account> {
  const person = await newSubmitted({ forms: EVERY_FORM(status) });
  await asReviewer(page);
  await openReview(page, person);
  return person;
}

const MAILS: Mailed[] = [
  {
    what: 'an invitation',
    fault: (faults, page) => faults.cutOff(page),
    says: 'The mail service cannot be reached, although your connection works.',
    open: async (page) => {
      const introducer = await openAs(page, '/dashboard', { usertype: 'introducer' });
      return {
        ...introducer,
        name: 'Kavya Menon',
        email: `kavya.${introducer.uid.toLowerCase()}@demo.example`,
      };
    },
    act: async (page, { name, email }) => {
      await field(page, 'Name').fill(name);
      await field(page, 'E-mail').fill(email);
      await button(page, 'Invite').dblclick();
    },
    failure: (page) => told(page, 'The invitation is saved. Resend it, or copy its link.'),
    again: (page) => page.getByRole('button', { name: /^Resend/ }).dblclick(),
    to: ({ email }) => email,
    subject: () => /invites you to register/,
    stands: async () => {},
  },
  {
    what: 'the notice of a validated form',
    fault: (faults, page) => faults.neverAnswer(page),
    says: 'The mail service cannot be reached',
    open: (page) => openReviewOf(page, 1),
    act: (page) => button(page, 'Validate Bank Details').dblclick(),
    failure: (page) => told(page, 'The step is saved, but the e-mail to the person could not be sent.'),
    again: sendAgain,
    to: ({ email }) => email,
    subject: () => /Bank Details is validated/,
    stands: async ({ uid }) => expect((await readUser(uid)).forms.bankdetails).toBe(2),
  },
  {
    what: 'the request for approval',
    fault: (faults, page) => faults.answer(page, 200, '<html>Welcome</html>'),
    says: 'The mail service cannot be reached',
    open: (page) => openReviewOf(page, 2),
    act: (page) => button(page, 'Send for approval').dblclick(),
    failure: (page) => told(page, 'but the e-mail to the approver could not be sent.'),
    again: sendAgain,
    to: () => teams.approver,
    subject: ({ name }) => new RegExp(`Approval needed: ${name}`),
    stands: async ({ uid }) => expect((await readUser(uid)).forms.status).toBe(3),
  },
  {
    what: 'the notice of a raised query',
    fault: (faults, page) => faults.answer(page, 500, 'Oops'),
    says: 'the mail service answered with status 500',
    open: (page) => openAs(page, '/queries', { name: uniqueName() }),
    act: async (page) => {
      await field(page, 'Category').selectOption({ label: 'General' });
      await field(page, 'Query').fill('Which address counts?');
      await button(page, 'Raise query').dblclick();
    },
    failure: (page) =>
      told(page, 'The query is raised, but the e-mail to the review team could not be sent.'),
    again: sendAgain,
    to: () => teams.reviewTeam,
    subject: ({ name }) => new RegExp(`^${name} has a query`),
    stands: async ({ uid }) => expect((await readUser(uid)).queries.general).toHaveLength(1),
  },
  {
    what: 'word of a GSTIN',
    fault: (faults, page) => faults.cutOff(page),
    says: 'The mail service cannot be reached, although your connection works.',
    open: (page) => openAs(page, '/profile', { name: uniqueName() }),
    act: async (page) => {
      await field(page, 'GST Applicable').selectOption('yes');
      await field(page, 'GSTIN').fill(GSTIN);
      await button(page, 'Save').dblclick();
    },
    failure: (page) => told(page, 'Your profile is saved, but the GST team has not been notified'),
    again: (page) => button(page, 'Save').dblclick(),
    to: () => teams.gstTeam,
    subject: ({ name }) => new RegExp(name),
    stands: async ({ uid }) => expect((await readUser(uid)).GSTIN).toBe(GSTIN),
  },
];

for (const { what, fault, says, open, act, failure, again, to, subject, stands } of MAILS) {
  test(`an error of the mail service reports that ${what} was not mailed, and a retry mails once`, async ({
    page,
    mailFaults,
  }) => {
    const person = await open(page);
    const mails = async () =>
      (await mailbox(to(person))).filter((mail) => subject(person).test(mail.subject));
    await fault(mailFaults, page);
    await act(page, person);
    await expect(failure(page)).toContainText(says);
    await stands(person);
    await mailFaults.repair(page);
    expect(await mails()).toEqual([]);
    await again(page);
    await expect(failure(page)).toBeHidden();
    await waitForMail(to(person), subject(person));
    expect(await mails()).toHaveLength(1);
    await stands(person);
  });
}

test('a failed verification mail is reported at the login, and the dashboard sends it again', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 503/);
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  await page.goto('/');
  const repair = await answerWith(page, '**/accounts:sendOobCode*', {
    status: 503,
    body: 'Service Unavailable',
  });
  const email = await fillRegistration(page, introducer);
  await button(page, 'Register').click();
  await expect(page.getByText('the verification mail could not be sent')).toBeVisible();
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill('Demo@1234');
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/profile');
  await page.goto('/dashboard');
  const resend = button(page, 'Resend verification mail');
  await resend.click();
  await expect(page.getByRole('main').getByText('The login service cannot be reached')).toBeVisible();
  await repair();
  await resend.dblclick();
  await expect(page.getByText(`Verification email send to ${email}`)).toBeVisible();
  await waitForActionLink(email, 'VERIFY_EMAIL');
});
