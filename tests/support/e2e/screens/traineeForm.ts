import type { Locator, Page } from '@playwright/test';
import { makeSectionOne, makeSectionSix, type StoredUserOverrides } from '../../factories.ts';
import { type Account, signIn } from '../people/accounts.ts';
import { button, field } from './controls.ts';

/**
 * The values that a person types into Section 1 and Section 4, besides those of the profile; selects are
 * separate.
 */
export const SECTION_ONE_TEXTS = {
  'Address Line 1': '12 Specimen House',
  'Address Line 2': 'Example Road, Andheri East',
  'Address Line 3': 'Near Example Park',
  City: 'Mumbai',
  'PIN Code': '400069',
  Country: 'India',
  Telephone: '9000000011',
  'Registration Number': 'UDYAM-MH-00-0000001',
} as const;

export const DECLARATION_TEXTS = {
  'Service Provider': 'Meera Nair',
  'Name of Signatory': 'Meera Nair',
  Place: 'Mumbai',
  Date: '2026-11-20',
} as const;

/** Signs in and opens the Trainee Registration Form, at a section when `hash` names one. */
export async function openTraineeForm(page: Page, account: Account, hash = ''): Promise<void> {
  await signIn(page, account, `/mt-trainee-form${hash}`);
  await page.getByRole('button', { name: 'Trainee Information Details' }).waitFor();
}

export function sectionBody(page: Page, which: 'One' | 'Two' | 'Three' | 'Four'): Locator {
  return page.locator(`#collapseSection${which}`);
}

/** Opens the optional lists of Section 1, which are folded for a trainee while they are empty. */
export async function openOptional(page: Page): Promise<void> {
  const optional = page.locator('summary', { hasText: 'Optional: contacts, references and vendor types' });
  if (!(await optional.evaluate((summary) => summary.closest('details')?.open))) await optional.click();
}

/** Opens the Declaration, which is closed at first. */
export async function openDeclaration(page: Page): Promise<Locator> {
  const header = page.getByRole('button', { name: 'Declaration', exact: true });
  if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
  return sectionBody(page, 'Four');
}

/** Fills Section 1 completely, without any list. */
export async function fillSectionOne(page: Page): Promise<void> {
  const section = sectionBody(page, 'One');
  await fillTexts(section, SECTION_ONE_TEXTS);
  await section.getByLabel('Related to the group').selectOption('No');
}

/** Adds a GST registration to Section 1, which requires one from registered people. */
export async function addGstRegistration(page: Page, gstin: string): Promise<void> {
  const section = sectionBody(page, 'One');
  await section.getByRole('button', { name: 'Add GST registration' }).click();
  const row = section.getByRole('group', { name: 'GST registration 1' });
  await fillTexts(row, {
    'State Code': gstin.slice(0, 2),
    GSTIN: gstin,
    'Billing Address': '12 Specimen House, Mumbai 400069',
    Service: 'Production',
    'Contact Details': '9000000011',
  });
}

export async function fillDeclaration(page: Page): Promise<void> {
  await fillTexts(await openDeclaration(page), DECLARATION_TEXTS);
}

export async function fillTexts(section: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await section.getByLabel(label, { exact: true }).fill(text);
  }
}

/** The record of a trainee whose form lacks only the city. */
export const ALMOST_FILLED: StoredUserOverrides = {
  vendorDetails: { sectionOne: makeSectionOne({ gstTable: [], city: '' }), sectionSix: makeSectionSix() },
};

/** The declaration of every submission. */
export const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });

/** Enters the city and asks for the submission, which `question` confirms. */
export async function submitTraineeForm(page: Page): Promise<void> {
  await field(page, 'City').fill('Mumbai');
  await button(page, 'Submit').click();
  await question(page).waitFor();
}
