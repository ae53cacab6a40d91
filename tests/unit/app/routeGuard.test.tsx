import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { watchUserRecord } from '../../../src/backend/records/users.ts';
import { visitAhead } from '../../support/unit/renderPortal.tsx';

vi.mock('../../../src/backend/firebase/auth.ts', () => ({
  watchSignedInUser: (onUser: (user: null) => void) => {
    onUser(null);
    return () => {};
  },
}));
vi.mock('../../../src/backend/records/users.ts', () => ({ watchUserRecord: vi.fn() }));

beforeAll(() => visitAhead('/dashboard'));

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

test('every protected route redirects to / without a token', { tags: ['route-guard'] }, async () => {
  for (const route of [
    '/dashboard',
    '/profile',
    '/nonapplicability',
    '/exportgst',
    '/trainee-bankdetails',
    '/mt-trainee-form',
    '/mt-upload-documents',
    '/queries',
  ]) {
    const portal = (
      <MemoryRouter initialEntries={[route]}>
        <App />
        <Address />
      </MemoryRouter>
    );
    const { unmount } = await act(async () => render(portal));
    expect(screen.getByTestId('address').textContent, route).toBe('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Forms' })).toBeNull();
    unmount();
  }
  expect(watchUserRecord).not.toHaveBeenCalled();
});
