import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { companyByState } from '../../../../src/domain/records/companies.ts';
import { GstDeclarationPage } from '../../../../src/pages/gst-declaration/GstDeclarationPage.tsx';
import { GST_GROUNDS, makeNonGst, makeSectionOne, makeSectionSix } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

const letter = () => screen.queryByRole('article', { name: 'Declaration letter' });

test('without a declaration the letter page shows a note with a link', async () => {
  const { address } = renderScreen(<GstDeclarationPage />, { path: '/exportgst' });
  expect(screen.getByRole('heading', { level: 1, name: 'GST Declaration' })).toBeVisible();
  expect(screen.getByText('There is no declaration yet')).toBeVisible();
  expect(letter()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Declaration for Non applicability of GST' }));
  expect(address()).toBe('/nonapplicability');
});

test('the letter starts with the name of the person', { tags: ['letter-own'] }, async () => {
  renderScreen(<GstDeclarationPage />, {
    record: {
      forms: { nonapplicability: 1 },
      nongst: makeNonGst(GST_GROUNDS),
      vendorDetails: {
        sectionOne: makeSectionOne({ vendorStatus: 'Private Limited Company' }),
        sectionSix: makeSectionSix({ signatoryName: 'Meera Nair' }),
      },
    },
  });
  const head = within(await screen.findByRole('article'));
  expect(head.queryByRole('presentation')).toBeNull();
  expect(letter()).toHaveTextContent(/^Ram Kumar7 Specimen Lane/);
  expect(letter()).toHaveTextContent(
    'PlaceMumbaiDate20 Nov 2026Meera Nairfor Ram KumarTraineePAN: ZZZPK0001Z',
  );
});

test('an old letter of somebody whom GST concerns now stays readable, and no longer holds', {
  tags: ['forms-concerned', 'letter-older'],
}, async () => {
  const record = { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO', nongst: makeNonGst() } as const;
  renderScreen(<GstDeclarationPage />, { record: { ...record, forms: { nonapplicability: 1 } } });
  expect(screen.getByText(/this letter no longer holds/)).toBeVisible();
  expect(await screen.findByRole('article')).toBeVisible();
});

test('the letter names parties, year, thresholds', { tags: ['route-screens', 'letter-older'] }, async () => {
  const office = companyByState('Haryana') ?? { address: '', gstin: '' };
  const signImage = 'https://files.example/signature.png';
  renderScreen(<GstDeclarationPage />, {
    record: {
      forms: { nonapplicability: 1 },
      signImage,
      vendorDetails: { sectionSix: makeSectionSix({ place: 'Pune' }) },
      nongst: { date: '2026-03-31', state: 'Haryana', address: office.address, gstinNumber: office.gstin },
    },
  });
  await screen.findByRole('article');
  for (const part of [
    'Date: 31 Mar 2026',
    'Ram Kumar',
    '7 Specimen Lane, Andheri East, Mumbai 400069',
    office.address,
    `GSTIN: ${office.gstin}`,
    'Subject: Declaration for non applicability of GST, financial year 2025-26',
    'Rs 20,00,000 (20 lakh rupees)',
    'Rs 10,00,000 (10 lakh rupees) in Manipur, Mizoram, Nagaland and Tripura',
    'I undertake to inform you in writing without delay if this changes',
    'I, Ram Kumar, holder of PAN ZZZPK0001Z, declare',
    'PlacePune',
  ]) {
    expect(letter()).toHaveTextContent(part);
  }
  expect(screen.getByRole('img', { name: 'Signature of Ram Kumar' })).toHaveAttribute('src', signImage);
  expect(letter()).not.toHaveTextContent('234567890124');
  expect(letter()).not.toHaveTextContent(/section/i);
});
