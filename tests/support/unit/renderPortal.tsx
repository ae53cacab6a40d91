import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { screenAt } from '../../../src/app/screens.ts';
import { AccountMenu } from '../../../src/app/topbar/TopBar.tsx';
import { type Session, SessionContext } from '../../../src/session/useSession.ts';
import { Toaster } from '../../../src/ui/feedback/Toaster.tsx';
import { type RenderedScreen, renderScreen, type ScreenOptions } from './renderScreen.tsx';
import { makeSession } from './session.ts';

interface VisitedPortal {
  /** The current address of the portal, with query and hash. */
  address: () => string;
  unmount: () => void;
}

/** Renders the portal at an address for a signed-out visitor; the test mocks the writes of its screens. */
export function renderVisitor(path: string, logIn: Session['logIn'] = vi.fn()): VisitedPortal {
  let address = path;
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = `${pathname}${search}${hash}`;
    return null;
  }
  const session = { ...makeSession({ status: 'signedOut' }), logIn };
  const { unmount } = render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Address />
        <Toaster />
      </MemoryRouter>
    </SessionContext>,
  );
  return { address: () => address, unmount };
}

/**
 * Prefetches the screens of these addresses before the tests, which then render at once: React finishes no
 * render that a test must wait for. For an address behind the login it fetches the layout.
 */
export async function visitAhead(...addresses: string[]): Promise<void> {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const address of addresses) {
    const isThere = () => {
      const { unmount } = renderVisitor(address);
      const heading = document.querySelector('h1');
      unmount();
      expect(heading, address).not.toBeNull();
    };
    await vi.waitFor(isThere, { timeout: 30_000 });
  }
  warnings.mockRestore();
}

/** Renders the whole portal for a signed-in person at the first address; the others are for navigation. */
export async function renderPortal(
  [path, ...others]: readonly [string, ...string[]],
  options: Omit<ScreenOptions, 'path'> = {},
): Promise<RenderedScreen> {
  const parts = [AccountMenu, ...[path, ...others].map(screenAt)];
  await Promise.all(parts.map((part) => part?.fetchAhead()));
  return renderScreen(<AppRoutes />, { ...options, path });
}
