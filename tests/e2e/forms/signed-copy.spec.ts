import { expect, type Page } from '@playwright/test';
import { sha256 } from '../../../src/domain/files/sha256.ts';
import { copyId } from '../../../src/domain/signed/signedCopy.ts';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { admin, patchUser, readUser } from '../../support/e2e/people/records.ts';
import { test } from '../../support/e2e/test.ts';
import { signaturePng } from '../../support/sampleFiles.ts';

const vendor = { usertype: 'vendor', vendortype: 'Other', address: '1 Sample Marg, Mumbai' } as const;
const agreement = (page: Page) => page.getByRole('article', { name: 'Master Service Agreement' });

async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to submit it?' })
    .getByRole('button', { name: 'Submit' })
    .click();
  await expect(page.getByText('Master Service Agreement Accepted Successfully')).toBeVisible();
}

async function copiesOf(uid: string) {
  const { logs } = await readUser(uid);
  const id = copyId({ form: 'msa', at: logs.at(-1)?.timestamp ?? 0 });
  return { id, stored: await admin.readRecord(`papers/${uid}/items/${id}`) };
}

test('the agreement is stored as it was accepted, with the hash of the signature', {
  tag: ['@copy-stored', '@file-hash', '@copy-prints'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/profile', { usertype: 'vendor', record: vendor });
  const png = signaturePng();
  await page.getByLabel('Signature', { exact: true }).setInputFiles({
    name: 'signature.png',
    mimeType: png.contentType,
    buffer: Buffer.from(png.bytes),
  });
  await expect(page.getByText('Signature Uploaded')).toBeVisible();
  await page.getByRole('link', { name: 'Master Service Agreement' }).first().click();
  await accept(page);
  await expect(agreement(page)).toContainText(
    /Signed copy · text 2026-11.2 · stored .* \(IST\) · [0-9a-f]{12}/,
  );

  const { stored } = await copiesOf(uid);
  const { signImage } = await readUser(uid);
  const bytes = await (await fetch(signImage)).arrayBuffer();
  expect(stored).toMatchObject({ form: 'msa', signImage, signHash: await sha256(bytes) });

  await patchUser(uid, { address: '2 Other Road, Pune', 'forms.msa': 2 });
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(agreement(page)).toContainText('1 Sample Marg, Mumbai');
  await expect(agreement(page)).not.toContainText('Other Road');
  await patchUser(uid, { msa: { name: 'Somebody Else', date: '2026-03-02' } });
  await expect(agreement(page)).toContainText('As of now');
});
