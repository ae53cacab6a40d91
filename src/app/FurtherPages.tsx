import { Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { staffProvider } from '../config/portal.ts';
import { AccessibilityPage } from '../pages/accessibility/AccessibilityPage.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { EntryLayout } from './layouts/EntryLayout.tsx';
import { PortalLayout } from './layouts/PortalLayout.tsx';
import { page } from './page.tsx';

const AwayPage = page(() => import('../pages/approval/away/AwayPage.tsx'), 'AwayPage');
const StaffSignInPage = staffProvider
  ? page(() => import('../pages/staff-sign-in/StaffSignInPage.tsx'), 'StaffSignInPage')
  : null;
const MyDataPage = page(() => import('../pages/my-data/MyDataPage.tsx'), 'MyDataPage');

/** Pages that few people open: their routes are no part of the login page. */
export function FurtherPages() {
  return (
    <Routes>
      <Route element={<PortalLayout />}>
        <Route path={paths.myData} element={<MyDataPage />} />
        <Route path={paths.away} element={<AwayPage />} />
      </Route>
      <Route element={<EntryLayout />}>
        <Route path={paths.accessibility} element={<AccessibilityPage />} />
        {staffProvider && StaffSignInPage && (
          <Route path={staffProvider.path} element={<StaffSignInPage />} />
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
