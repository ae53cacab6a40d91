import type { Page } from '@playwright/test';
import { makeSectionOne, makeSectionSix, type StoredUserOverrides } from '../../factories.ts';
import { button, field } from '../screens/controls.ts';

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
