import type { ComponentType } from 'react';
import { paths } from '../config/paths.ts';
import type { FurtherPath } from './further.ts';

export const furtherScreens: Record<FurtherPath, () => Promise<ComponentType>> = {
  [paths.nonApplicability]: async () =>
    (await import('../pages/non-applicability/NonApplicabilityPage.tsx')).NonApplicabilityPage,
  [paths.exportGst]: async () =>
    (await import('../pages/gst-declaration/GstDeclarationPage.tsx')).GstDeclarationPage,
  [paths.eInvoicing]: async () => (await import('../pages/e-invoicing/EInvoicingPage.tsx')).EInvoicingPage,
  [paths.exportMsa]: async () =>
    (await import('../pages/master-service-agreement/MasterServiceAgreementPage.tsx'))
      .MasterServiceAgreementPage,
  [paths.queries]: async () => (await import('../pages/queries/QueriesPage.tsx')).QueriesPage,
  [paths.taxDetails]: async () => (await import('../pages/tax-details/TaxDetailsPage.tsx')).TaxDetailsPage,
  [paths.verifyCopy]: async () => (await import('../pages/verify-copy/VerifyCopyPage.tsx')).VerifyCopyPage,
  [paths.dossier]: async () => (await import('../pages/dossier/DossierPage.tsx')).DossierPage,
  [paths.timeline]: async () => (await import('../pages/timeline/TimelinePage.tsx')).TimelinePage,
  [paths.personTimeline]: async () => (await import('../pages/timeline/TimelinePage.tsx')).TimelinePage,
  [paths.person]: async () =>
    (await import('../pages/dashboard/people/person/PersonProgressPage.tsx')).PersonProgressPage,
  [paths.due]: async () => (await import('../pages/due-list/DueListPage.tsx')).DueListPage,
  [paths.exports]: async () => (await import('../pages/exports/ExportsPage.tsx')).ExportsPage,
  [paths.approvalChange]: async () =>
    (await import('../pages/approval/change/ApprovalChangePage.tsx')).ApprovalChangePage,
  [paths.changes]: async () => (await import('../pages/changes/ChangesPage.tsx')).ChangesPage,
  [paths.change]: async () => (await import('../pages/changes/ChangePage.tsx')).ChangePage,
};
