import type { Page } from '@playwright/test';
import { type Account, newAccount } from './accounts.ts';
import { button, field } from './controls.ts';

/** A vendor who waits for the approver's decision. */
export const newVendor = async (): Promise<Account> =>
  newAccount({
    introducer: await newAccount({ usertype: 'introducer' }),
    record: { forms: { status: 3, nonapplicability: 2, vendorform: 2, bankdetails: 2 } },
  });

/** Follows the link of a mail as an approver, who signs in inside the card. */
export async function decide(
  page: Page,
  { uid, name }: Account,
  action: string,
  approver?: Account,
): Promise<void> {
  const { email, password } = approver ?? (await newAccount({ usertype: 'approver', name: 'Anita Desai' }));
  await page.goto(`/approve/${uid}?${new URLSearchParams({ action, vendorName: name })}`);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
}
