import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { sha256 } from '../../../src/domain/files/sha256.ts';
import { copyId } from '../../../src/domain/signed/signedCopy.ts';
import { newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { confirmSubmission } from '../../support/e2e/people/completion.ts';
import { admin, patchUser, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { signatureFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const vendor = { usertype: 'vendor', vendortype: 'Other', address: '1 Sample Marg, Mumbai' } as const;

test('an agreement is stored as it was accepted, and the dossier shows one changed byte of it', {
  tag: ['@copy-stored', '@file-hash', '@copy-prints', '@dossier-file', '@copy-verify'],
}, async ({ page, newPage }) => {
  const { uid } = await openAsNew(page, '/profile', { usertype: 'vendor', record: vendor });
  const agreement = page.getByRole('article', { name: 'Master Service Agreement' });
  const reviewer = await newPage();
  await field(page, 'Signature').setInputFiles(signatureFile('signature.png'));
  await expect(page.getByText('Signature Uploaded')).toBeVisible();
  await page.getByRole('link', { name: 'Master Service Agreement' }).first().click();
  await button(page, 'Accept').click();
  await confirmSubmission(page);
  await expect(page.getByText('Master Service Agreement Accepted Successfully')).toBeVisible();
  const { userid, logs, signImage } = await readUser(uid);
  const id = copyId({ form: 'msa', at: logs.at(-1)?.timestamp ?? 0 });
  const path = `papers/${uid}/items/${id}`;

  const hash =
    await test.step('the copy has the hash of the signature and is printed with its own', async () => {
      const bytes = await (await fetch(signImage)).arrayBuffer();
      const stored = { form: 'msa', signImage, signHash: await sha256(bytes) };
      expect(await admin.readRecord(path)).toMatchObject(stored);
      const printed = page.getByText(/^Signed copy · text 2026-11.2 · stored .* \(IST\) · [0-9a-f]{12}$/);
      return (await printed.innerText()).slice(-12);
    });

  const html = await test.step('a reviewer downloads the dossier with the copy', async () => {
    await signIn(reviewer, await newAccount({ usertype: 'reviewer' }), `/review/${uid}`);
    await reviewer.getByRole('link', { name: 'Dossier' }).click();
    await expect(reviewer.getByRole('heading', { name: /^Dossier of / })).toBeVisible();
    await expect(reviewer.getByRole('row').filter({ hasText: hash })).toBeVisible();
    const download = reviewer.waitForEvent('download');
    await button(reviewer, 'Download dossier').click();
    const zip = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    expect(Object.keys(zip)).toContain('manifest.json');
    return strFromU8(zip[`signed-copies/${id}.html`] ?? new Uint8Array());
  });

  await test.step('the hash and the file match, and a changed file or stored copy does not', async () => {
    await reviewer.getByRole('link', { name: 'Verify a printout' }).click();
    await expect(field(reviewer, 'User ID')).toHaveValue(userid);
    await field(reviewer, 'Hash').fill(hash);
    await button(reviewer, 'Verify').click();
    await expect(reviewer.getByText('It matches')).toBeVisible();
    const changed = html.replace('reasonable skill', 'seasonable skill');
    for (const [name, text, says] of [
      ['copy.html', html, 'It matches'],
      ['changed.html', changed, 'The file differs from what is stored.'],
    ] as const) {
      await writeFile(test.info().outputPath(name), text);
      await field(reviewer, 'Or a file').setInputFiles(test.info().outputPath(name));
      await expect(reviewer.getByText(says)).toBeVisible();
    }
    const copy = (await admin.readRecord(path)) ?? {};
    const content = String(copy.content).replace('reasonable skill', 'seasonable skill');
    await admin.writeRecords([{ path, data: { content }, merge: true }]);
    await button(reviewer, 'Verify').click();
    await expect(
      reviewer.getByText('The stored words, facts or signature are not those of the hash.'),
    ).toBeVisible();
    await admin.writeRecords([{ path, data: copy }]);
  });

  await test.step('the agreement keeps its words after a change of the profile', async () => {
    await patchUser(uid, { address: '2 Other Road, Pune', 'forms.msa': 2 });
    await expect(button(page, 'Print')).toBeVisible();
    await expect(agreement).toContainText('1 Sample Marg, Mumbai');
    await expect(agreement).not.toContainText('Other Road');
    await patchUser(uid, { msa: { name: 'Somebody Else', date: '2026-03-02' } });
    await expect(agreement).toContainText('As of now');
  });
});

test('a person verifies only the own copies', { tag: ['@copy-verify'] }, async ({ page }) => {
  await openAsNew(page, '/verify-paper', { usertype: 'vendor', record: vendor });
  await expect(field(page, 'User ID')).toHaveCount(0);
  await field(page, 'Hash').fill('abc');
  await button(page, 'Verify').click();
  await expect(page.getByText('Enter the twelve characters at the end of the printout.')).toBeVisible();
  await field(page, 'Hash').fill('0123456789ab');
  await button(page, 'Verify').click();
  await expect(page.getByText('It does not match')).toBeVisible();
  const other = JSON.stringify({ uid: 'another0uid', form: 'msa', at: 1 });
  await field(page, 'Or a file').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(other),
  });
  await expect(page.getByText('You may compare only what you signed yourself.')).toBeVisible();
});
