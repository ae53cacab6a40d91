import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useWrite } from '../../../src/forms/useWrite.ts';
import { Toaster } from '../../../src/ui/feedback/Toaster.tsx';
import { deferred } from '../../support/unit/watching.ts';

vi.unmock('../../../src/ui/feedback/toasts.ts');

const DENIED = { code: 'permission-denied', message: 'Missing or insufficient permissions.' };

test('a write runs once at a time and reports success', async () => {
  render(<Toaster />, { wrapper: MemoryRouter });
  const { promise, resolve } = deferred();
  const send = vi.fn((_text: string) => promise);
  const { result } = renderHook(() => useWrite(send, { success: 'Written Successfully' }));
  let first: Promise<boolean> = Promise.resolve(false);
  let second: Promise<boolean> = Promise.resolve(true);
  act(() => {
    first = result.current.run('one');
    second = result.current.run('two');
  });
  expect(result.current.isPending).toBe(true);
  await act(async () => resolve());
  expect([await first, await second]).toEqual([true, false]);
  expect(send).toHaveBeenCalledExactlyOnceWith('one');
  expect(result.current.isPending).toBe(false);
  expect(await screen.findByText('Written Successfully')).toBeVisible();
});

test('a failure shows a sentence until the next attempt', async () => {
  render(<Toaster />, { wrapper: MemoryRouter });
  let failure: unknown = DENIED;
  const { result } = renderHook(() =>
    useWrite(async () => {
      if (failure) throw failure;
    }),
  );
  await act(() => result.current.run());
  expect(result.current.error).toMatch(/^This is not saved: it may not be changed now/);
  await waitFor(() => expect(screen.getByText(/^This is not saved/)).toBeVisible());
  failure = undefined;
  await act(() => result.current.run());
  expect(result.current.error).toBeUndefined();
});
