import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUnsavedWarning } from '../../../src/ui/useUnsavedWarning.ts';

/** Whether the browser would ask before it leaves the page. */
function isAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('asks before the page is left only while something is not saved', () => {
  const { rerender, unmount } = renderHook(({ isUnsaved }) => useUnsavedWarning(isUnsaved), {
    initialProps: { isUnsaved: false },
  });
  expect(isAsked()).toBe(false);
  rerender({ isUnsaved: true });
  expect(isAsked()).toBe(true);
  rerender({ isUnsaved: false });
  expect(isAsked()).toBe(false);
  rerender({ isUnsaved: true });
  unmount();
  expect(isAsked()).toBe(false);
});
