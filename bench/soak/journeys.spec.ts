import { expect } from '@playwright/test';
import {
  completeProfile,
  declareGst,
  enterBankDetails,
  formStatus,
  openScreen,
  submitTraineeForm,
  uploadDocuments,
} from '../../tests/support/e2e/people/completion.ts';
import { readDocuments, readUser } from '../../tests/support/e2e/people/records.ts';
import { registerTrainee } from '../../tests/support/e2e/people/registerTrainee.ts';
import { button, field } from '../../tests/support/e2e/screens/controls.ts';
import { note, test } from './seat.ts';

for (let number = 1; number <= Number(process.env.SOAK_JOURNEYS); number += 1) {
  test(`journey ${number}: from the registration to submitted, and out`, async ({ seat }, {
    parallelIndex,
  }) => {
    const { page, meter, introducer } = seat;
    const start = performance.now();
    const person = await registerTrainee(page, introducer);
    await field(page, 'E-mail').fill(person.email);
    await field(page, 'Password').fill(person.password);
    await button(page, 'Login').click();
    await completeProfile(page);
    await declareGst(page);
    await submitTraineeForm(page);
    await uploadDocuments(page);
    await enterBankDetails(page);
    await openScreen(page, 'Dashboard');
    await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Submitted');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const milliseconds = performance.now() - start;

    const { forms, logs } = await readUser(person.uid);
    expect(forms).toMatchObject({ status: 1, nonapplicability: 1, vendorform: 1, bankdetails: 1 });
    expect(logs).toHaveLength(4);
    expect(Object.keys(await readDocuments(person.uid))).toHaveLength(4);
    note({ kind: 'journey', worker: parallelIndex, milliseconds, ...(await meter.read()) });
  });
}
