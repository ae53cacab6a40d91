import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { TopBar } from '../../../src/app/topbar/TopBar.tsx';
import type { SignedInUser } from '../../../src/backend/firebase/auth.ts';
import { type Session, SessionContext } from '../../../src/session/sessionContext.ts';

const USER: SignedInUser = {
  uid: 'uid1',
  email: 'meera@demo.example',
  displayName: 'Meera Nair',
  isEmailVerified: true,
  isReviewer: false,
  isApprover: false,
  accessToken: 'token1',
};

function renderTopBar(user: SignedInUser) {
  const session: Session = {
    state: { status: 'signedIn', user },
    logIn: vi.fn(),
    logOut: vi.fn(),
    refresh: vi.fn(),
  };
  return render(
    <SessionContext value={session}>
      <MemoryRouter>
        <TopBar user={user} isMenuOpen={false} onToggleMenu={() => undefined} />
      </MemoryRouter>
    </SessionContext>,
  );
}

it("says 'Your Email' in the dropdown when the account has no e-mail", async () => {
  renderTopBar({ ...USER, email: '' });
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  expect(screen.getByText('Your Email')).toBeVisible();
  expect(screen.getByText('Signed in as', { exact: false })).toBeVisible();
});

it('says the e-mail in the dropdown when there is one', async () => {
  renderTopBar(USER);
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  expect(screen.getByText('meera@demo.example')).toBeVisible();
  expect(screen.queryByText('Your Email')).not.toBeInTheDocument();
});
