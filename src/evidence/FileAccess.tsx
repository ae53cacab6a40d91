import { type ReactNode, useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Failure } from '../ui/feedback/Failure.tsx';
import { Spinner } from '../ui/feedback/Loader.tsx';
import { NOT_LOGGED, useAccess } from './Visit.tsx';

type State = 'asking' | 'granted' | 'failed';

/** R22: shows the files of a person to staff once the event is stored. */
export function FileAccess({ children }: { children: ReactNode }) {
  const { isOwn, see } = useAccess();
  const [state, setState] = useState<State>('asking');
  useEffect(() => {
    if (isOwn || state !== 'asking') return;
    let isOver = false;
    see('files').then(
      () => isOver || setState('granted'),
      () => isOver || setState('failed'),
    );
    return () => {
      isOver = true;
    };
  });
  if (isOwn || state === 'granted') return children;
  if (state === 'asking') return <PreviewLoading />;
  return (
    <>
      <Failure>{NOT_LOGGED}</Failure>
      <Button variant="outline-secondary" size="sm" onClick={() => setState('asking')}>
        Try again
      </Button>
    </>
  );
}

export function PreviewLoading() {
  return (
    <p className="text-body-secondary" role="status">
      <Spinner />
      <span>Loading the preview…</span>
    </p>
  );
}
