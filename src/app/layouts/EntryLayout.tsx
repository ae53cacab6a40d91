import { ScreenOutlet } from '../ErrorBoundary.tsx';
import { Brand } from '../topbar/Brand.tsx';

/** The layout of the pages that need no sign-in. */
export function EntryLayout() {
  return (
    <>
      <header className="top-bar">
        <Brand />
      </header>
      <main>
        <ScreenOutlet />
      </main>
    </>
  );
}
