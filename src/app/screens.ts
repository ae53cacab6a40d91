import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { savesData } from '../ui/savesData.ts';
import { FURTHER, type FurtherPath } from './further.ts';
import { type Page, page } from './page.tsx';

const fetchFurtherScreens = () => import('./furtherScreens.ts');

const furtherScreen = (path: FurtherPath) =>
  page(async () => ({ Screen: await (await fetchFurtherScreens()).furtherScreens[path]() }), 'Screen');

export const portalScreens: Record<string, Page> = {
  [paths.dashboard]: page(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  [paths.profile]: page(() => import('../pages/profile/ProfilePage.tsx'), 'ProfilePage'),
  [paths.bankDetails]: page(() => import('../pages/bank-details/BankDetailsPage.tsx'), 'BankDetailsPage'),
  [paths.traineeForm]: page(() => import('../pages/trainee-form/TraineeFormPage.tsx'), 'TraineeFormPage'),
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
  ...Object.fromEntries(FURTHER.map((path) => [path, furtherScreen(path)])),
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

/** With the addresses of the further screens, which then open with one request as well. */
export function fetchNextScreen(pathname: string): void {
  const next = screenAt(NEXT[pathname] ?? '');
  fetchAhead(...(next ? [next.fetchAhead] : []), fetchFurtherScreens);
}
