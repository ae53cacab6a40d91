import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { page } from '../page.ts';
import { Brand } from '../topbar/Brand.tsx';

/** Comes beside the screen. Where it does not arrive the screen does its work without it. */
const LeaveGuard = page(
  () => import('./LeaveGuard.tsx').catch(() => ({ LeaveGuard: () => null })),
  'LeaveGuard',
);

/** Around the screens for people who are not signed in, and around the approval card. */
export function EntryLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <header className="top-bar">
        <Brand />
      </header>
      <main>
        <ErrorBoundary title="This page could not be shown" resetKey={pathname}>
          <Suspense fallback={<Loader />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {pathname !== paths.login && (
        <Suspense>
          <LeaveGuard />
        </Suspense>
      )}
    </>
  );
}
