import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveView } from '../../../src/ui/LiveView.tsx';
import { Loader } from '../../../src/ui/Loader.tsx';

describe('the loader', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows its spinner for 1500 ms at most, then the outline of the content (SPEC 9)', () => {
    const { container } = render(<Loader text="Please wait..." />);
    const isSpinning = () => container.querySelector('.spinner-border') !== null;
    expect(screen.getByRole('status')).toHaveTextContent('Please wait...');
    act(() => {
      vi.advanceTimersByTime(1499);
    });
    expect(isSpinning()).toBe(true);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(isSpinning()).toBe(false);
    expect(container.querySelector('.skeleton')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Please wait...');
  });
});

describe('a live view', () => {
  it('shows a loader, then the content', () => {
    const view = (live: { state: 'loading' } | { state: 'ready'; value: string }) => (
      <LiveView live={live} onRetry={() => undefined}>
        {(value) => <p>{value}</p>}
      </LiveView>
    );
    const { rerender } = render(view({ state: 'loading' }));
    expect(screen.getByRole('status')).toBeInTheDocument();
    rerender(view({ state: 'ready', value: 'Here it is' }));
    expect(screen.getByText('Here it is')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows a failure with its words and a retry', async () => {
    const onRetry = vi.fn();
    const error = { message: 'The database cannot be reached.' };
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
});
