import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RequireSession } from '../../../src/app/RequireSession.tsx';
import { AppError } from '../../../src/domain/appError.ts';
import { SessionContext, type SessionState } from '../../../src/session/sessionContext.ts';

function Landing() {
  const { state } = useLocation();
  return <p>Landing {JSON.stringify(state)}</p>;
}

function renderGuard(state: SessionState) {
  const session = { state, logIn: vi.fn(), logOut: vi.fn(), refresh: vi.fn() };
  return render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={['/queries?from=mail#open']}>
        <Routes>
          <Route path="/" element={<Landing />} />
          <Route
            path="/queries"
            element={<RequireSession>{(user) => <p>Queries of {user.displayName}</p>}</RequireSession>}
          />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
}

it('who is signed in passes', () => {
  const user = {
    uid: 'uid1',
    email: '',
    displayName: 'Meera Nair',
    isEmailVerified: true,
    isReviewer: false,
    isApprover: false,
    accessToken: 'token1',
  };
  renderGuard({ status: 'signedIn', user });
  expect(screen.getByText('Queries of Meera Nair')).toBeInTheDocument();
});

it('nobody sees the login page, or the page, before the provider has answered', () => {
  renderGuard({ status: 'unknown' });
  expect(screen.getByRole('status')).toHaveTextContent('Please wait...');
  expect(screen.queryByText(/Landing|Queries of/)).not.toBeInTheDocument();
});

it('who is not signed in goes to / and takes the address and the reason along', () => {
  renderGuard({ status: 'signedOut', notice: 'You have been signed out.' });
  expect(
    screen.getByText('Landing {"from":"/queries?from=mail#open","notice":"You have been signed out."}'),
  ).toBeInTheDocument();
});

it('a session that cannot be checked is told, with a way on', () => {
  renderGuard({ status: 'error', error: new AppError('auth/internal-error', 'No answer.') });
  expect(screen.getByRole('alert')).toHaveTextContent('No answer.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
