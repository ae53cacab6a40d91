import { fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRefreshOnReturn } from '../../../src/app/useRefreshOnReturn.ts';
import { SessionContext } from '../../../src/session/sessionContext.ts';

const refresh = vi.fn();
const session = { state: { status: 'unknown' } as const, logIn: vi.fn(), logOut: vi.fn(), refresh };
const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

beforeEach(() => {
  refresh.mockReset().mockResolvedValue(undefined);
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('asks the provider again on return, at most every ten seconds', () => {
  renderHook(() => useRefreshOnReturn(true), { wrapper });
  fireEvent.focus(window);
  expect(refresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  fireEvent.focus(window);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('asks once more after the ten seconds when somebody came back within them', () => {
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
});

it('asks nothing while nobody is signed in, and nothing after it is gone', () => {
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
