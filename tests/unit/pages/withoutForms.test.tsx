import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BankDetailsPage } from '../../../src/pages/bank-details/BankDetailsPage.tsx';
import { DocumentsUploadPage } from '../../../src/pages/documents-upload/DocumentsUploadPage.tsx';
import { EInvoicingPage } from '../../../src/pages/e-invoicing/EInvoicingPage.tsx';
import { GstDeclarationPage } from '../../../src/pages/gst-declaration/GstDeclarationPage.tsx';
import { MasterServiceAgreementPage } from '../../../src/pages/master-service-agreement/MasterServiceAgreementPage.tsx';
import { NonApplicabilityPage } from '../../../src/pages/non-applicability/NonApplicabilityPage.tsx';
import { QueriesPage } from '../../../src/pages/queries/QueriesPage.tsx';
import { TraineeFormPage } from '../../../src/pages/trainee-form/TraineeFormPage.tsx';
import { renderScreen } from '../../support/unit/renderScreen.tsx';

const PAGES = {
  BankDetailsPage,
  DocumentsUploadPage,
  EInvoicingPage,
  GstDeclarationPage,
  MasterServiceAgreementPage,
  NonApplicabilityPage,
  QueriesPage,
  TraineeFormPage,
};

test.each(
  Object.entries(PAGES).flatMap(([name, Page]) => [
    [name, 'an introducer', Page, { usertype: 'introducer' }] as const,
    [name, 'an account without a record', Page, null] as const,
  ]),
)('%s has no form for %s', (_, __, Page, record) => {
  renderScreen(<Page />, { record });
  expect(screen.getByText('No forms for this account')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
