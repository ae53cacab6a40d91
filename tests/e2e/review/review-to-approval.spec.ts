import { expect } from '@playwright/test';
import { latestWeeks } from '../../../src/domain/time/waitingTime.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { asReviewer, EVERY_FORM, newSubmitted, openReview } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

const APPROVER_TEAM = 'approver@agency.example';

test('sending for approval sends one mail with three links, which can be copied or selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await newSubmitted({ forms: EVERY_FORM(2) });
  await asReviewer(page);
  await openReview(page, person);
  await button(page, 'Send for approval').dblclick();
  await expect(page.getByText('E-mail sent to the approver.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overall status: Sent for approval' })).toBeVisible();
  expect((await readUser(person.uid)).forms.status).toBe(3);

  const subject = `Approval needed: ${person.name}`;
  const mail = await waitForMail(APPROVER_TEAM, new RegExp(subject));
  const hrefs = [...mail.html.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  const links = hrefs.slice(1);
  expect(hrefs.slice(0, 1).map(({ pathname }) => pathname)).toEqual([`/approvals/${person.uid}`]);
  expect(links.map(({ pathname }) => pathname)).toEqual(Array(3).fill(`/approve/${person.uid}`));
  const { linkKey } = (await admin.readRecord(`findings/${person.uid}`)) ?? {};
  expect(linkKey).toMatch(/^[\da-f-]{36}$/);
  expect(links.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
    ['accept', 'acceptasexception', 'deny'].map((action) => ({
      action,
      vendorName: person.name,
      v: linkKey,
    })),
  );
  const sent = (await mailbox(APPROVER_TEAM)).filter((each) => each.subject === subject);
  expect(sent).toHaveLength(1);

  for (const [name, link] of [
    ['Copy accept link', links[0]],
    ['Copy accept as exception link', links[1]],
    ['Copy deny link', links[2]],
  ] as const) {
    await button(page, name).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link?.href);
  }
  // Where copying is blocked the link is shown for selection.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, 'Copy deny link').click();
  await expect(page.getByLabel('Link to deny')).toHaveValue(String(links[2]?.href));
});

test('the dashboard lists whom the reviewer sent this week', { tag: ['@reviewer-work'] }, async ({
  page,
}) => {
  const [monday = 0] = latestWeeks(Date.now(), 1);
  const { uid: by } = await asReviewer(page);
  const send = async (at: number) => {
    const person = await newSubmitted({ forms: { ...EVERY_FORM(2), status: 3 } });
    const data = { points: 0, duplicates: [], linkKey: 'k'.repeat(36), by, at };
    await admin.writeRecords([{ path: `findings/${person.uid}`, data }]);
    return person.name;
  };
  const [first, second] = [await send(monday), await send(monday + 1)];
  await send(monday - 1);
  await page.goto('/dashboard');
  const sent = page.getByRole('region', { name: 'Sent for approval by you this week' });
  await expect(sent.getByRole('link')).toHaveText([second, first]);
  await expect(sent.getByText('2 people')).toBeVisible();
});
