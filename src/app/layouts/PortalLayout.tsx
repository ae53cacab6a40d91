import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConnectionLine } from '../../forms/connection/ConnectionLine.tsx';
import { useUserRecord } from '../../records/useRecords.ts';
import { whenIdle } from '../../session/whenIdle.ts';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { onDemand } from '../../ui/feedback/onDemand.tsx';
import { useToastOrder } from '../../ui/feedback/useToastOrder.ts';
import { ErrorBoundary, ScreenOutlet } from '../ErrorBoundary.tsx';
import { RequireSession } from '../RequireSession.tsx';
import { fetchNextScreen } from '../screens.ts';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { TopBar } from '../topbar/TopBar.tsx';
import { useBackToPlace } from './useBackToPlace.ts';
import { useFieldFocus } from './useFieldFocus.ts';

/** Shown when the record was deleted while the portal was open; the page below keeps its text. */
function RecordGone() {
  const live = useUserRecord();
  if (live.state !== 'ready' || !live.isGone) return null;
  return (
    <ShortNotice kind="danger" title="Your record has been removed">
      It was deleted while you had the portal open, so nothing can be saved now. What you see and typed is
      still here: keep this page open, or copy what you need, and tell your introducer.
    </ShortNotice>
  );
}

/** Only reviewers and approvers load it. */
const IdleLock = onDemand(async () => (await import('../../forms/entry/IdleLock.tsx')).IdleLock);

const ELSEWHERE = 'elsewhere';

export function PortalLayout() {
  const { pathname, key } = useLocation();
  useFieldFocus();
  useBackToPlace();
  useToastOrder();
  // Stores the place where it was opened: navigation closes the menu, and Back does not reopen it.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenAt === key;
  useEffect(() => () => setMenuOpenAt((at) => (at === key ? ELSEWHERE : at)), [key]);
  useEffect(() => whenIdle(() => fetchNextScreen(pathname)), [pathname]);
  return (
    <RequireSession>
      {(user) => (
        <>
          <a className="skip-link visually-hidden-focusable" href="#content">
            Skip to content
          </a>
          <ErrorBoundary isAside title="The top bar could not be shown" resetKey={pathname}>
            <TopBar isMenuOpen={isMenuOpen} onToggleMenu={() => setMenuOpenAt(isMenuOpen ? null : key)} />
          </ErrorBoundary>
          <div className="shell has-sidebar">
            <ErrorBoundary isAside title="The menu could not be shown" resetKey={pathname}>
              <Sidebar
                isOpen={isMenuOpen}
                restoresFocus={menuOpenAt === null}
                onClose={() => setMenuOpenAt(null)}
              />
            </ErrorBoundary>
            <main id="content" className="content" tabIndex={-1}>
              <ConnectionLine />
              <RecordGone />
              <ScreenOutlet />
            </main>
          </div>
          {(user.isReviewer || user.isApprover) && (
            <ErrorBoundary isAside title="The idle lock could not be loaded" resetKey={pathname}>
              <IdleLock key={user.uid} user={user} />
            </ErrorBoundary>
          )}
        </>
      )}
    </RequireSession>
  );
}
