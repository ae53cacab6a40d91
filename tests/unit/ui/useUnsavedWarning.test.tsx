import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUnsavedWarning } from '../../../src/ui/useUnsavedWarning.ts';

/** Whether the browser would ask before the page closes. */
function isAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('the browser asks before the page closes only while text is unsaved', () => {
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
