import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useBackToPlace } from '../../../src/app/layouts/useBackToPlace.ts';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';

function Portal() {
  const navigate = useNavigate();
  useBackToPlace();
  return (
    <>
      <Link to="/two">Next</Link>
      <Link to="/two#part">Part</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Routes>
        <Route path="*" element={<PageHeading title="Page" />} />
      </Routes>
    </>
  );
}

/** A window that scrolls up to the length of the page. */
async function openScrolled(place: number) {
  const page = { length: 5000 };
  const grown = vi.fn<() => void>();
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    window.scrollY = Math.min(top, page.length);
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grown.mockImplementation(callback);
      }
      observe() {}
      disconnect() {
        grown.mockReset();
      }
    },
  );
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/one']}>
        <Portal />
      </MemoryRouter>,
    ),
  );
  window.scrollTo(0, place);
  return { page, grow: grown };
}

const go = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('a page starts at its top, and Back restores the position', { tags: ['path-top'] }, async () => {
  await openScrolled(900);
  await go('Next');
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole('heading')).toHaveFocus();
  await go('Back');
  expect(window.scrollY).toBe(900);
});

test.each([
  ['Back waits until the page is long enough', false, 900],
  ['scrolling by hand before the page is long enough cancels the restore', true, 100],
])('%s', async (_, isScrolled, place) => {
  const { page, grow } = await openScrolled(900);
  await go('Next');
  page.length = 100;
  await go('Back');
  expect(window.scrollY).toBe(100);
  if (isScrolled) window.dispatchEvent(new Event('wheel'));
  page.length = 5000;
  grow();
  expect(window.scrollY).toBe(place);
});

test('a link with a hash scrolls to its target only', async () => {
  await openScrolled(900);
  await go('Part');
  expect(window.scrollY).toBe(900);
});
