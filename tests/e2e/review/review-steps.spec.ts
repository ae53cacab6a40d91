import { expect } from '@playwright/test';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { asReviewer, BANK, newSubmitted, openReview, section } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

test('a form is validated and approved once each, and the person sees it', { tag: ['@core'] }, async ({
  page,
}) => {
  const person = await newSubmitted();
  const reviewer = await asReviewer(page);
  await openReview(page, person);
  const bank = section(page, BANK);
  await button(page, `Validate ${BANK}`).dblclick();
  await expect(bank.getByText('Validated', { exact: true })).toBeVisible();
  await waitForMail(person.email, /Bank Details is validated/);
  await button(page, `More for ${BANK}`).click();
  await button(page, `Approve ${BANK}`).click();
  await expect(bank.getByText('Approved: nothing is left to do here.')).toBeVisible();
  const { forms, logs } = await readUser(person.uid);
  expect(forms.bankdetails).toBe(3);
  expect(logs.slice(1)).toMatchObject([
    { title: `${reviewer.name} validated the bank details`, by: reviewer.uid },
    { title: `${reviewer.name} approved the bank details`, by: reviewer.uid },
  ]);
  expect((await readProgress(person.uid)).forms).toEqual(forms);

  await patchUser(person.uid, { 'forms.nonapplicability': 2, 'forms.vendorform': 0, 'forms.status': 0 });
  await expect(page.getByText('Not submitted: Trainee Registration Form')).toBeVisible();
  await expect(button(page, 'Validate all')).toBeDisabled();
});
