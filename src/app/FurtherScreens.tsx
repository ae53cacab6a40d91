import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { type Page, page } from './page.ts';

const SCREENS: readonly (readonly [string, Page])[] = [
  [paths.taxDetails, page(() => import('../pages/tax-details/TaxDetailsPage.tsx'), 'TaxDetailsPage')],
  [paths.verifyPaper, page(() => import('../pages/verify-paper/VerifyPaperPage.tsx'), 'VerifyPaperPage')],
  [paths.dossier, page(() => import('../pages/dossier/DossierPage.tsx'), 'DossierPage')],
  [paths.timeline, page(() => import('../pages/timeline/TimelinePage.tsx'), 'TimelinePage')],
  [paths.personTimeline, page(() => import('../pages/timeline/TimelinePage.tsx'), 'TimelinePage')],
  [
    paths.person,
    page(() => import('../pages/dashboard/people/person/PersonProgressPage.tsx'), 'PersonProgressPage'),
  ],
  [paths.due, page(() => import('../pages/due-list/DueListPage.tsx'), 'DueListPage')],
  [paths.exports, page(() => import('../pages/exports/ExportsPage.tsx'), 'ExportsPage')],
  [
    paths.approvalChange,
    page(() => import('../pages/approval/change/ApprovalChangePage.tsx'), 'ApprovalChangePage'),
  ],
  [paths.changes, page(() => import('../pages/changes/ChangesPage.tsx'), 'ChangesPage')],
  [paths.change, page(() => import('../pages/changes/ChangePage.tsx'), 'ChangePage')],
];

/** Screens that a visit seldom opens: the login page does not load their addresses. */
export function FurtherScreens() {
  const { pathname } = useLocation();
  const Screen = SCREENS.find(([path]) => matchPath(path, pathname))?.[1];
  return Screen && <Screen />;
}
