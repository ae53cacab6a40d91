import { expect, type Page } from '@playwright/test';
import type { FormKey } from '../../../../src/domain/records/records.ts';
import { listedForms, makeSectionOne, makeSectionSix } from '../../factories.ts';
import { samplePng } from '../../sampleFiles.ts';
import { field } from '../screens/controls.ts';
import { type Account, type AccountOptions, newAccount } from './accounts.ts';
import { admin } from './records.ts';

/** One form as a person submits it. */
export interface Submission {
  what: string;
  path: string;
  status: FormKey | 'status';
  options: AccountOptions;
  /** Files that the form needs, by their key in the documents record. */
  files?: string[];
  /** Enters the values missing from the record; they are on the screen after a failure, too. */
  enter: (page: Page) => Promise<void>;
  isEntered: (page: Page) => Promise<void>;
  submit: string;
  /** The address after a submission. */
  leadsTo?: string;
  entry: string;
}

const nothing = async () => {};

/**
 * The trainee form, which submits by `useFormSubmission` as all forms do, and the documents, which do not. Each has an account that lacks
 * only the values of `enter`.
 */
export const SUBMISSIONS: Submission[] = [
  {
    what: 'Trainee Data Form',
    path: '/mt-trainee-form',
    status: 'vendorform',
    options: {
      record: {
        vendorDetails: {
          sectionOne: makeSectionOne({ gstTable: [], city: '' }),
          sectionSix: makeSectionSix(),
        },
      },
    },
    enter: (page) => field(page, 'City').fill('Mumbai'),
    isEntered: (page) => expect(field(page, 'City')).toHaveValue('Mumbai'),
    submit: 'Submit',
    leadsTo: '/dashboard',
    entry: 'submitted Trainee Data Form',
  },
  {
    what: 'Documents',
    path: '/mt-upload-documents',
    status: 'status',
    options: { record: { forms: listedForms(1) } },
    files: ['CompanyCertificate', 'PANTANCard'],
    enter: nothing,
    isEntered: (page) => expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible(),
    submit: 'Submit',
    entry: 'uploaded and submitted Documents',
  },
];

/** A new account with the needed record and files. */
export async function accountFor({
  options,
  files,
}: Pick<Submission, 'options' | 'files'>): Promise<Account> {
  const account = await newAccount(options);
  if (!files) return account;
  const folder = `vendors/${account.uid}/documents`;
  const links = await Promise.all(
    files.map((key) => admin.storeFile({ path: `${folder}/${key}`, ...samplePng() })),
  );
  const data = Object.fromEntries(files.map((key, index) => [key, links[index]]));
  await admin.writeRecords([{ path: `documents/${account.uid}`, data }]);
  return account;
}

/** The declaration of every submission. */
export const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
