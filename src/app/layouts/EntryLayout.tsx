import { ScreenOutlet } from '../ErrorBoundary.tsx';
import { Brand } from '../topbar/Brand.tsx';

/** Of the pages that need no sign-in. */
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
