import { fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequireSession, useRefreshOnReturn } from '../../../src/app/RequireSession.tsx';
import { AppError } from '../../../src/domain/appError.ts';
import { storeAccessToken } from '../../../src/session/sessionStorage.ts';
import { SessionContext, type SessionState } from '../../../src/session/useSession.ts';
import { renderInSession } from '../../support/unit/renderInSession.tsx';
import { makeSession, makeSignedInUser } from '../../support/unit/session.ts';

function Landing() {
  const { state } = useLocation();
  return <p>Landing {JSON.stringify(state)}</p>;
}

function renderGuard(state: SessionState) {
  const routes = (
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route
        path="/queries"
        element={<RequireSession>{(user) => <p>Queries of {user.displayName}</p>}</RequireSession>}
      />
    </Routes>
  );
  return renderInSession(routes, state, ['/queries?from=mail#open']);
}

it('RequireSession logs out a signed-in user without an access token', () => {
  storeAccessToken('token');
  sessionStorage.clear();
  const { logOut } = renderGuard({ status: 'signedIn', user: makeSignedInUser() });
  expect(logOut).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Queries of/)).not.toBeInTheDocument();
});

it('RequireSession renders neither login nor page before the provider has answered', () => {
  renderGuard({ status: 'unknown' });
  expect(screen.getByRole('status')).toHaveTextContent('Please wait...');
  expect(screen.queryByText(/Landing|Queries of/)).not.toBeInTheDocument();
});

it('RequireSession redirects to / with the address and the reason', () => {
  renderGuard({ status: 'signedOut', notice: 'You have been signed out.' });
  expect(
    screen.getByText('Landing {"from":"/queries?from=mail#open","notice":"You have been signed out."}'),
  ).toBeInTheDocument();
});

it('a failed check of the session shows an error and a retry', () => {
  renderGuard({ status: 'error', error: new AppError('auth/internal-error', 'No answer.') });
  expect(screen.getByRole('alert')).toHaveTextContent('No answer.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

describe('useRefreshOnReturn', () => {
  const session = makeSession({ status: 'unknown' });
  const { refresh } = session;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );

  beforeEach(() => {
    refresh.mockResolvedValue(undefined);
    vi.useFakeTimers();
  });

  it('checks the session when the focus returns, at most every ten seconds, then once', () => {
    renderHook(() => useRefreshOnReturn(true), { wrapper });
    fireEvent.focus(window);
    vi.advanceTimersByTime(4000);
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    expect(refresh).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(6000);
    expect(refresh).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    fireEvent.focus(window);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('checks nothing without a session or after the unmount', () => {
    const { rerender, unmount } = renderHook(({ isSignedIn }) => useRefreshOnReturn(isSignedIn), {
      wrapper,
      initialProps: { isSignedIn: false },
    });
    fireEvent.focus(window);
    rerender({ isSignedIn: true });
    unmount();
    fireEvent.focus(window);
    expect(refresh).not.toHaveBeenCalled();
  });
});
