import { useEffect } from 'react';
import { keepTrackOf } from './unsaved.ts';

/**
 * Counts in something typed that has no draft: the browser asks before it closes or reloads the tab, the portal before a
 * link or the back button takes it away.
 */
export function useUnsavedEntry(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopTracking = keepTrackOf({ isUnsaved });
    window.addEventListener('beforeunload', ask);
    return () => {
      stopTracking();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}
