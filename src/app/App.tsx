import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { missingSettings } from '../config/env.ts';
import { OwnRecordsProvider } from '../records/RecordsProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { whenIdle } from '../session/whenIdle.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function MissingSettings({ names }: { names: readonly string[] }) {
  return (
    <main className="content">
      <h1>The portal is not set up yet</h1>
      <p>These settings are missing in the build:</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p>
        Copy <code>.env.example</code> to <code>.env.local</code>, fill them in and build again.
      </p>
    </main>
  );
}

// What a toast says is also said where it belongs, so the portal goes on without them.
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
  if (missingSettings.length > 0) return <MissingSettings names={missingSettings} />;
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
