import { expect, type Page } from '@playwright/test';
import { formatTimestamp } from '../../../src/domain/time/dates.ts';
import { workingDaysSince } from '../../../src/domain/time/waitingTime.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { patchUser } from '../../support/e2e/people/records.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms, listedForms } from '../../support/factories.ts';

const DAY = 86_400_000;
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const entries = (page: Page) => timeline(page).getByRole('listitem');

test('the timeline shows each log entry with its time, newest first, as soon as it is written', async ({
  page,
}) => {
  const { uid, ...account } = await newAccount();
  await signIn(page, { uid, ...account }, '/dashboard');
  await expect(timeline(page)).toContainText('Nothing has been submitted yet');
  await expect(timeline(page)).toContainText('With you');
  const submitted = { title: 'Meera Nair submitted Bank Details', timestamp: Date.now() - 14 * DAY };
  const queried = { title: 'Asha Rao raised a query', timestamp: Date.now(), by: 'reviewer' };
  await patchUser(uid, {
    logs: [submitted],
    forms: { ...FORMS, ...listedForms(1), status: 1 },
  });
  await expect(timeline(page)).toContainText(
    `With the reviewer for ${workingDaysSince(submitted.timestamp, Date.now())} working days`,
  );
  await patchUser(uid, { logs: [submitted, queried], 'forms.bankdetails': -1, 'forms.status': 0 });
  await expect(timeline(page)).toContainText('With you since today');
  await expect(entries(page)).toHaveText([
    `${queried.title}${formatTimestamp(queried.timestamp)}`,
    `${submitted.title}${formatTimestamp(submitted.timestamp)}`,
  ]);
});

const FORMS = {
  status: 0,
  approved: false,
  ...allForms(0),
};
