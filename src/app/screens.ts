import { matchPath } from 'react-router-dom';
import { formPath, paths } from '../config/paths.ts';
import type { FormKey } from '../domain/records/records.ts';
import { savesData } from '../ui/savesData.ts';
import { type Page, page } from './page.tsx';

const FORM_SCREENS: Record<FormKey, Page> = {
  nonapplicability: page(
    () => import('../pages/non-applicability/NonApplicabilityPage.tsx'),
    'NonApplicabilityPage',
  ),
  vendorform: page(() => import('../pages/trainee-form/TraineeFormPage.tsx'), 'TraineeFormPage'),
  bankdetails: page(() => import('../pages/bank-details/BankDetailsPage.tsx'), 'BankDetailsPage'),
  einvoicing: page(() => import('../pages/e-invoicing/EInvoicingPage.tsx'), 'EInvoicingPage'),
  msa: page(
    () => import('../pages/master-service-agreement/MasterServiceAgreementPage.tsx'),
    'MasterServiceAgreementPage',
  ),
};

/** By path. */
export const portalScreens: Record<string, Page> = {
  ...Object.fromEntries(Object.entries(FORM_SCREENS).map(([key, screen]) => [formPath(key), screen])),
  [paths.dashboard]: page(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  [paths.profile]: page(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
  [paths.uploadDocuments]: page(
    () => import('../pages/documents-upload/DocumentsUploadPage.tsx'),
    'DocumentsUploadPage',
  ),
  [paths.review]: page(() => import('../pages/review/ReviewQueuePage.tsx'), 'ReviewQueuePage'),
  [paths.approvals]: page(() => import('../pages/approval/list/ApprovalListPage.tsx'), 'ApprovalListPage'),
  [paths.approvalPerson]: page(
    () => import('../pages/approval/person/ApprovalPersonPage.tsx'),
    'ApprovalPersonPage',
  ),
  [paths.reviewPerson]: page(() => import('../pages/review-person/ReviewPersonPage.tsx'), 'ReviewPersonPage'),
  [paths.exportGst]: page(
    () => import('../pages/gst-declaration/GstDeclarationPage.tsx'),
    'GstDeclarationPage',
  ),
  [paths.queries]: page(() => import('../pages/queries/QueriesPage.tsx'), 'QueriesPage'),
  [paths.taxDetails]: page(() => import('../pages/tax-details/TaxDetailsPage.tsx'), 'TaxDetailsPage'),
  [paths.verifyCopy]: page(() => import('../pages/verify-copy/VerifyCopyPage.tsx'), 'VerifyCopyPage'),
  [paths.dossier]: page(() => import('../pages/dossier/DossierPage.tsx'), 'DossierPage'),
  [paths.timeline]: page(() => import('../pages/timeline/TimelinePage.tsx'), 'TimelinePage'),
  [paths.personTimeline]: page(() => import('../pages/timeline/TimelinePage.tsx'), 'TimelinePage'),
  [paths.person]: page(
    () => import('../pages/dashboard/people/person/PersonProgressPage.tsx'),
    'PersonProgressPage',
  ),
  [paths.due]: page(() => import('../pages/due-list/DueListPage.tsx'), 'DueListPage'),
  [paths.insights]: page(() => import('../pages/insights/InsightsPage.tsx'), 'InsightsPage'),
  [paths.counted]: page(() => import('../pages/insights/CountedPage.tsx'), 'CountedPage'),
  [paths.exports]: page(() => import('../pages/exports/ExportsPage.tsx'), 'ExportsPage'),
  [paths.approvalChange]: page(
    () => import('../pages/approval/change/ApprovalChangePage.tsx'),
    'ApprovalChangePage',
  ),
  [paths.changes]: page(() => import('../pages/changes/ChangesPage.tsx'), 'ChangesPage'),
  [paths.myData]: page(() => import('../pages/my-data/MyDataPage.tsx'), 'MyDataPage'),
  [paths.away]: page(() => import('../pages/approval/away/AwayPage.tsx'), 'AwayPage'),
};

/** `address` may have a query and a hash; undefined where this person has no such screen. */
export function screenAt(address: string): Page | undefined {
  const [pathname = ''] = address.split(/[?#]/);
  return Object.entries(portalScreens).find(([path]) => matchPath(path, pathname))?.[1];
}

type Load = () => Promise<unknown>;

/** Prefetch failures are ignored; the screen's own import reports them. */
export function fetchNow(...loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => undefined);
}

/** Does nothing when the browser saves data. */
export function fetchAhead(...loads: readonly Load[]): void {
  if (!savesData()) fetchNow(...loads);
}

const NEXT: Partial<Record<string, string>> = {
  [paths.profile]: paths.dashboard,
  [paths.dashboard]: paths.traineeForm,
  [paths.traineeForm]: paths.bankDetails,
  [paths.bankDetails]: paths.uploadDocuments,
};

export function fetchNextScreen(pathname: string): void {
  const next = screenAt(NEXT[pathname] ?? '');
  if (next) fetchAhead(next.fetchAhead);
}
