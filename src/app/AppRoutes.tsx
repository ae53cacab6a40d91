import { Navigate, Route, Routes } from 'react-router-dom';
import { loadFileService } from '../backend/files/loadFileService.ts';
import { changePaths, paths } from '../config/paths.ts';
import { staffProvider } from '../config/portal.ts';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { readAccessToken } from '../session/sessionStorage.ts';
import { ScreenOutlet } from './ErrorBoundary.tsx';
import { page } from './page.tsx';
import { fetchAhead, fetchNow, portalScreens, screenAt } from './screens.ts';
import { Brand } from './topbar/Brand.tsx';

const PortalLayout = page(() => import('./layouts/PortalLayout.tsx'), 'PortalLayout');
const IntroducerSignUpPage = page(
  () => import('../pages/introducer-sign-up/IntroducerSignUpPage.tsx'),
  'IntroducerSignUpPage',
);
const RegistrationPage = page(() => import('../pages/registration/RegistrationPage.tsx'), 'RegistrationPage');
const ApprovalPage = page(() => import('../pages/approval/link/ApprovalPage.tsx'), 'ApprovalPage');
const AccessibilityPage = page(
  () => import('../pages/accessibility/AccessibilityPage.tsx'),
  'AccessibilityPage',
);
const AccountLinkPage = page(() => import('../pages/account-link/AccountLinkPage.tsx'), 'AccountLinkPage');
const NotFoundPage = page(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage');
const StaffSignInPage = page(() => import('../pages/staff-sign-in/StaffSignInPage.tsx'), 'StaffSignInPage');

/** The login form that the build rendered into the page (boot/prerender.tsx), until React replaces it. */
export function isLoginThere(root: Element): boolean {
  return root.hasChildNodes() && window.location.pathname === paths.login && readAccessToken() === null;
}

const loadsOf = (address: string) =>
  [PortalLayout, screenAt(address)].flatMap((screen) => screen?.fetchAhead ?? []);
const handleTyping = (destination: string) => fetchAhead(...loadsOf(destination), loadFileService);
const fetchScreen = (address: string) => fetchNow(...loadsOf(address));

/** Called before the first render, so that the screen's code arrives with the session. */
export function fetchOpenedScreen(): void {
  if (readAccessToken() !== null) fetchScreen(window.location.pathname);
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<EntryLayout />}>
        <Route path={paths.login} element={<LoginPage onTyping={handleTyping} onLoggedIn={fetchScreen} />} />
        <Route path={paths.introducerSignUp} element={<IntroducerSignUpPage />} />
        <Route path={paths.register} element={<RegistrationPage />} />
        <Route path={paths.approve} element={<ApprovalPage />} />
        <Route path={paths.accessibility} element={<AccessibilityPage />} />
        <Route path={paths.accountLink} element={<AccountLinkPage />} />
        {staffProvider && <Route path={staffProvider.path} element={<StaffSignInPage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<PortalLayout />}>
        {Object.entries(portalScreens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        {Object.entries(changePaths).map(([kind, path]) => (
          <Route key={kind} path={`${paths.changes}/${kind}`} element={<Navigate to={path} replace />} />
        ))}
        <Route path={paths.vendorForm} element={<Navigate to={paths.traineeForm} replace />} />
        <Route path={paths.vendorBankDetails} element={<Navigate to={paths.bankDetails} replace />} />
      </Route>
    </Routes>
  );
}

/** The layout of the pages that need no sign-in. */
function EntryLayout() {
  return (
    <>
      <header className="top-bar">
        <Brand />
      </header>
      <main>
        <ScreenOutlet />
      </main>
    </>
  );
}
