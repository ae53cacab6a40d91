import type { ReactNode } from 'react';
import { Loader } from './Loader.tsx';
import { Notice } from './Notice.tsx';

interface LiveViewProps<T> {
  live: { state: 'loading' } | { state: 'error'; error: { message: string } } | { state: 'ready'; value: T };
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** Renders data that is followed: a loader, the failure with a retry, or the content. */
export function LiveView<T>({ live, onRetry, children }: LiveViewProps<T>) {
  if (live.state === 'loading') return <Loader />;
  if (live.state === 'ready') return children(live.value);
  return (
    <Notice kind="danger" title="Your data could not be loaded">
      <p>{live.error.message}</p>
      <button type="button" className="btn btn-outline-danger" onClick={onRetry}>
        Try again
      </button>
    </Notice>
  );
}
