import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary.tsx';

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

it('a broken part is replaced by words, and what is around it stays', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page(true));
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.getByText('Around it')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
});

it('another page is shown again, and the same page stays as it is', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(page(true));
  rerender(page(false));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(page(false, '/queries'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('The part')).toBeInTheDocument();
});
