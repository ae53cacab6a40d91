import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRead } from '../../../src/records/useRead.ts';

test('ignores a late answer for an earlier key', async () => {
  const answers = new Map<string, (value: string) => void>();
  const get = vi.fn((key: string) => new Promise<string>((resolve) => answers.set(key, resolve)));
  const { result, rerender } = renderHook(({ key }) => useRead(key, get), { initialProps: { key: 'one' } });
  rerender({ key: 'two' });
  await act(async () => answers.get('one')?.('first'));
  expect(result.current).toEqual({});
  await act(async () => answers.get('two')?.('second'));
  expect(result.current.value).toBe('second');
  expect(get).toHaveBeenCalledTimes(2);
});

test('an error arrives as an AppError', async () => {
  const get = () => Promise.reject(Object.assign(new Error('offline'), { code: 'unavailable' }));
  const { result } = renderHook(() => useRead('one', get));
  await waitFor(() => expect(result.current.error?.code).toBe('firestore/unavailable'));
});
