import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../../src/backend/firebase/auth.ts';
import { SecondStep } from '../../../../src/pages/profile/SecondStep.tsx';
import { SessionContext } from '../../../../src/session/useSession.ts';
import { makeSession, makeSignedInUser } from '../../../support/unit/session.ts';

vi.mock('../../../../src/config/portal.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  staffProvider: { path: '/staff-sign-in', id: 'google.com', name: 'Google' },
}));

function open(user: Partial<SignedInUser>) {
  const session = makeSession({ status: 'signedIn', user: makeSignedInUser(user) });
  render(
    <SessionContext value={session}>
      <MemoryRouter>
        <SecondStep />
      </MemoryRouter>
    </SessionContext>,
  );
}

test('with a provider, a role that waits names its sign-in', { tags: ['staff-provider'] }, () => {
  open({ roleNeed: 'second step' });
  expect(screen.getByText('Your role waits for a sign-in with Google')).toBeVisible();
});

test('staff who sign in with a provider see no second step with an app', { tags: ['staff-provider'] }, () => {
  open({ isReviewer: true });
  expect(screen.queryByRole('heading')).toBeNull();
});
