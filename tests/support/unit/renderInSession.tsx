import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SessionContext, type SessionState } from '../../../src/session/useSession.ts';
import { makeSession } from './session.ts';

type Entries = ComponentProps<typeof MemoryRouter>['initialEntries'];

/** Renders a part of a screen in a session without records; the functions of the session record their calls. */
export function renderInSession(part: ReactNode, state: SessionState, initialEntries: Entries = ['/']) {
  const session = makeSession(state);
  const view = render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={initialEntries}>{part}</MemoryRouter>
    </SessionContext>,
  );
  return { ...session, ...view };
}
