import { expect, type Page } from '@playwright/test';
import config from '../../../portal.config.json' with { type: 'json' };
import { logIn, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import {
  acceptAgreement,
  confirmSubmission,
  enterBankDetails,
  openScreen,
  reviewAndAccept,
  saveProfile,
  uploadDocuments,
  uploadSignature,
} from '../../support/e2e/people/completion.ts';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readDocuments, readUser } from '../../support/e2e/people/records.ts';
import { invite, registerAsInvited } from '../../support/e2e/people/registration.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import {
  addGstRegistration,
  fillTexts,
  openDeclaration,
  SECTION_ONE_TEXTS,
  sectionBody,
} from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';

const NAME = 'Specimen Media Private Limited';
const GSTIN = '27ZZZCS0001Z1Z7';
const CIN = 'U12345MH2015PTC123456';

async function fillVendorForm(page: Page): Promise<void> {
  await openScreen(page, 'Vendor Registration Form');
  await expect(page.getByRole('heading', { level: 1, name: 'Vendor Registration Form' })).toBeVisible();
  const one = sectionBody(page, 'One');
  const { 'Registration Number': _, ...texts } = SECTION_ONE_TEXTS;
  await fillTexts(one, { ...texts, CIN });
  await one.getByLabel('Related to the group').selectOption('No');
  await addGstRegistration(page, GSTIN);
  const four = await openDeclaration(page);
  await four.getByLabel('Name of Signatory').fill('Meera Nair');
  await four.getByLabel('Place').fill('Mumbai');
  await button(page, 'Submit').click();
  await expect(page.getByRole('dialog')).toContainText(CIN);
  await confirmSubmission(page);
  await expect(page).toHaveURL('/dashboard');
}

test('a Private Limited goes from invitation to approval without an invented value', {
  tag: ['@core', '@kind-registration', '@kind-fields', '@documents-by-kind', '@forms-concerned'],
}, async ({ page, newPage }) => {
  test.setTimeout(300_000);
  const email = `company.${crypto.randomUUID().slice(0, 8)}@demo.example`;
  const introducer = await newPage();
  await signIn(introducer, await newAccount({ usertype: 'introducer', name: 'Asha Rao' }), '/dashboard');
  const invited = { name: NAME, email, usertype: 'Vendor' } as const;
  await invite(introducer, invited);
  const company = await registerAsInvited(
    page,
    invited,
    { 'PAN Number': 'ZZZCS0001Z' },
    'Private Limited Company',
  );

  await test.step('the profile asks for no Aadhar number', async () => {
    await logIn(page, company);
    await expect(page).toHaveURL('/profile');
    await expect(field(page, 'PAN Number')).toHaveValue('ZZZCS0001Z');
    await expect(field(page, 'Aadhar Number')).toHaveCount(0);
    await field(page, 'Designation').fill('Director');
    await field(page, 'Address').fill('12 Specimen House, Example Road, Mumbai 400069');
    await field(page, 'GST Applicable').selectOption('Yes');
    await field(page, 'GSTIN').fill(GSTIN);
    await uploadSignature(page);
    await saveProfile(page);
    expect((await waitForMail(config.mail.gstTeam, new RegExp(NAME))).text).toContain(GSTIN);
    await expect.poll(async () => (await readUser(company.uid)).gstmailsend).toBe(true);
  });

  await test.step('nobody can declare that GST does not apply', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Non-applicability of GST' });
    await expect(row).toContainText('Not needed: GST applies to you');
    await page.getByRole('table').getByRole('link', { name: 'Non-applicability of GST' }).click();
    await expect(page.getByText('GST applies to you', { exact: true })).toBeVisible();
    await expect(button(page, 'Submit')).toHaveCount(0);
  });

  await test.step('the registration form comes before the letter, which its signatory signs', async () => {
    await openScreen(page, 'E-invoicing Declaration');
    await expect(page.getByText('The registration form comes first')).toBeVisible();
    await expect(button(page, 'Submit')).toHaveCount(0);
  });

  await fillVendorForm(page);

  await test.step('the e-invoicing letter says "we"', async () => {
    await openScreen(page, 'E-invoicing Declaration');
    const letter = page.getByRole('article', { name: 'E-invoicing declaration' });
    await expect(letter).toContainText(`We, ${NAME}, GSTIN ${GSTIN}, PAN ZZZCS0001Z, declare`);
    await expect(letter).toContainText(`Meera Nairfor ${NAME}`);
    await button(page, 'Submit').click();
    await confirmSubmission(page);
    await openScreen(page, 'Dashboard');
  });

  await test.step('the signatory accepts the agreement', async () => {
    await acceptAgreement(page);
    expect((await readUser(company.uid)).msa?.name).toBe('Meera Nair');
  });

  await test.step('documents are those of a company', async () => {
    await uploadDocuments(page, ['Certificate of Incorporation', 'GST Registration Certificate', 'PAN Card']);
    expect(Object.keys(await readDocuments(company.uid))).toContain('GSTCertificate');
  });

  await test.step('the company declares its class, which is optional', async () => {
    await openScreen(page, 'Tax and MSME Details');
    await field(page, 'Class of Enterprise').selectOption('No Udyam registration');
    await field(page, 'GST Scheme').selectOption('Regular');
    await expect(page.getByText(/^Our enterprise has no Udyam registration/)).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByText('Tax and MSME Details Saved Successfully')).toBeVisible();
  });

  await enterBankDetails(page);
  const { aadharcard, vendorDetails, forms } = await readUser(company.uid);
  expect(forms).toMatchObject({ status: 1, nonapplicability: 0, einvoicing: 1, msa: 1 });
  expect([aadharcard, vendorDetails.sectionOne?.aadharcard]).toEqual(['', '']);

  await test.step('the reviewer validates and sends, the approver accepts', () =>
    reviewAndAccept(page, newPage, company, CIN));
});
