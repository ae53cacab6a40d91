import { expect } from '@playwright/test';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix } from '../../support/factories.ts';

test('a query about a field links to that field', async ({ page }) => {
  const timestamp = Date.UTC(2026, 10, 20, 9, 35);
  const about = {
    title: 'Is it right?',
    timestamp,
    status: 0,
    by: 'reviewer',
    field: 'signatoryName',
  } as const;
  const vendorDetails = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
  const queries = { ...emptyQueries(), vendorform: [about] };
  await openAsNew(page, '/queries', { record: { queries, vendorDetails } });
  await page.getByRole('link', { name: 'About Name of Signatory' }).click();
  await expect(field(page, 'Name of Signatory')).toBeFocused();
  await expect(field(page, 'Name of Signatory')).toBeInViewport();
});
