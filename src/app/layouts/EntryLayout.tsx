import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Brand } from '../topbar/Brand.tsx';

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
    </>
  );
}
