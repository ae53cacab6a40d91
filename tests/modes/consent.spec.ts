import { expect, type Page } from '@playwright/test';
import { HOST, PROJECT_ID } from '../../dev/project.ts';
import { groupName, privacy } from '../../src/config/portal.ts';
import { noticeVersion } from '../../src/domain/privacy/notice.ts';
import { progressOf } from '../../src/domain/transitions/progress.ts';
import { admin } from '../support/e2e/people/records.ts';
import { button, field } from '../support/e2e/screens/controls.ts';
import { e2ePorts } from '../support/e2e/stack/environment.ts';
import { test } from '../support/e2e/test.ts';
import { encodeFields } from '../support/encodeFields.ts';
import { makeNewPerson } from '../support/factories.ts';

const VERSION = noticeVersion({ groupName, ...privacy, consent: 'ask' });
const ENTRIES = {
  Name: 'Ram Kumar',
  'Contact Number': '9000000001',
  'PAN Number': 'ZZZPK0001Z',
  'Introducer Name': 'Asha Rao',
  'Introducer E-mail': 'introducer@agency.example',
  Password: 'Demo@1234',
  'Confirm Password': 'Demo@1234',
};

const newAddress = () => `ask.${crypto.randomUUID().slice(0, 8)}@demo.example`;
const agreement = (page: Page) => page.getByRole('checkbox', { name: /^I am 18 or older and agree/ });

async function openFilled(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  for (const [label, value] of Object.entries({ ...ENTRIES, 'E-mail': email })) {
    await field(page, label).fill(value);
  }
}

/** With the password of the registration; its refusal says that there is no such account. */
async function signInByRest(email: string, call: 'signUp' | 'signInWithPassword') {
  const { auth } = await e2ePorts();
  const answer = await fetch(
    `http://${HOST}:${auth}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: ENTRIES.Password, returnSecureToken: true }),
    },
  );
  const { localId: uid = '', idToken = '' } = (await answer.json()) as Record<string, string>;
  return { uid, idToken };
}

test('nobody registers without the tick, and the agreement is stored with one', {
  tag: ['@notice-ask', '@notice-stored'],
}, async ({ page }) => {
  const email = newAddress();
  await openFilled(page, email);
  await expect(agreement(page)).not.toBeChecked();
  await button(page, 'Register').click();
  await expect(page.getByRole('alert')).toContainText('tick the box');
  expect((await signInByRest(email, 'signInWithPassword')).uid).toBe('');

  await agreement(page).check();
  await button(page, 'Register').click();
  await expect(page.getByText('Your account has been created.')).toBeVisible();
  const { uid } = await signInByRest(email, 'signInWithPassword');
  const event = await admin.readRecord(`consents/${uid}/events/${VERSION}`);
  expect(event).toMatchObject({ kind: 'agreed', language: 'en' });
});

test('a notice that changed meanwhile creates no account and keeps what was typed', {
  tag: '@notice-stored',
}, async ({ page }) => {
  // The page of a notice with another contact, on the rules of the present one.
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replaceAll(privacy.contact, 'earlier@agency.example'),
    });
  });
  const email = newAddress();
  await openFilled(page, email);
  await button(page, 'Read the whole notice').click();
  await expect(page.getByText(/earlier@agency\.example/).first()).toBeVisible();
  await agreement(page).check();
  await button(page, 'Register').click();
  await expect(page.getByText(/The notice about your data has changed/).first()).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(ENTRIES.Name);
  await expect(field(page, 'E-mail')).toHaveValue(email);
  expect((await signInByRest(email, 'signInWithPassword')).uid).toBe('');
});

test('a registration by REST needs the own agreement', { tag: '@notice-ask' }, async () => {
  const email = newAddress();
  const { uid, idToken } = await signInByRest(email, 'signUp');
  const other = await signInByRest(newAddress(), 'signUp');
  const { firestore } = await e2ePorts();
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const agreed = (of: string) => ({
    update: {
      name: `${documents}/consents/${of}/events/${VERSION}`,
      fields: encodeFields({ kind: 'agreed', language: 'en' }),
    },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  });
  const record = makeNewPerson(uid, email);
  const registration = Object.entries({ users: record, progress: progressOf(record, Date.now()) }).map(
    ([name, data]) => ({ update: { name: `${documents}/${name}/${uid}`, fields: encodeFields(data) } }),
  );
  const commit = async (writes: object[]) => {
    const answer = await fetch(`http://${HOST}:${firestore}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ writes }),
    });
    return answer.status;
  };
  expect(await commit(registration)).toBe(403);
  expect(await commit([...registration, agreed(other.uid)])).toBe(403);
  expect(await commit([...registration, agreed(uid)])).toBe(200);
});
