import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import { LiveView } from '../../../src/ui/feedback/LiveView.tsx';
import { Loader } from '../../../src/ui/feedback/Loader.tsx';

it('the loader shows a spinner for at most 1500 ms, then the outline of the content', {
  tags: ['loader-time'],
}, () => {
  vi.useFakeTimers();
  const { container } = render(<Loader text="Please wait..." />);
  const isSpinning = () => container.querySelector('.spinner-border') !== null;
  expect(screen.getByRole('status')).toHaveTextContent('Please wait...');
  act(() => void vi.advanceTimersByTime(1499));
  expect(isSpinning()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(isSpinning()).toBe(false);
  expect(container.querySelector('.skeleton')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Please wait...');
});

it('a live view shows a failure with a sentence and a retry', async () => {
  const onRetry = vi.fn();
  const error = new AppError('firestore/unavailable', 'The database cannot be reached.');
  render(
    <LiveView live={{ state: 'error', error }} onRetry={onRetry}>
      {() => 'content'}
    </LiveView>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The database cannot be reached.');
  expect(screen.queryByText('content')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('a live view shows a loader, then content that keeps typed text during failures and retries', async () => {
  type Seen = Parameters<typeof LiveView<string>>[0]['live'];
  const view = (live: Seen) => (
    <LiveView live={live} onRetry={() => undefined}>
      {(label) => <input aria-label={label} />}
    </LiveView>
  );
  const { rerender } = render(view({ state: 'loading' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  rerender(view({ state: 'ready', value: 'IFSC Code' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('IFSC Code'), 'SBIN');
  const last = { value: 'IFSC Code' };
  const error = new AppError('firestore/permission-denied', 'Not allowed any more.');
  rerender(view({ state: 'error', error, last }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('What you see may be out of date');
  expect(alert).toHaveTextContent('Not allowed any more. What you typed is still here.');
  expect(screen.getByLabelText('IFSC Code')).toHaveValue('SBIN');
  rerender(view({ state: 'loading', last }));
  expect(screen.getByRole('status')).toHaveTextContent('Trying again…');
  expect(screen.getByLabelText('IFSC Code')).toHaveValue('SBIN');
  rerender(view({ state: 'ready', value: 'IFSC Code' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByLabelText('IFSC Code')).toHaveValue('SBIN');
});
