import type { Page } from '@playwright/test';
import type { DocumentKey } from '../../../../src/domain/records/records.ts';
import { samplePng } from '../../sampleFiles.ts';
import { type Account, type AccountOptions, newAccount } from '../people/accounts.ts';
import { admin } from '../people/records.ts';
import { button } from './controls.ts';
import type { ChosenFile } from './uploads.ts';

/** The row of a document. */
export const row = (page: Page, label: string) => page.getByRole('row').filter({ hasText: label });

/** Whether a document applies; only some rows ask. */
export const yesNo = (page: Page, label: string) => row(page, label).getByRole('checkbox');

/** An account whose stored documents really exist. */
export async function accountWithDocuments(
  keys: readonly (DocumentKey | 'cancelledCheque')[],
  options: AccountOptions = {},
): Promise<Account> {
  const account = await newAccount(options);
  const folder = `vendors/${account.uid}/documents`;
  const links = await Promise.all(
    keys.map((key) => admin.storeFile({ path: `${folder}/${key}`, ...samplePng() })),
  );
  const data = Object.fromEntries(keys.map((key, index) => [key, links[index]]));
  await admin.writeRecords([{ path: `documents/${account.uid}`, data }]);
  return account;
}

export const accountWithCheque = (options?: AccountOptions): Promise<Account> =>
  accountWithDocuments(['cancelledCheque'], options);

/** Chooses a file, or one on the disk, through the button of this name. */
export async function chooseThrough(page: Page, name: string, file: ChosenFile | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await chooser).setFiles(file);
}

/** An Aadhar card is asked about before it is sent: it goes as it is. */
export async function sendCardAsItIs(page: Page, label: string): Promise<void> {
  if (label !== 'Aadhar Card') return;
  const asItIs = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Upload (it as it is|without masking)$/ });
  await asItIs.click();
}

export async function uploadDocument(page: Page, label: string, file: ChosenFile | string): Promise<void> {
  await chooseThrough(page, `Upload ${label}`, file);
  await sendCardAsItIs(page, label);
}
