import type { Page } from '@playwright/test';
import type { Duplicate } from '../../../../src/domain/review/findings.ts';
import { DAY_MS } from '../../../../src/domain/time/dates.ts';
import { LINK_KEY, makeReviewedRecord, type StoredUserOverrides } from '../../factories.ts';
import { type Account, newAccount } from '../people/accounts.ts';
import { admin, patchUser, readDocuments, readUser } from '../people/records.ts';
import { button, field } from './controls.ts';
import { EVERY_FORM, newSubmitted } from './reviews.ts';

const SENDING = 'Ravi Rao sent the record for approval';

const SENT_FOR_APPROVAL = { ...EVERY_FORM(2), status: 3 } as const;

/** A vendor who waits for the approver's decision. */
export const newVendor = async (): Promise<Account> =>
  newAccount({
    introducer: await newAccount({ usertype: 'introducer' }),
    record: { forms: SENT_FOR_APPROVAL },
  });

/** A trainee with every form and file, sent for approval by a reviewer with these findings. */
export async function newWaiting(
  record: StoredUserOverrides = {},
  name?: string,
  duplicates: readonly Duplicate[] = [],
): Promise<Account> {
  const at = Date.now() - 3 * DAY_MS;
  const by = 'ravi-the-reviewer';
  const account = await newSubmitted(
    {
      sent: { by, at },
      logs: [
        { title: 'Ravi Rao validated all forms', timestamp: at - 60_000, by },
        { title: SENDING, timestamp: at, by },
      ],
      ...record,
      forms: { ...SENT_FOR_APPROVAL, ...record.forms },
    },
    name,
  );
  const [user, documents] = await Promise.all([readUser(account.uid), readDocuments(account.uid)]);
  const reviewed = makeReviewedRecord(user, documents, { by, at: at - 60_000 });
  await admin.writeRecords([
    { path: `progress/${account.uid}`, data: { since: at }, merge: true },
    { path: `reviewed/${account.uid}`, data: { ...reviewed } },
    { path: `findings/${account.uid}`, data: { points: 2, duplicates, linkKey: LINK_KEY, by, at } },
  ]);
  return account;
}

/** Sends a denied record for approval again, with these fields changed. */
export async function sendAgain(uid: string, changed: Readonly<Record<string, unknown>>): Promise<void> {
  const { logs, sent } = await readUser(uid);
  const timestamp = Date.now();
  await patchUser(uid, {
    ...changed,
    'forms.status': 3,
    'sent.at': timestamp,
    logs: [...logs, { title: SENDING, timestamp, by: sent?.by }],
  });
}

/** The address in the approver's mail for this action. */
export const approvalLink = ({ uid, name }: Account, action: string) =>
  `/approve/${uid}?${new URLSearchParams({ action, vendorName: name })}`;

/** Signs in on the page of a mailed link, without the login page. */
export async function signInInCard(page: Page, { email, password }: Account): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
}

/** Opens SPEC's link as an approver, who signs in inside the card and gives the reason of a denial. */
export async function decide(page: Page, person: Account, action: string): Promise<Account> {
  const approver = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await page.goto(approvalLink(person, action));
  await signInInCard(page, approver);
  if (action === 'deny') {
    await field(page, 'Reason').fill('The account belongs to somebody else.');
    await page.getByRole('button', { name: /^Deny/ }).click();
  }
  return approver;
}

/** The card's text after the decision; a denial is red. */
export const success = (page: Page) => page.locator('.alert').filter({ hasText: 'The empanelment of' });
