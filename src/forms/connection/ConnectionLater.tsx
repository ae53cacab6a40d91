import { lazy, Suspense } from 'react';

// Fetched after the page, before a connection can be lost. When the fetch fails the line is missing.
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
