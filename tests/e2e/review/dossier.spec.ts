import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { test } from '../../support/e2e/test.ts';

const vendor = { usertype: 'vendor', vendortype: 'Other' } as const;

test(
  'the downloaded dossier shows one changed byte of a file or of the stored copy',
  {
    tag: ['@dossier-file', '@copy-verify'],
  },
  async ({ page }, testInfo) => {
    const { uid } = await openAsNew(page, '/exportmsa', { usertype: 'vendor', record: vendor });
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    const printed = page.getByText(/^Signed copy · /);
    await expect(printed).toBeVisible();
    const hash = (await printed.innerText()).slice(-12);
    const { userid, logs } = await readUser(uid);

    const reviewer = await page.context().browser()?.newPage({ acceptDownloads: true });
    if (!reviewer) throw new Error('no browser');
    await signIn(reviewer, await newAccount({ usertype: 'reviewer' }), `/review/${uid}`);
    await reviewer.getByRole('link', { name: 'Dossier' }).click();
    await expect(reviewer.getByRole('heading', { name: /^Dossier of / })).toBeVisible();
    await expect(reviewer.getByRole('row').filter({ hasText: hash })).toBeVisible();
    const download = reviewer.waitForEvent('download');
    await reviewer.getByRole('button', { name: 'Download dossier' }).click();
    const zip = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    const id = `msa-${logs.at(-1)?.timestamp}`;
    const name = `signed-copies/${id}.html`;
    const html = strFromU8(zip[name] ?? new Uint8Array());
    expect(Object.keys(zip)).toContain('manifest.json');

    await reviewer.getByRole('link', { name: 'Verify a printout' }).click();
    await expect(reviewer.getByLabel('User ID')).toHaveValue(userid);
    await reviewer.getByLabel('Hash').fill(hash);
    await reviewer.getByRole('button', { name: 'Verify' }).click();
    await expect(reviewer.getByText('It matches')).toBeVisible();
    const file = testInfo.outputPath('copy.html');
    await writeFile(file, html);
    await reviewer.getByLabel('Or a file').setInputFiles(file);
    await expect(reviewer.getByText('It matches')).toBeVisible();
    const changed = testInfo.outputPath('changed.html');
    await writeFile(changed, html.replace('reasonable skill', 'seasonable skill'));
    await reviewer.getByLabel('Or a file').setInputFiles(changed);
    await expect(reviewer.getByText('The file differs from what is stored.')).toBeVisible();

    const path = `papers/${uid}/items/${id}`;
    const { content } = (await admin.readRecord(path)) ?? {};
    const data = { content: String(content).replace('reasonable skill', 'seasonable skill') };
    await admin.writeRecords([{ path, data, merge: true }]);
    await reviewer.getByRole('button', { name: 'Verify' }).click();
    await expect(
      reviewer.getByText('The stored words, facts or signature are not those of the hash.'),
    ).toBeVisible();
    await reviewer.close();
  },
);

test('a person verifies only the own copies', { tag: ['@copy-verify'] }, async ({ page }) => {
  await openAsNew(page, '/verify-paper', { usertype: 'vendor', record: vendor });
  await expect(page.getByLabel('User ID')).toHaveCount(0);
  await page.getByLabel('Hash').fill('abc');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Enter the twelve characters at the end of the printout.')).toBeVisible();
  await page.getByLabel('Hash').fill('0123456789ab');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('It does not match')).toBeVisible();
  const other = JSON.stringify({ uid: 'another0uid', form: 'msa', at: 1 });
  await page.getByLabel('Or a file').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(other),
  });
  await expect(page.getByText('You may compare only what you signed yourself.')).toBeVisible();
});
