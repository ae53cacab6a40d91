import { useEffect } from 'react';
import type { Autosave } from './autosave.ts';
import { onSaveDrafts } from './memory.ts';

/**
 * Saves a draft for as long as its form is on the screen and not locked: at once when the page is hidden or the
 * connection is back. A locked form has no draft to read.
 */
export function useAutosave(autosave: Autosave, isLocked: boolean): void {
  useEffect(() => {
    if (isLocked) {
      autosave.end();
      return;
    }
    const flush = () => void autosave.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const stopSaving = onSaveDrafts(() => autosave.flush());
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    autosave.start();
    return () => {
      autosave.stop();
      stopSaving();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [autosave, isLocked]);
}
