import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { missingSettings } from '../config/env.ts';
import { OwnRecordsProvider } from '../records/RecordsProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { whenIdle } from '../session/whenIdle.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { page } from './page.tsx';

const MissingSettings = page(() => import('./MissingSettings.tsx'), 'MissingSettings');

// Every text of a toast is also on the page, so the portal works without toasts.
const Toaster = lazy<ComponentType>(() =>
  import('../ui/feedback/Toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** Needs a router above it. */
export function App() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (missingSettings.length > 0) return <MissingSettings />;
  return (
    <ErrorBoundary title="The portal could not be shown">
      <SessionProvider>
        <OwnRecordsProvider>
          <AppRoutes />
        </OwnRecordsProvider>
      </SessionProvider>
      {isIdle && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
