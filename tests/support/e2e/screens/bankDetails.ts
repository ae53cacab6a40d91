import type { Page } from '@playwright/test';
import type { BankDetails } from '../../../../src/domain/records/records.ts';
import { makeBankDetails } from '../../factories.ts';
import { samplePng } from '../../sampleFiles.ts';
import { type Account, type AccountOptions, newAccount } from '../people/accounts.ts';
import { admin } from '../people/records.ts';
import { field } from './controls.ts';

/** An account whose stored cheque really exists. */
export async function accountWithCheque(options: AccountOptions = {}): Promise<Account> {
  const account = await newAccount(options);
  const path = `vendors/${account.uid}/documents/cheque.png`;
  const cancelledCheque = await admin.storeFile({ path, ...samplePng() });
  await admin.writeRecords([{ path: `documents/${account.uid}`, data: { cancelledCheque } }]);
  return account;
}

export async function fillInBankDetails(page: Page, details: BankDetails = makeBankDetails()): Promise<void> {
  await field(page, 'Bank Name').fill(details.bankName);
  await field(page, 'Bank Branch Name').fill(details.bankBranchName);
  await field(page, 'Bank Account Type').selectOption(details.bankAccountType);
  await field(page, 'Bank Account Number').fill(details.bankAccountNumber);
  await field(page, 'MICR Code').fill(details.bankMICR);
  await field(page, 'IFSC Code').fill(details.ifscCode);
  await field(page, 'Bank Branch Address').fill(details.bankBranchAddress);
}
