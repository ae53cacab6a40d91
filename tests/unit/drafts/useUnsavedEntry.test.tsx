import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsaved, hasUnsavedDraft, keepDrafts } from '../../../src/drafts/unsaved.ts';
import { useUnsavedEntry } from '../../../src/drafts/useUnsavedEntry.ts';

/** Whether the browser would ask before it leaves the page. */
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('has the browser and the portal ask only while something is typed', async () => {
  const { rerender, unmount } = renderHook(({ isUnsaved }) => useUnsavedEntry(isUnsaved), {
    initialProps: { isUnsaved: false },
  });
  expect([isAskedByBrowser(), hasUnsaved()]).toEqual([false, false]);
  rerender({ isUnsaved: true });
  expect([isAskedByBrowser(), hasUnsaved(), hasUnsavedDraft()]).toEqual([true, true, false]);
  expect(await keepDrafts()).toBe(false);
  rerender({ isUnsaved: false });
  expect([isAskedByBrowser(), hasUnsaved()]).toEqual([false, false]);
  expect(await keepDrafts()).toBe(true);
  rerender({ isUnsaved: true });
  unmount();
  expect([isAskedByBrowser(), hasUnsaved()]).toEqual([false, false]);
});
