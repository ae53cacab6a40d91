import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { savesData } from '../ui/savesData.ts';
import { type Page, page } from './page.ts';

/** The screens of FurtherScreens.tsx, by their addresses. */
const FURTHER = [
  paths.taxDetails,
  paths.verifyPaper,
  paths.dossier,
  paths.timeline,
  paths.personTimeline,
  paths.person,
  paths.due,
  paths.exports,
  paths.approvalChange,
  paths.change,
  paths.changes,
];
const furtherScreens = page(() => import('./FurtherScreens.tsx'), 'FurtherScreens');

export const portalScreens: Record<string, Page> = {
  [paths.dashboard]: page(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  [paths.profile]: page(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
  [paths.nonApplicability]: page(
    () => import('../pages/non-applicability/NonApplicabilityPage.tsx'),
    'NonApplicabilityPage',
  ),
  [paths.exportGst]: page(
    () => import('../pages/gst-declaration/GstDeclarationPage.tsx'),
    'GstDeclarationPage',
  ),
  [paths.bankDetails]: page(() => import('../pages/bank-details/BankDetailsPage.tsx'), 'BankDetailsPage'),
  [paths.traineeForm]: page(() => import('../pages/trainee-form/TraineeFormPage.tsx'), 'TraineeFormPage'),
  [paths.uploadDocuments]: page(
    () => import('../pages/documents-upload/DocumentsUploadPage.tsx'),
    'DocumentsUploadPage',
  ),
  [paths.eInvoicing]: page(() => import('../pages/e-invoicing/EInvoicingPage.tsx'), 'EInvoicingPage'),
  [paths.exportMsa]: page(
    () => import('../pages/master-service-agreement/MasterServiceAgreementPage.tsx'),
    'MasterServiceAgreementPage',
  ),
  [paths.queries]: page(() => import('../pages/queries/QueriesPage.tsx'), 'QueriesPage'),
  [paths.review]: page(() => import('../pages/review/ReviewQueuePage.tsx'), 'ReviewQueuePage'),
  [paths.approvals]: page(() => import('../pages/approval/list/ApprovalListPage.tsx'), 'ApprovalListPage'),
  [paths.approvalPerson]: page(
    () => import('../pages/approval/person/ApprovalPersonPage.tsx'),
    'ApprovalPersonPage',
  ),
  [paths.reviewPerson]: page(() => import('../pages/review-person/ReviewPersonPage.tsx'), 'ReviewPersonPage'),
  ...Object.fromEntries(FURTHER.map((path) => [path, furtherScreens])),
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
  const next = NEXT[pathname];
  const screen = next && screenAt(next);
  if (screen) fetchAhead(screen.fetchAhead);
}
