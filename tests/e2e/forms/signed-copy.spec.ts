import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { sha256 } from '../../../src/domain/files/sha256.ts';
import { emptyDocuments } from '../../../src/domain/records/defaults.ts';
import { copyId, hashedText } from '../../../src/domain/signed/signedCopy.ts';
import { signedCopy } from '../../../src/domain/signed/signing.ts';
import { ownLog } from '../../../src/domain/transitions/patch.ts';
import { newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
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

test('agreements from before and after a changed clause print their own words', {
  tag: ['@copy-words'],
}, async ({ page }) => {
  const later = await newAccount({ usertype: 'vendor', name: 'Ram Kumar', record: vendor });
  await signIn(page, later, '/exportmsa');
  await accept(page);
  await expect(agreement(page)).toContainText('The Vendor shall perform the services');
  await expect(agreement(page)).toContainText('text 2026-11.2');

  const earlier = await newAccount({ usertype: 'vendor', record: vendor });
  await storeEarlier(earlier.uid);
  const other = await page.context().browser()?.newPage();
  if (!other) throw new Error('no browser');
  await signIn(other, earlier, '/exportmsa');
  await expect(agreement(other)).toContainText('The Vendor must perform the services');
  await expect(agreement(other)).toContainText('text 2025-04');
  await expect(other.getByText('These are not the portal’s words')).toHaveCount(0);
  const pdf = await other.pdf({ preferCSSPageSize: true });
  // A4
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 (594|595)[.\d]* (841|842)/);
  if (process.env.KEEP_PDF) await writeFile(process.env.KEEP_PDF, pdf);
  // The fonts of the computer decide whether there is a third page.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
  await other.close();
});

/** Accepted by a build whose agreement had another clause. */
async function storeEarlier(uid: string): Promise<void> {
  const msa = { name: 'Leela Iyer', date: '2025-04-02' };
  const { log } = ownLog(
    await readUser(uid),
    { did: 'submitted', about: 'msa', text: 'accepted Master Service Agreement' },
    Date.UTC(2025, 3, 2, 5),
  );
  const signImage = await admin.storeFile({ path: `vendors/${uid}/signature`, ...signaturePng() });
  await patchUser(uid, { msa, signImage, 'forms.msa': 2, logs: [log] });
  const record = await readUser(uid);
  const written = await signedCopy('msa', record, emptyDocuments(), { at: log?.timestamp, signHash: '' });
  if (!written) throw new Error('no copy');
  const content = written.content.replace('The Vendor shall perform', 'The Vendor must perform');
  const copy = { ...written, content, version: '2025-04' };
  const hash = await sha256(hashedText(uid, copy));
  const data = { ...copy, hash, storedAt: new Date(copy.at) };
  await admin.writeRecords([{ path: `papers/${uid}/items/${copyId(copy)}`, data }]);
}
