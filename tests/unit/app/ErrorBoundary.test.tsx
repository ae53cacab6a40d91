import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary.tsx';
import { page as chunk } from '../../../src/app/page.tsx';

function Part({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken on purpose');
  return <p>The part</p>;
}

const page = (isBroken: boolean, resetKey = '/profile') => (
  <>
    <p>Around it</p>
    <ErrorBoundary title="This page could not be shown" resetKey={resetKey}>
      <Part isBroken={isBroken} />
    </ErrorBoundary>
  </>
);

it('an error replaces the broken part only, until another address is opened', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(page(true));
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.getByText('Around it')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  rerender(page(false));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(page(false, '/queries'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('The part')).toBeInTheDocument();
});

it('an error in a part beside the page shows one line, and Try again restores the part', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const menu = (isBroken: boolean) => (
    <ErrorBoundary isAside title="The menu could not be shown">
      <Part isBroken={isBroken} />
    </ErrorBoundary>
  );
  const { rerender } = render(menu(true));
  expect(screen.getByRole('alert')).toHaveTextContent('The menu could not be shown. Try again');
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(menu(false));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The part')).toBeInTheDocument();
});

it('Try again fetches a screen whose chunk failed to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ Part: () => ReactNode }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce({ Part: () => <p>It arrived</p> });
  const Screen = chunk(load, 'Part');
  await act(async () => {
    render(
      <ErrorBoundary title="This page could not be shown">
        <Screen />
      </ErrorBoundary>,
    );
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('It arrived')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
