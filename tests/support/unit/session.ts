import { vi } from 'vitest';
import type { SignedInUser } from '../../../src/backend/firebase/auth.ts';
import type { SessionState } from '../../../src/session/useSession.ts';

export function makeSignedInUser(overrides: Partial<SignedInUser> = {}): SignedInUser {
  return {
    uid: 'uid1',
    email: 'meera@demo.example',
    displayName: 'Meera Nair',
    isEmailVerified: true,
    isReviewer: false,
    isApprover: false,
    roleNeed: null,
    hasSecondStep: false,
    accessToken: 'token1',
    ...overrides,
  };
}

/** Its functions only record their calls. */
export function makeSession(state: SessionState) {
  return { state, logIn: vi.fn(), logOut: vi.fn(), refresh: vi.fn() };
}
