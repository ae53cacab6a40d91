import { useEffect } from 'react';
import type { Autosave } from './autosave.ts';
import { keepTrackOf } from './unsaved.ts';

/**
 * Lets a draft be kept for as long as its form is on the screen: at once when the page is hidden or the connection is
 * back. The browser asks before it leaves the page, but only while something is not kept.
 */
export function useAutosave(autosave: Autosave): void {
  useEffect(() => {
    const flush = () => void autosave.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const followUnsaved = () => {
      if (autosave.isUnsaved) window.addEventListener('beforeunload', askFirst);
      else window.removeEventListener('beforeunload', askFirst);
    };
    const askFirst = (event: BeforeUnloadEvent) => {
      if (autosave.isUnsaved) event.preventDefault();
      flush();
    };
    const stopFollowing = autosave.subscribe(followUnsaved);
    const stopTracking = keepTrackOf(autosave);
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    autosave.start();
    return () => {
      autosave.stop();
      stopTracking();
      stopFollowing();
      window.removeEventListener('beforeunload', askFirst);
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [autosave]);
}
