import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { whenIdle } from '../../session/whenIdle.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { fetchNextScreen } from '../boot/fetchAhead.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { RequireSession } from '../RequireSession.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { TopBar } from '../topbar/TopBar.tsx';
import { RecordGone } from './RecordGone.tsx';
import { useFieldFocus } from './useFieldFocus.ts';

/** The shared layout for signed-in users: top bar, sidebar, page. */
export function PortalLayout() {
  const { pathname, key } = useLocation();
  useFieldFocus();
  // Open on one place only: going anywhere closes the menu.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenAt === key;
  const closeMenu = useCallback(() => setMenuOpenAt(null), []);
  useEffect(() => whenIdle(() => fetchNextScreen(pathname)), [pathname]);
  return (
    <RequireSession>
      {(user) => (
        <>
          <a className="skip-link" href="#content">
            Skip to content
          </a>
          <ErrorBoundary isAside title="The top bar could not be shown" resetKey={pathname}>
            <TopBar
              user={user}
              isMenuOpen={isMenuOpen}
              onToggleMenu={() => setMenuOpenAt(isMenuOpen ? null : key)}
            />
          </ErrorBoundary>
          <div className="shell has-sidebar">
            <ErrorBoundary isAside title="The menu could not be shown" resetKey={pathname}>
              <Sidebar isOpen={isMenuOpen} restoresFocus={menuOpenAt === null} onClose={closeMenu} />
            </ErrorBoundary>
            <main id="content" className="content" tabIndex={-1}>
              <RecordGone />
              <ErrorBoundary title="This page could not be shown" resetKey={pathname}>
                <Suspense fallback={<Loader />}>
                  <Outlet />
                </Suspense>
              </ErrorBoundary>
            </main>
          </div>
        </>
      )}
    </RequireSession>
  );
}
