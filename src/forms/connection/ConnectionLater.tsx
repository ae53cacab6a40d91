import { lazy, Suspense } from 'react';

// Fetched after the page: it is there before the connection is lost, and otherwise missing.
const ConnectionLine = lazy(() =>
  import('./ConnectionLine.tsx')
    .then((module) => ({ default: module.ConnectionLine }))
    .catch(() => ({ default: () => null })),
);

export function ConnectionLater() {
  return (
    <Suspense>
      <ConnectionLine />
    </Suspense>
  );
}
