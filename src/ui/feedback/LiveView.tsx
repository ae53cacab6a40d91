import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import type { AppError } from '../../domain/appError.ts';
import { Loader } from './Loader.tsx';
import { Notice, ShortNotice } from './Notice.tsx';
import { loadErrorMessage } from './saveErrors.ts';

interface LiveViewProps<T> {
  live:
    | { state: 'loading'; last?: { value: T } }
    | { state: 'error'; error: AppError; last?: { value: T } }
    | { state: 'ready'; value: T };
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/**
 * Keeps content that was shown once, with its typed text, when the data become unreachable; a notice above
 * it reports that.
 */
export function LiveView<T>({ live, onRetry, children }: LiveViewProps<T>) {
  const known = live.state === 'ready' ? live : live.last;
  if (!known && live.state === 'loading') return <Loader />;
  return (
    <>
      {live.state === 'loading' && (
        <ShortNotice kind="warning" title="What you see may be out of date">
          Trying again…
        </ShortNotice>
      )}
      {live.state === 'error' && (
        <Notice
          kind="danger"
          title={known ? 'What you see may be out of date' : 'Your data could not be loaded'}
        >
          <p>{`${loadErrorMessage(live.error)}${known ? ' What you typed is still here.' : ''}`}</p>
          <Button variant="outline-danger" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      )}
      {known && children(known.value)}
    </>
  );
}
