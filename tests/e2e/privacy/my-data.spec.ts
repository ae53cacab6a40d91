import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { signIn } from '../../support/e2e/people/accounts.ts';
import { admin } from '../../support/e2e/people/records.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { asReviewer, BANK, newSubmitted, openReview, section } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

test('my data: shows the look of a reviewer, and the download has it with every record', {
  tag: ['@core', '@access-logged', '@mydata-kept', '@mydata-download'],
}, async ({ page, context }) => {
  const person = await newSubmitted();
  const { uid } = person;
  await admin.writeRecords([
    { path: `history/${uid}/items/bank-1`, data: { kind: 'bank', user: {}, documents: {}, by: 'r', at: 1 } },
    { path: `papers/${uid}/items/bankdetails-1`, data: { form: 'bankdetails', content: '{}', at: 1 } },
  ]);
  await asReviewer(page);
  await openReview(page, person);
  await section(page, BANK).getByRole('button', { name: 'Show Bank Account Number' }).click();
  await expect(section(page, BANK).getByText('00012345678901')).toBeVisible();

  const own = await context.newPage();
  await signIn(own, person, '/my-data');
  const looked = section(own, 'Who looked').getByRole('listitem');
  await expect(looked.filter({ hasText: 'A reviewer saw your Aadhar or account number' })).toHaveCount(1);
  await expect(looked.filter({ hasText: 'A reviewer opened your files' })).toHaveCount(1);

  const saved = own.waitForEvent('download');
  await button(own, 'Download my data').click();
  const files = unzipSync(await readFile(await (await saved).path()));
  const records = JSON.parse(strFromU8(files['records.json'] ?? new Uint8Array()));
  const paths = Object.keys(records);
  for (const part of ['users', 'documents', 'progress']) expect(paths).toContain(`${part}/${person.uid}`);
  for (const path of [`history/${uid}/items/bank-1`, `papers/${uid}/items/bankdetails-1`]) {
    expect(paths).toContain(path);
  }
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['signed-copies/bankdetails-1.html', 'letters/bankdetails.html']),
  );
  expect(paths.filter((path) => path.startsWith(`access/${person.uid}/events/`))).toHaveLength(2);
});
